import type { Page } from 'playwright-core';
import { type BenchRow, figure } from '#tests/bench/row.ts';
import { launchBrowser } from '#tests/kit/browser/launch.ts';
import { keep, storageOf } from '#tests/kit/browser/visitorScripts.ts';
import { Person } from '#tests/kit/people/person.ts';

/** THE LIMIT: how long a dashboard may take on a warm desktop, from the start of the navigation until one can work. */
const DASHBOARD_MS = 300;

const RUNS = 5;
/** A browser keeps what it has made of a script (V8's code cache) once the script has been used twice. */
const WARMING = 3;

type Timed = typeof window & { readyAt?: number };

/**
 * Measures how long a dashboard takes until its figures are painted and can be clicked, in a browser that knows the scripts.
 * @param url the product's origin
 * @param session what browser storage keeps of a member of staff: user, token, tokenExpiry
 * @returns milliseconds from the start of the navigation, the median of five
 */
async function measureDashboard(url: string, session: Record<string, string>): Promise<number> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript(keep, session);
    await page.addInitScript(noteReady);
    const times: number[] = [];
    for (let run = 0; run < WARMING + RUNS; run += 1) times.push(await openOnce(page));
    return times.slice(WARMING).sort((one, other) => one - other)[Math.floor(RUNS / 2)] as number;
  } finally {
    await browser.close();
  }
}

async function openOnce(page: Page): Promise<number> {
  await page.goto('about:blank');
  const stream = page.waitForResponse('**/graphql/stream');
  await page.goto('/dashboard');
  const ready = await page.waitForFunction(() => (window as Timed).readyAt);
  // The stream is the last that comes: nothing of this run disturbs the next one.
  await stream;
  return (await ready.jsonValue()) as number;
}

/** Runs in the page: notes when a figure has been painted that lies open to a click. */
function noteReady(): void {
  const isReady = () => {
    const figure = document.querySelector('[aria-labelledby=waiting][aria-busy=false] a');
    if (!figure) return false;
    const { left, top, width, height } = figure.getBoundingClientRect();
    return figure.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const observer = new MutationObserver(() => {
    if (!isReady()) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // A task after the frame: it is on the screen by then.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(window, { readyAt: performance.now() });
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

/** The dashboard of the admin, with the figures and lists of the content. */
export const dashboardRows: BenchRow[] = [
  {
    work: 'dashboard, warm desktop, open to interactive',
    against: '–',
    limit: { atMost: DASHBOARD_MS, unit: 'ms' },
    async measure(house) {
      const { product } = await house.main();
      const admin = new Person(product.url, { token: house.token });
      const value = await measureDashboard(product.url, await storageOf(admin));
      return { value, ours: `${figure(value)} ms` };
    },
  },
];
