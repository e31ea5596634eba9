import { and, asc, eq, gt, isNotNull, lt, lte, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { DAY_MS, HOUR_MS } from '#schema/durations.ts';
import type { Services } from '#server/platform/context.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { inLanguage } from '#server/platform/mail/language.ts';
import { dropMails, queueMail } from '#server/platform/mail/outbox.ts';
import { makeLink } from './announceChange.ts';
import { reminderMail } from './mails.ts';
import { bookings } from './table.ts';

type Parts = Pick<Services, 'db' | 'now' | 'settings' | 'readSite'>;

const BATCH = 50;

/**
 * One transaction for mail and record: no process sends a reminder twice. Skips reminders that were due before the call
 * was booked or moved.
 * @returns whether more may be due
 */
export async function queueReminders({ db, now, settings, readSite }: Parts): Promise<boolean> {
  const site = await readSite();
  const at = now();
  const [day, hour] = [new Date(at.getTime() + DAY_MS), new Date(at.getTime() + HOUR_MS)];
  const { startsAt, status, reminders, reminderMailId } = bookings;
  return db.transaction(async (tx) => {
    const hasBegun = and(isNotNull(reminderMailId), lte(startsAt, at));
    const started = await tx.select({ mailId: reminderMailId }).from(bookings).where(hasBegun).for('update');
    await dropMails(
      tx,
      started.map(({ mailId }) => mailId),
    );
    if (started.length) await tx.update(bookings).set({ reminderMailId: null }).where(hasBegun);
    const isDue = or(and(eq(reminders, 0), lte(startsAt, day)), and(lt(reminders, 2), lte(startsAt, hour)));
    const due = await tx
      .select()
      .from(bookings)
      .where(and(eq(status, 'CONFIRMED'), gt(startsAt, at), isDue))
      .orderBy(asc(startsAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const booking of due) {
      const isLast = booking.startsAt <= hour;
      const wasDueAt = booking.startsAt.getTime() - (isLast ? HOUR_MS : DAY_MS);
      const mailId = wasDueAt < booking.scheduledAt.getTime() ? null : uuidv7();
      if (mailId) {
        await dropMails(tx, [booking.reminderMailId]);
        const brand = inLanguage({ site, settings }, booking.language);
        await queueMail(tx, { ...reminderMail(brand, booking, await makeLink(tx, booking, at)), id: mailId }, at);
        await announceChange(tx, 'booking.changed', booking);
      }
      const changes = { reminders: isLast ? 2 : 1, ...(mailId && { remindedAt: at, reminderMailId: mailId }) };
      await tx.update(bookings).set(changes).where(eq(bookings.id, booking.id));
    }
    return due.length === BATCH;
  });
}
