import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { MOST_FOUND, slugFrom } from '#schema/common.ts';
import { type PortfolioItemChangesInput, type PortfolioItemInput, portfolioStrings } from '#schema/portfolio.ts';
import { changed, factsOf } from '#server/audit/change.ts';
import { actorOf, record } from '#server/audit/record.ts';
import type { Context } from '#server/context.ts';
import type { Transaction } from '#server/database/connect.ts';
import { noteSlug } from '#server/database/formerSlugs.ts';
import { byCreation, type Connection, type PageArgs, preparedPage, tablePage } from '#server/database/page.ts';
import { prepared } from '#server/database/prepared.ts';
import { containing } from '#server/database/search.ts';
import { closeDraft } from '#server/draft/drafts.ts';
import { conflictOf, fail, foundOr, refuseChanged } from '#server/errors.ts';
import { announceChange } from '#server/event/events.ts';
import {
  type Attached,
  imageUrlOf,
  insertWithPicture,
  removeWithPicture,
  updateWithPicture,
} from '#server/storage/picture/attached.ts';
import { formerPortfolioSlugs, type PortfolioItemRow, portfolioItems } from './table.ts';

export type PortfolioItemList = Connection<PortfolioItemRow>;
type Input = z.output<typeof PortfolioItemInput>;
type Changes = z.output<typeof PortfolioItemChangesInput>;

const order = byCreation<PortfolioItemRow>(portfolioItems, 'newest first');

const list = { table: portfolioItems, order };
const publishedPage = preparedPage('portfolio_items', { ...list, condition: sql`${portfolioItems.isPublished}` });

/** The published items, newest first. @param isCounted whether their number is asked for */
export const listPublished = ({ db }: Context, args: PageArgs, isCounted = false): Promise<PortfolioItemList> =>
  publishedPage(db, args, isCounted);

/** Every item, newest first. @param search only items with this in their title */
export const listAll = (
  { db }: Context,
  { search, isPublished, ...args }: PageArgs & { search?: string | null; isPublished?: boolean | null },
): Promise<PortfolioItemList> => {
  const found = containing([portfolioItems.title], search);
  const condition = and(found, isPublished == null ? undefined : eq(portfolioItems.isPublished, isPublished));
  return tablePage(db, { ...list, condition, most: found && MOST_FOUND }, args);
};

const readItem = prepared((db) =>
  db
    .select()
    .from(portfolioItems)
    .where(eq(portfolioItems.slug, sql.placeholder('slug')))
    .prepare('portfolio_item'),
);

/** One item. @throws NOT_FOUND, also for a draft when nobody of the staff asks */
export async function getItem({ db, viewer }: Context, slug: string): Promise<PortfolioItemRow> {
  const item = found(await readItem(db, { slug }));
  if (!(item.isPublished || viewer)) throw fail('NOT_FOUND', portfolioStrings.notFound);
  return item;
}

/** Makes a new item. @param draftId the writer's draft that ends by that @throws CONFLICT when the slug is taken, also by a rival at the same moment */
export function createItem(context: Context, input: Input, draftId?: string | null): Promise<PortfolioItemRow> {
  const now = context.now();
  const insert = async (tx: Transaction, attached: Attached) => {
    const row = {
      ...written(input),
      ...attached,
      id: uuidv7(),
      slug: input.slug || slugFrom(input.title),
      isPublished: input.isPublished ?? false,
      createdAt: now,
      updatedAt: now,
    };
    const item = found(await tx.insert(portfolioItems).values(row).returning());
    await noteSlug(tx, formerPortfolioSlugs, item);
    await record(tx, actorOf(context), 'portfolio.create', subjectOf(item), now, { after: factsOf(item, short) });
    await closeDraft(context, tx, draftId, 'PORTFOLIO_ITEM');
    await announceChange(tx, 'item.changed', item);
    return item;
  };
  return insertWithPicture(context, input, insert).catch(refuseTaken);
}

