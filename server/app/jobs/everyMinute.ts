import type { Services } from '#server/platform/context.ts';
import { type Loop, startLoop } from '#server/platform/worker/retryLoop.ts';

const EVERY_MS = 60_000;

/**
 * Runs `poll` at the start and every minute while the system clock is plausible.
 * @param poll processes what is due; returns whether there may be more
 */
export function startEveryMinute(
  name: string,
  { now, clock, log }: Pick<Services, 'now' | 'clock' | 'log'>,
  poll: () => Promise<boolean>,
): Loop {
  let next = 0;
  return startLoop(
    {
      name,
      begin: async () => undefined,
      async poll() {
        const nowMs = now().getTime();
        if (nowMs < next || !(await clock.isTrusted())) return false;
        const hasMore = await poll();
        if (!hasMore) next = nowMs + EVERY_MS;
        return hasMore;
      },
    },
    log,
  );
}
