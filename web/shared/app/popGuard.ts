type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

/** Call it before the router starts: a browser calls the window's listeners for `popstate` in the order they were added. */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => guard?.(event));
}

/**
 * Puts a guard before the router, which hears nothing of an event that the guard stops.
 * @returns takes the guard away
 */
export function guardPops(next: Guard): () => void {
  guard = next;
  return () => {
    guard = null;
  };
}
