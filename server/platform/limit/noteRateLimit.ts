import { currentRequestContext } from '#server/platform/requestContext.ts';

/** `remaining` of `points` per `seconds`; `reset` is in seconds. */
export type RateLimit = { points: number; seconds: number; remaining: number; reset: number };

/** Records a limit for the response headers of the current request. */
export function noteRateLimit(policy: string, limit: RateLimit): void {
  const trail = currentRequestContext();
  if (trail) trail.rateLimits = { ...trail.rateLimits, [policy]: limit };
}
