// The plainest page that proves the protocol: draws views as JSON, offers the legal actions as buttons.
const app = document.getElementById("app");
const make = (tag, text, parent = app) => {
  const node = document.createElement(tag);
  if (text !== undefined) node.textContent = text;
  parent.append(node);
  return node;
};
const post = async (path, body) => {
  const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const data = await answer.json();
  if (!answer.ok) throw new Error(data.detail);
  return data;
};

async function lobby() {
  const games = await (await fetch("/api/games")).json();
  for (const game of games) {
    const button = make("button", `${game.title}: play against bots`);
    button.onclick = async () => {
      const seats = [{ kind: "me" }];
      while (seats.length < game.usual_seats) seats.push({ kind: "bot", level: game.levels[0] });
      const made = await post("/api/tables", { game: game.key, seats });
      location.href = `/t/${made.table.id}`;
    };
  }
}

function table(id) {
  const status = make("p", "Connecting");
  const join = make("button", "Take an open seat");
  join.onclick = () => post(`/api/tables/${id}/join`, {}).then(() => location.reload(), (e) => { status.textContent = e.message; });
  const legal = make("div");
  const view = make("pre");
  const log = make("ol");
  let number = 0;
  let count = 0;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${id}/socket`);
  const send = (message) => socket.send(JSON.stringify({ id: `${Date.now()}-${++count}`, ...message }));
  const tell = (events) => events.forEach((t) => make("li", `${t.clause} ${t.say.message} ${JSON.stringify(t.say.args ?? {})}`, log));
  const play = (now) => {
    view.textContent = JSON.stringify(now.view, null, 1);
    status.textContent = now.result ? `Over: ${now.result.places}` : `Asked: seat ${now.asked.join(", ")}`;
    legal.replaceChildren();
    for (const choice of now.legal ?? []) {
      make("button", choice.text, legal).onclick = () => send({ type: "move", index: choice.action.index, answers: now.answers });
    }
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "table") {
      number = message.number;
      join.hidden = message.you !== null;
      log.replaceChildren();
      tell(message.story);
      // Nothing is dealt before everybody has seen the commitment and said so.
      if (!message.play && message.you !== null) send({ type: "words", text: `${crypto.getRandomValues(new Uint32Array(4))}` });
      if (message.play) play(message.play);
    } else if (message.type === "update") {
      if (message.number !== number + 1) return send({ type: "load" });
      number = message.number;
      tell(message.events ?? []);
      if (message.play) play(message.play);
    } else if (message.type === "refused") {
      status.textContent = `${message.reason.clause ?? ""} ${message.reason.text ?? message.reason.code}`;
    }
  };
  socket.onclose = () => { status.textContent = "Connection lost; coming back"; setTimeout(() => location.reload(), 1000); };
}

const found = location.pathname.match(/^\/t\/([0-9a-z]+)/);
if (found) table(found[1]);
else lobby();
