import { currentRequestContext } from '#server/platform/requestContext.ts';

/** `remaining` of `points` per `seconds`; `reset` is in seconds. */
export type RateLimit = { points: number; seconds: number; remaining: number; reset: number };

export function noteRateLimit(policy: string, limit: RateLimit): void {
  const trail = currentRequestContext();
  if (trail) trail.rateLimits = { ...trail.rateLimits, [policy]: limit };
}
