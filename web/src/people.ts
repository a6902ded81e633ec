/** The players as boards show them, from what the table knows. */
import type { Person } from "./board";
import type { TableStore } from "./net/table.svelte";
import type { Speaker } from "./text";
import { levelName, t } from "./ui.svelte";
import type { TableInfo } from "./wire/protocol";

/** Somebody of whom there is a name, and whatever else is given. */
export const somebody = (seat: number, name: string, known: Partial<Person> = {}): Person => ({
  seat,
  name,
  you: false,
  asked: false,
  bot: null,
  face: null,
  away: false,
  open: false,
  clock: null,
  place: null,
  last: null,
  ...known,
});

/** The regular in each seat; null for people, and for those somebody plays for. */
export const facesAt = (info: TableInfo): (string | null)[] =>
  info.seats.map((seat) => (seat.kind === "bot" && !seat.of ? (seat.regular ?? null) : null));

/** Everybody at a live table, at the moment that is shown. */
export function peopleAt(store: TableStore, speaker: Speaker): Person[] {
  const { shown } = store;
  const faces = store.info ? facesAt(store.info) : [];
  const clocks = store.live ? (store.play?.clocks ?? null) : null;
  return (store.info?.seats ?? []).map((seat, number) => {
    const bank = clocks?.left?.[number];
    const last = number === store.you ? null : (store.lasts[number] ?? null);
    return somebody(number, seat.kind === "open" ? t("site-seat-open") : (seat.of ?? seat.name), {
      you: number === store.you,
      asked: shown?.asked.includes(number) ?? false,
      bot: seat.kind !== "bot" ? null : seat.of && seat.of !== seat.name ? t("site-bot-for") : levelName(seat.level ?? "", speaker),
      face: faces[number] ?? null,
      typing: store.typing.includes(number),
      away: seat.kind === "person" && !(store.presence.here[number] ?? true),
      open: seat.hand_open ?? false,
      clock: bank === undefined ? null : { left: bank, running: clocks?.running?.includes(number) ?? false, since: store.clocksAt },
      place: shown?.result?.places[number] ?? null,
      last: last && { told: last, text: speaker.said(last.say) },
    });
  });
}
