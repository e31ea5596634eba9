import { and, asc, eq, gt, isNotNull, lte, or, type SQL } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { DAY_MS } from '#schema/durations.ts';
import type { Services } from '#server/platform/context.ts';
import { hashToken, makeToken } from '#server/platform/crypto/randomToken.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { inLanguage } from '#server/platform/mail/language.ts';
import { dropMails, GIVE_UP_MS, queueMail } from '#server/platform/mail/outbox.ts';
import { paths } from '#web/shared/paths.ts';
import { reminderMail } from './mails.ts';
import { canBeReminded, type ReviewLinkRow, reviewLinks, reviewLinkTokens } from './table.ts';

type Parts = Pick<Services, 'db' | 'now' | 'settings' | 'readSite'>;

const BATCH = 50;

/** One transaction for mail and record: no process sends a reminder twice. @returns whether more may be due */
export async function queueReminders({ db, now, settings, readSite }: Parts): Promise<boolean> {
  const brand = { site: await readSite(), settings };
  const at = now();
  const isDue = dueCondition(brand.site.reviewReminderDays, at);
  return db.transaction(async (tx) => {
    await dropExpired(tx, at);
    if (!isDue) return false;
    const links = await tx
      .select()
      .from(reviewLinks)
      .where(and(canBeReminded(reviewLinks), gt(reviewLinks.expiresAt, at), isDue))
      .orderBy(asc(reviewLinks.mailedAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const link of links) {
      const [token, optOut] = [makeToken(), makeToken()];
      const { site, settings } = inLanguage(brand, link.language);
      const mail = reminderMail(site, link, {
        review: settings.PUBLIC_URL + paths.submitReview(token),
        optOut: settings.PUBLIC_URL + paths.stopReviewReminders(optOut),
        // Mail programs post to it, even when the site no longer offers the language.
        oneClick: brand.settings.PUBLIC_URL + paths.stopReviewReminders(optOut),
      });
      await note(tx, link, { token, optOut }, at, mail);
    }
    return links.length === BATCH;
  });
}

type Tokens = { token: string; optOut: string };

async function note(
  tx: Transaction,
  { id, reminders, reminderMailId }: ReviewLinkRow,
  { token, optOut }: Tokens,
  at: Date,
  mail: ReturnType<typeof reminderMail>,
): Promise<void> {
  const mailId = uuidv7();
  await tx.insert(reviewLinkTokens).values([
    { tokenHash: hashToken(token), linkId: id, purpose: 'review', createdAt: at },
    { tokenHash: hashToken(optOut), linkId: id, purpose: 'opt-out', createdAt: at },
  ]);
  // Drops the first reminder if its mail server has not accepted it yet.
  await dropMails(tx, [reminderMailId]);
  await queueMail(tx, { ...mail, id: mailId }, at);
  await tx
    .update(reviewLinks)
    .set({ reminders: reminders + 1, remindedAt: at, reminderMailId: mailId })
    .where(eq(reviewLinks.id, id));
  await announceChange(tx, 'reviewLink.changed', { id });
}

/** @returns undefined without reminders. After an outage the interval between both reminders stays. */
function dueCondition([firstDays, secondDays]: readonly number[], at: Date): SQL | undefined {
  const daysAgo = (days: number) => new Date(at.getTime() - days * DAY_MS);
  const { reminders, mailedAt, remindedAt } = reviewLinks;
  if (firstDays === undefined) return undefined;
  const isFirst = and(eq(reminders, 0), lte(mailedAt, daysAgo(firstDays)));
  if (secondDays === undefined) return isFirst;
  return or(
    isFirst,
    and(eq(reminders, 1), lte(mailedAt, daysAgo(secondDays)), lte(remindedAt, daysAgo(secondDays - firstDays))),
  );
}

async function dropExpired(tx: Transaction, at: Date): Promise<void> {
  const { expiresAt, reminderMailId, remindedAt } = reviewLinks;
  const longAgo = new Date(at.getTime() - GIVE_UP_MS);
  const expired = await tx
    .select({ mailId: reminderMailId })
    .from(reviewLinks)
    .where(and(isNotNull(reminderMailId), lte(expiresAt, at), gt(expiresAt, longAgo), gt(remindedAt, longAgo)));
  await dropMails(
    tx,
    expired.map(({ mailId }) => mailId),
  );
}
