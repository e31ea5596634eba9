import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { TokenScope } from '#schema/apiToken.ts';
import { affiliates, searched as searchedAffiliates } from '#server/clients/affiliate/table.ts';
import { messages, searched as searchedMessages } from '#server/clients/message/table.ts';
import { reviews, searched as searchedReviews } from '#server/clients/review/table.ts';
import { published } from '#server/content/blog/postFilter.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import { users } from '#server/people/user/table.ts';
import { hasScope } from '#server/platform/access/scope.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import type { SearchKind } from '#server/schema.gen.ts';

/** A kind of thing that is searched. */
export type Source = {
  kind: SearchKind;
  table: PgTable & { id: PgColumn; createdAt: PgColumn };
  /** What is looked at, the title first: the columns of the table's search index. */
  columns: PgColumn[];
  title: PgColumn;
  /** The column of phone numbers, when it is one of those. */
  number?: PgColumn;
  context: PgColumn | SQL<string>;
  slug?: PgColumn;
  /** Which of them are found. */
  condition?: SQL;
  /** Another way to find some, by words. */
  byWords?: (text: string) => SQL | undefined;
  /** Found by whoever has this scope; left out, by admins only. */
  scope?: TokenScope;
};

/** Everything that is searched, in the order in which it is found. */
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
    byWords: (search) => published({ search }),
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

/** @returns whether somebody finds this kind: by their role, and the scopes of an API token */
export const isFoundBy = ({ scope }: Source, context: Context): boolean =>
  scope ? hasScope(context, scope) : viewerOf(context).role === 'admin' && !context.scopes;
