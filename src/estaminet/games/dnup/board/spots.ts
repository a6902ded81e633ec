/** Where an action is on this board: the cards, and where they go. */
import type { Spots } from "$web/spots";
import type { Action, DnupView } from "$web/wire/games/dnup";
import { placeKey } from "./cards";

export const spots: Spots<Action, DnupView> = (action, view) => {
  const card = (of: string): string => `.hand [data-spot='${of}']`;
  const place = (seat: number, area: number | null): string => `[data-drop='${placeKey(seat, area)}']`;
  if (action.type === "Play") return [...action.cards.map(card), ...(view.seat === null ? [] : [place(view.seat, view.area)])];
  if (action.type === "Add") return [card(action.card), place(action.seat, action.area)];
  if (action.type === "Take") return [place(action.seat, action.area)];
  return ["[data-key='look']"];
};
