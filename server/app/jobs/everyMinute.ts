import type { Services } from '#server/platform/context.ts';
import { startWorker, type Worker } from '#server/platform/worker/retryLoop.ts';

const EVERY_MS = 60_000;

/**
 * Runs `look` at the start and every minute while the system clock is plausible.
 * @param look processes what is due; returns whether there may be more
 */
export function startEveryMinute(
  name: string,
  { now, clock, log }: Pick<Services, 'now' | 'clock' | 'log'>,
  look: () => Promise<boolean>,
): Worker {
  let next = 0;
  return startWorker(
    {
      name,
      begin: async () => undefined,
      async look() {
        const at = now().getTime();
        if (at < next || !(await clock.isTrusted())) return false;
        const isMore = await look();
        if (!isMore) next = at + EVERY_MS;
        return isMore;
      },
    },
    log,
  );
}
