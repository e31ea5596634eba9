import { and, eq } from 'drizzle-orm';
import { referralLinkOf, referralStrings } from '#schema/referralStrings.ts';
import { lockAffiliate } from '#server/clients/affiliate/decide.ts';
import { newPageMail, privatePageOf } from '#server/clients/affiliate/mails.ts';
import { type AffiliateRow, affiliates } from '#server/clients/affiliate/table.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken, makeToken } from '#server/platform/crypto/randomToken.ts';
import { updateRow } from '#server/platform/database/updatedAt.ts';
import { fail } from '#server/platform/errors.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { lookUpToken } from '#server/platform/limit/lookUpToken.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { type Figures, type Month, readFigures, readMonths } from './figures.ts';

export type OpenedPage = {
  id: string;
  name: string;
  referralLink: string;
  figures: () => Promise<Figures>;
  months: () => Promise<Month[]>;
};
/** The URL goes only to the caller: the table stores its hash. */
export type IssuedPage = { id: string; link: string; affiliate: AffiliateRow };

/** A failed attempt counts against the address's limit. @throws NOT_FOUND, also for a revoked page; RATE_LIMITED */
export async function openAffiliatePage(context: Context, token: string): Promise<OpenedPage> {
  const { db, settings } = context;
  const { id, name, code } = await lookUpToken(context, 'affiliatePage', referralStrings.dead, async () => {
    const [row] = await db
      .select({ id: affiliates.id, name: affiliates.name, code: affiliates.code })
      .from(affiliates)
      .where(and(eq(affiliates.pageHash, hashToken(token)), eq(affiliates.state, 'ACCEPTED')));
    // A check constraint: an accepted affiliate has a code.
    return row && { ...row, code: row.code as string };
  });
  return {
    ...{ id, name, referralLink: referralLinkOf(settings.PUBLIC_URL, code) },
    figures: () => readFigures(context, id),
    months: () => readMonths(context, id),
  };
}

/** Replaces the URL of an affiliate's page and mails it. @throws NOT_FOUND; CONFLICT when not accepted */
export async function renewAffiliatePage(context: Context, id: string): Promise<IssuedPage> {
  const now = context.now();
  const token = makeToken();
  const affiliate = await context.db.transaction(async (tx) => {
    const before = await lockAffiliate(tx, id);
    if (before.state !== 'ACCEPTED') throw fail('CONFLICT', referralStrings.notAccepted);
    const renewed = await updateRow(tx, affiliates, before, { pageHash: hashToken(token) });
    await queueMail(tx, newPageMail(context, renewed, token), now);
    await record(tx, actorOf(context), 'affiliate.renewPage', { id, label: before.name }, now);
    await announceChange(tx, 'affiliate.changed', renewed);
    return renewed;
  });
  return { id, link: privatePageOf(context, affiliate, token), affiliate };
}

/** Revokes the page; revoking again changes nothing. @throws NOT_FOUND */
export const revokeAffiliatePage = (context: Context, id: string): Promise<AffiliateRow> =>
  context.db.transaction(async (tx) => {
    const before = await lockAffiliate(tx, id);
    if (!before.pageHash) return before;
    const revoked = await updateRow(tx, affiliates, before, { pageHash: null });
    await record(tx, actorOf(context), 'affiliate.revokePage', { id, label: before.name }, context.now());
    await announceChange(tx, 'affiliate.changed', revoked);
    return revoked;
  });
