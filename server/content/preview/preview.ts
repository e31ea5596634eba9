import { and, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { splitTags } from '#schema/common.ts';
import type { DraftFields } from '#schema/draft.ts';
import { previewStrings } from '#schema/preview.ts';
import { readDraftOf } from '#server/content/autosave/drafts.ts';
import type { BlogPostRow } from '#server/content/blog/table.ts';
import type { ContentRow, Kind } from '#server/content/kind/kind.ts';
import { ownerOf } from '#server/content/kind/kinds.ts';
import { storedLanguage } from '#server/content/kind/language.ts';
import type { ItemPicture } from '#server/content/media/picture.ts';
import type { PageRow } from '#server/content/page/table.ts';
import type { PortfolioItemRow } from '#server/content/portfolio/table.ts';
import { users } from '#server/people/user/table.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken } from '#server/platform/crypto/randomToken.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { fail } from '#server/platform/errors.ts';
import { lookUpToken } from '#server/platform/limit/lookUpToken.ts';
import { pick } from '#server/platform/pick.ts';
import { currentPictures } from '#server/platform/storage/picture/lockPicture.ts';
import { isValid } from './links.ts';
import { previewLinks } from './table.ts';

export type Previewed = {
  id: string;
  post: BlogPostRow | null;
  item: PortfolioItemRow | null;
  page: PageRow | null;
  hasPendingChanges: boolean;
  expiresAt: Date;
};

/** Writes nothing. A failed attempt counts against the address's limit. @throws NOT_FOUND, RATE_LIMITED */
export async function openPreview(context: Context, token: string): Promise<Previewed> {
  const { db } = context;
  const { link } = await lookUpToken(context, 'preview', previewStrings.dead, async () => {
    const [row] = await db
      .select({ link: previewLinks })
      .from(previewLinks)
      .innerJoin(users, and(eq(users.id, previewLinks.createdById), eq(users.isBlocked, false)))
      .where(and(eq(previewLinks.tokenHash, hashToken(token)), isValid(context.now())));
    return row;
  });
  const { id, createdById, expiresAt } = link;
  // A check constraint: every link has an owner.
  const { kind, id: ownerId } = ownerOf(link) as NonNullable<ReturnType<typeof ownerOf>>;
  const draft = await readDraftOf(db, createdById, kind.graphqlName, ownerId);
  const row = await previewedRow(context, kind, ownerId, draft?.fields);
  // Deleted concurrently.
  if (!row) throw fail('NOT_FOUND', previewStrings.dead);
  const content = { post: null, item: null, page: null, [kind.event]: row };
  return { id, ...content, hasPendingChanges: draft !== null, expiresAt };
}

async function previewedRow(
  { db, site }: Context,
  kind: Kind,
  id: string,
  fields: DraftFields | undefined,
): Promise<ContentRow | null> {
  const rows = db.select().from(kind.table as PgTable);
  const [row] = (await rows.where(eq(kind.table.id, id))) as ContentRow[];
  if (!row || !fields) return row ?? null;
  const body = fields.body ?? row.body;
  return {
    ...row,
    ...textsOf(fields, row, kind.previewTexts),
    ...(await pictureOf(db, fields, row)),
    ...{ tags: tagsOf(fields, row), altText: fields.altText ?? row.altText },
    ...(fields.language !== undefined && { language: storedLanguage(fields.language, site) ?? null }),
    ...{ body, ...(await kind.derive(body)) },
    ...(await kind.previewColumns?.(db, fields, row)),
  };
}

/** Draft texts; a blank one falls back to the stored text. */
const textsOf = (fields: DraftFields, row: object, names: readonly (keyof DraftFields)[]) =>
  Object.fromEntries(
    Object.entries(pick(row, names)).map(([name, stored]) => [
      name,
      String(fields[name as keyof DraftFields] ?? '').trim() || stored,
    ]),
  );

function tagsOf({ tags = '' }: DraftFields, stored: { tags: string[] }): string[] {
  const draftTags = splitTags(tags);
  return draftTags.length ? draftTags : stored.tags;
}

/** The picture by library id or valid URL; an uploaded file is not part of an autosave. */
async function pictureOf(executor: Executor, fields: DraftFields, stored: ItemPicture): Promise<ItemPicture> {
  const { imageUrl = '', imageOption, pictureId = '', isPictureRemoved } = fields;
  const hasOption = (option: string) => imageOption === undefined || imageOption === option;
  const [libraryId] = hasOption('library') ? await currentPictures(executor, [pictureId]) : [];
  if (libraryId) return { imageUrl: null, pictureId: libraryId };
  const address = imageUrl.trim();
  if (hasOption('url') && /^https?:\/\//i.test(address) && URL.canParse(address))
    return { imageUrl: address, pictureId: null };
  return isPictureRemoved
    ? { imageUrl: null, pictureId: null }
    : { imageUrl: stored.imageUrl, pictureId: stored.pictureId };
}
