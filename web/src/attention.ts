import { settings } from "./settings.svelte";

/** The page's title and icon say when somebody is waited for, also from another tab. */
export function titled(title: string, waitedFor: string | null): void {
  document.title = waitedFor === null ? `${title} · Estaminet` : `${waitedFor} · ${title}`;
  const icon = document.getElementById("favicon") as HTMLLinkElement | null;
  const wanted = waitedFor === null ? "/icon.svg" : "/icon-turn.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

/** Somebody is waited for: by vibration, and by a notification if the page is in the background, as they have chosen. */
export function knock(title: string, text: string): void {
  // A browser lets nobody be shaken who has not touched the page yet.
  if (settings.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([90, 70, 90]);
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification(title, { body: text, tag: location.pathname, icon: "/icon-192.png" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
