/** House rules as a form offers them: what matters at this table, what can be chosen, what it was measured to do. */
import { same, valueKey } from "./options";
import type { Speaker } from "./text";
import { t } from "./ui.svelte";
import type { Effect, GameInfo, HouseRule, HouseRules, OptionInfo } from "./wire/protocol";

export type Chosen = Record<string, unknown>;

export interface Offer {
  rule: HouseRule;
  option: OptionInfo;
  choices: unknown[];
}

/** The rules that matter at a table of so many seats, by theme, in the order of the house. */
export function offers(game: GameInfo, house: HouseRules, chosen: Chosen, seats: number, oneDevice: boolean): Map<string, Offer[]> {
  const now = (name: string): unknown => (name in chosen ? chosen[name] : game.options.find((one) => one.name === name)?.default);
  const themes = new Map<string, Offer[]>();
  for (const rule of house.rules) {
    const option = game.options.find((one) => one.name === rule.name);
    if (!option) continue;
    const idle =
      (rule.seats?.length && !rule.seats.includes(seats)) ||
      (rule.one_device && !oneDevice) ||
      Object.entries(rule.needs ?? {}).some(([name, values]) => !values.includes(valueKey(now(name))));
    if (idle && !(rule.name in chosen)) continue;
    const choices = option.choices.filter((one) => !rule.of_seat || !/^\d+$/.test(valueKey(one)) || Number(valueKey(one)) < seats);
    const theme = rule.theme ?? "play";
    themes.set(theme, [...(themes.get(theme) ?? []), { rule, option, choices }]);
  }
  return themes;
}

/** The same choice without what is as printed. */
export function choose(chosen: Chosen, option: OptionInfo, value: unknown): Chosen {
  const { [option.name]: _, ...rest } = chosen;
  return same(value, option.default) ? rest : { ...rest, [option.name]: value };
}

/** What is chosen, of options that are all there: as a table has them. */
export const chosenOf = (game: GameInfo, options: Chosen): Chosen =>
  Object.fromEntries(game.options.filter((one) => one.name in options && !same(options[one.name], one.default)).map((one) => [one.name, options[one.name]]));

/** What a value was measured to do; null where nothing was, or where the rule does nothing at the tables measured. */
export function measured(game: GameInfo, house: HouseRules, rule: HouseRule, value: unknown): { now: Effect; printed: Effect } | null {
  const figures = house.measured;
  const printedIs = (name: string): string => valueKey(game.options.find((one) => one.name === name)?.default);
  if (!figures || Object.entries(rule.needs ?? {}).some(([name, values]) => !values.includes(printedIs(name)))) return null;
  if (rule.seats?.length && !rule.seats.includes(figures.players.length)) return null;
  const key = typeof value === "boolean" ? (value ? "on" : "off") : valueKey(value);
  const now = figures.effects.find((one) => one.option === rule.name && one.value === key);
  const printed = figures.effects[0];
  return now && printed ? { now, printed } : null;
}

/** The house rules in one line: as printed, a preset by its name, or how many differ. */
export function houseLine(speaker: Speaker, house: HouseRules | null, chosen: Chosen): string {
  const count = Object.keys(chosen).length;
  if (!count) return t("site-all-printed");
  const preset = house?.presets.find((one) => same(sorted(one.options), sorted(chosen)));
  if (preset && speaker.has(`preset-${preset.key}`)) return speaker.say(`preset-${preset.key}`);
  return t("site-house-rules-count", { count });
}

const sorted = (chosen: Chosen): [string, unknown][] => Object.entries(chosen).sort(([one], [other]) => (one < other ? -1 : 1));
