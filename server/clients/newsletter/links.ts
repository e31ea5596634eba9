import { and, eq, gt, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { NewsletterAnswerInput } from '#schema/newsletter.ts';
import { type SubscriberState, newsletterStrings as strings } from '#schema/newsletterStrings.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken } from '#server/platform/crypto/randomToken.ts';
import { lookUpToken } from '#server/platform/limit/lookUpToken.ts';
import { newsletterDeliveries, newsletterSubscribers, newsletterTokens } from './table.ts';

type Subscription = { state: SubscriberState };
type Link = Subscription & { subscriberId: string; deliveryId: string | null };

/** @throws NOT_FOUND, RATE_LIMITED */
export const readSubscription = (context: Context, token: string): Promise<Subscription> => findLink(context, token);

/**
 * Confirms or leaves, also repeatedly. An answer also replaces the state that a bounce or a complaint has set, because the
 * owner of the mailbox gives it.
 * @throws NOT_FOUND, RATE_LIMITED
 */
export async function answerNewsletter(
  context: Context,
  token: string,
  { answer }: z.output<typeof NewsletterAnswerInput>,
): Promise<Subscription> {
  const { subscriberId, deliveryId } = await findLink(context, token);
  const now = context.now();
  const isConfirmed = answer === 'CONFIRM';
  return context.db.transaction(async (tx) => {
    const isIt = eq(newsletterSubscribers.id, subscriberId);
    const [subscriber] = await tx.select().from(newsletterSubscribers).where(isIt).for('update');
    const state = isConfirmed ? 'CONFIRMED' : 'LEFT';
    if (!subscriber || subscriber.state === state) return { state };
    await tx
      .update(newsletterSubscribers)
      .set(
        isConfirmed
          ? { state, confirmedAt: now, endedAt: null, reason: null }
          : { state, endedAt: subscriber.endedAt ?? now },
      )
      .where(isIt);
    if (!isConfirmed && deliveryId)
      await tx
        .update(newsletterDeliveries)
        .set({ leftAt: now })
        .where(and(eq(newsletterDeliveries.id, deliveryId), isNull(newsletterDeliveries.leftAt)));
    return { state };
  });
}

const findLink = (context: Context, token: string): Promise<Link> =>
  lookUpToken(context, 'newsletterLink', strings.deadLink, async () => {
    const { tokenHash, subscriberId, deliveryId, expiresAt } = newsletterTokens;
    const [link] = await context.db
      .select({ subscriberId, deliveryId, state: newsletterSubscribers.state })
      .from(newsletterTokens)
      .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, subscriberId))
      .where(and(eq(tokenHash, hashToken(token)), gt(expiresAt, context.now())));
    return link;
  });
