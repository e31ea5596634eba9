/** How long to wait for an element, in milliseconds: the target of a hash link (spec section 9) or a heading. */
const PATIENCE_MS = 10_000;

/**
 * Calls `then` once the page contains the element, if it appears within 10 s.
 * @param find a selector
 * @returns a function that stops waiting
 */
export function onceInPage(find: string, then: (element: HTMLElement) => void): () => void {
  const look = () => document.querySelector<HTMLElement>(find);
  const element = look();
  if (element) {
    then(element);
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
