import { and, desc, eq, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { slugPattern } from '#schema/common.ts';
import type { Services } from '#server/platform/context.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import type { ContentRow, Kind } from './kind.ts';
import { kinds } from './kinds.ts';

type Db = Pick<Services, 'db'>;
type Reader = { db: Executor };

export type PublishedSlug = Pick<ContentRow, 'slug' | 'updatedAt' | 'language' | 'translationGroup'>;

/** Latest publication first. */
export const publishedSlugs = ({ db }: Db, { table }: Kind, limit: number): Promise<PublishedSlug[]> =>
  db
    .select({
      slug: table.slug,
      updatedAt: table.updatedAt,
      language: table.language,
      translationGroup: table.translationGroup,
    })
    .from(table as PgTable)
    .where(eq(table.isPublished, true))
    .orderBy(desc(table.publishedAt), desc(table.id))
    .limit(limit) as Promise<PublishedSlug[]>;

export type ItemTitle = { id: string; slug: string; title: string; pictureId: string | null };

export async function publishedItem({ db }: Db, { table }: Kind, slug: string): Promise<ItemTitle | undefined> {
  const [item] = await db
    .select({ id: table.id, slug: table.slug, title: table.title, pictureId: table.pictureId })
    .from(table as PgTable)
    .where(and(eq(table.slug, slug), eq(table.isPublished, true)));
  return item as ItemTitle | undefined;
}

/** @param path without trailing slash @returns null unless it is the path of an item */
function slugIn({ page }: Kind, path: string): string | null {
  const slug = path.startsWith(page('')) ? path.slice(page('').length) : '';
  return slugPattern.test(slug) ? slug : null;
}

const slugsIn = (kind: Kind, paths: readonly string[]): string[] => [
  ...new Set(paths.flatMap((path) => slugIn(kind, path) ?? [])),
];

/** @returns the paths at which an item is. @param isPublished false: drafts */
export async function itemPaths({ db }: Reader, paths: readonly string[], isPublished = true): Promise<Set<string>> {
  const publishedPages = new Set<string>();
  for (const kind of kinds) {
    const { table, page } = kind;
    const slugs = slugsIn(kind, paths);
    if (!slugs.length) continue;
    const rows = await db
      .select({ slug: table.slug })
      .from(table as PgTable)
      .where(and(inArray(table.slug, slugs), eq(table.isPublished, isPublished)));
    for (const { slug } of rows) publishedPages.add(page(slug as string));
  }
  return publishedPages;
}

/** @returns what is published at a path, with its language; undefined when nothing is */
export async function languageAt({ db }: Reader, path: string): Promise<Pick<ContentRow, 'language'> | undefined> {
  for (const kind of kinds) {
    const { table } = kind;
    const slug = slugIn(kind, path);
    if (slug === null) continue;
    const [row] = await db
      .select({ language: table.language })
      .from(table as PgTable)
      .where(and(eq(table.slug, slug), eq(table.isPublished, true)));
    if (row) return row as Pick<ContentRow, 'language'>;
  }
  return undefined;
}

/** The current path of an item by a former path, or null. @param isPublished omitted: drafts too */
export const currentPath = async (reader: Reader, path: string, isPublished?: boolean): Promise<string | null> =>
  (await currentPaths(reader, [path], isPublished)).get(path) ?? null;

/** @returns the current paths of items by those of the paths that they had */
export async function currentPaths(
  { db }: Reader,
  paths: readonly string[],
  isPublished?: boolean,
): Promise<Map<string, string>> {
  const current = new Map<string, string>();
  for (const kind of kinds) {
    const { table, former, page } = kind;
    const slugs = slugsIn(kind, paths);
    if (!slugs.length) continue;
    const isWanted = isPublished === undefined ? undefined : eq(table.isPublished, isPublished);
    const rows = await db
      .select({ slug: table.slug, formerSlug: former.slug })
      .from(former)
      .innerJoin(table as PgTable, eq(table.id, former.ownerId))
      .where(and(inArray(former.slug, slugs), isWanted));
    for (const { slug, formerSlug } of rows) current.set(page(formerSlug), page(slug as string));
  }
  return current;
}
