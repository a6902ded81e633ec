/** One click to a table: the usual number of seats, bots in all but one. */
import { firstSeen, randomWords, rememberWords } from "./fair";
import { api } from "./net/api";
import { settings } from "./settings.svelte";
import { t } from "./ui.svelte";
import type { GameInfo, NewTable } from "./wire/protocol";

/** The first of these that the game has: good company rather than a lesson. */
const COMPANY = ["club", "searcher"];

export function usualLevel(game: GameInfo): string {
  const last = settings.level[game.key];
  if (last && game.levels.includes(last)) return last;
  return COMPANY.find((level) => game.levels.includes(level)) ?? game.levels[0] ?? "random";
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

/** Opens a table against bots and gives its address. */
export async function playNow(game: GameInfo): Promise<string> {
  const level = usualLevel(game);
  return openTable({
    game: game.key,
    name: ownName(),
    seats: [{ kind: "me" }, ...Array.from({ length: game.usual_seats - 1 }, () => ({ kind: "bot" as const, level }))],
  });
}
