declare global {
  /** Script URLs in dependency order (server/app/pages/built.ts). */
  const scripts: readonly string[];
}

/** The longest that scripts wait for an idle browser, in milliseconds. */
const PATIENCE_MS = 500;

// Signed-in users may see more than the rendered page: for them the scripts start at once.
if (isSignedIn()) void start();
else addEventListener('load', () => afterPaint(() => void start()));

/** The browser may forbid storage. */
function isSignedIn(): boolean {
  try {
    return localStorage.getItem('token') !== null;
  } catch {
    return false;
  }
}

/**
 * A server-rendered page is complete without scripts: they wait until its largest part is painted and the browser is
 * idle.
 */
function afterPaint(then: () => void): void {
  let isDone = false;
  const whenIdle = () => {
    if (isDone) return;
    isDone = true;
    (window.requestIdleCallback ?? setTimeout)(then, { timeout: PATIENCE_MS } as IdleRequestOptions & number);
  };
  try {
    new PerformanceObserver(whenIdle).observe({ type: 'largest-contentful-paint', buffered: true });
  } catch {
    // Some browsers do not support this entry type.
  }
  setTimeout(whenIdle, PATIENCE_MS);
}

/** Loads all scripts in parallel, and evaluates them one by one so that none blocks the page for long. */
async function start(): Promise<void> {
  for (const href of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  for (const script of scripts) {
    await import(/* @vite-ignore */ script);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
