/** The other players in playing order from the player's own left, as seen from their chair; a spectator sees everybody. */
export function othersAround(count: number, seat: number | null): number[] {
  const first = seat === null ? 0 : seat + 1;
  return Array.from({ length: seat === null ? count : count - 1 }, (_, at) => (first + at) % count);
}
