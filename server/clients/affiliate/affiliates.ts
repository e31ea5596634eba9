import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { type ApplyInput, affiliateStrings } from '#schema/affiliate.ts';
import { MOST_FOUND } from '#schema/common.ts';
import type { FormFacts } from '#schema/form.ts';
import { type AffiliateState, referralStrings } from '#schema/referralStrings.ts';
import { ifStillThere } from '#server/clients/affiliate/referral/referrers.ts';
import { type Folder, isSpam, spamIn } from '#server/clients/message/spam.ts';
import { fillInSource, findSource } from '#server/clients/source/findSource.ts';
import { changed, factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { byText, type Orders } from '#server/platform/database/listOrder.ts';
import { tableReader } from '#server/platform/database/lookup.ts';
import { byCreation, type Connection, type PageArgs, tablePage } from '#server/platform/database/page.ts';
import { containingOrNumber } from '#server/platform/database/search.ts';
import { madeAt, updateRow } from '#server/platform/database/updatedAt.ts';
import { fail, foundOr } from '#server/platform/errors.ts';
import { announce, announceChange } from '#server/platform/event/events.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { readSource } from '#server/platform/visit/source.ts';
import { enquirySourceOf } from '#server/platform/visit/sourceColumns.ts';
import { visitFigures } from '#server/platform/visit/table.ts';
import { lockAffiliate } from './decide.ts';
import { applicationMail } from './mails.ts';
import { type AffiliateRow, affiliates, searched } from './table.ts';

export type AffiliateList = Connection<AffiliateRow>;
type Narrowed = {
  folder: Folder;
  search?: string | null;
  source?: string | null;
  state?: AffiliateState | null;
};

const order = byCreation<AffiliateRow>(affiliates, 'newest first');

const orders: Orders = {
  CREATED: affiliates.createdAt,
  NAME: byText(affiliates.name),
  COMPANY: byText(affiliates.companyName),
  EMAIL: byText(affiliates.email),
};

export function listAffiliates(
  { db }: Context,
  { folder, search, source, state, ...args }: PageArgs & Narrowed,
): Promise<AffiliateList> {
  const isSpam = spamIn[folder];
  const matchesSearch = containingOrNumber(searched(affiliates), affiliates.phone, search);
  const isFrom = source ? eq(affiliates.source, source) : undefined;
  const isIn = state ? eq(affiliates.state, state) : undefined;
  const condition = and(matchesSearch, isFrom, isIn, isSpam === undefined ? undefined : eq(affiliates.isSpam, isSpam));
  return tablePage(
    db,
    { table: affiliates, order, orders, condition, maxCount: (matchesSearch ?? isFrom ?? isIn) && MOST_FOUND },
    args,
  );
}

/** @throws NOT_FOUND */
export const getAffiliate = tableReader(affiliates, affiliateStrings.notFound);

/** Spam is stored silently and gets the same answer. @param form omitted: no spam check @throws RATE_LIMITED */
export async function apply(
  context: Context,
  input: z.output<typeof ApplyInput>,
  form?: FormFacts | null,
): Promise<AffiliateRow> {
  const { db, limits, address } = context;
  await limits.take('apply', address);
  const now = context.now();
  const source = await findSource(context);
  const application: AffiliateRow = {
    ...input,
    id: uuidv7(),
    isSpam: false,
    isAnnounced: true,
    ...madeAt(now),
    ...{ state: 'NEW', decidedAt: null, reason: null, code: null, pageHash: null },
    language: context.pageLanguage ?? null,
    ...source.facts,
  };
  await db.transaction(async (tx) => {
    const spam = await isSpam(tx, affiliates, { form, sent: input, now });
    const affiliateId = ifStillThere(application.affiliateId);
    await tx.insert(affiliates).values({ ...application, affiliateId, isSpam: spam, isAnnounced: !spam });
    if (spam) await announceChange(tx, 'affiliate.changed', application);
    else await announceApplication(context, tx, application, now);
  });
  await fillInSource(context, 'application', application.id, source);
  return application;
}

const payloadOf = ({ id, name, companyName, email, phone, service, createdAt, ...row }: AffiliateRow) => ({
  ...{ id, name, companyName, email, phone, service, createdAt },
  source: enquirySourceOf(row),
});

async function announceApplication(
  context: Context,
  tx: Transaction,
  application: AffiliateRow,
  now: Date,
): Promise<void> {
  await queueMail(tx, applicationMail(context, application), now);
  await announce(tx, 'application.received', payloadOf(application), now);
}

/** One that leaves the spam folder is announced once. @throws NOT_FOUND; CONFLICT for an accepted affiliate */
export async function markAffiliateSpam(context: Context, id: string, isSpam?: boolean | null): Promise<AffiliateRow> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const before = await lockAffiliate(tx, id);
    const isNowSpam = isSpam ?? !before.isSpam;
    const change = changed(before, { ...before, isSpam: isNowSpam }, ['isSpam']);
    if (!change) return before;
    if (isNowSpam && before.state === 'ACCEPTED') throw fail('CONFLICT', referralStrings.isAccepted);
    const after = { isSpam: isNowSpam, isAnnounced: before.isAnnounced || !isNowSpam };
    const application = await updateRow(tx, affiliates, before, after);
    const action = isNowSpam ? 'affiliate.markSpam' : 'affiliate.markNotSpam';
    await record(tx, actorOf(context), action, subjectOf(application), now, change);
    if (before.isAnnounced === application.isAnnounced) await announceChange(tx, 'affiliate.changed', application);
    else await announceApplication(context, tx, application, now);
    return application;
  });
}

/** @param source null restores the source that was found @throws NOT_FOUND, BAD_USER_INPUT */
export function setAffiliateSource(context: Context, id: string, source?: string | null): Promise<AffiliateRow> {
  const chosenSource = readSource(source);
  return context.db.transaction(async (tx) => {
    const before = await lockAffiliate(tx, id);
    const source = chosenSource ?? before.foundSource;
    const change = changed(before, { ...before, source }, ['source']);
    if (!change) return before;
    const application = await updateRow(tx, affiliates, before, { source });
    await record(tx, actorOf(context), 'affiliate.setSource', subjectOf(application), context.now(), change);
    await announceChange(tx, 'affiliate.changed', application);
    return application;
  });
}

const subjectOf = ({ id, name }: AffiliateRow) => ({ id, label: name });

/** Deletes an application and its visit figures; its messages stay. @returns the deleted row @throws NOT_FOUND */
export const removeAffiliate = (context: Context, id: string): Promise<AffiliateRow> =>
  context.db.transaction(async (tx) => {
    const removed = await tx.delete(affiliates).where(eq(affiliates.id, id)).returning();
    const application = foundOr(removed, affiliateStrings.notFound);
    await tx
      .delete(visitFigures)
      .where(and(eq(visitFigures.dimension, 'affiliate'), eq(visitFigures.name, application.id)));
    const before = factsOf(application, ['email', 'companyName', 'service', 'createdAt']);
    await record(tx, actorOf(context), 'affiliate.remove', subjectOf(application), context.now(), { before });
    await announceChange(tx, 'affiliate.changed', application);
    return application;
  });
