/** What this browser remembers of how its user likes things. */
import { languages } from "./text";
import type { Telling } from "./voice.svelte";

/** How fast the story of a match is told. */
export type Pace = "calm" | "brisk" | "instant";
export const PACES: readonly Pace[] = ["calm", "brisk", "instant"];
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "none";
export type Colours = "usual" | "safe" | "contrast";
export type Pointing = "both" | "click";
export const TEXT_SIZES = [100, 125, 150, 175, 200] as const;

const KEY = "estaminet.settings";

interface Kept {
  language: string;
  theme: Theme;
  sound: boolean;
  motion: Motion;
  pace: Pace;
  telling: Telling;
  letters: boolean;
  confirm: boolean;
  pointing: Pointing;
  colours: Colours;
  textSize: number;
  name: string;
  level: Record<string, string>;
  seats: Record<string, number>;
  people: string[];
  vibrate: boolean;
  notify: boolean;
}

/** The first that the browser wishes for and we have: `de-AT` is German to us. */
function firstLanguage(): string {
  const wished = navigator.languages.map((one) => one.toLowerCase().split("-")[0]!);
  return wished.find((one) => languages.includes(one)) ?? "en";
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

const darkRoom = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const moreContrast = matchMedia("(prefers-contrast: more)");

class Settings {
  language = $state("en");
  theme = $state<Theme>("auto");
  /** Off until somebody turns it on: nobody likes a page that starts to ring. */
  sound = $state(false);
  motion = $state<Motion>("auto");
  /** How fast the story of a match is told. */
  pace = $state<Pace>("brisk");
  /** How much is read out to those who listen. */
  telling = $state<Telling>("everything");
  /** Single letters do something at the table. Who dictates or types by accident turns them off. */
  letters = $state(true);
  confirm = $state(false);
  pointing = $state<Pointing>("both");
  colours = $state<Colours>("usual");
  textSize = $state(100);
  name = $state("");
  /** Against which level of bot each game was last played. */
  level = $state<Record<string, string>>({});
  /** How else than by sound somebody is told that it is their turn. */
  vibrate = $state(true);
  notify = $state(false);
  /** At how many seats each game was last played. */
  seats = $state<Record<string, number>>({});
  /** What those are called who share this device, by seat. */
  people = $state<string[]>([]);
  private systemDark = $state(darkRoom.matches);
  private systemStill = $state(stillness.matches);

  constructor() {
    const before = kept();
    Object.assign(this, { language: firstLanguage(), ...before });
    if (!languages.includes(this.language)) this.language = "en";
    if (before.colours === undefined && moreContrast.matches) this.colours = "contrast";
    darkRoom.addEventListener("change", (event) => (this.systemDark = event.matches));
    stillness.addEventListener("change", (event) => (this.systemStill = event.matches));
  }

  get dark(): boolean {
    return this.theme === "auto" ? this.systemDark : this.theme === "dark";
  }

  get moving(): boolean {
    return this.motion === "auto" ? !this.systemStill : this.motion === "full";
  }

  /** Keeps everything, and tells the style sheets. To be called from an effect. */
  apply(): void {
    const { language, theme, sound, motion, pace, telling, letters, confirm, pointing, colours, textSize, name, level, seats, people, vibrate, notify } = this;
    const all: Kept = { language, theme, sound, motion, pace, telling, letters, confirm, pointing, colours, textSize, name, level, seats, people, vibrate, notify };
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing still plays.
    }
    const root = document.documentElement;
    root.lang = language;
    root.dataset.theme = this.dark ? "dark" : "light";
    root.dataset.motion = this.moving ? "full" : "none";
    root.dataset.colours = colours;
    root.dataset.pointing = pointing;
    root.style.setProperty("--text-scale", String(textSize / 100));
    // With the next drawing: asking for a style now would have all of them computed twice.
    requestAnimationFrame(() =>
      document
        .querySelector('meta[name="theme-color"]')
        ?.setAttribute("content", getComputedStyle(root).getPropertyValue("--room").trim()),
    );
  }
}

export const settings = new Settings();
