import { HOUR_MS } from '#schema/durations.ts';
import type { ReceiverResponse } from './post.ts';

/** A longer wish is cut, because a delivery is given up after a day. */
const LONGEST_MS = 12 * HOUR_MS;

/** @returns the pause that a Retry-After header asks for (RFC 9110, 10.2.3) in milliseconds; 0 when there is none */
export function retryAfterOf({ headers }: Pick<ReceiverResponse, 'headers'>, now: Date): number {
  const value = headers['retry-after']?.trim();
  if (!value) return 0;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now.getTime();
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), LONGEST_MS);
}
