import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { MAX_REQUESTS_PER_MINUTE } from '#schema/apiToken.ts';
import { fail } from '#server/platform/errors.ts';
import { noteRateLimit } from './noteRateLimit.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Limits that all server processes count together in PostgreSQL: `points` within `seconds` for each address, or for
 * each target if the name ends in `To`. Reasons: decision 016.
 */
export const limitTable = {
  /** Wrong passwords; a right one gives its point back. */
  signIn: { points: 10, seconds: 15 * MINUTE },
  /**
   * Wrong passwords for one identifier from all addresses. The identifier is under attack beyond this; this limit alone
   * refuses nobody.
   */
  signInTo: { points: 50, seconds: 15 * MINUTE },
  /** Wrong passwords for an identifier under attack, from one address without a recent sign-in with that password. */
  signInStranger: { points: 3, seconds: 15 * MINUTE },
  /** Not a limit but a memory: the right password of this account was entered at this address. */
  familiar: { points: 1, seconds: 30 * DAY },
  /**
   * Wrong codes. Each code expires after five tries. The limit is high because it also refuses right codes at that
   * address.
   */
  verifyCode: { points: 1000, seconds: 15 * MINUTE },
  /** Wrong codes for one identifier from one address that has not entered the password: enough for four codes. */
  verifyCodeStranger: { points: 20, seconds: 15 * MINUTE },
  /**
   * Wrong codes after a right password. The key is the user with the password, so a new password starts a new count.
   */
  wrongCodeOf: { points: 100, seconds: DAY },
  resendCode: { points: 100, seconds: 15 * MINUTE },
  /** Resent codes for one identifier, whether an account exists or not. The password step still mails a code. */
  resendCodeTo: { points: 10, seconds: HOUR },
  /** Requests for a password reset link, whether an account exists or not. */
  forgotPassword: { points: 10, seconds: 15 * MINUTE },
  forgotPasswordTo: { points: 3, seconds: HOUR },
  /** Unknown reset links and invitations; an existing one gives its point back. */
  resetPassword: { points: 20, seconds: 15 * MINUTE },
  acceptInvitation: { points: 20, seconds: 15 * MINUTE },
  /** Wrong current passwords. */
  changePassword: { points: 10, seconds: 15 * MINUTE },
  mailTestOf: { points: 20, seconds: 15 * MINUTE },
  changePasswordTo: { points: 10, seconds: 15 * MINUTE },
  sendMessage: { points: 300, seconds: 15 * MINUTE },
  apply: { points: 300, seconds: 15 * MINUTE },
  bookCall: { points: 300, seconds: 15 * MINUTE },
  /** Unknown review links of all kinds; an existing one gives its point back. */
  submitReview: { points: 100, seconds: 15 * MINUTE },
  /** Unknown or expired preview links; a valid one gives its point back. */
  preview: { points: 100, seconds: 15 * MINUTE },
  /** Unknown affiliate pages; an existing one gives its point back. */
  affiliatePage: { points: 100, seconds: 15 * MINUTE },
  /** Unknown links to a booked call or a host's calendar; an existing one gives its point back. */
  bookingLink: { points: 100, seconds: 15 * MINUTE },
  /** Rendered Markdown previews. The target is the user: one request per second without a pause. */
  renderTextTo: { points: 900, seconds: 15 * MINUTE },
  /** Requests with one API token; each token has its own, lower number (schema/apiToken.ts). */
  tokenRequestsTo: { points: MAX_REQUESTS_PER_MINUTE, seconds: MINUTE },
  /** CSV downloads. The target is the user, also for an API token. */
  downloadCsvTo: { points: 100, seconds: 15 * MINUTE },
  /** Lists as JSON lines. The target is the API token, the user or the address. */
  exportLinesTo: { points: 100, seconds: 15 * MINUTE },
  /** Apps that register themselves from one network. Most apps do it once for each user. */
  registerApp: { points: 30, seconds: DAY },
  /** Requests of apps that a user has yet to answer. */
  authorizeApp: { points: 100, seconds: 15 * MINUTE },
  /** Exchanges, refreshes and revocations. A service that many people use has one address. */
  oauthToken: { points: 600, seconds: 15 * MINUTE },
  /** Reschedules of one call by its link, because each sends three mails. A refused one gives its point back. */
  moveCallTo: { points: 5, seconds: DAY },
  subscribe: { points: 300, seconds: 15 * MINUTE },
  /** Mails with a link to confirm the newsletter. Mails beyond the limit are not sent. */
  subscribeTo: { points: 3, seconds: DAY },
  /** Mails to an address that gets the newsletter already. */
  subscribedTo: { points: 1, seconds: DAY },
  /** Unknown links of the newsletter; an existing one gives its point back. */
  newsletterLink: { points: 100, seconds: 15 * MINUTE },
  /** Mails to an address that a visitor entered and may not own. Mails beyond the limit are not sent. */
  acknowledgeTo: { points: 3, seconds: DAY },
} as const;

