import { eq } from 'drizzle-orm';
import { reviewStrings } from '#schema/review.ts';
import type { Actor } from '#server/platform/audit/actor.ts';
import { record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken, makeToken } from '#server/platform/crypto/randomToken.ts';
import { updateRow } from '#server/platform/database/updatedAt.ts';
import { foundOr } from '#server/platform/errors.ts';
import { announce, announceChange } from '#server/platform/event/events.ts';
import { lookUpToken } from '#server/platform/limit/lookUpToken.ts';
import { paths } from '#web/shared/paths.ts';
import { type ReviewRow, reviews } from './table.ts';

export function makeWithdrawal({ settings }: Pick<Context, 'settings'>): { link: string; tokenHash: string } {
  const token = makeToken();
  return { link: settings.PUBLIC_URL + paths.withdrawReview(token), tokenHash: hashToken(token) };
}

/** The review of a withdrawal link, also after withdrawal. @throws NOT_FOUND, RATE_LIMITED */
export const findWithdrawable = (context: Context, token: string): Promise<ReviewRow> =>
  lookUpToken(context, 'submitReview', reviewStrings.deadWithdrawal, async () => {
    const isIts = eq(reviews.withdrawalTokenHash, hashToken(token));
    const [review] = await context.db.select().from(reviews).where(isIts);
    return review;
  });

/** Permanent; withdrawing again changes nothing. @throws NOT_FOUND, RATE_LIMITED */
export async function withdrawReview(context: Context, token: string): Promise<ReviewRow> {
  const { id } = await findWithdrawable(context, token);
  const isIt = eq(reviews.id, id);
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const rows = await tx.select().from(reviews).where(isIt).for('update');
    const before = foundOr(rows, reviewStrings.deadWithdrawal);
    if (before.withdrawnAt) return before;
    const change = { isPublished: false, withdrawnAt: now };
    const review = await updateRow(tx, reviews, before, change);
    const facts = { before: { isPublished: before.isPublished }, after: change };
    await record(tx, clientOf(context, before), 'review.withdraw', { id, label: before.name }, now, facts);
    const { name, companyName, position, clientFeedback, rating, createdAt } = before;
    const payload = { id, name, companyName, position, clientFeedback, rating, isPublished: false, createdAt };
    await announce(tx, 'review.withdrawn', payload, now);
    await announceChange(tx, 'review.changed', { id });
    return review;
  });
}

const clientOf = ({ address, requestId }: Context, { name }: ReviewRow): Actor => ({
  ...{ id: null, name, via: 'link' },
  ...{ address, requestId },
});
