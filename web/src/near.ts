/** For `use:near`: calls back once, when the thing is about to be seen. */
const MARGIN = "240px";

export function near(node: Element, seen: () => void): { destroy: () => void } {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen();
      observer.disconnect();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(node);
  return { destroy: () => observer.disconnect() };
}
