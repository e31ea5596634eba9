import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { TokenScope } from '#schema/apiToken.ts';
import { affiliates, searched as searchedAffiliates } from '#server/clients/affiliate/table.ts';
import { messages, searched as searchedMessages } from '#server/clients/message/table.ts';
import { reviews, searched as searchedReviews } from '#server/clients/review/table.ts';
import { hasWords, isPublished } from '#server/content/blog/postFilter.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { pages } from '#server/content/page/table.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import { users } from '#server/people/user/table.ts';
import { hasScope } from '#server/platform/access/scope.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import type { SearchKind } from '#server/schema.gen.ts';

export type Source = {
  kind: SearchKind;
  table: PgTable & { id: PgColumn; createdAt: PgColumn };
  /** The columns of the table's search index, title first. */
  columns: PgColumn[];
  title: PgColumn;
  number?: PgColumn;
  context: PgColumn | SQL<string>;
  slug?: PgColumn;
  condition?: SQL;
  byWords?: (text: string) => SQL | undefined;
  /** Required scope; omitted: admins only, without scopes. */
  scope?: TokenScope;
};

export const sources: Source[] = [
  {
    kind: 'MESSAGE',
    scope: 'MESSAGES_READ',
    table: messages,
    columns: searchedMessages(messages),
    title: messages.name,
    number: messages.contactNumber,
    context: sql<string>`${messages.service} || ', ' || ${messages.email}`,
    condition: sql`not ${messages.isSpam}`,
  },
  {
    kind: 'BLOG_POST',
    scope: 'CONTENT_READ',
    table: blogPosts,
    columns: [blogPosts.title],
    title: blogPosts.title,
    context: blogPosts.author,
    slug: blogPosts.slug,
    byWords: (search) => and(isPublished, hasWords(search)),
  },
  {
    kind: 'PORTFOLIO_ITEM',
    scope: 'CONTENT_READ',
    table: portfolioItems,
    columns: [portfolioItems.title],
    title: portfolioItems.title,
    context: portfolioItems.category,
    slug: portfolioItems.slug,
  },
  {
    kind: 'PAGE',
    scope: 'CONTENT_READ',
    table: pages,
    columns: [pages.title, pages.body],
    title: pages.title,
    context: sql<string>`'/' || ${pages.slug}`,
    slug: pages.slug,
  },
  {
    kind: 'REVIEW',
    scope: 'REVIEWS_READ',
    table: reviews,
    columns: searchedReviews(reviews),
    title: reviews.name,
    context: reviews.companyName,
  },
  {
    kind: 'USER',
    table: users,
    columns: [users.name, users.email, users.mobile],
    title: users.name,
    number: users.mobile,
    context: users.email,
  },
  {
    kind: 'AFFILIATE',
    scope: 'AFFILIATES_READ',
    table: affiliates,
    columns: searchedAffiliates(affiliates),
    title: affiliates.name,
    number: affiliates.phone,
    context: affiliates.companyName,
    condition: sql`not ${affiliates.isSpam}`,
  },
];

export const isFoundBy = ({ scope }: Source, context: Context): boolean =>
  scope ? hasScope(context, scope) : viewerOf(context).role === 'admin' && !context.scopes;
