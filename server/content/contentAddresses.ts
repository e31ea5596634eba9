import { and, desc, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { slugPattern } from '#schema/common.ts';
import { blogPosts, formerBlogSlugs } from '#server/content/blog/table.ts';
import { formerPortfolioSlugs, portfolioItems } from '#server/content/portfolio/table.ts';
import type { Services } from '#server/platform/context.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import type { FormerSlugs } from '#server/platform/database/formerSlugs.ts';
import type { CardKind } from '#web/shared/app/shareCard.ts';
import { paths } from '#web/shared/paths.ts';

type Columns = 'id' | 'slug' | 'title' | 'isPublished' | 'createdAt' | 'updatedAt';
export type Content = {
  kind: CardKind;
  items: PgTable & Record<Columns, PgColumn>;
  former: FormerSlugs;
  /** The address of the list, and of an item. */
  list: string;
  item: (slug: string) => string;
};
type Db = Pick<Services, 'db'>;
/** Whatever reads: within a transaction, the transaction. */
type Reader = { db: Executor };

/** THE CONTENT: what has addresses that are made of slugs. */
export const content: Content[] = [
  { kind: 'blog', items: blogPosts, former: formerBlogSlugs, list: paths.blogs, item: paths.blogPost },
  {
    kind: 'portfolio',
    items: portfolioItems,
    former: formerPortfolioSlugs,
    list: paths.portfolio,
    item: paths.portfolioItem,
  },
];

export type PublishedSlug = { slug: string; updatedAt: Date };

/** The slugs of what is published and when each was last changed, newest first. */
export const publishedSlugs = ({ db }: Db, { items }: Content, limit: number): Promise<PublishedSlug[]> =>
  db
    .select({ slug: items.slug, updatedAt: items.updatedAt })
    .from(items)
    .where(eq(items.isPublished, true))
    .orderBy(desc(items.createdAt), desc(items.id))
    .limit(limit) as Promise<unknown> as Promise<PublishedSlug[]>;

export type Titled = { id: string; slug: string; title: string };

/** What is published under a slug. */
export async function publishedItem({ db }: Db, { items }: Content, slug: string): Promise<Titled | undefined> {
  const [found] = await db
    .select({ id: items.id, slug: items.slug, title: items.title })
    .from(items)
    .where(and(eq(items.slug, slug), eq(items.isPublished, true)));
  return found as Titled | undefined;
}

/** @returns the slug in the address of an item; null for any other address. @param path without a slash at its end */
function slugIn({ item }: Content, path: string): string | null {
  const slug = path.startsWith(item('')) ? path.slice(item('').length) : '';
  return slugPattern.test(slug) ? slug : null;
}

/** @returns whether an item is at a path. @param isPublished a published one, or a draft */
export async function hasItem({ db }: Reader, path: string, isPublished = true): Promise<boolean> {
  for (const one of content) {
    const { items } = one;
    const slug = slugIn(one, path);
    if (slug && (await db.$count(items, and(eq(items.slug, slug), eq(items.isPublished, isPublished))))) return true;
  }
  return false;
}

/**
 * Where the item of a former address is now; null for any other address.
 * @param path as slugIn @param isPublished left out, drafts too
 */
export async function currentPath({ db }: Reader, path: string, isPublished?: boolean): Promise<string | null> {
  for (const one of content) {
    const { items, former, item } = one;
    const slug = slugIn(one, path);
    if (!slug) continue;
    const [found] = await db
      .select({ slug: items.slug })
      .from(former)
      .innerJoin(items, eq(items.id, former.ownerId))
      .where(and(eq(former.slug, slug), isPublished === undefined ? undefined : eq(items.isPublished, isPublished)));
    if (found) return item(found.slug as string);
  }
  return null;
}
