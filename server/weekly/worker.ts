import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { type Day, dayOf, timeOf } from '#schema/officeTime.ts';
import type { Services } from '#server/context.ts';
import type { Transaction } from '#server/database/connect.ts';
import { startWorker, type Worker } from '#server/jobs/worker.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { isDue, messages } from '#server/message/table.ts';
import { users } from '#server/user/table.ts';
import { mondayOf, readWeek } from './figures.ts';
import { weeklyMail } from './mails.ts';
import { weeklyMails } from './table.ts';

/** When the mails go out on Mondays, in India. */
const MAIL_TIME = '09:00';

type Parts = Pick<Services, 'db' | 'now' | 'log' | 'settings' | 'readSite'>;

/**
 * Starts the worker of the weekly mail: from 9:00 on Monday in India on, everybody who wants it gets one a week. Once a week is
 * done in this process, nothing is asked of the database until the next.
 */
export function startWeeklyMail(parts: Parts): Worker {
  const { now, log } = parts;
  let done: Day | undefined;
  const look = async () => {
    const today = dayOf(now());
    const monday = mondayOf(today);
    if (monday === done || (today === monday && timeOf(now()) < MAIL_TIME)) return false;
    await queueWeeklyMails(parts, monday);
    done = monday;
    return false;
  };
  return startWorker({ name: 'the weekly mail', begin: async () => undefined, look }, log);
}

/** Queues the mails of a Monday, all or none, unless a process has: of two at once, the later waits and queues none. */
async function queueWeeklyMails({ db, now, settings, readSite }: Parts, monday: Day): Promise<void> {
  const brand = { settings, site: await readSite() };
  return db.transaction(async (tx) => {
    const noted = await tx.insert(weeklyMails).values({ monday }).onConflictDoNothing().returning();
    if (!noted.length) return;
    const readers = await tx
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(and(eq(users.isBlocked, false), eq(users.wantsWeeklyMail, true)))
      .orderBy(asc(users.id));
    if (!readers.length) return;
    const due = await countDue(
      tx,
      dayOf(now()),
      readers.map(({ id }) => id),
    );
    const week = await readWeek(tx, monday);
    const mails = readers.map((reader) => weeklyMail(brand, { ...reader, due: due.get(reader.id) ?? 0 }, week));
    await queueMail(tx, mails, now());
  });
}

/** How many follow-ups of each of these users are due. */
async function countDue(tx: Transaction, day: Day, ids: string[]): Promise<Map<string | null, number>> {
  const rows = await tx
    .select({ ownerId: messages.ownerId, due: count() })
    .from(messages)
    .where(and(inArray(messages.ownerId, ids), eq(messages.isSpam, false), isDue(day)))
    .groupBy(messages.ownerId);
  return new Map(rows.map(({ ownerId, due }) => [ownerId, due]));
}
