import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { type Day, dayOf, timeOf } from '#schema/officeTime.ts';
import { mondayOf } from '#schema/period.ts';
import { isDue, messages } from '#server/clients/message/table.ts';
import { users } from '#server/people/user/table.ts';
import type { Services } from '#server/platform/context.ts';
import { type Mail, queueMail } from '#server/platform/mail/outbox.ts';
import { type Loop, startLoop } from '#server/platform/worker/retryLoop.ts';
import { readWeek } from './figures.ts';
import { weeklyMail } from './mails.ts';
import { weeklyMails } from './table.ts';

const MAIL_TIME = '09:00';

type Parts = Pick<Services, 'db' | 'now' | 'clock' | 'log' | 'settings' | 'readSite'>;

/** Queues the mails from Monday 9:00 in the office's time zone. Makes no queries after a finished week. */
export function startWeeklyMail(parts: Parts): Loop {
  const { now, clock, log, readSite } = parts;
  let doneMonday: Day | undefined;
  const poll = async () => {
    const { timeZone } = await readSite();
    const today = dayOf(now(), timeZone);
    const monday = mondayOf(today);
    if (monday === doneMonday || (today === monday && timeOf(now(), timeZone) < MAIL_TIME)) return false;
    if (!(await clock.isTrusted())) return false;
    await queueWeeklyMails(parts, monday);
    doneMonday = monday;
    return false;
  };
  return startLoop({ name: 'the weekly mail', begin: async () => undefined, poll }, log);
}

/** Queues all mails in one transaction. The unique Monday makes a concurrent process wait and queue none. */
async function queueWeeklyMails(parts: Parts, monday: Day): Promise<void> {
  const { db, now } = parts;
  if (await db.$count(weeklyMails, eq(weeklyMails.monday, monday))) return;
  const mails = await makeMails(parts, monday);
  await db.transaction(async (tx) => {
    const inserted = await tx.insert(weeklyMails).values({ monday }).onConflictDoNothing().returning();
    if (inserted.length && mails.length) await queueMail(tx, mails, now());
  });
}

async function makeMails(parts: Parts, monday: Day): Promise<Mail[]> {
  const { db, now, settings, readSite } = parts;
  const readers = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.isBlocked, false), eq(users.wantsWeeklyMail, true)))
    .orderBy(asc(users.id));
  if (!readers.length) return [];
  const ids = readers.map(({ id }) => id);
  const site = await readSite();
  const due = await countDue(parts, dayOf(now(), site.timeZone), ids);
  const week = await readWeek({ ...parts, site }, monday);
  const brand = { settings, site };
  return readers.map((reader) => weeklyMail(brand, { ...reader, due: due.get(reader.id) ?? 0 }, week));
}

async function countDue({ db }: Parts, day: Day, ids: string[]): Promise<Map<string | null, number>> {
  const rows = await db
    .select({ ownerId: messages.ownerId, due: count() })
    .from(messages)
    .where(and(inArray(messages.ownerId, ids), eq(messages.isSpam, false), isDue(day)))
    .groupBy(messages.ownerId);
  return new Map(rows.map(({ ownerId, due }) => [ownerId, due]));
}
