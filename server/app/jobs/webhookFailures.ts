import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { HOUR_MS } from '#schema/durations.ts';
import { FAILING_HOURS } from '#schema/webhook.ts';
import { users } from '#server/people/user/table.ts';
import type { Services } from '#server/platform/context.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { endedMail, failingMail } from '#server/platform/webhook/mails.ts';
import { webhookFailures, webhooks } from '#server/platform/webhook/table.ts';

const BATCH = 20;

/**
 * Mails the admins about webhooks that have failed for an hour, and about those that were switched off because of it.
 * @returns whether there may be more
 */
export async function queueWebhookMails({
  db,
  now,
  settings,
  readSite,
}: Pick<Services, 'db' | 'now' | 'settings' | 'readSite'>): Promise<boolean> {
  const brand = { settings, site: await readSite() };
  const at = now();
  const { since, mailedAt, endedAt, endedMailedAt } = webhookFailures;
  const failsLong = and(
    isNull(endedAt),
    isNull(mailedAt),
    lte(since, new Date(at.getTime() - FAILING_HOURS * HOUR_MS)),
  );
  const hasEnded = and(isNotNull(endedAt), isNull(endedMailedAt));
  return db.transaction(async (tx) => {
    const failures = await tx
      .select({ failure: webhookFailures, webhook: webhooks })
      .from(webhookFailures)
      .innerJoin(webhooks, eq(webhooks.id, webhookFailures.webhookId))
      .where(or(failsLong, hasEnded))
      .orderBy(asc(since))
      .limit(BATCH)
      .for('update', { of: webhookFailures, skipLocked: true });
    if (!failures.length) return false;
    const admins = await tx
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(and(eq(users.role, 'admin'), eq(users.isBlocked, false)));
    for (const { failure, webhook } of failures) {
      const mailOf = failure.endedAt ? endedMail : failingMail;
      const mails = admins.map((admin) => mailOf(brand, admin, webhook, failure));
      if (mails.length) await queueMail(tx, mails, at);
      await tx
        .update(webhookFailures)
        .set(failure.endedAt ? { endedMailedAt: at } : { mailedAt: at })
        .where(eq(webhookFailures.webhookId, failure.webhookId));
    }
    return failures.length === BATCH;
  });
}
