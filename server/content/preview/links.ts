import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { DAY_MS } from '#schema/durations.ts';
import { PREVIEW_DAYS, type PreviewLinkInput, previewStrings } from '#schema/preview.ts';
import { lockItem } from '#server/content/autosave/autosaveTarget.ts';
import type { Kind } from '#server/content/kind/kind.ts';
import { kindOf, kinds, ownerColumns, ownerOf } from '#server/content/kind/kinds.ts';
import { factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import { hashToken, makeToken } from '#server/platform/crypto/randomToken.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { tableReader } from '#server/platform/database/lookup.ts';
import { byCreation, type Connection, type PageArgs, tablePage } from '#server/platform/database/page.ts';
import { updateRow } from '#server/platform/database/updatedAt.ts';
import { foundOr } from '#server/platform/errors.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { paths } from '#web/shared/paths.ts';
import { type PreviewLinkRow, previewLinks } from './table.ts';

export type PreviewLinkList = Connection<PreviewLinkRow>;
/** The URL goes only to the caller: the table stores its hash. */
export type IssuedPreview = { id: string; link: string; previewLink: PreviewLinkRow };

const order = byCreation<PreviewLinkRow>(previewLinks, 'newest first');

export const isValid = (now: Date) => and(isNull(previewLinks.revokedAt), gt(previewLinks.expiresAt, now));

/** Valid links, newest first. @param itemId only those of this post or item */
export function listLinks(
  { db, now }: Context,
  { itemId, ...args }: PageArgs & { itemId?: string | null },
): Promise<PreviewLinkList> {
  const isOfItem = itemId ? or(...kinds.map(({ owner }) => eq(previewLinks[owner], itemId))) : undefined;
  return tablePage(db, { table: previewLinks, order, condition: and(isOfItem, isValid(now())) }, args);
}

/** @throws NOT_FOUND, also for an expired or revoked link */
export const getLink = tableReader(previewLinks, previewStrings.notFound, ({ now }) => isValid(now()));

/** @throws NOT_FOUND */
export async function createLink(
  context: Context,
  { kind, itemId, label, days }: z.output<typeof PreviewLinkInput>,
): Promise<IssuedPreview> {
  const now = context.now();
  const token = makeToken();
  const previewLink = await context.db.transaction(async (tx) => {
    const config = kindOf(kind);
    const item = await lockItem(tx, config, itemId);
    const row = {
      ...{ id: uuidv7(), ...ownerColumns(config, itemId), label: label || null },
      ...{ tokenHash: hashToken(token), createdById: viewerOf(context).id },
      ...{ createdAt: now, expiresAt: new Date(now.getTime() + (days ?? PREVIEW_DAYS) * DAY_MS) },
    };
    const [link] = await tx.insert(previewLinks).values(row).returning();
    const after = factsOf(row, ['expiresAt']);
    await recordChange(tx, context, config, 'sharePreview', item, { after });
    return link as PreviewLinkRow;
  });
  return { id: previewLink.id, link: context.settings.PUBLIC_URL + paths.preview(token), previewLink };
}

/** Revokes a link; revoking again changes nothing. @throws NOT_FOUND */
export function revokeLink(context: Context, id: string): Promise<PreviewLinkRow> {
  const isIt = eq(previewLinks.id, id);
  return context.db.transaction(async (tx) => {
    const unlocked = foundOr(await tx.select().from(previewLinks).where(isIt), previewStrings.notFound);
    // Lock order: the item before the link, as in its deletion.
    const { kind, id: ownerId } = ownerOf(unlocked) as NonNullable<ReturnType<typeof ownerOf>>;
    const item = await lockItem(tx, kind, ownerId);
    const before = foundOr(await tx.select().from(previewLinks).where(isIt).for('update'), previewStrings.notFound);
    if (before.revokedAt) return before;
    const link = await updateRow(tx, previewLinks, before, { revokedAt: context.now() });
    await recordChange(tx, context, kind, 'revokePreview', item);
    return link;
  });
}

async function recordChange(
  tx: Transaction,
  context: Context,
  { name, event }: Kind,
  action: 'sharePreview' | 'revokePreview',
  { id, title }: { id: string; title: string },
  change: Parameters<typeof record>[5] = {},
): Promise<void> {
  await record(tx, actorOf(context), `${name}.${action}`, { id, label: title }, context.now(), change);
  await announceChange(tx, `${event}.changed`, { id });
}

/** Revokes all links of a blocked user; unblocking does not restore them. */
export async function revokePreviews(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(previewLinks)
    .set({ revokedAt: now })
    .where(and(eq(previewLinks.createdById, userId), isNull(previewLinks.revokedAt)));
}
