/** Fades a thing in. Svelte's `fade` asks for the style of every thing first, for which the page has to be laid out once more
 * than it is drawn; what appears here is opaque in the end. */
export function appear(_: Element, { delay = 0, duration = 0 }: { delay?: number; duration?: number } = {}): {
  delay: number;
  duration: number;
  css: (t: number) => string;
} {
  return { delay, duration, css: (t) => `opacity: ${t}` };
}
