/** Where an action is on this board: the card, and where it goes. */
import type { Spots } from "$web/spots";
import type { Action, DudabView } from "$web/wire/games/dudab";

export const spots: Spots<Action, DudabView> = (action) => {
  const card = (of: string): string => `.hand [data-spot='${of}']`;
  const to = (drop: string): string => `[data-drop='${drop}']`;
  switch (action.type) {
    case "Lay":
      return [card(action.card), to(`column-${action.column}`)];
    case "LayDudab":
      return [card("D"), to(`column-${action.column}`)];
    case "Draw":
    case "Penalty":
      return [to("pile")];
    case "DrawPut":
      return [card(action.card), to("pile")];
    case "PlaceJungle":
      return [card("J"), to(`column-${action.column}`)];
    case "PlaceBaby":
      return [card("BB"), to(`column-${action.column}`)];
    case "Trim":
      return [card(action.card), to("own")];
    case "ShedTo":
      return [to(action.where)];
    case "Shed":
      return [card(action.card)];
  }
};
