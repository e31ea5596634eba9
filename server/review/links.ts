import { and, eq, gt, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { type IssueReviewLinkInput, LINK_DAYS, reviewStrings } from '#schema/review.ts';
import { factsOf } from '#server/audit/change.ts';
import { actorOf, record } from '#server/audit/record.ts';
import type { Context } from '#server/context.ts';
import { hashToken, makeToken } from '#server/crypto/randomToken.ts';
import type { Transaction } from '#server/database/connect.ts';
import { byCreation, type Connection, type PageArgs, tablePage } from '#server/database/page.ts';
import { fail } from '#server/errors.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { paths } from '#web/paths.ts';
import { linkMail } from './mails.ts';
import { type ReviewLinkRow, reviewLinks } from './table.ts';

export type ReviewLinkList = Connection<ReviewLinkRow>;
/** A link with its address, which is told once and kept nowhere. */
export type IssuedLink = { id: string; link: string; reviewLink: ReviewLinkRow };

const LINK_MS = LINK_DAYS * 24 * 3600 * 1000;

const order = byCreation<ReviewLinkRow>(reviewLinks, 'newest first');

/** Every link that was issued, newest first. */
export const listLinks = ({ db }: Context, args: PageArgs): Promise<ReviewLinkList> =>
  tablePage(db, { table: reviewLinks, order }, args);

/** What can still be done with a link. */
export function stateOf(
  { usedAt, revokedAt, expiresAt }: ReviewLinkRow,
  now: Date,
): 'OPEN' | 'USED' | 'REVOKED' | 'EXPIRED' {
  if (usedAt) return 'USED';
  if (revokedAt) return 'REVOKED';
  return expiresAt > now ? 'OPEN' : 'EXPIRED';
}

/** Makes a link for a client, and mails it to them when that is asked. */
export async function issueLink(context: Context, input: z.output<typeof IssueReviewLinkInput>): Promise<IssuedLink> {
  const { db, settings, site } = context;
  const now = context.now();
  const token = makeToken();
  const link = settings.PUBLIC_URL + paths.submitReview(token);
  const reviewLink = await db.transaction(async (tx) => {
    const row = {
      id: uuidv7(),
      email: input.email,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + LINK_MS),
    };
    const [made] = await tx.insert(reviewLinks).values(row).returning();
    if (input.sendMail) await queueMail(tx, linkMail(site, input.email, link), now);
    const after = factsOf(row, ['expiresAt']);
    await record(tx, actorOf(context), 'review.issueLink', { id: row.id, label: row.email }, now, { after });
    return made as ReviewLinkRow;
  });
  return { id: reviewLink.id, link, reviewLink };
}

/** Takes a link back; one that is taken back already stays so. @throws NOT_FOUND, CONFLICT when it has been used */
export function revokeLink(context: Context, id: string): Promise<ReviewLinkRow> {
  const isIt = eq(reviewLinks.id, id);
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const [before] = await tx.select().from(reviewLinks).where(isIt).for('update');
    if (!before) throw fail('NOT_FOUND', reviewStrings.linkNotFound);
    if (before.usedAt) throw fail('CONFLICT', reviewStrings.linkUsed);
    if (before.revokedAt) return before;
    const link = { ...before, revokedAt: now };
    await tx.update(reviewLinks).set({ revokedAt: now }).where(isIt);
    await record(tx, actorOf(context), 'review.revokeLink', { id, label: link.email }, now);
    return link;
  });
}

/** Whether a review can be submitted by this link. @throws NOT_FOUND, GONE, RATE_LIMITED */
export async function checkInvitation(context: Context, token: string): Promise<true> {
  const link = await findLink(context, token);
  if (stateOf(link, context.now()) !== 'OPEN') throw fail('GONE', reviewStrings.deadLink);
  return true;
}

/**
 * The link of a token. A try costs the address a point, which it gets back when there is such a link: whoever has one is
 * never kept waiting by the limit, and guessing ends.
 * @throws NOT_FOUND, RATE_LIMITED
 */
export async function findLink({ db, limits, address }: Context, token: string): Promise<ReviewLinkRow> {
  await limits.take('submitReview', address);
  const [link] = await db
    .select()
    .from(reviewLinks)
    .where(eq(reviewLinks.tokenHash, hashToken(token)));
  if (!link) throw fail('NOT_FOUND', reviewStrings.deadLink);
  await limits.giveBack('submitReview', address);
  return link;
}

/** Uses a link up, in one statement, so that of many at once one gets through. @throws GONE */
export async function spendLink(tx: Transaction, { id }: ReviewLinkRow, now: Date): Promise<void> {
  const { usedAt, revokedAt, expiresAt } = reviewLinks;
  const spent = await tx
    .update(reviewLinks)
    .set({ usedAt: now })
    .where(and(eq(reviewLinks.id, id), isNull(usedAt), isNull(revokedAt), gt(expiresAt, now)))
    .returning({ id: reviewLinks.id });
  if (!spent.length) throw fail('GONE', reviewStrings.deadLink);
}
