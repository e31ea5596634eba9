import { ACCEPT } from '#web/shared/data/accept.ts';
import type { BootRequests } from '#web/shared/data/bootRequests.ts';
import { BOOT_ID } from '#web/shared/data/pageState.ts';

/** Responses in the order of the shell's requests, and the token they were sent with. */
export type BootResponses = { token: string; responses: Promise<Response>[] };

declare global {
  /** Script URLs in dependency order (server/app/pages/built.ts). */
  const scripts: readonly string[];
  var bootResponses: BootResponses | undefined;
}

/** The longest that scripts wait for an idle browser, in milliseconds. */
const PATIENCE_MS = 500;
const shell = document.getElementById(BOOT_ID);
const token = storedToken();

// A shell is empty without scripts, and signed-in users may see more than the rendered page: both start at once.
if (shell) {
  if (token) sendRequests(token, JSON.parse(shell.textContent) as BootRequests);
  void import(/* @vite-ignore */ scripts.at(-1) as string);
} else if (token) void start();
else addEventListener('load', () => afterPaint(() => void start()));

/** The browser may forbid storage. */
function storedToken(): string | null {
  try {
    return localStorage.getItem('token');
  } catch {
    return null;
  }
}

/** Sends the requests of the screen's loader early, if the stored session may see the screen (web/preload.ts). */
function sendRequests(token: string, { roles, bodies }: BootRequests): void {
  try {
    const { role } = JSON.parse(localStorage.getItem('user') ?? '{}');
    if (!(Number(localStorage.getItem('tokenExpiry')) > Date.now() && roles.includes(role))) return;
  } catch {
    return;
  }
  const headers = { accept: ACCEPT, 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const responses = bodies.map((body) => fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(body) }));
  // The consumer of the response handles a failure; this avoids an unhandled rejection.
  for (const response of responses) response.catch(() => undefined);
  globalThis.bootResponses = { token, responses };
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
