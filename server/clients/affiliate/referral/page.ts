import { and, eq } from 'drizzle-orm';
import { referralLinkOf, referralStrings } from '#schema/referralStrings.ts';
import { lockAffiliate } from '#server/clients/affiliate/decide.ts';
import { newPageMail } from '#server/clients/affiliate/mails.ts';
import { type AffiliateRow, affiliates } from '#server/clients/affiliate/table.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken, makeToken } from '#server/platform/crypto/randomToken.ts';
import { updateRow } from '#server/platform/database/updatedAt.ts';
import { fail } from '#server/platform/errors.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { knownOnly } from '#server/platform/limit/knownOnly.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { paths } from '#web/shared/paths.ts';
import { type Figures, type Month, readFigures, readMonths } from './figures.ts';

/** What an affiliate sees of theirs. */
export type OpenedPage = {
  id: string;
  name: string;
  referralLink: string;
  figures: () => Promise<Figures>;
  months: () => Promise<Month[]>;
};
/** A page with its address, which is told once and kept nowhere. */
export type IssuedPage = { id: string; link: string; affiliate: AffiliateRow };

/**
 * The private page of an affiliate. One that was taken back is not looked at further than one that never was. A try costs the
 * address a point, which a good link gives back.
 * @throws NOT_FOUND, RATE_LIMITED
 */
export async function openAffiliatePage(context: Context, token: string): Promise<OpenedPage> {
  const { db, settings } = context;
  const { id, name, code } = await knownOnly(context, 'affiliatePage', referralStrings.dead, async () => {
    const [found] = await db
      .select({ id: affiliates.id, name: affiliates.name, code: affiliates.code })
      .from(affiliates)
      .where(and(eq(affiliates.pageHash, hashToken(token)), eq(affiliates.state, 'ACCEPTED')));
    // Who is accepted has one: a check of the table says so.
    return found && { ...found, code: found.code as string };
  });
  return {
    ...{ id, name, referralLink: referralLinkOf(settings.PUBLIC_URL, code) },
    figures: () => readFigures(context, id),
    months: () => readMonths(context, id),
  };
}

/**
 * Gives the page of an accepted affiliate a new address, which is mailed to them.
 * @throws NOT_FOUND; CONFLICT when the application is not accepted
 */
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
  return { id, link: context.settings.PUBLIC_URL + paths.affiliatePage(token), affiliate };
}

/** Takes the page of an affiliate back. One that is taken back already stays so. @throws NOT_FOUND */
export const revokeAffiliatePage = (context: Context, id: string): Promise<AffiliateRow> =>
  context.db.transaction(async (tx) => {
    const before = await lockAffiliate(tx, id);
    if (!before.pageHash) return before;
    const revoked = await updateRow(tx, affiliates, before, { pageHash: null });
    await record(tx, actorOf(context), 'affiliate.revokePage', { id, label: before.name }, context.now());
    await announceChange(tx, 'affiliate.changed', revoked);
    return revoked;
  });
