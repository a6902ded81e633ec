/** Where an action is on this board: the cards, and where they go. */
import type { Spots } from "$web/spots";
import type { Discard } from "$web/wire/games/udaka";

export const spots: Spots<Discard> = ({ card, count, space, victim }) => {
  const to = space !== null ? `well-${space}` : victim !== null ? `seat-${victim}` : card === "A" ? "udaka" : "pile";
  return [...Array<string>(count).fill(`.hand [data-spot='${card}']`), `[data-drop='${to}']`];
};
