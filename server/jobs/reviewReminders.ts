import type { Services } from '#server/context.ts';
import { queueReminders } from '#server/review/reminders.ts';
import { startWorker, type Worker } from './worker.ts';

/** How often it is asked what is due, in milliseconds. */
const EVERY_MS = 60_000;

/** Starts the worker of the mails that remind clients of their review links: it looks at the start, and once a minute. */
export function startReviewReminders(parts: Pick<Services, 'db' | 'now' | 'log' | 'settings' | 'readSite'>): Worker {
  const { now, log } = parts;
  let next = 0;
  const look = async () => {
    const at = now().getTime();
    if (at < next) return false;
    const isMore = await queueReminders(parts);
    if (!isMore) next = at + EVERY_MS;
    return isMore;
  };
  return startWorker({ name: 'the reminders of review links', begin: async () => undefined, look }, log);
}
