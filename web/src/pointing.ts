/** Which control was used last, and where it is, so that an answer can be given beside it. */
const CONTROLS = "[data-drop], button, a, input, select, summary";

let control: Element | null = null;
let box = new DOMRect();

function remember(at: Element | null): void {
  if (!at) return;
  control = at.closest(CONTROLS) ?? at;
  box = control.getBoundingClientRect();
}

// A card that was carried is answered where it was let go. Keys press without a pointer: such a click has no detail.
addEventListener("pointerup", (event) => remember(document.elementFromPoint(event.clientX, event.clientY)), { capture: true });
addEventListener("click", (event) => event.detail === 0 && remember(event.target as Element), { capture: true });

/** On the screen now; where it was, if the board has been redrawn without it. */
export function placeOfControl(): DOMRect {
  if (control?.isConnected) box = control.getBoundingClientRect();
  return box;
}
