import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { sampleStrings } from '#schema/siteState.ts';
import { removeAffiliate } from '#server/clients/affiliate/affiliates.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { removeMessage } from '#server/clients/message/messages.ts';
import { removeReplyTemplate } from '#server/clients/message/replyTemplate/replyTemplates.ts';
import { replyTemplates } from '#server/clients/message/replyTemplate/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { removeReview } from '#server/clients/review/reviews.ts';
import { reviewLinks, reviews } from '#server/clients/review/table.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { kindOf } from '#server/content/kind/kinds.ts';
import { removeContent } from '#server/content/kind/services.ts';
import { releasePicture } from '#server/content/media/releasePicture.ts';
import { restoreTranslated, savePageTexts } from '#server/content/pageText/save.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import { changeState, lockState, readState } from '#server/content/site/state.ts';
import { removeUser } from '#server/office/staffing/removeUser.ts';
import { users } from '#server/people/user/table.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import { type Context, onceCommitted } from '#server/platform/context.ts';
import { type Executor, type Transaction, withinTransaction } from '#server/platform/database/connect.ts';
import { discardPicture } from '#server/platform/storage/picture/pictures.ts';
import type { SampleContent, SampleKind } from '#server/schema.gen.ts';
import { sampleAccountRows, samplePasswordHashes } from './sampleAccountRows.ts';
import { sampleMessageRows } from './sampleMessageRows.ts';
import {
  deleteLink,
  type SampleRow,
  sampleAffiliateRows,
  sampleItemRows,
  sampleLinkRows,
  samplePostRows,
  sampleReviewRows,
  sampleTemplateRows,
} from './sampleRows.ts';
import { sampleTextRows, textsWithoutSamples } from './sampleTextRows.ts';

type RowsByKind = Record<SampleKind, SampleRow[]>;

const removals: Record<
  Exclude<SampleKind, 'BOOKINGS' | 'PAGE_TEXTS'>,
  (context: Context, id: string) => Promise<unknown>
> = {
  POSTS: (context, id) => removeContent(context, kindOf('BLOG_POST'), id),
  ITEMS: removeItem,
  MESSAGES: removeMessage,
  APPLICATIONS: removeAffiliate,
  REVIEWS: removeReview,
  REVIEW_LINKS: ({ db }, id) => deleteLink(db, id),
  REPLY_TEMPLATES: removeReplyTemplate,
  ACCOUNTS: (context, id) => removeUser(context, id),
};

/** With the pictures of its gallery, unless something else shows them. */
async function removeItem(context: Context, id: string): Promise<void> {
  const { db } = context;
  const [item] = await db
    .select({ gallery: portfolioItems.gallery })
    .from(portfolioItems)
    .where(eq(portfolioItems.id, id));
  await removeContent(context, kindOf('PORTFOLIO_ITEM'), id);
  for (const picture of item?.gallery ?? [])
    if (await db.transaction((tx) => releasePicture(tx, picture)))
      await onceCommitted(context, (services) => discardPicture(services, picture));
}

export async function readSamples(context: Context): Promise<SampleContent> {
  return contentOf(await findSamples(context, context.db, await samplePasswordHashes(context)));
}

/**
 * One transaction: each removal has its audit entry and event, and the whole has one entry. A second caller waits and
 * then finds nothing.
 */
export async function removeSamples(context: Context): Promise<SampleContent> {
  const hashes = await samplePasswordHashes(context);
  const afterCommit: Context['afterCommit'] = [];
  const content = await context.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sample content', 0))`);
    await lockSamples(tx, await findSamples(context, tx, hashes));
    // What somebody has changed before the lock is kept.
    const samples = await findSamples(context, tx, hashes);
    const within = { ...context, db: withinTransaction(tx, context.db), afterCommit };
    for (const [kind, remove] of Object.entries(removals))
      for (const { id, keptFor } of samples[kind as SampleKind]) if (keptFor === null) await remove(within, id);
    await removeTexts(tx, within, idsOf(samples.PAGE_TEXTS.filter(({ keptFor }) => keptFor === null)));
    const removed = contentOf(samples);
    if (removed.count) await note(context, tx, removed);
    return removed;
  });
  for (const effect of afterCommit) await onceCommitted(context, effect);
  return content;
}

