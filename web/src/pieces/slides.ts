/** Cards that make room or close up slide there. */

const LASTS = 200;

interface Lain {
  width: number;
  at: Map<string, { x: number; y: number }>;
}

/** The things of one row, each with a `data-slot` of its own. */
export class Slides {
  private lain: Lain | null = null;

  /** To be called when they have changed: with the next drawing they are measured, all before any moves, so that the page is
   * laid out once, and slide to where they are now. Returns how to let it be. */
  changed(row: HTMLElement, motion: () => boolean): () => void {
    const frame = requestAnimationFrame(() => this.slide(row, motion()));
    return () => cancelAnimationFrame(frame);
  }

  private slide(row: HTMLElement, motion: boolean): void {
    const { clientWidth: width, offsetLeft: left, offsetTop: top } = row;
    const slots = [...row.querySelectorAll<HTMLElement>("[data-slot]")];
    const at = new Map(slots.map((slot) => [slot.dataset.slot!, { x: slot.offsetLeft - left, y: slot.offsetTop - top }]));
    const before = this.lain;
    this.lain = { width, at };
    if (!motion || before?.width !== width) return;
    for (const slot of slots) {
      const [from, to] = [before.at.get(slot.dataset.slot!), at.get(slot.dataset.slot!)!];
      if (!from || (from.x === to.x && from.y === to.y)) continue;
      slot.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: "none" }], { duration: LASTS, easing: "ease-out" });
    }
  }
}
