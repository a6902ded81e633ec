declare module "virtual:introductions" {
  /** By game and language: the Fluent lines of its title and its summary. */
  const introductions: Record<string, Record<string, string>>;
  export default introductions;
}
