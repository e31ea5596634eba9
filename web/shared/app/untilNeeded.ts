/** Parts nearer to the window than this are wanted: one height of it. */
const NEAR = '100% 0px';
const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

const pending = new Set<() => void>();

/**
 * Waits with the code of parts that the server has drawn, until somebody scrolls near one of them, or presses, touches or
 * types for the first time. Without such a part, or on the way to one, it does not wait.
 */
export function untilNeeded(parts: readonly Element[]): Promise<void> {
  if (parts.length === 0 || location.hash) return Promise.resolve();
  return new Promise((resolve) => {
    const listeners = new AbortController();
    const done = () => {
      observer.disconnect();
      listeners.abort();
      pending.delete(done);
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && done(),
      {
        rootMargin: NEAR,
      },
    );
    for (const part of parts) observer.observe(part);
    for (const sign of signs) addEventListener(sign, done, { signal: listeners.signal, capture: true, passive: true });
    pending.add(done);
  });
}

/** Ends all waiting, because React has replaced what the server has drawn. */
export const stopWaiting = (): void => {
  for (const done of [...pending]) done();
};
