import { mount } from "svelte";
import App from "./App.svelte";
import { lookAhead } from "./net/api";
import { pages } from "./pages";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { breath } from "./steps.svelte";
import "./tokens.css";
import "./base.css";
import { speak } from "./ui.svelte";
import "./upgrade";

// The first words are there before the first drawing; the room too.
settings.apply();
// The page is fetched while the words are; if that fails, the page itself says so.
void pages[router.parts[0] ?? ""]?.().catch(() => null);
lookAhead(router.parts);
await speak(settings.language);
await breath();
mount(App, { target: document.getElementById("app")! });

async function workOffline(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  navigator.serviceWorker.addEventListener("message", () => (document.documentElement.dataset.offline = "ready"));
  // What this visit has loaded is what the page needs when there is no network.
  const used = performance.getEntriesByType("resource").map((entry) => entry.name);
  active?.postMessage(used.filter((name) => new URL(name).pathname.startsWith("/assets/")));
}

// Inside somebody else's page there is nothing to keep, and browsers do not let us.
if ("serviceWorker" in navigator && import.meta.env.PROD && window === window.top) {
  // Not while the first page still needs the line, or is being drawn.
  const later = (): unknown =>
    "requestIdleCallback" in window ? requestIdleCallback(() => void workOffline(), { timeout: 2000 }) : setTimeout(() => void workOffline(), 500);
  if (document.readyState === "complete") later();
  else addEventListener("load", later);
}
