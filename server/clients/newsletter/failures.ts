import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { newsletterDeliveries, newsletterSubscribers } from './table.ts';

/** In characters. */
const MAX_REASON = 300;

/**
 * Whether a reply says that the mailbox itself takes no mail (RFC 3463: 5.1.x, 5.2.0, 5.2.1). A policy, a quota or a
 * refused content says nothing of the mailbox.
 */
export function isMailboxGone(reply: string | null): boolean {
  const [, subject, detail] = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(reply ?? '') ?? [];
  if (subject === undefined) return /^5(50|51|53)\b/.test(reply ?? '');
  return (
    (subject === '1' && !['7', '8'].includes(detail ?? '')) || (subject === '2' && ['0', '1'].includes(detail ?? ''))
  );
}

/** Takes a mailbox out that does not exist. Who has left or complained stays so. */
export async function takeOut(executor: Executor, subscriberId: string, reason: string, now: Date): Promise<void> {
  await executor
    .update(newsletterSubscribers)
    .set({ state: 'BOUNCED', endedAt: now, reason: reason.slice(0, MAX_REASON) })
    .where(and(eq(newsletterSubscribers.id, subscriberId), eq(newsletterSubscribers.state, 'CONFIRMED')));
}

/**
 * Finds a mail of the newsletter by the ids that a report names. Its id cannot be guessed.
 * @param ids Message-IDs without brackets, and ids of a mail service
 */
export async function findDelivery(executor: Executor, ids: readonly string[]) {
  const parts = ids.map((id) => id.replace(/@.*$/s, '').toLowerCase());
  const uuids = parts.filter((part) => isUuid(part));
  if (!parts.length) return null;
  const { id, serviceId, subscriberId } = newsletterDeliveries;
  const [delivery] = await executor
    .select({ id, subscriberId })
    .from(newsletterDeliveries)
    .where(or(uuids.length ? inArray(id, uuids) : undefined, inArray(serviceId, parts)))
    .limit(1);
  return delivery ?? null;
}

type Delivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

/** A mail server returned the mail after it had accepted it. */
export async function recordBounce(tx: Transaction, { id, subscriberId }: Delivery, reason: string, now: Date) {
  await tx
    .update(newsletterDeliveries)
    .set({ state: 'REFUSED', reply: reason.slice(0, MAX_REASON) })
    .where(and(eq(newsletterDeliveries.id, id), inArray(newsletterDeliveries.state, ['HANDED', 'SENT'])));
  const hasNoStatus = !/\b[45]\.\d{1,3}\.\d{1,3}\b|\b[45]\d\d\b/.test(reason);
  if (subscriberId && (hasNoStatus || isMailboxGone(reason))) await takeOut(tx, subscriberId, reason, now);
}

/** The reader reported the mail as spam (RFC 5965). */
export async function recordComplaint(tx: Transaction, { id, subscriberId }: Delivery, now: Date): Promise<void> {
  await tx
    .update(newsletterDeliveries)
    .set({ complainedAt: now })
    .where(and(eq(newsletterDeliveries.id, id), isNull(newsletterDeliveries.complainedAt)));
  if (subscriberId)
    await tx
      .update(newsletterSubscribers)
      .set({ state: 'COMPLAINED', endedAt: now, reason: null })
      .where(eq(newsletterSubscribers.id, subscriberId));
}
