import * as z from 'zod/mini';
import { PortfolioItemInput, portfolioStrings } from '#schema/portfolio.ts';
import { type Ask, byFirst, paged, paging, pagingSays, searched, tool } from '#server/app/mcp/tool.ts';
import { fail } from '#server/platform/errors.ts';
import {
  changeSays,
  contentSays,
  ifUpdatedAt,
  isPublished,
  ofDrafts,
  optional,
  publishSays,
  savedFields,
  sent,
  slug,
} from './content.ts';

const short = 'id slug title description category tags isPublished createdAt updatedAt';
const wholeFields = `${short} body client year services results { label figure } imageUrl altText metaTitle metaDescription`;

const { title, slug: newSlug, description, category, tags, imageUrl, pictureId, altText } = PortfolioItemInput.shape;
const { body, client, year, services, results, metaTitle, metaDescription } = PortfolioItemInput.shape;
const written = {
  ...{ title, description, category, tags, imageUrl, pictureId, altText },
  ...{ body, client, year, services, results, metaTitle, metaDescription },
};

const current =
  'query ($slug: String!) { portfolioItem(slug: $slug) { id updatedAt title description category tags } }';

/** @throws NOT_FOUND for one that the token may not see, too */
async function find(ask: Ask, slug: string) {
  const { portfolioItem } = (await ask(current, { slug })) as { portfolioItem: Record<string, unknown> | null };
  if (!portfolioItem) throw fail('NOT_FOUND', portfolioStrings.notFound);
  return portfolioItem;
}

export const itemTools = [
  tool({
    name: 'list_items',
    title: 'List or search portfolio items',
    description:
      'Lists the items of the portfolio, newest first: those that are public, and drafts for a token that may read them.',
    effect: 'read',
    input: z.strictObject({ ...paging, search: searched, isPublished }),
    page: byFirst,
    says: { ...pagingSays, ...contentSays },
    operation: `query ($first: Int, $after: String, $search: String, $isPublished: Boolean) {
      list: allPortfolioItems(first: $first, after: $after, search: $search, isPublished: $isPublished)
      ${paged(`${short} publishAt takeBackAt`)} }`,
    publicOperation: `query ($first: Int, $after: String) {
      list: portfolioItems(first: $first, after: $after) ${paged(short)} }`,
    run: async (ask, input, operation) => (await ask(operation, input)).list,
  }),
  tool({
    name: 'get_item',
    title: 'Read a portfolio item',
    description: 'Reads an item of the portfolio with its story in Markdown.',
    effect: 'read',
    input: z.strictObject({ slug }),
    says: { slug: "The item's slug." },
    operation: `query ($slug: String!) { portfolioItem(slug: $slug) { ${wholeFields} } }`,
    run: async (ask, input, operation) => (await ask(operation, input)).portfolioItem,
  }),
  tool({
    name: 'create_item',
    title: 'Write a draft of a portfolio item',
    description:
      'Writes a new item of the portfolio as a draft. It is not public until somebody publishes it. It needs a picture: imageUrl, or pictureId.',
    effect: 'create',
    input: z.strictObject({ ...written, slug: newSlug }),
    says: {},
    like: 'PortfolioItemInput',
    operation: `mutation ($input: PortfolioItemInput!) { createPortfolioItem(input: $input) { ${savedFields} } }`,
    run: async (ask, input, operation) =>
      (await ask(operation, { input: { ...sent(input), isPublished: false } })).createPortfolioItem,
  }),
  tool({
    name: 'update_item',
    title: 'Change a portfolio item',
    description: `Changes a draft of a portfolio item: what is left out stays. ${ofDrafts}`,
    effect: 'update',
    input: z.strictObject({ slug, newSlug, ...optional(written), ifUpdatedAt }),
    says: changeSays,
    like: 'PortfolioItemChangesInput',
    operation: `mutation ($id: UUID!, $input: PortfolioItemChangesInput!, $ifUpdatedAt: DateTimeISO) {
      updatePortfolioItem(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt) { ${savedFields} } }`,
    run: async (ask, { slug, newSlug, ifUpdatedAt, ...changes }, operation) => {
      const { id, updatedAt, ...before } = await find(ask, slug);
      const input = { ...before, ...sent(changes), slug: newSlug };
      return (await ask(operation, { id, input, ifUpdatedAt: ifUpdatedAt ?? updatedAt })).updatePortfolioItem;
    },
  }),
  tool({
    name: 'publish_item',
    title: 'Publish a portfolio item, or take it back',
    description:
      'Makes an item of the portfolio public at once, or a draft again. Those who are told of new items are told.',
    effect: 'publish',
    input: z.strictObject({ slug, isPublished: z.boolean() }),
    says: publishSays,
    operation: `mutation ($id: UUID!, $isPublished: Boolean) {
      publishPortfolioItem(id: $id, isPublished: $isPublished) { ${savedFields} } }`,
    run: async (ask, { slug, isPublished }, operation) =>
      (await ask(operation, { id: (await find(ask, slug)).id, isPublished })).publishPortfolioItem,
  }),
];
