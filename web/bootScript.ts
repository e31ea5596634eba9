import { ACCEPT } from '#web/shared/data/accept.ts';
import type { BootRequests } from '#web/shared/data/bootRequests.ts';
import { BOOT_ID } from '#web/shared/data/pageState.ts';

/** What has been sent with a token: the responses, in the order of the shell's requests. */
export type BootResponses = { token: string; responses: Promise<Response>[] };

declare global {
  /** The addresses of the scripts, in the order in which they need each other (server/app/pages/built.ts). */
  const scripts: readonly string[];
  var bootResponses: BootResponses | undefined;
}

/** The longest that scripts wait for a quiet moment, in milliseconds. */
const PATIENCE_MS = 500;
const shell = document.getElementById(BOOT_ID);
const token = storedToken();

// A shell shows nothing without scripts. Who is signed in may see more than the page shows: it starts at once too.
if (shell) {
  if (token) sendRequests(token, JSON.parse(shell.textContent) as BootRequests);
  void import(/* @vite-ignore */ scripts.at(-1) as string);
} else if (token) void start();
else addEventListener('load', () => afterPaint(() => void start()));

/** A browser may forbid storage. */
function storedToken(): string | null {
  try {
    return localStorage.getItem('token');
  } catch {
    return null;
  }
}

/** Sends what the screen's loader will ask for, if the session that the browser knows is good for it (web/preload.ts). */
function sendRequests(token: string, { roles, bodies }: BootRequests): void {
  try {
    const { role } = JSON.parse(localStorage.getItem('user') ?? '{}');
    if (!(Number(localStorage.getItem('tokenExpiry')) > Date.now() && roles.includes(role))) return;
  } catch {
    return;
  }
  const headers = { accept: ACCEPT, 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const responses = bodies.map((body) => fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(body) }));
  // A failure is heard by whoever takes the response.
  for (const response of responses) response.catch(() => undefined);
  globalThis.bootResponses = { token, responses };
}

/** A drawn page is complete without scripts: they wait until its largest part is painted and nothing else is to be done. */
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
    // Some browsers do not say when that is.
  }
  setTimeout(whenIdle, PATIENCE_MS);
}

/** Fetches all scripts at once, and evaluates them one by one, so that none keeps a reader waiting. */
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
