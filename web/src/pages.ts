/** The pages besides home, which most people see first: they come when they are wanted. */
import type { Component } from "svelte";

export const pages: Record<string, () => Promise<{ default: Component<{ parts: string[] }> }>> = {
  new: () => import("./pages/New.svelte"),
  t: () => import("./pages/Table.svelte"),
  c: () => import("./pages/Code.svelte"),
  replay: () => import("./pages/Replay.svelte"),
  embed: () => import("./pages/Embed.svelte"),
  learn: () => import("./pages/Learn.svelte"),
  deal: () => import("./pages/Deal.svelte"),
  me: () => import("./pages/Tavern.svelte"),
  settings: () => import("./pages/Settings.svelte"),
};
