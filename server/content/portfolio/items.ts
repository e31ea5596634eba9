import { and, eq, type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { caseStudyFields } from '#schema/caseStudy.ts';
import { MOST_FOUND, slugFrom } from '#schema/common.ts';
import { type PortfolioItemChangesInput, type PortfolioItemInput, portfolioStrings } from '#schema/portfolio.ts';
import { scheduleFields } from '#schema/schedule.ts';
import { closeDraft } from '#server/content/autosave/drafts.ts';
import { queuePages } from '#server/content/indexNow/queue.ts';
import { render } from '#server/content/markdown/rendered.ts';
import { admitPublishing, type Saving } from '#server/content/markdown/saving.ts';
import { byText, type TextRead } from '#server/content/markdown/textColumns.ts';
import {
  type Attached,
  imageUrlOf,
  insertWithPicture,
  removeWithPicture,
  updateWithPicture,
} from '#server/content/media/itemPicture.ts';
import { noteRevision, removeRevisions } from '#server/content/revision/note.ts';
import { refuseTextChange } from '#server/content/revision/textChange.ts';
import { scheduleAfter } from '#server/content/schedule/schedule.ts';
import { seesAsStaff } from '#server/platform/access/scope.ts';
import { changed, factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { noteSlug } from '#server/platform/database/formerSlugs.ts';
import { type Named, nameOf } from '#server/platform/database/lookup.ts';
import {
  byCreation,
  type Connection,
  type PageArgs,
  preparedPage,
  type TableList,
  tablePage,
} from '#server/platform/database/page.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { containing } from '#server/platform/database/search.ts';
import { conflictOf, fail, foundOr } from '#server/platform/errors.ts';
import { announceChange, eventOfSave } from '#server/platform/event/events.ts';
import { paths } from '#web/shared/paths.ts';
import { caseStudyColumns, lockReview } from './caseStudy.ts';
import { columns } from './columns.ts';
import { type Find, isPublished, published } from './find.ts';
import { galleryColumn } from './gallery.ts';
import { announceItem, revised, subjectOf } from './publish.ts';
import { formerPortfolioSlugs, type PortfolioItemRow, portfolioItems, type ReadItem } from './table.ts';

export type PortfolioItemList = Connection<ReadItem>;
type Input = z.output<typeof PortfolioItemInput>;
type Changes = z.output<typeof PortfolioItemChangesInput>;

const order = byCreation<ReadItem>(portfolioItems, 'newest first');

const listOf = (condition: SQL | undefined, text: TextRead): TableList<ReadItem> => ({
  ...{ table: portfolioItems, order, condition },
  columns: columns[text],
});
const firstPages = byText((text) => preparedPage(`portfolio_items_${text}`, listOf(isPublished, text)));

/**
 * The published items, newest first.
 * @param category only those of this category @param tag only those with this tag
 * @param text how much of their text is read
 * @param isCounted whether their number is asked for
 */
export function listPublished(
  { db }: Context,
  { category, tag, ...args }: PageArgs & Find,
  text: TextRead,
  isCounted = false,
): Promise<PortfolioItemList> {
  if (category || tag) return tablePage(db, listOf(published({ category, tag }), text), args);
  return firstPages[text](db, args, isCounted);
}

/** Every item, newest first. @param search only items with this in their title @param text as listPublished */
export const listAll = (
  { db }: Context,
  { search, isPublished: state, ...args }: PageArgs & { search?: string | null; isPublished?: boolean | null },
  text: TextRead,
): Promise<PortfolioItemList> => {
  const found = containing([portfolioItems.title], search);
  const condition = and(found, state == null ? undefined : eq(portfolioItems.isPublished, state));
  return tablePage(db, { ...listOf(condition, text), most: found && MOST_FOUND }, args);
};

const readBy = (name: 'slug' | 'id') =>
  byText((text) =>
    prepared((db) =>
      db
        .select(columns[text])
        .from(portfolioItems)
        .where(eq(portfolioItems[name], sql.placeholder(name)))
        .prepare(name === 'slug' ? `portfolio_item_${text}` : `portfolio_item_by_id_${text}`),
    ),
  );
const [readBySlug, readById] = [readBy('slug'), readBy('id')];

/**
 * One item, by its slug or its id. @param text as listPublished
 * @throws BAD_USER_INPUT for both and for neither; NOT_FOUND, also for a draft when nobody of the staff asks
 */
export async function getItem(context: Context, named: Named, text: TextRead): Promise<ReadItem> {
  const name = nameOf(named);
  const item = found(await (name.id ? readById : readBySlug)[text](context.db, name));
  if (!(item.isPublished || seesAsStaff(context, 'CONTENT_READ'))) throw fail('NOT_FOUND', portfolioStrings.notFound);
  return item;
}

/**
 * Makes a new item.
 * @param draftId the writer's draft that ends by that
 * @param createdAt when it was written, of one that comes from elsewhere
 * @throws CONFLICT when the slug is taken, also by a rival at the same moment; as scheduleAfter
 */
export async function createItem(
  context: Context,
  input: Input,
  draftId?: string | null,
  createdAt = context.now(),
): Promise<PortfolioItemRow> {
  const now = context.now();
  const isPublished = input.isPublished ?? false;
  const texts = { ...(await render('')), ...(await written(input)) };
  const insert = async (tx: Transaction, attached: Attached) => {
    await lockReview(tx, input);
    const row = {
      ...{ ...texts, gallery: await galleryColumn(tx, input.gallery) },
      ...attached,
      ...scheduleAfter(null, isPublished, input, now),
      id: uuidv7(),
      slug: input.slug || slugFrom(input.title),
      isPublished,
      createdAt,
      updatedAt: now,
    };
    admitPublishing(context, row);
    const item = found(await tx.insert(portfolioItems).values(row).returning());
    await noteSlug(tx, formerPortfolioSlugs, item);
    await record(tx, actorOf(context), 'portfolio.create', subjectOf(item), now, { after: factsOf(item, short) });
    await noteRevision(tx, { ...revised, after: item, actor: actorOf(context), reason: 'create' });
    if (item.isPublished) await announceItem(tx, context, 'item.published', item, now);
    await closeDraft(context, tx, draftId, 'PORTFOLIO_ITEM');
    await queuePages(tx, paths.portfolioItem, [item], now);
    await announceChange(tx, 'item.changed', item);
    return item;
  };
  return insertWithPicture(context, { ...input, text: input.body }, insert).catch(refuseTaken);
}

/**
 * Changes an item; slug, picture, alt text, state and schedule stay where nothing was sent.
 * @throws NOT_FOUND, CONFLICT, and for the schedule as scheduleAfter
 */
export async function updateItem(
  context: Context,
  id: string,
  input: Changes,
  { ifUpdatedAt, reason = 'update', draftId }: Saving = {},
): Promise<PortfolioItemRow> {
  const isIt = eq(portfolioItems.id, id);
  const texts = await written(input);
  const lock = async (tx: Transaction) => found(await tx.select().from(portfolioItems).where(isIt).for('update'));
  const update = async (tx: Transaction, attached: Partial<Attached>, before: PortfolioItemRow) => {
    const sentence = portfolioStrings.changedMeanwhile;
    await refuseTextChange(tx, { ...revised, before, input, ifUpdatedAt, sentence });
    await lockReview(tx, input);
    const now = context.now();
    const isPublished = input.isPublished ?? before.isPublished;
    const kept = { slug: input.slug || undefined, isPublished, ...scheduleAfter(before, isPublished, input, now) };
    const gallery = await galleryColumn(tx, input.gallery);
    const changes = { ...texts, gallery, ...attached, ...kept, updatedAt: now };
    admitPublishing(context, before, changes);
    const item = found(await tx.update(portfolioItems).set(changes).where(isIt).returning());
    await noteSlug(tx, formerPortfolioSlugs, item, before.slug);
    const change = changed(noted(context, before), noted(context, item), contents);
    const actor = actorOf(context);
    if (change) await record(tx, actor, `portfolio.${reason}`, subjectOf(item), item.updatedAt, change);
    await noteRevision(tx, { ...revised, before, after: item, actor, reason });
    const event = eventOfSave('item', before, item, change !== null);
    if (event) await announceItem(tx, context, event, item, now);
    await closeDraft(context, tx, draftId, 'PORTFOLIO_ITEM');
    if (change) await queuePages(tx, paths.portfolioItem, [before, item], item.updatedAt);
    await announceChange(tx, 'item.changed', item);
    return item;
  };
  const { imageUrl, imageFile, pictureId, altText, body: text, gallery } = input;
  const sent = { imageUrl: imageUrl ?? undefined, imageFile, pictureId, altText, text, gallery };
  return updateWithPicture(context, sent, lock, update).catch(refuseTaken);
}

/** Deletes an item for good, with its uploaded picture. @returns the item as it was @throws NOT_FOUND */
export const removeItem = (context: Context, id: string): Promise<PortfolioItemRow> =>
  removeWithPicture(context, async (tx) => {
    const item = found(await tx.delete(portfolioItems).where(eq(portfolioItems.id, id)).returning());
    admitPublishing(context, item);
    const before = factsOf(item, short);
    const now = context.now();
    await removeRevisions(tx, id);
    await record(tx, actorOf(context), 'portfolio.remove', subjectOf(item), now, { before });
    await announceItem(tx, context, 'item.deleted', item, now);
    await queuePages(tx, paths.portfolioItem, [item], now);
    await announceChange(tx, 'item.changed', item);
    return item;
  });

const found = <Item extends ReadItem>(rows: Item[]) => foundOr(rows, portfolioStrings.notFound);

/** What is noted of an item that comes or goes, and all that is when it changes. */
const short = ['slug', 'category', 'tags', 'isPublished', ...scheduleFields] as const;
const contents = [...short, 'title', 'description', 'imageUrl', 'altText', ...caseStudyFields] as const;
const noted = (context: Context, item: PortfolioItemRow) => ({ ...item, imageUrl: imageUrlOf(context, item) });

/** The columns that take what was sent; what was left out is undefined, and stays on a change. */
const written = async ({ title, description, category, tags, altText, ...input }: Changes) => ({
  ...{ title, description, category, tags, altText },
  ...(await caseStudyColumns(input)),
});

const taken = [{ constraint: 'portfolio_items_slug_key', field: 'slug', sentence: portfolioStrings.slugTaken }];

function refuseTaken(error: unknown): never {
  throw conflictOf(error, taken);
}
