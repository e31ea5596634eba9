import { createHmac } from 'node:crypto';
import { networkOf } from '#server/platform/limit/limits.ts';
import type { Sender } from './visitCounter.ts';

/** Enough of the hash to tell a day's visitors apart. */
const LENGTH = 22;

/** @returns the name that a network has for a day, made as that of a visitor */
export const hashNetwork = (salt: string, host: string, address: string): string =>
  hash(salt, [networkOf(address), host]);

const hash = (salt: string, parts: string[]): string =>
  createHmac('sha256', salt).update(JSON.stringify(parts)).digest('base64url').slice(0, LENGTH);

/**
 * Makes the name that a visitor has for a day. Of an IPv6 address its network counts, because browsers change the rest.
 * @param salt of the day: without it nobody can make the name again
 * @param host of the site, so that two sites know a visitor by different names
 */
export const hashVisitor = (salt: string, host: string, { address, userAgent }: Sender): string =>
  hash(salt, [networkOf(address), userAgent, host]);
