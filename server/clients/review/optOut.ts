import { and, eq, isNull, sql } from 'drizzle-orm';
import { reviewStrings } from '#schema/review.ts';
import type { Context } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { lookUpToken } from '#server/platform/limit/lookUpToken.ts';
import { dropMails } from '#server/platform/mail/outbox.ts';
import { type ReviewLinkRow, reviewLinks } from './table.ts';
import { hasToken } from './tokens.ts';

/** @throws NOT_FOUND, RATE_LIMITED */
export const areRemindersOn = async (context: Context, token: string): Promise<boolean> =>
  (await findByOptOut(context, token)).optedOutAt === null;

/** Ends the reminders of all links of an address and drops queued ones; idempotent. @throws NOT_FOUND, RATE_LIMITED */
export async function stopReminders(context: Context, token: string): Promise<false> {
  const { email, id } = await findByOptOut(context, token);
  const now = context.now();
  await context.db.transaction(async (tx) => {
    await lockReminders(tx, email);
    const ended = await tx
      .update(reviewLinks)
      .set({ optedOutAt: now })
      .where(and(eq(reviewLinks.email, email), isNull(reviewLinks.optedOutAt)))
      .returning({ mailId: reviewLinks.reminderMailId });
    await dropMails(
      tx,
      ended.map(({ mailId }) => mailId),
    );
    if (ended.length) await announceChange(tx, 'reviewLink.changed', { id });
  });
  return false;
}

/** Serializes opt-outs and new links of an address, so that no link is missed. */
export const lockReminders = (tx: Transaction, email: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`review reminders ${email}`}, 0))`);

const findByOptOut = (context: Context, token: string): Promise<ReviewLinkRow> =>
  lookUpToken(context, 'submitReview', reviewStrings.deadOptOut, async () => {
    const [link] = await context.db
      .select()
      .from(reviewLinks)
      .where(hasToken(context.db, token, 'opt-out'));
    return link;
  });
