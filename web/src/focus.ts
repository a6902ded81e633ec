/** The focus at a table: it goes to what is asked, for those who use keys, and it is never lost. */
import { byKeys, controlsOf, firstToPress, inPlay, stopOf, typing, usable } from "./stops";

const REMEMBERED = 8;

export interface Keeper {
  /** Something is asked: the focus goes there, unless the player is busy elsewhere. */
  arrive: () => void;
  destroy: () => void;
}

/** `root` is the table; it takes the focus itself where there is nothing else to take it. */
export function keep(root: HTMLElement, asked: () => boolean): Keeper {
  let before: HTMLElement[] = [];
  /** Where the focus was in its stop. */
  let stop: string | null = null;
  let place = 0;
  let wanting = false;
  let frame = 0;

  const board = (): HTMLElement | null => {
    const found = root.querySelector<HTMLElement>(".frame");
    return found && usable(found) ? found : null;
  };
  /** What covers the board and is to be pressed. */
  const layer = (): HTMLElement | null =>
    [...root.querySelectorAll<HTMLElement>("[data-first]")].find((control) => usable(control)) ?? null;

  function go(to: HTMLElement): void {
    to.focus({ preventScroll: to === root });
  }
  function recover(): void {
    if (!byKeys()) return go(root);
    // What was only moved to another place in the page has it again.
    if (before[0] && root.contains(before[0]) && usable(before[0])) return go(before[0]);
    const group = stop === null ? [] : controlsOf(root, stop);
    const near = group[Math.min(place, group.length - 1)];
    const last = before.find((control) => root.contains(control) && usable(control));
    const question = asked() ? firstToPress(board()) : null;
    go(layer() ?? near ?? (stop === null ? (last ?? question) : (question ?? last)) ?? firstToPress(board()) ?? root);
  }
  function check(looks: boolean): void {
    const at = document.activeElement;
    if (wanting) reach();
    if (document.activeElement !== at) return;
    if (!at || at === document.body || (root.contains(at) && at !== root && !usable(at, looks))) recover();
  }
  /** To the first thing to press, as soon as it is there. */
  function reach(): void {
    if (!asked() || !byKeys()) {
      wanting = false;
      return;
    }
    const at = document.activeElement;
    const busy = at && at !== document.body && (typing(at) || at.closest("dialog, .side, [data-layer], .round-end") || inPlay(at));
    const to = busy ? null : firstToPress(board());
    if (to) go(to);
    if (to || busy) wanting = false;
  }
  function focused(event: FocusEvent): void {
    const at = event.target as HTMLElement;
    if (at === root) return;
    before = [at, ...before.filter((other) => other !== at)].slice(0, REMEMBERED);
    stop = at.closest(".frame, .log") && !at.closest("dialog") ? stopOf(at) : null;
    place = stop === null ? 0 : Math.max(0, controlsOf(root, stop).indexOf(at));
  }
  function changed(): void {
    check(false);
    later();
  }
  function later(): void {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      check(true);
    });
  }
  /** From the table itself Tab goes to what is asked. */
  function tabbed(event: KeyboardEvent): void {
    if (event.key !== "Tab" || event.shiftKey || event.target !== root || !asked()) return;
    const to = layer() ?? firstToPress(board());
    if (!to) return;
    event.preventDefault();
    go(to);
  }

  const watch = new MutationObserver(changed);
  watch.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled", "inert", "class", "open"] });
  root.addEventListener("focusin", focused);
  // Between two controls the focus is nowhere for a moment: what came of it is seen with the next drawing.
  root.addEventListener("focusout", later);
  root.addEventListener("keydown", tabbed);
  changed();
  return {
    arrive: () => {
      wanting = true;
      reach();
    },
    destroy: () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}
