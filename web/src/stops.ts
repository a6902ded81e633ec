/** Getting about a table by keyboard: the hand, the board, the actions and the log are one stop each for Tab, and arrows
 * walk inside. Boards say what belongs to which with `data-stop`; `data-need` of hand and action says it, too, and the rest
 * is the board. A stop with `data-turn` is where a turn begins; otherwise that is the hand. */

const STOPS = "[data-stop], [data-need=hand], [data-need=action]";
const CONTROLS = "button:not(:disabled), a[href], summary, [tabindex='0'], [data-roved]";
/** Where a turn begins, in this order. */
const TURN = ["hand", "actions", "board"];

const inside = new Map<HTMLElement, () => void>();

/** Whether the last thing the player used was a key. */
let keys = false;
addEventListener("keydown", (event) => !["Shift", "Control", "Alt", "Meta"].includes(event.key) && (keys = true), { capture: true });
addEventListener("pointerdown", () => (keys = false), { capture: true });
export const byKeys = (): boolean => keys;

export const typing = (at: Element | null): boolean => at?.closest("input:not([type=checkbox], [type=radio]), textarea, select") != null;

/** Whether the focus can be there. Looking at styles is dear: only where something may be hidden. */
export function usable(control: Element, looks = true): boolean {
  if (!control.isConnected || control.matches(":disabled") || control.closest("[inert]")) return false;
  return !looks || control.checkVisibility({ visibilityProperty: true });
}

/** Pressing it leads on. */
const can = (control: Element): boolean => !control.matches("[aria-disabled=true], .off, [role=img], [role=group]");

/** What was picked up can go there: it is meant, whatever else could be pressed. */
const MEANT = ".aim, .legal, .target:not([aria-disabled=true])";
const best = (group: HTMLElement[]): HTMLElement | undefined => group.find((control) => control.matches(MEANT) && can(control)) ?? group.find(can);

/** "" for what is not on the board and no part of a stop. */
export function stopOf(control: Element): string {
  const at = control.closest<HTMLElement>(STOPS);
  if (at) return at.dataset.stop ?? (at.dataset.need === "hand" ? "hand" : "actions");
  return control.closest(".frame") ? "board" : "";
}

function members(root: HTMLElement, looks = true): Map<string, HTMLElement[]> {
  const groups = new Map<string, HTMLElement[]>();
  for (const control of root.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (control.closest("dialog") || !usable(control, looks)) continue;
    const stop = stopOf(control);
    if (!groups.has(stop)) groups.set(stop, []);
    groups.get(stop)!.push(control);
  }
  return groups;
}

/** The controls of one stop of a page. */
export const controlsOf = (root: HTMLElement, stop: string): HTMLElement[] => members(root).get(stop) ?? [];

/** Where Tab would come to in this stop. */
export function entryOf(root: HTMLElement, stop: string): HTMLElement | null {
  for (const update of inside.values()) update();
  const all = controlsOf(root, stop);
  return all.find((control) => control.tabIndex === 0) ?? all[0] ?? null;
}

/** The first thing to press when something is asked; null if there is nothing on the board. */
export function firstToPress(frame: HTMLElement | null): HTMLElement | null {
  if (!frame) return null;
  const groups = members(frame);
  const first = frame.querySelector<HTMLElement>("[data-turn]")?.dataset.stop;
  for (const stop of first ? [first, ...TURN] : TURN) {
    const found = groups.get(stop)?.find(can);
    if (found) return found;
  }
  return null;
}

/** Whether this is a good place to be when something is asked. */
export const inPlay = (control: Element): boolean => control.closest(".frame") !== null && can(control) && stopOf(control) !== "board";

/** What scrolls is a stop of its own: it must be reached to be read. */
const scrolls = (control: Element): boolean => !control.matches("button, a, summary") && control.scrollHeight > control.clientHeight + 1;

function middle(control: Element): { x: number; y: number } {
  const box = control.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where an arrow leads: left and right through all of them in order, so that none is out of reach; up and down to what is
 * nearest there. */
function beside(group: HTMLElement[], at: HTMLElement, key: string): HTMLElement | undefined {
  const place = group.indexOf(at);
  if (key === "Home") return group.find(can) ?? group[0];
  if (key === "End") return group.findLast(can) ?? group.at(-1);
  if (key === "ArrowLeft") return group[place - 1];
  if (key === "ArrowRight") return group[place + 1];
  const from = middle(at);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const other of group) {
    const to = middle(other);
    const along = key === "ArrowUp" ? from.y - to.y : to.y - from.y;
    const far = along + 2 * Math.abs(to.x - from.x);
    if (along > 3 && far < least) [best, least] = [other, far];
  }
  return best;
}

interface How {
  /** A list that only goes up and down; the other arrows are the page's. */
  list?: boolean;
}

/** Makes each stop inside one stop for Tab. */
export function stops(root: HTMLElement, how: How = {}): { destroy: () => void } {
  const current = new Map<string, HTMLElement>();
  let stale = true;
  let frame = 0;

  function update(): void {
    if (!stale) return;
    stale = false;
    for (const [stop, group] of members(root, !how.list)) {
      let at = current.get(stop);
      const away = !at || !group.includes(at);
      // The newest of a list, unless somebody reads it.
      if (how.list && !root.contains(document.activeElement)) at = group.at(-1)!;
      else if (away || (at !== document.activeElement && !(can(at!) && at!.matches(MEANT)))) at = best(group) ?? (away ? group[0]! : at!);
      current.set(stop, at!);
      for (const control of group) {
        const index = control === at || scrolls(control) ? 0 : -1;
        control.dataset.roved = "";
        if (control.tabIndex !== index || !control.hasAttribute("tabindex")) control.tabIndex = index;
      }
    }
  }
  function changed(): void {
    stale = true;
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      update();
    });
  }
  function focused(event: FocusEvent): void {
    const control = (event.target as HTMLElement).closest<HTMLElement>("[data-roved], button, a, summary");
    if (!control || !root.contains(control) || control.closest("dialog")) return;
    current.set(stopOf(control), control);
    stale = true;
    update();
  }
  function walk(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const known = how.list ? ["ArrowUp", "ArrowDown"] : ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"];
    const at = event.target as HTMLElement;
    if (!known.includes(event.key) || !root.contains(at) || !at.matches("[data-roved]") || at.closest("dialog")) return;
    // Elsewhere on the page arrows step through the match: not from here, also not at the end of a row.
    event.stopPropagation();
    if (scrolls(at)) return;
    event.preventDefault();
    beside(members(root, !how.list).get(stopOf(at)) ?? [], at, event.key)?.focus();
  }
  const tabbed = (event: KeyboardEvent): void => void (event.key === "Tab" && update());

  const watch = new MutationObserver(changed);
  watch.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled", "inert", "aria-disabled", "class", "open"] });
  root.addEventListener("focusin", focused);
  // Outside everything that is mounted, where Svelte hears keys: a board's own arrows come first. Inside the window, where
  // the match is stepped through.
  document.documentElement.addEventListener("keydown", walk);
  addEventListener("keydown", tabbed, { capture: true });
  addEventListener("resize", changed);
  inside.set(root, update);
  changed();
  return {
    destroy: () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
      document.documentElement.removeEventListener("keydown", walk);
      removeEventListener("keydown", tabbed, { capture: true });
      removeEventListener("resize", changed);
      inside.delete(root);
    },
  };
}