export type Limit = keyof typeof limitTable;

/**
 * Limits that count an address alone. Responses report only these: the count for a person or a mailbox would reveal
 * whether it exists.
 */
export const reportedLimits: readonly Limit[] = [
  ...(['signIn', 'verifyCode', 'resendCode', 'forgotPassword', 'resetPassword', 'acceptInvitation'] as const),
  ...(['changePassword', 'sendMessage', 'apply', 'bookCall', 'submitReview'] as const),
  ...(['preview', 'affiliatePage', 'bookingLink', 'registerApp', 'authorizeApp', 'oauthToken'] as const),
  ...(['subscribe', 'newsletterLink'] as const),
];
export type Limits = {
  /**
   * Takes a point for an address, for a target, or for an address and a target (in this order). A refused call takes a
   * point too.
   * @throws RATE_LIMITED with the seconds to wait
   */
  take(limit: Limit, ...key: string[]): Promise<void>;
  /**
   * Takes a point of a target that has a lower limit of its own, which the response reports as `name`.
   * @returns the seconds to wait, 0 if the point was left
   */
  takeOf(limit: Limit, points: number, name: string, ...key: string[]): Promise<number>;
  /** Like `take`, but returns false instead of throwing. */
  allows(limit: Limit, ...key: string[]): Promise<boolean>;
  /** Gives a point back after the attempt proved right. */
  giveBack(limit: Limit, ...key: string[]): Promise<void>;
  /** Takes a point and never refuses. */
  count(limit: Limit, ...key: string[]): Promise<void>;
  /** Returns the seconds until a point is available, 0 if one is left. Takes none. */
  wait(limit: Limit, ...key: string[]): Promise<number>;
};

/** For `RATE_LIMITS=off` (load tests). */
export const noLimits: Limits = {
  take: async () => {},
  takeOf: async () => 0,
  allows: async () => true,
  giveBack: async () => {},
  count: async () => {},
  wait: async () => 0,
};

/**
 * Returns the /64 network of an IPv6 address, because one client usually owns all of it. An IPv4-mapped IPv6 address
 * becomes the IPv4 address.
 */
export const networkOf = (address: string): string => normalizeIP(address, 64);

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** Reports the count after the point was taken: a point given back would reveal that the attempt was right. */
function reportLimit(limit: Limit, result: RateLimiterRes): void {
  if (reportedLimits.includes(limit))
    noteRateLimit(limit, { ...limitTable[limit], remaining: result.remainingPoints, reset: secondsOf(result) });
}

/**
 * Counts in the table `rate_limits`. If the database cannot be reached, calls fail with UNAVAILABLE: requests that
 * cannot be counted are refused.
 * @param secret key of the HMAC that hashes addresses and mailboxes
 */
export function createLimits(pool: Pool, secret: Uint8Array): Limits {
  const limiters = Object.fromEntries(
    Object.entries(limitTable).map(([keyPrefix, { points, seconds }]) => [
      keyPrefix,
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        // Housekeeping deletes expired rows.
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration: seconds,
      }),
    ]),
  ) as Record<Limit, RateLimiterPostgres>;
  const hashKey = (key: string[]) => {
    const parts = key.map((part) => (isIPv6(part) ? networkOf(part) : part));
    return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
  };
  const consume = async (limit: Limit, key: string[]): Promise<number> => {
    try {
      reportLimit(limit, await limiters[limit].consume(hashKey(key)));
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      reportLimit(limit, refusal);
      return secondsOf(refusal);
    }
  };
  return {
    async take(limit, ...key) {
      const retryAfter = await consume(limit, key);
      if (retryAfter) throw fail('RATE_LIMITED', undefined, { retryAfter });
    },
    async takeOf(limit, points, name, ...key) {
      const result = await limiters[limit].consume(hashKey(key)).catch((refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) return refusal;
        throw refusal;
      });
      const reset = secondsOf(result);
      const remaining = Math.max(0, points - result.consumedPoints);
      noteRateLimit(name, { ...limitTable[limit], points, remaining, reset });
      return result.consumedPoints > points ? reset : 0;
    },
    allows: async (limit, ...key) => !(await consume(limit, key)),
    async giveBack(limit, ...key) {
      await limiters[limit].reward(hashKey(key));
    },
    async count(limit, ...key) {
      await limiters[limit].penalty(hashKey(key));
    },
    async wait(limit, ...key) {
      const result = await limiters[limit].get(hashKey(key));
      return result && result.remainingPoints <= 0 ? secondsOf(result) : 0;
    },
  };
}
