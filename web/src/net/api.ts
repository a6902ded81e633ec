/** The HTTP API: typed calls, and problems as values that can be shown. */
import { settings } from "../settings.svelte";
import { speaker, type Speaker } from "../text";
import { shared, t } from "../ui.svelte";
import type {
  Complaint,
  DealInfo,
  DealList,
  Drawing,
  DrawingRequest,
  FoundCode,
  GameInfo,
  Gone,
  Hint,
  HouseRules,
  JoinTable,
  Me,
  NewBranch,
  NewTable,
  OwnClaim,
  OwnLink,
  OwnMatches,
  Problem,
  Replay,
  ReplayRequest,
  ReviewInfo,
  RulesInfo,
  SandboxAnswer,
  SandboxRequest,
  Seated,
  SeatLink,
  Standing,
  TableList,
  TakeLinesBack,
  Variations,
  Version,
} from "../wire/protocol";

/** The server said no, or nothing at all. */
export class HttpProblem extends Error {
  /** What exactly is wrong with a record, in the player's language. */
  private why: string | null = null;

  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.detail);
  }

  /** For people, in their language where we have the sentence; every reason the server gave is kept. */
  get sentence(): string {
    for (const message of [`site-problem-${this.problem.code}`, `server-${this.problem.code}`]) {
      if (shared().has(message)) {
        try {
          return t(message, { seconds: Math.ceil(this.problem.seconds ?? 1) });
        } catch {
          // A sentence that wants arguments we do not have; the server's own words then.
        }
      }
    }
    return this.problem.detail;
  }

  /** The sentence, and what exactly is wrong where the server has said so: for records, the line and the clause. */
  get whole(): string {
    return this.problem.code === "bad-record" ? `${this.sentence} ${this.why ?? this.problem.detail}` : this.sentence;
  }

  /** Fetch the words for what is wrong with a record: part of it are messages of its game. */
  async translate(): Promise<this> {
    const { code, says, game, names } = this.problem;
    if (code !== "bad-record" || !says) return this;
    try {
      const words = (await speaker(settings.language, ...(game ? [game] : []))).withNames(names ?? []);
      this.why = says.map((say) => words.say(say.message, say.args ?? {})).join(" ");
    } catch {
      // No strings, or none for this; the server's own words then.
    }
    return this;
  }

  /** What is wrong, reason by reason: in the player's language where there are words for it. */
  reasons(speaker: Speaker | null): string[] {
    const english = this.problem.reasons ?? [];
    const says = this.problem.says ?? [];
    return english.map((reason, place) => {
      const say = says[place];
      return say && speaker?.has(say.message) ? speaker.say(say.message, say.args ?? {}) : reason;
    });
  }
}

async function call<Answer>(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new HttpProblem(0, { code: "offline", detail: "the server cannot be reached" });
  }
  if (response.ok) return (await response.json()) as Answer;
  let problem: Problem = { code: "error", detail: `${response.status} ${response.statusText}` };
  try {
    problem = (await response.json()) as Problem;
  } catch {
    // A proxy's page, perhaps; its status is all we know.
  }
  throw await new HttpProblem(response.status, problem).translate();
}

const get = <Answer>(path: string): Promise<Answer> => call<Answer>("GET", path);
const post = <Answer>(path: string, body: unknown): Promise<Answer> => call<Answer>("POST", path, body);
const part = encodeURIComponent;

let known: Promise<GameInfo[]> | null = null;
/** A table that was asked for before its page was there. */
let ahead: { id: string; answer: Promise<Seated> } | null = null;
const rules = new Map<string, Promise<RulesInfo>>();

