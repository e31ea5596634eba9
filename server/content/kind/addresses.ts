import { and, desc, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { slugPattern } from '#schema/common.ts';
import type { Services } from '#server/platform/context.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import type { Kind } from './kind.ts';
import { kinds } from './kinds.ts';

type Db = Pick<Services, 'db'>;
type Reader = { db: Executor };

export type PublishedSlug = { slug: string; updatedAt: Date };

/** Latest publication first. */
export const publishedSlugs = ({ db }: Db, { table }: Kind, limit: number): Promise<PublishedSlug[]> =>
  db
    .select({ slug: table.slug, updatedAt: table.updatedAt })
    .from(table as PgTable)
    .where(eq(table.isPublished, true))
    .orderBy(desc(table.publishedAt), desc(table.id))
    .limit(limit) as Promise<unknown> as Promise<PublishedSlug[]>;

export type ItemTitle = { id: string; slug: string; title: string };

export async function publishedItem({ db }: Db, { table }: Kind, slug: string): Promise<ItemTitle | undefined> {
  const [item] = await db
    .select({ id: table.id, slug: table.slug, title: table.title })
    .from(table as PgTable)
    .where(and(eq(table.slug, slug), eq(table.isPublished, true)));
  return item as ItemTitle | undefined;
}

/** @param path without trailing slash @returns null unless it is the path of an item */
function slugIn({ page }: Kind, path: string): string | null {
  const slug = path.startsWith(page('')) ? path.slice(page('').length) : '';
  return slugPattern.test(slug) ? slug : null;
}

/** @param isPublished false: drafts */
export async function hasItem({ db }: Reader, path: string, isPublished = true): Promise<boolean> {
  for (const kind of kinds) {
    const { table } = kind;
    const slug = slugIn(kind, path);
    if (slug && (await db.$count(table as PgTable, and(eq(table.slug, slug), eq(table.isPublished, isPublished)))))
      return true;
  }
  return false;
}

/** The current path of an item by a former path, or null. @param isPublished omitted: drafts too */
export async function currentPath({ db }: Reader, path: string, isPublished?: boolean): Promise<string | null> {
  for (const kind of kinds) {
    const { table, former, page } = kind;
    const slug = slugIn(kind, path);
    if (!slug) continue;
    const [row] = await db
      .select({ slug: table.slug })
      .from(former)
      .innerJoin(table as PgTable, eq(table.id, former.ownerId))
      .where(and(eq(former.slug, slug), isPublished === undefined ? undefined : eq(table.isPublished, isPublished)));
    if (row) return page(row.slug as string);
  }
  return null;
}
