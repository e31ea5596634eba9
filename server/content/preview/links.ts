import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { PREVIEW_DAYS, type PreviewLinkInput, previewStrings } from '#schema/preview.ts';
import { lockTitled } from '#server/content/autosave/autosaveTarget.ts';
import type { Kind } from '#server/content/kind/kind.ts';
import { kindOf, kinds, ownerColumns, ownerOf } from '#server/content/kind/kinds.ts';
import { factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import { hashToken, makeToken } from '#server/platform/crypto/randomToken.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { rowById } from '#server/platform/database/lookup.ts';
import { byCreation, type Connection, type PageArgs, tablePage } from '#server/platform/database/page.ts';
import { updateRow } from '#server/platform/database/updatedAt.ts';
import { foundOr } from '#server/platform/errors.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { paths } from '#web/shared/paths.ts';
import { type PreviewLinkRow, previewLinks } from './table.ts';

export type PreviewLinkList = Connection<PreviewLinkRow>;
/** A link with its address, which is told once and kept nowhere. */
export type IssuedPreview = { id: string; link: string; previewLink: PreviewLinkRow };

const DAY_MS = 24 * 3600 * 1000;
const order = byCreation<PreviewLinkRow>(previewLinks, 'newest first');

/** The condition for links that still show something. */
export const isAlive = (now: Date) => and(isNull(previewLinks.revokedAt), gt(previewLinks.expiresAt, now));

/** The links that are not over, newest first. @param itemId only those of this post or item */
export function listLinks(
  { db, now }: Context,
  { itemId, ...args }: PageArgs & { itemId?: string | null },
): Promise<PreviewLinkList> {
  const isOf = itemId ? or(...kinds.map(({ owner }) => eq(previewLinks[owner], itemId))) : undefined;
  return tablePage(db, { table: previewLinks, order, condition: and(isOf, isAlive(now())) }, args);
}

/** One link that is not over. @throws NOT_FOUND */
export const getLink = ({ db, now }: Context, id: string): Promise<PreviewLinkRow> =>
  rowById(db, previewLinks, id, previewStrings.notFound, isAlive(now()));

/** Makes a link. @throws NOT_FOUND */
export async function createLink(
  context: Context,
  { kind, itemId, days }: z.output<typeof PreviewLinkInput>,
): Promise<IssuedPreview> {
  const now = context.now();
  const token = makeToken();
  const previewLink = await context.db.transaction(async (tx) => {
    const config = kindOf(kind);
    const item = await lockTitled(tx, config, itemId);
    const row = {
      ...{ id: uuidv7(), ...ownerColumns(config, itemId) },
      ...{ tokenHash: hashToken(token), createdById: viewerOf(context).id },
      ...{ createdAt: now, expiresAt: new Date(now.getTime() + (days ?? PREVIEW_DAYS) * DAY_MS) },
    };
    const [made] = await tx.insert(previewLinks).values(row).returning();
    const after = factsOf(row, ['expiresAt']);
    await note(tx, context, config, 'sharePreview', item, { after });
    return made as PreviewLinkRow;
  });
  return { id: previewLink.id, link: context.settings.PUBLIC_URL + paths.preview(token), previewLink };
}

/** Takes a link back; one that is taken back already stays so. @throws NOT_FOUND */
export function revokeLink(context: Context, id: string): Promise<PreviewLinkRow> {
  const isIt = eq(previewLinks.id, id);
  return context.db.transaction(async (tx) => {
    const owned = foundOr(await tx.select().from(previewLinks).where(isIt), previewStrings.notFound);
    // In the order of a removal, which takes the links of a post along.
    const { kind, id: ownerId } = ownerOf(owned) as NonNullable<ReturnType<typeof ownerOf>>;
    const item = await lockTitled(tx, kind, ownerId);
    const before = foundOr(await tx.select().from(previewLinks).where(isIt).for('update'), previewStrings.notFound);
    if (before.revokedAt) return before;
    const link = await updateRow(tx, previewLinks, before, { revokedAt: context.now() });
    await note(tx, context, kind, 'revokePreview', item);
    return link;
  });
}

/** Notes it with the post or item that the link is of, whose open screens hear of it. */
async function note(
  tx: Transaction,
  context: Context,
  { name, event }: Kind,
  what: 'sharePreview' | 'revokePreview',
  { id, title }: { id: string; title: string },
  change: Parameters<typeof record>[5] = {},
): Promise<void> {
  await record(tx, actorOf(context), `${name}.${what}`, { id, label: title }, context.now(), change);
  await announceChange(tx, `${event}.changed`, { id });
}

/** Takes back the preview links of somebody who is blocked, for good. */
export async function revokePreviews(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(previewLinks)
    .set({ revokedAt: now })
    .where(and(eq(previewLinks.createdById, userId), isNull(previewLinks.revokedAt)));
}
