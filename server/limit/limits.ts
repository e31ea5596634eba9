import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { fail } from '#server/errors.ts';

/** What is counted per address, in the database, so that every server process counts together. */
export const limitTable = {
  /** Wrong passwords; a right one gives its point back. */
  signIn: { points: 10, seconds: 15 * 60 },
  /** Wrong codes; each code dies by itself after five. */
  verifyCode: { points: 100, seconds: 15 * 60 },
  /** Codes asked for again. */
  resendCode: { points: 30, seconds: 15 * 60 },
  /** What strangers send in that is stored: messages, applications. */
  sendMessage: { points: 100, seconds: 15 * 60 },
  apply: { points: 100, seconds: 15 * 60 },
  /** Review links that do not exist; one that does gives its point back. */
  submitReview: { points: 100, seconds: 15 * 60 },
} as const;

export type Limit = keyof typeof limitTable;
export type Limits = {
  /** Takes a point from this address. @throws RATE_LIMITED with the seconds to wait */
  take(limit: Limit, address: string): Promise<void>;
  /** Gives the point back, after what was asked turned out right. */
  giveBack(limit: Limit, address: string): Promise<void>;
};

/** Limits that never refuse: RATE_LIMITS=off, for load tests. */
export const noLimits: Limits = { take: async () => {}, giveBack: async () => {} };

/** The limits on guessing and flooding, kept in the table rate_limits. */
export function createLimits(pool: Pool): Limits {
  const limiters = Object.fromEntries(
    Object.entries(limitTable).map(([keyPrefix, { points, seconds }]) => [
      keyPrefix,
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix,
        points,
        duration: seconds,
      }),
    ]),
  ) as Record<Limit, RateLimiterPostgres>;
  return {
    async take(limit, address) {
      try {
        await limiters[limit].consume(address);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw fail('RATE_LIMITED', undefined, { retryAfter: Math.ceil(refused.msBeforeNext / 1000) });
      }
    },
    async giveBack(limit, address) {
      await limiters[limit].reward(address);
    },
  };
}
