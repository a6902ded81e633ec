declare module "virtual:introductions" {
  /** What a page can show of each game before the server has answered. */
  export const facts: Introduced[];
  export interface Introduced {
    key: string;
    title: string;
    seats: [number, number];
    minutes: [number, number];
    designer: string | null;
    publisher: string | null;
    own: boolean;
  }
}
declare module "virtual:tongues" {
  /** What each language calls itself, by its code. */
  export const tongues: Record<string, string>;
}
