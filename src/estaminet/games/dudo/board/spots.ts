/** Where an action is on this board. */
import type { Spots } from "$web/spots";
import type { Action } from "$web/wire/games/dudo";

export const spots: Spots<Action> = (action) => {
  const act = action.type === "Salsa" ? action.act : action;
  return [act.type === "Bid" ? `[data-spot='${act.count}x${act.value}']` : `.call.${act.type.toLowerCase()}`];
};
