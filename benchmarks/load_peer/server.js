// boardgame.io, as its documentation sets a server up, with a game of the shape of Dudo!: four players, five secret dice
// each, rising bids, somebody doubts, all cups are lifted, a die is lost. It keeps matches in memory only.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const FACES = 6;

const roll = (G, random) => {
  for (const seat of Object.keys(G.players)) G.players[seat].dice = random.D6(G.counts[Number(seat)] || 1).slice(0, G.counts[seat]);
  G.bids = [];
};

const next = (G, ctx, from) => {
  for (let i = 1; i <= ctx.numPlayers; i++) {
    const seat = (from + i) % ctx.numPlayers;
    if (G.counts[seat] > 0) return seat;
  }
  return from;
};

const Dice = {
  name: "dice",
  setup: ({ ctx, random }) => {
    const G = { players: {}, counts: Array(ctx.numPlayers).fill(5), bids: [], round: 1, last: null, log: 0 };
    for (let seat = 0; seat < ctx.numPlayers; seat++) G.players[String(seat)] = { dice: [] };
    roll(G, random);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    bid: {
      client: false,
      move: ({ G, ctx, events }, count, value) => {
        const last = G.bids[G.bids.length - 1];
        const total = G.counts.reduce((a, b) => a + b, 0);
        if (count < 1 || count > total || value < 1 || value >= FACES) return INVALID_MOVE;
        if (last && (count < last.count || (count === last.count && value <= last.value))) return INVALID_MOVE;
        G.bids.push({ seat: Number(ctx.currentPlayer), count, value });
        events.endTurn({ next: String(next(G, ctx, Number(ctx.currentPlayer))) });
      },
    },
    doubt: {
      client: false,
      move: ({ G, ctx, events, random }) => {
        const last = G.bids[G.bids.length - 1];
        if (!last) return INVALID_MOVE;
        const cups = Object.values(G.players).map((player) => player.dice);
        const matching = cups.flat().filter((face) => face === last.value || face === 6).length;
        const loser = matching >= last.count ? Number(ctx.currentPlayer) : last.seat;
        G.counts[loser] -= 1;
        G.last = { round: G.round, cups, count: last.count, value: last.value, bidder: last.seat, matching, loser };
        G.round += 1;
        const left = G.counts.filter((count) => count > 0).length;
        if (left === 1) {
          events.endGame({ winner: G.counts.findIndex((count) => count > 0) });
          return;
        }
        roll(G, random);
        events.endTurn({ next: String(G.counts[loser] > 0 ? loser : next(G, ctx, loser)) });
      },
    },
  },
};

const server = Server({ games: [Dice], origins: [Origins.LOCALHOST_IN_DEVELOPMENT] });
server.run({ port: Number(process.argv[2]), lobbyConfig: { apiPort: Number(process.argv[2]) + 1 } }, () => console.log("ready"));
