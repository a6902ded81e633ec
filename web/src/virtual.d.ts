declare module "virtual:introductions" {
  /** By game and language: the Fluent lines of its title and its summary. */
  const introductions: Record<string, Record<string, string>>;
  export default introductions;
  /** What a page can show of each game before the server has answered. */
  export const facts: Introduced[];
  export interface Introduced {
    key: string;
    title: string;
    seats: [number, number];
    minutes: [number, number];
    designer: string | null;
    publisher: string | null;
  }
}
