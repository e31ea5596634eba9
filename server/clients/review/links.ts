import { and, desc, eq, gt, inArray, isNull, max, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { DAY_MS } from '#schema/durations.ts';
import { type IssueReviewLinkInput, LINK_DAYS, reviewStrings } from '#schema/review.ts';
import { languageOfClient } from '#server/clients/message/clientLanguage.ts';
import { messages } from '#server/clients/message/table.ts';
import { tieLink } from '#server/clients/review/tie/ties.ts';
import { factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken, makeToken } from '#server/platform/crypto/randomToken.ts';
import { batched } from '#server/platform/database/batch.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { byText, byTime, type Orders } from '#server/platform/database/listOrder.ts';
import { tableReader } from '#server/platform/database/lookup.ts';
import { byCreation, type Connection, type PageArgs, tablePage } from '#server/platform/database/page.ts';
import { updateRow } from '#server/platform/database/updatedAt.ts';
import { badField, fail } from '#server/platform/errors.ts';
import { lookUpToken } from '#server/platform/limit/lookUpToken.ts';
import { inLanguage } from '#server/platform/mail/language.ts';
import { dropMails, queueMail } from '#server/platform/mail/outbox.ts';
import { paths } from '#web/shared/paths.ts';
import { linkMail } from './mails.ts';
import { lockReminders } from './optOut.ts';
import { type ReviewLinkRow, reviewLinks } from './table.ts';
import { hasToken } from './tokens.ts';

export type ReviewLinkList = Connection<ReviewLinkRow>;
/** A link with its URL, which only the caller gets: the table stores its hash. */
export type IssuedLink = { id: string; link: string; reviewLink: ReviewLinkRow };

const LINK_MS = LINK_DAYS * DAY_MS;

const order = byCreation<ReviewLinkRow>(reviewLinks, 'newest first');
const orders: Orders = {
  CREATED: reviewLinks.createdAt,
  EMAIL: byText(reviewLinks.email),
  EXPIRES: reviewLinks.expiresAt,
  USED: byTime(reviewLinks.usedAt),
};

export const listLinks = ({ db }: Context, args: PageArgs): Promise<ReviewLinkList> =>
  tablePage(db, { table: reviewLinks, order, orders }, args);

/** @throws NOT_FOUND */
export const getLink = tableReader(reviewLinks, reviewStrings.linkNotFound);

export function stateOf(
  { usedAt, revokedAt, expiresAt }: ReviewLinkRow,
  now: Date,
): 'OPEN' | 'USED' | 'REVOKED' | 'EXPIRED' {
  if (usedAt) return 'USED';
  if (revokedAt) return 'REVOKED';
  return expiresAt > now ? 'OPEN' : 'EXPIRED';
}

export const readLinkOfMessage = batched<ReviewLinkRow>(async ({ db }, ids) => {
  const { messageId, createdAt, id } = reviewLinks;
  const links = await db
    .selectDistinctOn([messageId])
    .from(reviewLinks)
    .where(inArray(messageId, ids))
    .orderBy(messageId, desc(createdAt), desc(id));
  return links.map((link) => [link.messageId as string, link]);
});

/**
 * An earlier opt-out of the client applies to the new link.
 * @throws BAD_USER_INPUT for an unknown message or project
 */
export function issueLink(context: Context, input: z.output<typeof IssueReviewLinkInput>): Promise<IssuedLink> {
  const now = context.now();
  const token = makeToken();
  return context.db.transaction(async (tx) => {
    const messageId = await lockMessage(tx, input.messageId);
    const language = await languageOfClient(tx, { messageId, email: input.email });
    const { site, settings } = inLanguage(context, language);
    const link = settings.PUBLIC_URL + paths.submitReview(token);
    await lockReminders(tx, input.email);
    const isTheirs = eq(reviewLinks.email, input.email);
    const [previous] = await tx
      .select({ optedOutAt: max(reviewLinks.optedOutAt) })
      .from(reviewLinks)
      .where(isTheirs);
    const row = {
      id: uuidv7(),
      email: input.email,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + LINK_MS),
      messageId,
      mailedAt: input.sendMail ? now : null,
      optedOutAt: previous?.optedOutAt ?? null,
      language,
    };
    const [inserted] = await tx.insert(reviewLinks).values(row).returning();
    await tieLink(tx, row, input);
    if (input.sendMail) await queueMail(tx, linkMail(site, input.email, link), now);
    const after = factsOf(row, ['expiresAt', 'messageId']);
    await record(tx, actorOf(context), 'review.issueLink', { id: row.id, label: row.email }, now, { after });
    return { id: row.id, link, reviewLink: inserted as ReviewLinkRow };
  });
}

/** Locks the message against deletion. @throws BAD_USER_INPUT for an unknown id */
async function lockMessage(tx: Transaction, id: string | null | undefined): Promise<string | null> {
  if (!id) return null;
  const rows = await tx.select({ id: messages.id }).from(messages).where(eq(messages.id, id)).for('key share');
  const sentence = reviewStrings.noMessage;
  if (!rows.length) throw badField('messageId', sentence);
  return id;
}

/** Revokes a link; revoking again changes nothing. @throws NOT_FOUND, CONFLICT when it has been used */
export function revokeLink(context: Context, id: string): Promise<ReviewLinkRow> {
  const isIt = eq(reviewLinks.id, id);
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const [before] = await tx.select().from(reviewLinks).where(isIt).for('update');
    if (!before) throw fail('NOT_FOUND', reviewStrings.linkNotFound);
    if (before.usedAt) throw fail('CONFLICT', reviewStrings.linkUsed);
    if (before.revokedAt) return before;
    const link = await updateRow(tx, reviewLinks, before, { revokedAt: now });
    await dropMails(tx, [before.reminderMailId]);
    await record(tx, actorOf(context), 'review.revokeLink', { id, label: link.email }, now);
    return link;
  });
}

/** @throws NOT_FOUND, GONE, RATE_LIMITED */
export async function checkInvitation(context: Context, token: string): Promise<true> {
  const link = await findLink(context, token);
  if (stateOf(link, context.now()) !== 'OPEN') throw fail('GONE', reviewStrings.deadLink);
  return true;
}

/** Finds a link by its own token or by that of a reminder. @throws NOT_FOUND, RATE_LIMITED */
export const findLink = (context: Context, token: string): Promise<ReviewLinkRow> =>
  lookUpToken(context, 'submitReview', reviewStrings.deadLink, async () => {
    const isIts = eq(reviewLinks.tokenHash, hashToken(token));
    const [link] = await context.db
      .select()
      .from(reviewLinks)
      .where(or(isIts, hasToken(context.db, token, 'review')));
    return link;
  });

/** One statement: of concurrent requests one succeeds. Drops the queued reminder. @throws GONE */
export async function spendLink(tx: Transaction, { id }: ReviewLinkRow, now: Date): Promise<void> {
  const { usedAt, revokedAt, expiresAt } = reviewLinks;
  const rows = await tx
    .update(reviewLinks)
    .set({ usedAt: now })
    .where(and(eq(reviewLinks.id, id), isNull(usedAt), isNull(revokedAt), gt(expiresAt, now)))
    .returning({ mailId: reviewLinks.reminderMailId });
  if (!rows.length) throw fail('GONE', reviewStrings.deadLink);
  await dropMails(
    tx,
    rows.map(({ mailId }) => mailId),
  );
}
