import type { IncomingMessage } from 'node:http';
import { faultOf } from '#server/outgoing/address.ts';
import { reasonOf, statusFault } from '#server/outgoing/reason.ts';
import { type OutgoingRequest, openRequest } from '#server/outgoing/request.ts';
import { FeedFault, feedFaults } from './faults.ts';

/** How much is read of a calendar, and how often it may be somewhere else. */
const [MAX_BYTES, MAX_REDIRECTS] = [5 * 1024 * 1024, 3];
/** How long a calendar may take to come, redirects and all. */
export const FETCH_MS = 20_000;

type Options = Pick<OutgoingRequest, 'allowPrivate' | 'signal'> & {
  /** How an address is called. */
  open?: typeof openRequest;
};

/**
 * Fetches a calendar. Each address that it is redirected to is judged as the first one.
 * @throws FeedFault, which says in plain words why there is none
 */
export async function fetchCalendar(url: string, options: Options): Promise<Uint8Array> {
  const { signal } = options;
  try {
    return await bytesOf(await follow(url, options));
  } catch (error) {
    // What is broken off by the signal ends as if the other side had done it.
    if (signal.aborted) throw new FeedFault(feedFaults.late);
    throw error instanceof FeedFault ? error : new FeedFault(reasonOf(error));
  }
}

/** @returns the answer that is no redirect, its body unread */
async function follow(url: string, { allowPrivate, signal, open = openRequest }: Options): Promise<IncomingMessage> {
  let next = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const fault = faultOf(next, allowPrivate);
    if (fault) throw new FeedFault(redirects ? feedFaults.badRedirect : fault);
    // A calendar that unpacks to more than it says cannot come.
    const headers = { accept: 'text/calendar', 'accept-encoding': 'identity' };
    const response = await open(next, { method: 'GET', headers, allowPrivate, signal });
    const { statusCode = 0 } = response;
    if (statusCode === 200) return response;
    response.destroy();
    const { location } = response.headers;
    if (statusCode < 300 || statusCode >= 400 || !location) throw new FeedFault(statusFault(statusCode));
    next = addressOf(location, next);
  }
  throw new FeedFault(feedFaults.redirects);
}

function addressOf(location: string, base: string): string {
  if (!URL.canParse(location, base)) throw new FeedFault(feedFaults.badRedirect);
  const { href, protocol } = new URL(location, base);
  if (!/^https?:$/.test(protocol)) throw new FeedFault(feedFaults.badRedirect);
  return href;
}

async function bytesOf(response: IncomingMessage): Promise<Uint8Array> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  const isLarge = Number(response.headers['content-length']) > MAX_BYTES;
  if (encoding !== 'identity' || isLarge) {
    response.destroy();
    throw new FeedFault(isLarge ? feedFaults.large : feedFaults.compressed);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      size += chunk.length;
      // Leaving the loop closes the connection.
      if (size > MAX_BYTES) throw new FeedFault(feedFaults.large);
      chunks.push(chunk);
    }
  } catch (error) {
    throw (error as { code?: string }).code === 'ECONNRESET' ? new FeedFault(feedFaults.brokeOff) : error;
  }
  return Buffer.concat(chunks);
}
