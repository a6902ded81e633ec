/** Another match at the same table: whoever is in goes there once it is open, and sits down as somebody who is ready. */
import type { TableStore } from "./net/table.svelte";
import { router } from "./router.svelte";

/** The table of a rematch that this browser is in for. */
let bound: string | null = null;

/** Called while a page is made. Returns what asks for a rematch; `invited` hears that there is one. */
export function rematching(at: () => TableStore | null, invited: () => void): () => void {
  let wanted = $state(false);
  $effect(() => {
    const store = at();
    const info = store?.info;
    if (!store || !info?.rematch) return;
    invited();
    if (wanted && store.you !== null && (info.rematch_in ?? []).includes(store.you)) {
      wanted = false;
      bound = info.rematch;
      router.go(`/t/${info.rematch}`);
    }
  });
  $effect(() => {
    const store = at();
    const info = store?.info;
    if (!store || !info || bound !== info.id) return;
    const me = store.you === null ? null : info.seats[store.you];
    if (info.stage === "waiting" && me && !me.ready) store.send({ type: "ready" });
    if (info.stage !== "waiting" || me) bound = null;
  });
  return () => {
    wanted = true;
    at()?.send({ type: "rematch" });
  };
}
