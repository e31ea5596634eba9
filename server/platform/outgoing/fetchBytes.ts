import type { IncomingMessage } from 'node:http';
import { faultOf } from './address.ts';
import { reasonOf, statusFault } from './reason.ts';
import { type OutgoingRequest, openRequest } from './request.ts';

const MAX_REDIRECTS = 3;

/** The message is for users and contains no address. */
export class FetchFault extends Error {}

type FetchLimits = {
  /** The kind of content, for error messages: 'calendar'. */
  contentKind: string;
  maxBytes: number;
  /** Total time in milliseconds, redirects included. */
  maxMs: number;
};

export const fetchFaults = ({ contentKind, maxBytes, maxMs }: FetchLimits) => ({
  late: `The ${contentKind} did not come within ${maxMs / 1000} seconds.`,
  large: `The ${contentKind} is larger than ${maxBytes / 1024 / 1024} MB.`,
  brokeOff: 'The answer broke off.',
  redirects: 'The address was redirected more than three times.',
  badRedirect: 'The address was redirected to one that is refused.',
  compressed: 'The answer was compressed, which was not asked for.',
});
type Faults = ReturnType<typeof fetchFaults>;

type Options = Pick<OutgoingRequest, 'allowPrivate' | 'signal'> & {
  accept: string;
  open?: typeof openRequest;
};

/**
 * Fetches a URL. Each redirect target is checked like the URL itself.
 * @param options.signal aborts it earlier than `maxMs`
 * @throws FetchFault with a message for users
 */
export async function fetchBytes(url: string, limits: FetchLimits, options: Options): Promise<Uint8Array> {
  const faults = fetchFaults(limits);
  try {
    return await bytesOf(await follow(url, faults, options), faults, limits.maxBytes);
  } catch (error) {
    // An abort looks like an error of the other side.
    if (options.signal.aborted) throw new FetchFault(faults.late);
    throw error instanceof FetchFault ? error : new FetchFault(reasonOf(error));
  }
}

async function follow(url: string, faults: Faults, options: Options): Promise<IncomingMessage> {
  const { accept, allowPrivate, signal, open = openRequest } = options;
  let next = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const fault = faultOf(next, allowPrivate);
    if (fault) throw new FetchFault(redirects ? faults.badRedirect : fault);
    // Compressed content could exceed the limit after decompression.
    const headers = { accept, 'accept-encoding': 'identity' };
    const response = await open(next, { method: 'GET', headers, allowPrivate, signal });
    const { statusCode = 0 } = response;
    if (statusCode === 200) return response;
    response.destroy();
    const { location } = response.headers;
    if (statusCode < 300 || statusCode >= 400 || !location) throw new FetchFault(statusFault(statusCode));
    next = addressOf(location, next, faults);
  }
  throw new FetchFault(faults.redirects);
}

function addressOf(location: string, base: string, { badRedirect }: Faults): string {
  if (!URL.canParse(location, base)) throw new FetchFault(badRedirect);
  const { href, protocol } = new URL(location, base);
  if (!/^https?:$/.test(protocol)) throw new FetchFault(badRedirect);
  return href;
}

async function bytesOf(response: IncomingMessage, faults: Faults, maxBytes: number): Promise<Uint8Array> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  const isLarge = Number(response.headers['content-length']) > maxBytes;
  if (encoding !== 'identity' || isLarge) {
    response.destroy();
    throw new FetchFault(isLarge ? faults.large : faults.compressed);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      size += chunk.length;
      // Leaving the loop closes the connection.
      if (size > maxBytes) throw new FetchFault(faults.large);
      chunks.push(chunk);
    }
  } catch (error) {
    throw (error as { code?: string }).code === 'ECONNRESET' ? new FetchFault(faults.brokeOff) : error;
  }
  return Buffer.concat(chunks);
}
