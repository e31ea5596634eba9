import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route } from 'playwright-core';
import { PATIENCE_MS } from '#tests/kit/patience.ts';
import { loaded, operationOf, TAKEN_OVER } from './visitor.ts';

export type Meddling = {
  /** Resolves when the request has arrived; rejects when it does not arrive in time. */
  readonly asked: Promise<void>;
  release(): void;
  /** Ends the interference, also for answers that are held back. */
  stop(): Promise<void>;
};

/**
 * The answers of a broken server: not JSON, an error, an error of the field `body`, no data, an empty body, half an
 * answer.
 */
const answers = {
  failing: { status: 502, contentType: 'text/plain', body: 'Bad Gateway' },
  refusing: { body: '{"data":null,"errors":[{"message":"The server says no.","extensions":{"code":"CONFLICT"}}]}' },
  /** Somebody else has written to the same conversation. */
  colliding: {
    body: '{"data":null,"errors":[{"message":"The server says no.","extensions":{"code":"CONFLICT","fields":{"lastSeenId":"The server says no."}}}]}',
  },
  refusingBody: {
    body: '{"data":null,"errors":[{"message":"No.","extensions":{"code":"BAD_USER_INPUT","fields":{"body":"The server says why."}}}]}',
  },
  empty: { body: '{"data":null}' },
  bare: { body: '{}' },
  unreadable: { body: '{"data":' },
};

/** The addresses of GraphQL operations and of CSV lists. */
const ANSWERED = /\/(graphql|admin\/csv\/[\w-]+)$/;

/** Holds back the streams that the page opens from now on, so that it fetches nothing unless the user asks for it. */
export const holdStream = (page: Page): Promise<unknown> => page.route('**/graphql/stream', () => undefined);

/** Loads the page again without its stream, so that a test can meet outdated data. */
export async function withoutStream(page: Page): Promise<void> {
  await holdStream(page);
  await page.reload();
  await page.locator(TAKEN_OVER).waitFor({ state: 'attached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await loaded(page);
}

/**
 * Holds back or fails the answers to one operation, as a slow or a broken server would.
 * @param how slow: the request is sent when it is released; late: the request is sent at once and its answer held back
 * until it is released
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
      // After `stop` during an answer, the browser sends the request to the server itself.
      if (isReleased) await Promise.all(pending);
      await page.unroute(ANSWERED, handler);
      isStopped = !isReleased;
      gate.resolve();
    },
  };
}

/** Rejects after the patience of a visitor, with what the test was waiting for. */
async function tooLate(sentence: string): Promise<never> {
  await pause(PATIENCE_MS, undefined, { ref: false });
  throw new Error(sentence);
}

/** The pages whose requests are routed until they are closed. */
const handingOver = new WeakSet<Page>();

/**
 * Waits until the requests of an open page are routed. After `page.route` some of the next requests may bypass the
 * route. After `unroute` a request that is being routed may never end (seen in about 1 of 100). So a page that has
 * begun stays routed, by a route that is never removed.
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