export const api = {
  /** All games; asked once, and again after a failure. */
  games(): Promise<GameInfo[]> {
    known ??= get<GameInfo[]>("/api/games").catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  },
  async game(key: string): Promise<GameInfo> {
    const found = (await api.games()).find((game) => game.key === key);
    return found ?? (await get<GameInfo>(`/api/games/${part(key)}`));
  },
  /** How the house rules are offered. */
  houseRules: (key: string): Promise<HouseRules> => get(`/api/games/${part(key)}/house-rules`),
  /** A view in words. */
  drawing: (key: string, asked: DrawingRequest): Promise<Drawing> => post(`/api/games/${part(key)}/drawing`, asked),
  /** The rules in the language spoken now, or in English where they are not written in it. */
  async rules(key: string): Promise<RulesInfo> {
    const { languages } = await api.game(key);
    const language = languages.includes(settings.language) ? settings.language : "en";
    const at = `/api/rules/${part(key)}?lang=${language}`;
    let found = rules.get(at);
    if (!found) {
      found = get<RulesInfo>(at);
      rules.set(at, found);
      found.catch(() => rules.delete(at));
    }
    return found;
  },
  version: () => get<Version>("/api/version"),
  me: () => get<Me>("/api/me"),
  setName: (name: string) => post<Me>("/api/me", { name }),
  report: (id: string, what: Complaint) => post<Gone>(`/api/tables/${part(id)}/report`, what),
  unsay: (what: TakeLinesBack) => post<Gone>("/api/me/unsay", what),
  forgetMe: () => post<Gone>("/api/me/forget", {}),
  /** My finished matches, the latest first; `before` is the `next` of an earlier answer. */
  matches: (before: string | null) => get<OwnMatches>(`/api/me/matches${before === null ? "" : `?before=${part(before)}`}`),
  standing: () => get<Standing>("/api/me/standing"),
  ownLink: () => post<OwnLink>("/api/me/link", {}),
  claimAll: (claim: OwnClaim) => post<Me>("/api/me/claim", claim),
  deals: () => get<DealList>("/api/deals"),
  deal: (deal: string) => get<DealInfo>(`/api/deals/${part(deal)}`),
  newDeal: (game: string) => post<DealInfo>("/api/deals", { game }),
  tryDeal: (deal: string) => post<Seated>(`/api/deals/${part(deal)}/play`, {}),
  tables: () => get<TableList>("/api/tables"),
  table(id: string): Promise<Seated> {
    const answer = ahead?.id === id ? ahead.answer : get<Seated>(`/api/tables/${part(id)}`);
    ahead = null;
    return answer;
  },
  open: (table: NewTable) => post<Seated>("/api/tables", table),
  leave: (id: string) => post<Me>(`/api/tables/${encodeURIComponent(id)}/leave`, {}),
  words: (id: string, text: string) => post<Seated>(`/api/tables/${encodeURIComponent(id)}/words`, { text }),
  /** What would be good for this seat, which is asked the question with this number. */
  hint: (id: string, seat: number, answers: number) => post<Hint>(`/api/tables/${part(id)}/hint?seat=${seat}`, { answers }),
  join: (id: string, how: JoinTable) => post<Seated>(`/api/tables/${part(id)}/join`, how),
  code: (code: string) => get<FoundCode>(`/api/codes/${part(code)}`),
  seatLink: (id: string) => post<SeatLink>(`/api/tables/${part(id)}/link`, {}),
  claim: (claim: string) => post<Seated>("/api/claim", { claim }),
  replay(id: string, viewer: number | null, open: boolean, since: number): Promise<Replay> {
    const asked = new URLSearchParams({ open: String(open), since: String(since) });
    if (viewer !== null) asked.set("viewer", String(viewer));
    return get<Replay>(`/api/replays/${part(id)}?${asked}`);
  },
  /** What is known of the review of a finished match by now; it grows until `done` is `total`. */
  review: (id: string) => get<ReviewInfo>(`/api/reviews/${part(id)}`),
  /** Play on from a decision of a finished match. */
  variations: (id: string) => get<Variations>(`/api/branches/${id}`),
  branch: (from: NewBranch) => post<Seated>("/api/branches", from),
  replayOf: (record: ReplayRequest) => post<Replay>("/api/replays", record),
  sandbox: (request: SandboxRequest) => post<SandboxAnswer>("/api/sandbox", request),
};

/** Asks for what the page of an address will ask for first, while the page itself is still on its way. */
export function lookAhead([page, id]: string[]): void {
  void api.games().catch(() => null);
  // Who comes by a personal link has to sit down before anything is seen.
  if (page !== "t" || !id || location.hash) return;
  ahead = { id, answer: api.table(id) };
  ahead.answer.catch(() => null);
}

/** Any error as a sentence to show. */
export function sentenceOf(error: unknown): string {
  return error instanceof HttpProblem ? error.whole : String(error);
}
