/** One connection to a table that comes back by itself. A wish that was not answered is sent again, under the same id. */
import type { FromClient, FromServer } from "../wire/protocol";

export type State = "connecting" | "here" | "lost" | "gone";

/** A message without its id: the socket gives it one. */
export type Wish = FromClient extends infer Message ? (Message extends unknown ? Omit<Message, "id"> : never) : never;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/** Browsers say nothing when a network silently goes away; an unanswered ping does. */
const PING_EVERY = 15_000;

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** At a table where one device holds several seats, the address of the page says which of them it shows: `/t/<id>?seat=1`. */
function hotSeat(): string {
  const seat = new URLSearchParams(location.search).get("seat");
  return seat === null ? "" : `?seat=${encodeURIComponent(seat)}`;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, FromClient>();
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private heard = true;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly tell: (message: FromServer) => void,
    private readonly stateIs: (state: State) => void,
  ) {
    addEventListener("online", this.again);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.seen);
    this.connect();
  }

  send(wish: Wish): string {
    const message = { ...wish, id: newId() } as FromClient;
    this.waiting.set(message.id, message);
    this.write(message);
    return message.id;
  }

  /** Connect again, as whoever we are by now; wishes that were not answered are sent again. */
  renew(): void {
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.again);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.seen);
    clearTimeout(this.retry);
    clearInterval(this.ping);
    this.socket?.close();
  }

  /** The device says that it has no network: nobody has to wait for a ping to find out. */
  private readonly cut = (): void => {
    const { socket } = this;
    if (this.closed || !socket) return;
    socket.close();
    this.lost(socket);
  };

  private readonly seen = (): void => {
    if (document.visibilityState === "visible") this.again();
  };

  private readonly again = (): void => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    if (this.socket?.readyState === WebSocket.CONNECTING) return;
    this.wait = FIRST_WAIT;
    clearTimeout(this.retry);
    this.connect();
  };

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket${hotSeat()}`);
    this.socket = socket;
    let told = false;
    socket.onopen = () => {
      this.heard = true;
      clearInterval(this.ping);
      this.ping = setInterval(() => {
        if (!this.heard) {
          socket.close();
          this.lost(socket);
        } else {
          this.heard = false;
          this.write({ type: "ping", id: newId() });
        }
      }, PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = true;
      const message = JSON.parse(event.data) as FromServer;
      if (message.type === "accepted" || message.type === "because") this.waiting.delete(message.id);
      if (message.type === "refused" && message.id !== null) this.waiting.delete(message.id);
      if (message.type === "bye" && (message.again ?? null) === null) this.closed = true;
      this.tell(message);
      if (!told) {
        told = true;
        this.wait = FIRST_WAIT;
        this.stateIs("here");
        for (const wish of this.waiting.values()) if (wish.type === "load") this.waiting.delete(wish.id);
        for (const wish of this.waiting.values()) this.write(wish);
      }
    };
    socket.onclose = () => this.lost(socket);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.ping);
    if (this.closed) {
      this.stateIs("gone");
      return;
    }
    this.stateIs("lost");
    // Without a network there is nothing to try; `online` comes when there is one.
    this.retry = setTimeout(() => void (navigator.onLine && this.connect()), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private write(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
