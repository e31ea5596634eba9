import { and, desc, eq, isNull, lt, or, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { apiTokenStrings } from '#schema/apiToken.ts';
import { type ContentDraftInput, type ContentKind, DRAFT_DAYS, draftStrings, MOST_BEGUN } from '#schema/draft.ts';
import { DAY_MS } from '#schema/durations.ts';
import { kindOf, ownerColumns, ownerOf } from '#server/content/kind/kinds.ts';
import { users } from '#server/people/user/table.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { fail } from '#server/platform/errors.ts';
import { idOfSlug, lockItem } from './autosaveTarget.ts';
import { announcePending, hasFields } from './pending.ts';
import { contentDrafts, type DraftRow, type OpenDraft } from './table.ts';

type Input = z.output<typeof ContentDraftInput>;
type Form = { kind: ContentKind; slug?: string | null | undefined; id?: string | null | undefined };

/** Without slug and id: the viewer's latest autosave of a new item. @throws NOT_FOUND for an unknown slug */
export async function readDraft(context: Context, { kind, slug, id }: Form): Promise<OpenDraft | null> {
  const { id: userId } = viewerOf(context);
  if (slug != null) return readDraftOf(context.db, userId, kind, await idOfSlug(context.db, kindOf(kind), slug));
  const [draft] = await newDrafts(context.db, userId, kind, id ? eq(contentDrafts.id, id) : undefined).limit(1);
  return (draft as OpenDraft | undefined) ?? null;
}

export const listNewDrafts = async (context: Context, kind: ContentKind): Promise<OpenDraft[]> =>
  (await newDrafts(context.db, viewerOf(context).id, kind).limit(MOST_BEGUN)) as OpenDraft[];

const newDrafts = (executor: Executor, userId: string, kind: ContentKind, condition?: SQL) =>
  executor
    .select()
    .from(contentDrafts)
    .where(and(isNewItemOf(userId, kind), hasFields, condition))
    .orderBy(desc(contentDrafts.sequence), desc(contentDrafts.id));

const isNewItemOf = (userId: string, kind: ContentKind) =>
  and(
    eq(contentDrafts.userId, userId),
    eq(contentDrafts.kind, kind),
    isNull(contentDrafts.postId),
    isNull(contentDrafts.itemId),
    isNull(contentDrafts.pageId),
  );

export async function readDraftOf(
  executor: Executor,
  userId: string,
  kind: ContentKind,
  id: string,
): Promise<OpenDraft | null> {
  const { [kindOf(kind).owner]: owner } = contentDrafts;
  const isIt = and(eq(contentDrafts.userId, userId), eq(contentDrafts.kind, kind), eq(owner, id));
  const [draft] = await executor.select().from(contentDrafts).where(and(isIt, hasFields));
  return (draft as OpenDraft | undefined) ?? null;
}

/**
 * A sequence that is not higher than the stored one changes nothing. Not audited: the form calls this every few
 * seconds.
 * @throws NOT_FOUND; CONFLICT when stored or discarded; RATE_LIMITED; UNAUTHENTICATED when blocked or deleted
 */
export function saveDraft(context: Context, input: Input): Promise<OpenDraft> {
  const { id, kind, itemId = null, fields, basedOn = null, sequence } = input;
  const { id: userId } = viewerOf(context);
  return context.db.transaction(async (tx) => {
    await lockViewer(tx, userId);
    const config = kindOf(kind);
    if (itemId) await lockItem(tx, config, itemId);
    const target = { kind, ...ownerColumns(config, itemId) };
    const [before] = await tx.select().from(contentDrafts).where(eq(contentDrafts.id, id)).for('update');
    if (before && !(before.userId === userId && hasTarget(before, target)))
      throw fail('NOT_FOUND', draftStrings.notFound);
    if (before && !before.fields) throw fail('CONFLICT', draftStrings.over);
    if (before && before.sequence >= sequence) return before as OpenDraft;
    const state = { fields, basedOn, sequence, updatedAt: context.now() };
    if (before) return firstRow(await tx.update(contentDrafts).set(state).where(eq(contentDrafts.id, id)).returning());
    // When the form is open in two windows, the later state wins.
    const existing = itemId ? await readDraftOf(tx, userId, kind, itemId) : null;
    if (!itemId) await refuseTooMany(tx, userId, kind);
    if (existing && existing.sequence >= sequence) return existing;
    if (existing) await tx.delete(contentDrafts).where(eq(contentDrafts.id, existing.id));
    const draft = firstRow(
      await tx
        .insert(contentDrafts)
        .values({ id, userId, ...target, ...state })
        .returning(),
    );
    if (itemId && !existing) await announcePending(tx, config, itemId);
    return draft;
  });
}

/** @throws RATE_LIMITED when the viewer has MOST_BEGUN autosaves of new items */
async function refuseTooMany(tx: Transaction, userId: string, kind: ContentKind): Promise<void> {
  if ((await tx.$count(contentDrafts, and(isNewItemOf(userId, kind), hasFields))) >= MOST_BEGUN)
    throw fail('RATE_LIMITED', draftStrings.tooMany);
}

const hasTarget = (draft: DraftRow, target: Pick<DraftRow, 'kind' | 'postId' | 'itemId' | 'pageId'>) =>
  draft.kind === target.kind &&
  draft.postId === target.postId &&
  draft.itemId === target.itemId &&
  draft.pageId === target.pageId;

const firstRow = (rows: DraftRow[]) => rows[0] as OpenDraft;

/** Discards the viewer's autosave. An unknown id is closed too: its first save may still be in transit. */
export async function discardDraft(context: Context, id: string): Promise<true> {
  await context.db.transaction(async (tx) => {
    const draft = await closeDraft(context, tx, id);
    const owner = draft && ownerOf(draft);
    if (owner) await announcePending(tx, owner.kind, owner.id);
  });
  return true;
}

/**
 * Later saves of a closed id are refused.
 * @param kind of an autosave that has not arrived yet
 * @returns the autosave before it closed, or null
 * @throws FORBIDDEN for an API token
 */
export async function closeDraft(
  context: Context,
  tx: Transaction,
  id: string | null | undefined,
  kind: ContentKind = 'BLOG_POST',
): Promise<DraftRow | null> {
  if (!id) return null;
  const { id: userId, sessionId } = viewerOf(context);
  // Autosaves belong to a session: an admin's API tokens must not close them.
  if (!sessionId) throw fail('FORBIDDEN', apiTokenStrings.sessionOnly);
  // The account may be deleted concurrently.
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
  if (!rows.length) return null;
  const now = context.now();
  const [before] = await tx.select().from(contentDrafts).where(eq(contentDrafts.id, id)).for('update');
  if (!before) {
    const tombstone = { id, userId, kind, sequence: 0, updatedAt: now };
    await tx.insert(contentDrafts).values(tombstone).onConflictDoUpdate(closeOnConflict(userId, now));
    return null;
  }
  if (before.userId !== userId || !before.fields) return null;
  await tx.update(contentDrafts).set({ fields: null, updatedAt: now }).where(eq(contentDrafts.id, id));
  return before;
}

/** Closes an autosave that was inserted concurrently. */
const closeOnConflict = (userId: string, now: Date) => ({
  target: contentDrafts.id,
  set: { fields: null, updatedAt: now },
  setWhere: eq(contentDrafts.userId, userId),
});

/** Serializes the viewer's autosaves. @throws UNAUTHENTICATED when the viewer is blocked or deleted */
async function lockViewer(tx: Transaction, userId: string): Promise<void> {
  const isIt = and(eq(users.id, userId), eq(users.isBlocked, false));
  const rows = await tx.select({ id: users.id }).from(users).where(isIt).for('no key update');
  if (!rows.length) throw fail('UNAUTHENTICATED');
}

/** Autosaves older than DRAFT_DAYS, and closed ones older than a day. */
export function isOutdated(now: Date): SQL | undefined {
  const isOlderThan = (days: number) => lt(contentDrafts.updatedAt, new Date(now.getTime() - days * DAY_MS));
  return or(isOlderThan(DRAFT_DAYS), and(isNull(contentDrafts.fields), isOlderThan(1)));
}
