import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { fail } from '#server/platform/errors.ts';
import { noteRateLimit } from './noteRateLimit.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * THE TABLE of what is counted in the database, so that every server process counts together: `points` within `seconds`
 * for each address, or for each target where a name ends in To. Decision 016 says why these.
 */
export const limitTable = {
  /** Wrong passwords; a right one gives its point back. */
  signIn: { points: 10, seconds: 15 * MINUTE },
  /** Wrong passwords for one identifier, from wherever. This many are an attack on it; nobody is refused for that alone. */
  signInTo: { points: 50, seconds: 15 * MINUTE },
  /** Wrong passwords for an identifier under attack, from one address that has not known the password of late. */
  signInStranger: { points: 3, seconds: 15 * MINUTE },
  /** No limit, a memory: somebody at this address has known the password of this account. */
  familiar: { points: 1, seconds: 30 * DAY },
  /** Wrong codes; each code dies by itself after five. Many, because beyond them right ones are refused there too. */
  verifyCode: { points: 1000, seconds: 15 * MINUTE },
  /** Wrong codes for one identifier from one address that has not known the password: four codes' worth. */
  verifyCodeStranger: { points: 20, seconds: 15 * MINUTE },
  /** Wrong codes of somebody whose password is known; the target is the user with this password: another begins anew. */
  wrongCodeOf: { points: 100, seconds: DAY },
  /** Codes asked for again. */
  resendCode: { points: 100, seconds: 15 * MINUTE },
  /** Codes asked for again for one identifier, known or not. The password step still mails one. */
  resendCodeTo: { points: 10, seconds: HOUR },
  /** Links for a forgotten password that are asked for, from one address and for one identifier, known or not. */
  forgotPassword: { points: 10, seconds: 15 * MINUTE },
  forgotPasswordTo: { points: 3, seconds: HOUR },
  /** Such links, and invitations, that do not exist; one that does gives its point back. */
  resetPassword: { points: 20, seconds: 15 * MINUTE },
  acceptInvitation: { points: 20, seconds: 15 * MINUTE },
  /** Wrong present passwords of somebody who is signed in; a right one gives its point back. The target is the user. */
  changePassword: { points: 10, seconds: 15 * MINUTE },
  changePasswordTo: { points: 10, seconds: 15 * MINUTE },
  /** What strangers send in that is stored: messages, applications, booked calls. */
  sendMessage: { points: 300, seconds: 15 * MINUTE },
  apply: { points: 300, seconds: 15 * MINUTE },
  bookCall: { points: 300, seconds: 15 * MINUTE },
  /** Review links, and those that withdraw a review or end its reminders, that do not exist; one that does gives its point back. */
  submitReview: { points: 100, seconds: 15 * MINUTE },
  /** Preview links that do not exist or are over; one that is good gives its point back. */
  preview: { points: 100, seconds: 15 * MINUTE },
  /** Private pages of affiliates that do not exist; one that does gives its point back. */
  affiliatePage: { points: 100, seconds: 15 * MINUTE },
  /** Links to a booked call or a host's calendar that do not exist; one that does gives its point back. */
  bookingLink: { points: 100, seconds: 15 * MINUTE },
  /** Texts that are drawn while they are written; the target is the user. One a second, all the time: nobody pauses so often. */
  renderTextTo: { points: 900, seconds: 15 * MINUTE },
  /** Lists that are downloaded as CSV; the target is the user, also of an API token. */
  downloadCsvTo: { points: 100, seconds: 15 * MINUTE },
  /** Moves of one call by its link: each is three mails. One that is refused gives its point back. */
  moveCallTo: { points: 5, seconds: DAY },
  /** Mails to one mailbox that whoever named it need not own; what is beyond is not sent. */
  acknowledgeTo: { points: 3, seconds: DAY },
} as const;

export type Limit = keyof typeof limitTable;

