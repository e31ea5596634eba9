import { and, eq, gt, inArray, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { MediaUseKind } from '#schema/media.ts';
import { attachments } from '#server/clients/message/conversation/table.ts';
import { authorProfiles } from '#server/content/author/table.ts';
import { kinds } from '#server/content/kind/kinds.ts';
import { pageTexts } from '#server/content/pageText/table.ts';
import { sitePictures } from '#server/content/site/table.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { pictures } from '#server/platform/storage/picture/table.ts';

type PictureTable = PgTable & Record<'id' | 'pictureId', PgColumn>;
type PictureOwner = {
  kind: MediaUseKind;
  table: PictureTable;
  title: PgColumn;
  slug: PgColumn;
  imageUrl?: PgColumn;
  texts: readonly PgColumn[];
  gallery?: PgColumn;
  /** A jsonb column with picture ids, and texts with their URLs. */
  document?: PgColumn;
};

const withPage = (kind: MediaUseKind, table: PictureTable & Record<'slug' | 'imageUrl', PgColumn>) => ({
  ...{ kind, table, slug: table.slug, imageUrl: table.imageUrl },
});

/** The tables that use pictures: as cover by id or URL, in texts by URL, in the gallery by id. */
const pictureOwners: readonly PictureOwner[] = [
  ...kinds.map(({ graphqlName, table, gallery, document }) => ({
    ...{ ...withPage(graphqlName, table), title: table.title, texts: [table.body] },
    ...(gallery && { gallery }),
    ...(document && { document }),
  })),
  { ...withPage('AUTHOR_PAGE', authorProfiles), title: authorProfiles.name, texts: [] },
  { kind: 'SITE', table: sitePictures, title: sitePictures.place, slug: sitePictures.place, texts: [] },
];

const owners: PictureTable[] = [...kinds.map(({ table }) => table), authorProfiles, sitePictures];

export type PictureUse = {
  kind: MediaUseKind;
  id: string;
  title: string;
  slug: string;
  isCover: boolean;
  isInText: boolean;
  isInGallery: boolean;
};

/** The picture and those it replaced, whose URLs remain in old texts. */
const family = (id: string) => sql`select id from ${pictures} where id = ${id} or replaced_by_id = ${id}`;
const addresses = (id: string) => sql`any(array(select '%/uploads/' || id || '%' from (${family(id)}) family))`;

const isOwn = ({ table }: PictureOwner, id: string): SQL =>
  sql`coalesce(${table.pictureId} = any(array(${family(id)})), false)`;
const hasCover = (owner: PictureOwner, id: string): SQL =>
  owner.imageUrl
    ? sql`(${isOwn(owner, id)} or coalesce(${owner.imageUrl} like ${addresses(id)}, false))`
    : isOwn(owner, id);
const hasInText = ({ texts }: PictureOwner, id: string): SQL =>
  or(...texts.map((text) => sql`${text} like ${addresses(id)}`)) ?? sql`false`;

/** A document holds pictures as ids or, in Markdown, as URLs that contain the id. */
const documentShows = (document: PgColumn, ids: SQL): SQL =>
  sql`${document}::text like any(array(select '%' || id || '%' from (${ids}) ids))`;
const pageShows = (ids: SQL): SQL => documentShows(pageTexts.texts, ids);

const hasInGallery = ({ gallery }: PictureOwner, id: string): SQL =>
  gallery ? sql`${gallery} && array(${family(id)})` : sql`false`;

function conditionsOf(owner: PictureOwner, id: string) {
  const [cover, gallery] = [hasCover(owner, id), hasInGallery(owner, id)];
  const inDocument = owner.document && documentShows(owner.document, family(id));
  const text = sql`(${or(hasInText(owner, id), inDocument)})`;
  return { cover, text, gallery, any: or(cover, text, gallery) };
}

/** The two parts of a page's key (schema/pageTexts/pageKey.ts). */
const page = sql`split_part(${pageTexts.page}, '.', 1)`;
const language = sql`split_part(${pageTexts.page}, '.', 2)`;

export function usesOf(id: string): SQL {
  const selects = pictureOwners.map((owner) => {
    const { cover, text, gallery, any } = conditionsOf(owner, id);
    const { table, title, slug, kind } = owner;
    return sql`select ${kind}::text as kind, ${table.id} as id, ${title} as title, ${slug} as slug,
      ${cover} as "isCover", ${text} as "isInText", ${gallery} as "isInGallery" from ${table} where ${any}`;
  });
  const ofPages = sql`select 'PAGE_TEXT'::text as kind, ${pageTexts.id} as id,
    initcap(${page}) || coalesce(' (' || nullif(${language}, '') || ')', '') as title, ${page} as slug, false as "isCover", true as "isInText", false as "isInGallery"
    from ${pageTexts} where ${pageShows(family(id))}`;
  return sql.join([...selects, ofPages], sql` union all `);
}

export async function isUsed(executor: Executor, id: string): Promise<boolean> {
  const { rowCount } = await executor.execute(sql`select from (${usesOf(id)}) uses limit 1`);
  return Boolean(rowCount);
}

/** Replaces a picture by another in every use. updatedAt stays: nobody edited the content. */
export async function moveUses(tx: Transaction, from: string, to: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(family(from));
  const address = `/uploads/(?:${rows.map(({ id }) => id).join('|')})\\.webp`;
  const anyId = rows.map(({ id }) => id).join('|');
  const movedDocument = (column: PgColumn) => sql`regexp_replace(${column}::text, ${anyId}, ${to}, 'g')::jsonb`;
  const moved = (column: PgColumn) => sql`regexp_replace(${column}, ${address}, ${`/uploads/${to}.webp`}, 'g')`;
  for (const owner of pictureOwners) {
    const { table, imageUrl, texts, gallery, document } = owner;
    const { any } = conditionsOf(owner, from);
    // Lock in id order to avoid deadlocks.
    await tx.execute(sql`select from ${table} where ${any} order by ${table.id} for update`);
    const nextPictureId = sql`case when ${isOwn(owner, from)} then ${to}::uuid else ${table.pictureId} end`;
    const columns = [...(imageUrl ? [imageUrl] : []), ...texts].map((column) => [column.name, moved(column)] as const);
    const nextGallery = gallery && { [gallery.name]: sql`array_replace(${gallery}, ${from}::uuid, ${to}::uuid)` };
    const nextDocument = document && { [document.name]: movedDocument(document) };
    await tx
      .update(table as PgTable)
      .set({ ...Object.fromEntries(columns), [table.pictureId.name]: nextPictureId, ...nextGallery, ...nextDocument })
      .where(any);
  }
  await tx
    .update(pageTexts)
    .set({ texts: movedDocument(pageTexts.texts) })
    .where(pageShows(family(from)));
}

/** Unused pictures older than `before`, in batches by id. @param after last id of the previous batch */
export async function unownedPictures(executor: Executor, before: Date, after: string, limit: number) {
  const conditions = owners.map((items) =>
    notExists(executor.select({ id: items.id }).from(items).where(sql`${items.pictureId} = ${pictures.id}`)),
  );
  const inGalleries = pictureOwners.flatMap(({ gallery, table }) =>
    gallery ? [sql`select unnest(${gallery}) from ${table}`] : [],
  );
  const isInNone = inGalleries.map((ids) => sql`${pictures.id} <> all(array(${ids}))`);
  const isOnNoPage = notExists(
    executor
      .select({ id: pageTexts.id })
      .from(pageTexts)
      .where(sql`${pageTexts.texts}::text like '%' || ${pictures.id} || '%'`),
  );
  const documents = pictureOwners.flatMap(({ document, table }) => (document ? [{ document, table }] : []));
  const isInNoDocument = documents.map(({ document, table }) =>
    notExists(
      executor.select({ id: table.id }).from(table).where(sql`${document}::text like '%' || ${pictures.id} || '%'`),
    ),
  );
  // A replaced picture is deleted together with its replacement.
  const isDiscardable = and(eq(pictures.isKept, false), isNull(pictures.replacedById));
  const rows = await executor
    .select({ id: pictures.id })
    .from(pictures)
    .where(
      and(
        lt(pictures.createdAt, before),
        gt(pictures.id, after),
        isDiscardable,
        ...conditions,
        ...isInNone,
        isOnNoPage,
        ...isInNoDocument,
      ),
    )
    .orderBy(pictures.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** @returns the ids that belong to a picture with a file, to an item that may have a drawn card, or to an attachment */
export async function knownIds(executor: Executor, ids: string[]): Promise<Set<string>> {
  const knownFiles = new Set<string>();
  for (const table of [pictures, ...owners, attachments]) {
    const hasFile = table === pictures ? isNull(pictures.replacedById) : undefined;
    const rows = await executor
      .select({ id: sql<string>`${table.id}` })
      .from(table)
      .where(and(inArray(table.id, ids), hasFile));
    for (const { id } of rows) knownFiles.add(id);
  }
  return knownFiles;
}
