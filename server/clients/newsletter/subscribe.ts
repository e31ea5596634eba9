import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { DAY_MS } from '#schema/durations.ts';
import type { FormFacts } from '#schema/form.ts';
import { newsletterOf, type SubscribeInput } from '#schema/newsletter.ts';
import { CONFIRM_DAYS, newsletterStrings as strings } from '#schema/newsletterStrings.ts';
import { isRobots } from '#server/clients/message/spam.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken, makeToken } from '#server/platform/crypto/randomToken.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { fail } from '#server/platform/errors.ts';
import { asPageOf, mailLanguage } from '#server/platform/mail/language.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { confirmMail, knownMail } from './mails.ts';
import { newsletterSubscribers, newsletterTokens, type SubscriberRow } from './table.ts';

/** Old mails stay in mailboxes, and their links must work. */
export const LEAVE_DAYS = 2 * 365;

/**
 * Mails the link to confirm. The answer is the same for every address: known, unknown or beyond its limit.
 * @throws NOT_FOUND while the newsletter is off, RATE_LIMITED
 */
export async function subscribe(
  context: Context,
  { email, interest, language: shown }: z.output<typeof SubscribeInput>,
  form?: FormFacts | null,
): Promise<true> {
  const { db, limits, address, site } = context;
  const { isOn, interests } = newsletterOf(site);
  if (!isOn) throw fail('NOT_FOUND', strings.off);
  await limits.take('subscribe', address);
  if (form && isRobots(form)) return true;
  // Counted for every address, so that the limit reveals nothing.
  const mayConfirm = await limits.allows('subscribeTo', email);
  const mayRemind = await limits.allows('subscribedTo', email);
  const chosen = interest && interests.includes(interest) ? [interest] : [];
  const now = context.now();
  const language = shown ?? context.pageLanguage ?? site.language;
  const { t } = mailLanguage(language);
  const agreed = { interests: chosen, consent: t(strings.consent), language };
  await db.transaction(async (tx) => {
    const subscriber = await insertOrLock(tx, email, agreed, now);
    const isConfirmed = subscriber.state === 'CONFIRMED';
    if (!(isConfirmed ? mayRemind : mayConfirm)) return;
    if (!isConfirmed)
      await tx
        .update(newsletterSubscribers)
        .set({ ...agreed, isImported: false })
        .where(eq(newsletterSubscribers.id, subscriber.id));
    const token = await addToken(tx, { subscriberId: subscriber.id, deliveryId: null }, CONFIRM_DAYS, now);
    const signUp = { id: subscriber.id, email, token, language };
    await queueMail(tx, (isConfirmed ? knownMail : confirmMail)(asPageOf(context), signUp), now);
  });
  return true;
}

type Agreed = Pick<SubscriberRow, 'interests' | 'consent' | 'language'>;

async function insertOrLock(tx: Transaction, email: string, agreed: Agreed, now: Date): Promise<SubscriberRow> {
  await tx
    .insert(newsletterSubscribers)
    .values({ id: uuidv7(), email, state: 'PENDING', ...agreed, createdAt: now })
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
    .for('update');
  return rows[0] as SubscriberRow;
}

type Owner = Pick<typeof newsletterTokens.$inferInsert, 'subscriberId' | 'deliveryId'>;

/** @returns the token, of which only the hash is stored */
export async function addToken(executor: Executor, owner: Owner, days: number, now: Date): Promise<string> {
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  await executor.insert(newsletterTokens).values({ ...owner, tokenHash: hashToken(token), expiresAt });
  return token;
}