/**
 * The limits that count an address alone. What is left of them is told with each answer; of others nothing is, because what was counted for
 * a person or a mailbox would tell whether there is one.
 */
export const toldLimits: readonly Limit[] = [
  ...(['signIn', 'verifyCode', 'resendCode', 'forgotPassword', 'resetPassword', 'acceptInvitation'] as const),
  ...(['changePassword', 'sendMessage', 'apply', 'bookCall', 'submitReview'] as const),
  ...(['preview', 'affiliatePage', 'bookingLink'] as const),
];
export type Limits = {
  /**
   * Takes a point from an address, from a target, or from a target as seen from an address (both, in this order). It stays
   * taken when it is refused.
   * @throws RATE_LIMITED with the seconds to wait
   */
  take(limit: Limit, ...key: string[]): Promise<void>;
  /** As `take`. @returns whether there was a point left, instead of throwing */
  allows(limit: Limit, ...key: string[]): Promise<boolean>;
  /** Gives the point back, after what was asked turned out right. */
  giveBack(limit: Limit, ...key: string[]): Promise<void>;
  /** Takes a point and refuses nothing. */
  count(limit: Limit, ...key: string[]): Promise<void>;
  /** @returns the seconds until there are points again, 0 while one is left; takes none */
  wait(limit: Limit, ...key: string[]): Promise<number>;
};

/** Limits that never refuse: RATE_LIMITS=off, for load tests. */
export const noLimits: Limits = {
  take: async () => {},
  allows: async () => true,
  giveBack: async () => {},
  count: async () => {},
  wait: async () => 0,
};

/**
 * The network that an address stands for: of IPv6 its first 64 bits, because whoever has one address there has them all;
 * an IPv4 address in IPv6 clothes is the IPv4 address.
 */
export const networkOf = (address: string): string => normalizeIP(address, 64);

/** The seconds until there are points again: whole ones, at least one. */
const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** As it was when the point was taken: whether it was given back would tell what was right. */
function tell(limit: Limit, left: RateLimiterRes): void {
  if (toldLimits.includes(limit))
    noteRateLimit(limit, { ...limitTable[limit], remaining: left.remainingPoints, reset: secondsOf(left) });
}

/**
 * The limits on guessing and flooding, kept in the table rate_limits. A database that is away refuses with its own error,
 * which is answered as UNAVAILABLE: what cannot be counted does not pass.
 * @param secret hashes the keys, so that the table holds neither addresses nor mailboxes
 */
export function createLimits(pool: Pool, secret: Uint8Array): Limits {
  const limiters = Object.fromEntries(
    Object.entries(limitTable).map(([keyPrefix, { points, seconds }]) => [
      keyPrefix,
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        // Housekeeping does it, once for all of them.
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration: seconds,
      }),
    ]),
  ) as Record<Limit, RateLimiterPostgres>;
  const hashed = (key: string[]) => {
    const parts = key.map((part) => (isIPv6(part) ? networkOf(part) : part));
    return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
  };
  /** @returns the seconds to wait; 0 when there was a point */
  const consume = async (limit: Limit, key: string[]): Promise<number> => {
    try {
      tell(limit, await limiters[limit].consume(hashed(key)));
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      tell(limit, refused);
      return secondsOf(refused);
    }
  };
  return {
    async take(limit, ...key) {
      const retryAfter = await consume(limit, key);
      if (retryAfter) throw fail('RATE_LIMITED', undefined, { retryAfter });
    },
    allows: async (limit, ...key) => !(await consume(limit, key)),
    async giveBack(limit, ...key) {
      await limiters[limit].reward(hashed(key));
    },
    async count(limit, ...key) {
      await limiters[limit].penalty(hashed(key));
    },
    async wait(limit, ...key) {
      const counted = await limiters[limit].get(hashed(key));
      return counted && counted.remainingPoints <= 0 ? secondsOf(counted) : 0;
    },
  };
}