/** In one change, so that the page has one revision of it. */
async function removeTexts(tx: Transaction, context: Context, ids: string[]): Promise<void> {
  if (!ids.length) return;
  const texts = await textsWithoutSamples(context.db, ids);
  await savePageTexts(context, { page: 'home', texts });
  await restoreTranslated(tx, context, 'home', Object.keys(texts));
}

async function note(context: Context, tx: Transaction, { groups }: SampleContent): Promise<void> {
  const now = context.now();
  const { samplesRemovedAt } = await lockState(tx, now);
  await changeState(tx, { samplesRemovedAt: samplesRemovedAt ?? now }, now);
  const before = Object.fromEntries(groups.map(({ kind, names }) => [kind, names.length]));
  await record(tx, actorOf(context), 'site.removeSamples', { id: null, label: context.site.name }, now, { before });
}

/** Locks in the order of a hand-over (server/office/staffing): posts, accounts, then the rest; each by id. */
async function lockSamples(tx: Transaction, samples: RowsByKind): Promise<void> {
  const lock = (
    table: PgTable & { id: PgColumn },
    rows: SampleRow[],
    strength: 'update' | 'no key update' = 'update',
  ) =>
    tx
      .select({ id: table.id })
      .from(table as PgTable)
      .where(inArray(table.id, idsOf(rows)))
      .orderBy(asc(table.id))
      .for(strength);
  await lock(blogPosts, samples.POSTS, 'no key update');
  await lock(portfolioItems, samples.ITEMS, 'no key update');
  await tx
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.role, 'admin'), inArray(users.id, idsOf(samples.ACCOUNTS))))
    .orderBy(asc(users.id))
    .for('update');
  await lock(messages, samples.MESSAGES);
  await lock(affiliates, samples.APPLICATIONS);
  await lock(reviews, samples.REVIEWS);
  await lock(reviewLinks, samples.REVIEW_LINKS);
  await lock(replyTemplates, samples.REPLY_TEMPLATES);
}

const idsOf = (rows: SampleRow[]) => rows.map(({ id }) => id);

async function findSamples(context: Context, tx: Executor, hashes: Set<string>): Promise<RowsByKind> {
  const state = await readState(tx);
  const calendar = { id: 'bookings', name: sampleStrings.bookings, keptFor: null };
  return {
    POSTS: await samplePostRows(tx),
    ITEMS: await sampleItemRows(tx),
    MESSAGES: await sampleMessageRows(tx),
    APPLICATIONS: await sampleAffiliateRows(tx),
    REVIEWS: await sampleReviewRows(tx),
    REVIEW_LINKS: await sampleLinkRows(tx),
    REPLY_TEMPLATES: await sampleTemplateRows(tx),
    PAGE_TEXTS: await sampleTextRows(tx),
    BOOKINGS: state?.samplesRemovedAt || context.site.takesBookings ? [] : [calendar],
    ACCOUNTS: await sampleAccountRows(context, tx, hashes),
  };
}

function contentOf(samples: RowsByKind): SampleContent {
  const groups = (Object.entries(samples) as [SampleKind, SampleRow[]][])
    .filter(([, rows]) => rows.length)
    .map(([kind, rows]) => ({
      kind,
      names: rows.flatMap(({ name, keptFor }) => (keptFor === null ? [name] : [])),
      kept: rows.flatMap(({ name, keptFor }) => (keptFor === null ? [] : [{ name, reason: keptFor }])),
    }));
  return { count: groups.reduce((sum, { names }) => sum + names.length, 0), groups };
}
