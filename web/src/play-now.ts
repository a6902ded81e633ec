/** One click to a table: the usual number of seats, bots in all but one. */
import { api } from "./net/api";
import { settings } from "./settings.svelte";
import { t } from "./ui.svelte";
import type { GameInfo } from "./wire/protocol";

/** A middling one, unless another was chosen last time: strong enough to be company, not to be a lesson. */
export function usualLevel(game: GameInfo): string {
  const last = settings.level[game.key];
  return last && game.levels.includes(last) ? last : (game.levels[Math.floor(game.levels.length / 2)] ?? "random");
}

export const ownName = (): string => settings.name.trim() || t("site-guest");

/** Opens a table against bots and gives its address. */
export async function playNow(game: GameInfo): Promise<string> {
  const level = usualLevel(game);
  const seated = await api.open({
    game: game.key,
    name: ownName(),
    seats: [{ kind: "me" }, ...Array.from({ length: game.usual_seats - 1 }, () => ({ kind: "bot" as const, level }))],
  });
  return `/t/${seated.table.id}`;
}
