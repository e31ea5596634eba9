import { currentRequestContext } from '#server/platform/requestContext.ts';

/** What is left of a limit: so many of `points` within `seconds`, until it begins anew after `reset` seconds. */
export type RateLimit = { points: number; seconds: number; remaining: number; reset: number };

/** Notes for the answer to the current request what is left of a limit of its address. */
export function noteRateLimit(policy: string, limit: RateLimit): void {
  const trail = currentRequestContext();
  if (trail) trail.rateLimits = { ...trail.rateLimits, [policy]: limit };
}
