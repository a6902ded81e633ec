/** Who comes to the table: as many as last time, regulars of that strength in all seats but one. */
import { firstSeen, randomWords, rememberWords } from "./fair";
import { api } from "./net/api";
import { settings } from "./settings.svelte";
import { t } from "./ui.svelte";
import type { GameInfo, NewTable } from "./wire/protocol";

/** The first of these that the game has: good company rather than a lesson. */
const COMPANY = ["club", "searcher"];
/** What bots are measured against. Nobody wants to play with them where there is anybody else. */
const YARDSTICKS = ["random", "determinised", "searcher"];

/** The levels somebody would want to play against, weakest first. */
export function levelsOffered(game: GameInfo): string[] {
  const wanted = game.levels.filter((level) => !YARDSTICKS.includes(level));
  return wanted.length ? wanted : game.levels.filter((level) => level !== "determinised").slice(-1);
}

/** The level last played against in this game, or good company. */
export function usualLevel(game: GameInfo): string {
  const offered = levelsOffered(game);
  const last = settings.level[game.key];
  const level = game.regulars.find((regular) => regular.key === last)?.level ?? last;
  if (level && offered.includes(level)) return level;
  return COMPANY.find((one) => offered.includes(one)) ?? offered[0] ?? "random";
}

/** As many as last time. */
export function usualSeats(game: GameInfo): number {
  const last = settings.seats[game.key] ?? game.usual_seats;
  return Math.max(game.seats[0], Math.min(game.seats[1], last));
}

/** So many bots for a table of this game, each by name if there are regulars enough: everybody of the usual level,
 * whatever their persona, in any order. */
export function company(game: GameInfo, count: number, taken: readonly (string | null | undefined)[] = []): string[] {
  const level = usualLevel(game);
  const [base] = level.split("-");
  const fit = game.regulars
    .filter((regular) => (regular.level === level || (level === base && regular.level.startsWith(`${base}-`))) && !taken.includes(regular.key))
    .map((regular) => ({ key: regular.key, order: Math.random() }))
    .sort((one, other) => one.order - other.order);
  return Array.from({ length: count }, (_, at) => fit[at]?.key ?? level);
}

export const ownName = (): string => settings.name.trim() || t("site-guest");

/** Opens a table and gives its address. The server shows its commitment first; then come words of this page's own, and only
 * then is anything dealt. */
export async function openTable(plan: NewTable): Promise<string> {
  const { table, seat } = await api.open(plan);
  firstSeen(table.id, table.fairness.commitment);
  if (seat !== null) await api.words(table.id, rememberWords(table.id, randomWords()));
  return `/t/${table.id}`;
}

/** Opens a table of so many seats against bots and gives its address. */
export async function playNow(game: GameInfo, seats = usualSeats(game)): Promise<string> {
  return openTable({
    game: game.key,
    name: ownName(),
    seats: [{ kind: "me" }, ...company(game, seats - 1).map((level) => ({ kind: "bot" as const, level }))],
  });
}
