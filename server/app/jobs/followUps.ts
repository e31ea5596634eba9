import { and, asc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import { type Day, dayOf, timeOf } from '#schema/officeTime.ts';
import { followUpMail } from '#server/clients/message/desk/mails.ts';
import { followUpMails } from '#server/clients/message/desk/table.ts';
import { isDue, messages } from '#server/clients/message/table.ts';
import { users } from '#server/people/user/table.ts';
import type { Services } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { type Loop, startLoop } from '#server/platform/worker/retryLoop.ts';

/** In the office's time zone. */
const MAIL_TIME = '09:00';
const MAX_LISTED = 50;

type Parts = Pick<Services, 'db' | 'now' | 'clock' | 'log' | 'settings' | 'readSite'>;

/** When a day is done in this process, the database is not queried until the next day. */
export function startFollowUps(parts: Parts): Loop {
  const { now, clock, log, readSite } = parts;
  let lastDay: Day | undefined;
  const poll = async () => {
    const { timeZone } = await readSite();
    const [day, time] = [dayOf(now(), timeZone), timeOf(now(), timeZone)];
    if (day === lastDay || time < MAIL_TIME || !(await clock.isTrusted())) return false;
    await queueFollowUpMails(parts, day);
    lastDay = day;
    return false;
  };
  return startLoop({ name: 'the mail about follow-ups', begin: async () => undefined, poll }, log);
}

/** Queues all mails of a day in one transaction, unless another process has. */
async function queueFollowUpMails(parts: Parts, day: Day): Promise<void> {
  const brand = { settings: parts.settings, site: await parts.readSite() };
  return parts.db.transaction(async (tx) => {
    const ids = await claimDay(tx, day);
    if (!ids.length) return;
    const owners = await tx
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(and(inArray(users.id, ids), eq(users.isBlocked, false), eq(users.wantsFollowUpMail, true)));
    const dueByOwner = Map.groupBy(
      await readDue(
        tx,
        day,
        owners.map(({ id }) => id),
      ),
      ({ ownerId }) => ownerId,
    );
    const mails = owners.flatMap((owner) => {
      const ownerMessages = dueByOwner.get(owner.id);
      return ownerMessages ? [followUpMail(brand, owner, ownerMessages, ownerMessages[0]?.total ?? 0)] : [];
    });
    if (mails.length) await queueMail(tx, mails, parts.now());
  });
}

async function claimDay(tx: Transaction, day: Day): Promise<string[]> {
  const userDays = tx
    .select({ userId: users.id, day: sql<Day>`${day}::date`.as('day') })
    .from(users)
    .orderBy(asc(users.id));
  const insertedRows = await tx
    .insert(followUpMails)
    .select(userDays)
    .onConflictDoNothing()
    .returning({ userId: followUpMails.userId });
  return insertedRows.map(({ userId }) => userId);
}

function readDue(tx: Transaction, day: Day, ids: string[]) {
  const { id, name, service, followUpDay, followUpNote, ownerId, createdAt } = getTableColumns(messages);
  const rank = sql<number>`row_number() over (partition by ${ownerId} order by ${followUpDay}, ${createdAt}, ${id})`;
  const total = sql<number>`count(*) over (partition by ${ownerId})`.mapWith(Number);
  const rankedMessages = tx
    .select({
      ...{ id, name, service, followUpNote, ownerId },
      followUpDay: sql<Day>`${followUpDay}`.as('follow_up_day'),
      rank: rank.as('rank'),
      total: total.as('total'),
    })
    .from(messages)
    .where(and(inArray(ownerId, ids), eq(messages.isSpam, false), isDue(day)))
    .as('due');
  return tx
    .select()
    .from(rankedMessages)
    .where(lte(rankedMessages.rank, MAX_LISTED))
    .orderBy(asc(rankedMessages.ownerId), asc(rankedMessages.rank));
}
