import { createHmac } from 'node:crypto';
import { networkOf } from '#server/platform/limit/limits.ts';
import type { Sender } from './visitCounter.ts';

/** Characters of the hash, enough to distinguish a day's visitors. */
const LENGTH = 22;

export const hashNetwork = (salt: string, host: string, address: string): string =>
  hash(salt, [networkOf(address), host]);

const hash = (salt: string, parts: string[]): string =>
  createHmac('sha256', salt).update(JSON.stringify(parts)).digest('base64url').slice(0, LENGTH);

/**
 * Returns the pseudonym of a visitor for a day. Of an IPv6 address only the network counts, because browsers change the
 * rest.
 * @param salt of the day, required to compute it again
 * @param host of the site, so that two sites compute different pseudonyms
 */
export const hashVisitor = (salt: string, host: string, { address, userAgent }: Sender): string =>
  hash(salt, [networkOf(address), userAgent, host]);
