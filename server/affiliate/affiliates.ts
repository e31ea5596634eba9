import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { type ApplyInput, affiliateSentences } from '#schema/affiliate.ts';
import { factsOf } from '#server/audit/change.ts';
import { actorOf, record } from '#server/audit/record.ts';
import type { Context } from '#server/context.ts';
import { byCreation, type Connection, type PageArgs, tablePage } from '#server/database/page.ts';
import { foundOr } from '#server/errors.ts';
import { announce } from '#server/event/events.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { applicationMail } from './mails.ts';
import { type AffiliateRow, affiliates } from './table.ts';

export type AffiliateList = Connection<AffiliateRow>;

const order = byCreation<AffiliateRow>(affiliates, 'newest first');

/** Every application, newest first. */
export const listAffiliates = ({ db }: Context, args: PageArgs): Promise<AffiliateList> =>
  tablePage(db, affiliates, order, args);

/** Takes an application and lets the office know; the applicant gets no mail. @throws RATE_LIMITED */
export async function apply(context: Context, input: z.output<typeof ApplyInput>): Promise<AffiliateRow> {
  const { db, limits, address, outbox } = context;
  await limits.take('apply', address);
  const application: AffiliateRow = { ...input, id: uuidv7(), createdAt: context.now() };
  await db.transaction(async (tx) => {
    await tx.insert(affiliates).values(application);
    await queueMail(tx, applicationMail(context, application), application.createdAt);
    await announce(tx, 'application.received', application, application.createdAt);
  });
  outbox.wake();
  return application;
}

/** Deletes an application for good. @returns it as it was @throws NOT_FOUND */
export const removeAffiliate = (context: Context, id: string): Promise<AffiliateRow> =>
  context.db.transaction(async (tx) => {
    const removed = await tx.delete(affiliates).where(eq(affiliates.id, id)).returning();
    const application = foundOr(removed, affiliateSentences.notFound);
    const before = factsOf(application, ['email', 'companyName', 'service', 'createdAt']);
    const subject = { id, label: application.name };
    await record(tx, actorOf(context), 'affiliate.remove', subject, context.now(), { before });
    return application;
  });
