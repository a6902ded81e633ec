/** Reviews of finished matches: asked for until they are whole, and remembered while the page is open. */
import type { ReviewInfo } from "../wire/protocol";
import { api } from "./api";

const AGAIN = 300;
const BUSY = 3000;
export const MOST_REFUSED = 5;
const known = new Map<string, ReviewInfo>();

/** Tells what is known of a review, now and whenever it has grown; `troubled` is told what went wrong, null once it goes
 * well again. Call what is returned to stop. */
export function followReview(id: string, heard: (review: ReviewInfo) => void, troubled: (error: unknown) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = false;
  let refused = 0;
  const whole = (review: ReviewInfo): boolean => review.done === review.total;
  async function ask(): Promise<void> {
    try {
      const found = await api.review(id);
      known.set(id, found);
      if (left) return;
      refused = 0;
      troubled(null);
      heard(found);
      if (!whole(found)) timer = setTimeout(() => void ask(), AGAIN);
    } catch (error) {
      if (left) return;
      troubled(error);
      refused += 1;
      if (refused < MOST_REFUSED) timer = setTimeout(() => void ask(), BUSY);
    }
  }
  const before = known.get(id);
  if (before) heard(before);
  if (!before || !whole(before)) void ask();
  return () => {
    left = true;
    clearTimeout(timer);
  };
}
