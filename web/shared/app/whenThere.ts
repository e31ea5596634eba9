/** How long something is waited for that is on its way: the place a link leads to (spec section 9), a screen's heading. */
const PATIENCE_MS = 10_000;

/**
 * Calls `then` once the page has the element, at once or as soon as it comes within 10 s.
 * @param find a selector
 * @returns gives up waiting
 */
export function whenThere(find: string, then: (element: HTMLElement) => void): () => void {
  const look = () => document.querySelector<HTMLElement>(find);
  const found = look();
  if (found) {
    then(found);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const element = look();
    if (!element) return;
    observer.disconnect();
    then(element);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
