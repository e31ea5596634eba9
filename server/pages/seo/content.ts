import { and, desc, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { slugPattern } from '#schema/common.ts';
import { blogPosts, formerBlogSlugs } from '#server/blog/table.ts';
import type { Services } from '#server/context.ts';
import type { FormerSlugs } from '#server/database/formerSlugs.ts';
import { formerPortfolioSlugs, portfolioItems } from '#server/portfolio/table.ts';
import type { CardKind } from '#web/app/shareCard.ts';
import { paths } from '#web/paths.ts';

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

/** Where the published item of a former address is now; null for any other address. @param url path and query */
export async function movedTo({ db }: Db, url: string): Promise<string | null> {
  const [path = ''] = url.split('?', 1);
  const query = url.slice(path.length);
  for (const { items, former, item } of content) {
    const slug = path.startsWith(item('')) ? path.slice(item('').length).replace(/\/+$/, '') : '';
    if (!slugPattern.test(slug)) continue;
    const [found] = await db
      .select({ slug: items.slug })
      .from(former)
      .innerJoin(items, eq(items.id, former.ownerId))
      .where(and(eq(former.slug, slug), eq(items.isPublished, true)));
    if (found) return item(found.slug as string) + query;
  }
  return null;
}
