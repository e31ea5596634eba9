import { eq } from 'drizzle-orm';
import { type AuditRow, auditEntries } from '#server/platform/audit/table.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { blogPost } from './blog.ts';
import { portfolioItem } from './portfolio.ts';

type Fields = Record<string, unknown>;
export type Planned = {
  id: string;
  slug: string;
  isPublished: boolean;
  publishAt: string | null;
  takeBackAt: string | null;
};

const planned = '{ id slug title isPublished publishAt takeBackAt }';

/** The operations of posts and of items for creating, changing, publishing and reading, and their texts. */
export const plannedKinds = [
  {
    kind: 'post',
    action: 'blog',
    input: blogPost,
    create: `mutation ($input: BlogPostInput!) { done: createBlogPost(input: $input) ${planned} }`,
    update: `mutation ($id: UUID!, $input: BlogPostInput!) { done: updateBlogPost(id: $id, input: $input) ${planned} }`,
    publish: `mutation ($id: UUID!, $isPublished: Boolean) {
      done: publishBlogPost(id: $id, isPublished: $isPublished) ${planned} }`,
    read: `query ($slug: String!) { done: blogPost(slug: $slug) ${planned} }`,
    page: (slug: string) => `/blog/${slug}`,
  },
  {
    kind: 'item',
    action: 'portfolio',
    input: (fields: Fields = {}) => portfolioItem(fields),
    create: `mutation ($input: PortfolioItemInput!) { done: createPortfolioItem(input: $input) ${planned} }`,
    update: `mutation ($id: UUID!, $input: PortfolioItemChangesInput!) {
      done: updatePortfolioItem(id: $id, input: $input) ${planned} }`,
    publish: `mutation ($id: UUID!, $isPublished: Boolean) {
      done: publishPortfolioItem(id: $id, isPublished: $isPublished) ${planned} }`,
    read: `query ($slug: String!) { done: portfolioItem(slug: $slug) ${planned} }`,
    page: (slug: string) => `/portfolio/${slug}`,
  },
] as const;
export type PlannedKind = (typeof plannedKinds)[number];

/** Creates a post or an item. @throws when it was refused */
export async function makePlanned(person: Person, { create, input }: PlannedKind, fields: Fields): Promise<Planned> {
  const { data, errors } = await person.gql(create, { input: input(fields) });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.done;
}

/** The audit entries of a post or an item, oldest first. */
export const auditOf = ({ services: { db } }: Pick<Product, 'services'>, { id }: { id: string }): Promise<AuditRow[]> =>
  db.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.id);
