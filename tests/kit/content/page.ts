import { eq } from 'drizzle-orm';
import { pages } from '#server/content/page/table.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

type Fields = Record<string, unknown>;
export type MadePage = { id: string; slug: string; title: string; updatedAt: string; isPublished: boolean };

const fields = 'id slug title isPublished updatedAt';

export const pageOperations = {
  create: `mutation ($input: PageInput!) { createPage(input: $input) { ${fields} } }`,
  update: `mutation ($id: UUID!, $input: PageChangesInput!, $ifUpdatedAt: DateTimeISO) {
    updatePage(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt) { ${fields} } }`,
  publish: `mutation ($id: UUID!, $isPublished: Boolean) { publishPage(id: $id, isPublished: $isPublished) { ${fields} } }`,
  remove: 'mutation ($id: UUID!) { removePage(id: $id) { id title } }',
  bySlug: 'query ($slug: String!) { page(slug: $slug) { slug title } }',
};

/** Every section as it is drawn. */
export const sectionFields = `__typename
  ... on HeroSection { key title: headline lead picture { pictureId altText } button { text url } }
  ... on TextSection { key headline body bodyHtml }
  ... on PictureSection { key one: picture { pictureId altText } altText caption isWide }
  ... on GallerySection { key headline pictures { pictureId } }
  ... on CardsSection { key headline cards { title text url picture { pictureId } } }
  ... on FiguresSection { key headline figures { figure label } }
  ... on LogosSection { key headline logos { name url picture { pictureId } } }
  ... on PeopleSection { key headline people { name role text url picture { pictureId } } }
  ... on QuotesSection { key headline reviews { id name } }
  ... on CaseStudiesSection { key headline items { id title } }
  ... on QuestionsSection { key headline questions { question answer answerHtml } }
  ... on PricesSection { key headline text currency plans { name price period amount text features isHighlighted button { text url } } }
  ... on CallToActionSection { key title: headline text button { text url } }
  ... on ContactFormSection { key headline text }
  ... on NewsletterSection { key headline text }
  ... on BookingSection { key headline text }
  ... on VideoSection { key headline url: url host playerUrl caption }`;

let made = 0;

/** A valid page; each has its own slug. */
export function pageInput(fields: Fields = {}): Fields {
  made += 1;
  return { title: `Page number ${made}`, slug: `page-number-${made}`, sections: [textSection()], ...fields };
}

export const textSection = (body = 'What we do.', key?: string) => ({ ...(key && { key }), text: { body } });

/** Creates a page over GraphQL. @throws when it was refused */
export async function makePage(person: Person, fields: Fields = {}): Promise<MadePage> {
  const { data, errors } = await person.gql(pageOperations.create, { input: pageInput(fields) });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createPage;
}

export const changePage = (person: Person, id: string, input: Fields, ifUpdatedAt?: string) =>
  person.gql(pageOperations.update, { id, input, ifUpdatedAt });

/** @returns the drawn sections as a person sees them */
export async function sectionsSeen(person: Person, slug: string): Promise<Fields[]> {
  const { data, errors } = await person.gql(
    `query ($slug: String!) { page(slug: $slug) { sections { ${sectionFields} } } }`,
    { slug },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.page.sections;
}

export const storedPage = async ({ services: { db } }: Product, id: string) =>
  (await db.select().from(pages).where(eq(pages.id, id)))[0];

export const emptyPages = ({ services: { db } }: Product) => db.delete(pages);
