import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route } from 'playwright-core';
import { PATIENCE_MS } from '#tests/kit/patience.ts';
import { loaded, operationOf, TAKEN_OVER } from './visitor.ts';

export type Meddling = {
  /** Resolves when the request is there; rejects when it does not come. */
  readonly asked: Promise<void>;
  /** Lets the answers go. */
  release(): void;
  /** From now on the server answers as it is, also what is held. */
  stop(): Promise<void>;
};

/** What a broken server may answer: nothing of ours, a refusal, one of the field `body`, no data, not even a word of it, half an answer. */
const answers = {
  failing: { status: 502, contentType: 'text/plain', body: 'Bad Gateway' },
  refusing: { body: '{"data":null,"errors":[{"message":"The server says no.","extensions":{"code":"CONFLICT"}}]}' },
  refusingBody: {
    body: '{"data":null,"errors":[{"message":"No.","extensions":{"code":"BAD_USER_INPUT","fields":{"body":"The server says why."}}}]}',
  },
  empty: { body: '{"data":null}' },
  bare: { body: '{}' },
  unreadable: { body: '{"data":' },
};

/** The addresses of operations and of lists as CSV. */
const ANSWERED = /\/(graphql|admin\/csv\/[\w-]+)$/;

/** What the page opens from now on hears of no change: nothing is read again unless somebody asks for it. */
export const holdStream = (page: Page): Promise<unknown> => page.route('**/graphql/stream', () => undefined);

/** From now on the page hears of no change: it is loaded again without its stream, to meet what has become old. */
export async function withoutStream(page: Page): Promise<void> {
  await holdStream(page);
  await page.reload();
  await page.locator(TAKEN_OVER).waitFor({ state: 'attached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await loaded(page);
}

/**
 * Holds back or fails the answers to one operation, as a slow or a broken server would.
 * @param how slow: asked once they may go; late: asked at once, on their way until they may go
 */
export async function meddle(
  page: Page,
  operation: string,
  how: 'slow' | 'late' | keyof typeof answers,
): Promise<Meddling> {
  const gate = Promise.withResolvers<void>();
  const arrival = Promise.withResolvers<void>();
  let isReleased = false;
  let isStopped = false;
  const pending: Promise<void>[] = [];
  const answer = async (route: Route) => {
    const response = how === 'late' ? await route.fetch() : undefined;
    arrival.resolve();
    await gate.promise;
    if (how === 'late') return route.fulfill({ response });
    if (how === 'slow' || isStopped) return route.fallback();
    return route.fulfill({ contentType: 'application/json', ...answers[how] });
  };
  const handler = async (route: Route) => {
    if (operationOf(route.request()) !== operation) return route.fallback();
    pending.push(answer(route));
    await pending.at(-1);
  };
  await page.route(ANSWERED, handler);
  await handsOver(page);
  return {
    get asked() {
      return Promise.race([arrival.promise, tooLate(`nobody asked for ${operation}`)]);
    },
    release() {
      isReleased = true;
      gate.resolve();
    },
    async stop() {
      // Who stops while an answer goes out has the browser ask the server itself.
      if (isReleased) await Promise.all(pending);
      await page.unroute(ANSWERED, handler);
      isStopped = !isReleased;
      gate.resolve();
    },
  };
}

/** Rejects when a visitor's patience is at its end, so that a test says what it has waited for. */
async function tooLate(sentence: string): Promise<never> {
  await pause(PATIENCE_MS, undefined, { ref: false });
  throw new Error(sentence);
}

/** The pages that hand over their requests until they are closed. */
const handingOver = new WeakSet<Page>();

/**
 * Waits until an open page hands over its requests. A browser that is told to (page.route) has the page's next requests
 * go their old way now and then: they are seen by nobody. Told to stop, it loses one that is just being handed over: it
 * never ends (seen in about 1 of 100). So a page that has begun goes on, by a route of its own that is never taken away.
 */
export async function handsOver(page: Page): Promise<void> {
  if (!handingOver.has(page)) {
    handingOver.add(page);
    await page.route('**/asked-by-nobody', (route) => route.fallback());
  }
  if (page.url() === 'about:blank') return;
  const probe = new URL('/healthz', page.url()).href;
  let isSeen = false;
  const see: Parameters<Page['route']>[1] = (route) => {
    isSeen = true;
    return route.fulfill({ body: '' });
  };
  await page.route(probe, see);
  while (!isSeen) await page.evaluate((url) => fetch(url).then((answer) => answer.text()), probe);
  await page.unroute(probe, see);
}
