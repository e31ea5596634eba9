type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

/** Call before the router starts: listeners for `popstate` run in the order in which they were added. */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => guard?.(event));
}

/**
 * Installs a guard that sees `popstate` before the router and may stop it.
 * @returns a function that removes the guard
 */
export function guardPops(next: Guard): () => void {
  guard = next;
  return () => {
    guard = null;
  };
}
