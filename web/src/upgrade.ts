/**
 * After an upgrade of the house the parts that an open page has not fetched yet are gone. It loads itself again then, at
 * the address it was on its way to; not twice in a short time, since two versions may run side by side for a while.
 */
const LAST = "estaminet.upgraded";
const PAUSE = 20_000;

let looking: Promise<boolean> | null = null;

/** A part is missing. Whether that is an upgrade, and the new page is on its way. */
export function upgraded(): Promise<boolean> {
  return (looking ??= look().finally(() => (looking = null)));
}

async function look(): Promise<boolean> {
  try {
    const entry = document.querySelector("script[type=module][src]")?.getAttribute("src");
    if (!entry || Date.now() - Number(sessionStorage.getItem(LAST)) < PAUSE) return false;
    const answer = await fetch("/", { cache: "no-store" });
    // The name of the first script holds a hash of all that follows from it.
    if (!answer.ok || (await answer.text()).includes(entry)) return false;
    sessionStorage.setItem(LAST, String(Date.now()));
    location.reload();
    return true;
  } catch {
    return false; // no network, or nothing to remember it in
  }
}

addEventListener("vite:preloadError", () => void upgraded());
