import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

type Fields = Record<string, unknown>;
export type MadeItem = {
  id: string;
  slug: string;
  title: string;
  description: string;
  category: string | null;
  imageUrl: string | null;
  altText: string | null;
  tags: string[];
  isPublished: boolean;
  createdAt: string;
  updatedAt: string;
};

export const itemFields = 'id slug title description category imageUrl altText tags isPublished createdAt updatedAt';

export const portfolioOperations = {
  create: `mutation ($input: PortfolioItemInput!) { createPortfolioItem(input: $input) { ${itemFields} } }`,
  update: `mutation ($id: UUID!, $input: PortfolioItemChangesInput!) {
    updatePortfolioItem(id: $id, input: $input) { ${itemFields} } }`,
  publish: `mutation ($id: UUID!, $isPublished: Boolean) {
    publishPortfolioItem(id: $id, isPublished: $isPublished) { isPublished } }`,
  remove: 'mutation ($id: UUID!) { removePortfolioItem(id: $id) { id title } }',
  bySlug: 'query ($slug: String!) { portfolioItem(slug: $slug) { slug title } }',
};

let made = 0;

/** A valid portfolio item; each has its own slug. */
export function portfolioItem(fields: Fields = {}): Fields {
  made += 1;
  return {
    title: `Project number ${made}`,
    slug: `project-number-${made}`,
    description: 'What was done.',
    category: 'Web Development',
    tags: ['React'],
    imageUrl: 'https://pictures.example/a.png',
    ...fields,
  };
}

export const sendItem = (person: Person, fields: Fields = {}) =>
  person.gql(portfolioOperations.create, { input: portfolioItem(fields) });

/** Creates an item over GraphQL. @throws when it was refused */
export async function makeItem(person: Person, fields: Fields = {}): Promise<MadeItem> {
  const { data, errors } = await sendItem(person, fields);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createPortfolioItem;
}

/** Inserts an item that no API accepts: without a picture or category, or of any date. */
export async function insertItem(
  { services: { db } }: Product,
  fields: Partial<typeof portfolioItems.$inferInsert> = {},
): Promise<typeof portfolioItems.$inferSelect> {
  made += 1;
  const createdAt = fields.createdAt ?? new Date('2026-03-05T12:00:00Z');
  const named = { slug: `project-number-${made}`, title: `Project number ${made}`, description: 'What was done.' };
  const row = { id: uuidv7(), ...named, category: 'Web Development', tags: ['React'], updatedAt: createdAt };
  const [item] = await db
    .insert(portfolioItems)
    .values({ ...row, createdAt, ...fields })
    .returning();
  return item as typeof portfolioItems.$inferSelect;
}

export const emptyPortfolio = ({ services: { db } }: Product) => db.delete(portfolioItems);

export const storedItem = async ({ services: { db } }: Product, id: string) =>
  (await db.select().from(portfolioItems).where(eq(portfolioItems.id, id)))[0];
