/** Elements such as the target of a hash link (spec section 9) come with the data of the page. */
const TIMEOUT_MS = 10_000;

/**
 * Calls `then` once the page contains the element, if it appears within 10 s.
 * @returns a function that stops waiting
 */
export function onceInPage(selector: string, then: (element: HTMLElement) => void): () => void {
  const findElement = () => document.querySelector<HTMLElement>(selector);
  const element = findElement();
  if (element) {
    then(element);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const element = findElement();
    if (!element) return;
    observer.disconnect();
    then(element);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), TIMEOUT_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
