import { eq } from 'drizzle-orm';
import { caseStudyFields } from '#schema/caseStudy.ts';
import { portfolioStrings } from '#schema/portfolio.ts';
import { scheduleFields } from '#schema/schedule.ts';
import { queuePages } from '#server/content/indexNow/queue.ts';
import { imageUrlOf } from '#server/content/media/itemPicture.ts';
import { noteRevision } from '#server/content/revision/note.ts';
import { dueOf, type Scheduled, scheduleAfter } from '#server/content/schedule/schedule.ts';
import type { Actor } from '#server/platform/audit/actor.ts';
import { changed } from '#server/platform/audit/change.ts';
import { actorOf, record, scheduler } from '#server/platform/audit/record.ts';
import type { Context, Services } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { foundOr } from '#server/platform/errors.ts';
import { announce, announceChange, type EventName, eventOfSave } from '#server/platform/event/events.ts';
import { paths } from '#web/shared/paths.ts';
import { type PortfolioItemRow, portfolioItems } from './table.ts';

/** Publishes an item or takes it back. @param isPublished left out, it flips @throws NOT_FOUND */
export function publishItem(context: Context, id: string, isPublished?: boolean | null): Promise<PortfolioItemRow> {
  return context.db.transaction(async (tx) => {
    const rows = await tx.select().from(portfolioItems).where(eq(portfolioItems.id, id)).for('update');
    const before = foundOr(rows, portfolioStrings.notFound);
    const state = isPublished ?? !before.isPublished;
    const schedule = scheduleAfter(before, state, {}, context.now());
    return setState(tx, context, before, { isPublished: state, ...schedule }, actorOf(context));
  });
}

/** Does what is due of the schedule of an item, unless another process is at it. @returns whether something was due */
export function followItemSchedule(services: ScheduleParts, id: string): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const row = tx.select().from(portfolioItems).where(eq(portfolioItems.id, id));
    const [before] = await row.for('update', { skipLocked: true });
    const due = before && dueOf(before, services.now());
    if (before && due) await setState(tx, services, before, due, scheduler);
    return Boolean(due);
  });
}

type ScheduleParts = Pick<Services, 'db' | 'now' | 'settings'>;

/** Sets whether an item is public, and its schedule. @param before as it is, locked */
async function setState(
  tx: Transaction,
  services: ScheduleParts,
  before: PortfolioItemRow,
  state: Scheduled,
  actor: Actor,
): Promise<PortfolioItemRow> {
  const changes = { ...state, updatedAt: services.now() };
  const rows = await tx.update(portfolioItems).set(changes).where(eq(portfolioItems.id, before.id)).returning();
  const item = foundOr(rows, portfolioStrings.notFound);
  const change = changed(before, item, ['isPublished', ...scheduleFields]);
  const action = item.isPublished ? 'portfolio.publish' : 'portfolio.unpublish';
  const isLapsed = item.isPublished === before.isPublished;
  if (change) await record(tx, actor, isLapsed ? 'portfolio.update' : action, subjectOf(item), item.updatedAt, change);
  const reason = item.isPublished ? 'publish' : 'unpublish';
  await noteRevision(tx, { ...revised, before, after: item, actor, reason });
  const event = eventOfSave('item', before, item, false);
  if (event) await announceItem(tx, services, event, item, item.updatedAt);
  if (change) await queuePages(tx, paths.portfolioItem, [before, item], item.updatedAt);
  await announceChange(tx, 'item.changed', item);
  return item;
}

/** Webhooks get the fields of REST: the picture by its address, and nothing of its case study or of what is planned. */
export function announceItem(
  tx: Transaction,
  services: Pick<Services, 'settings'>,
  event: Extract<EventName, `item.${string}`>,
  item: PortfolioItemRow,
  now: Date,
): Promise<void> {
  const { id, slug, title, description, category, altText, tags, isPublished, createdAt, updatedAt } = item;
  const shown = { id, slug, title, description, category, imageUrl: imageUrlOf(services, item), altText };
  return announce(tx, event, { ...shown, tags, isPublished, createdAt, updatedAt }, now);
}

/** What a version keeps of an item: all that can be edited, but its schedule. */
export const revised = {
  kind: 'portfolio',
  fields: [
    ...(['title', 'slug', 'description', 'category', 'tags', 'imageUrl', 'pictureId', 'altText'] as const),
    ...caseStudyFields,
    'isPublished',
  ],
} as const;

/** What the audit log calls an item. */
export const subjectOf = ({ id, title }: PortfolioItemRow) => ({ id, label: title });