/**
 * Changes an item; slug, picture, alt text and state stay where nothing was sent.
 * @param draftId the writer's draft that ends by that
 * @throws NOT_FOUND, CONFLICT
 */
export function updateItem(
  context: Context,
  id: string,
  input: Changes,
  ifUpdatedAt?: Date | null,
  draftId?: string | null,
): Promise<PortfolioItemRow> {
  const isIt = eq(portfolioItems.id, id);
  const lock = async (tx: Transaction) => found(await tx.select().from(portfolioItems).where(isIt).for('update'));
  const update = async (tx: Transaction, attached: Partial<Attached>, before: PortfolioItemRow) => {
    refuseChanged(before, ifUpdatedAt, portfolioStrings.changedMeanwhile);
    const kept = { slug: input.slug || undefined, isPublished: input.isPublished ?? undefined };
    const changes = { ...written(input), ...attached, ...kept, updatedAt: context.now() };
    const item = found(await tx.update(portfolioItems).set(changes).where(isIt).returning());
    await noteSlug(tx, formerPortfolioSlugs, item, before.slug);
    const change = changed(noted(context, before), noted(context, item), contents);
    if (change) await record(tx, actorOf(context), 'portfolio.update', subjectOf(item), item.updatedAt, change);
    await closeDraft(context, tx, draftId, 'PORTFOLIO_ITEM');
    await announceChange(tx, 'item.changed', item);
    return item;
  };
  const sent = { imageUrl: input.imageUrl ?? undefined, imageFile: input.imageFile };
  return updateWithPicture(context, sent, lock, update).catch(refuseTaken);
}

/** Publishes an item or takes it back. @param isPublished left out, it flips @throws NOT_FOUND */
export function publishItem(context: Context, id: string, isPublished?: boolean | null): Promise<PortfolioItemRow> {
  const isIt = eq(portfolioItems.id, id);
  return context.db.transaction(async (tx) => {
    const before = found(await tx.select().from(portfolioItems).where(isIt).for('update'));
    const changes = { isPublished: isPublished ?? !before.isPublished, updatedAt: context.now() };
    const item = found(await tx.update(portfolioItems).set(changes).where(isIt).returning());
    const change = changed(before, item, ['isPublished']);
    const action = item.isPublished ? 'portfolio.publish' : 'portfolio.unpublish';
    if (change) await record(tx, actorOf(context), action, subjectOf(item), item.updatedAt, change);
    await announceChange(tx, 'item.changed', item);
    return item;
  });
}

/** Deletes an item for good, with its uploaded picture. @returns the item as it was @throws NOT_FOUND */
export const removeItem = (context: Context, id: string): Promise<PortfolioItemRow> =>
  removeWithPicture(context, async (tx) => {
    const item = found(await tx.delete(portfolioItems).where(eq(portfolioItems.id, id)).returning());
    const before = factsOf(item, short);
    await record(tx, actorOf(context), 'portfolio.remove', subjectOf(item), context.now(), { before });
    await announceChange(tx, 'item.changed', item);
    return item;
  });

const found = (rows: PortfolioItemRow[]) => foundOr(rows, portfolioStrings.notFound);

const subjectOf = ({ id, title }: PortfolioItemRow) => ({ id, label: title });

/** What is noted of an item that comes or goes, and all that is when it changes. */
const short = ['slug', 'category', 'tags', 'isPublished'] as const;
const contents = [...short, 'title', 'description', 'imageUrl', 'altText'] as const;
const noted = (context: Context, item: PortfolioItemRow) => ({ ...item, imageUrl: imageUrlOf(context, item) });

/** The columns that take what was sent; what was left out is undefined, and stays on a change. */
const written = ({ title, description, category, tags, altText }: Changes) => ({
  title,
  description,
  category,
  tags,
  altText,
});

const taken = [{ constraint: 'portfolio_items_slug_key', field: 'slug', sentence: portfolioStrings.slugTaken }];

function refuseTaken(error: unknown): never {
  throw conflictOf(error, taken);
}
