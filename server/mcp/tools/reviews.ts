import * as z from 'zod/mini';
import { paged, pageOf, paging, pagingSays, searched, stranger, tool } from '#server/mcp/tool.ts';
import { isPublished } from './content.ts';

const fields = 'id name companyName position clientFeedback rating isPublished createdAt';
const review = {
  ...{ id: z.string(), name: stranger, companyName: stranger, position: stranger, clientFeedback: stranger },
  ...{ rating: z.int(), isPublished: z.boolean(), createdAt: z.string() },
};

export const reviewTools = [
  tool({
    name: 'list_reviews',
    title: 'List or search reviews',
    description:
      'Lists what clients say, newest first: reviews that are public, and the others for a token that may read them.',
    effect: 'read',
    input: z.strictObject({ ...paging, search: searched, isPublished }),
    says: {
      ...pagingSays,
      search: 'Only reviews that hold this.',
      isPublished: 'Only those that are public, or only the others. Left out, both.',
    },
    output: pageOf(z.object({ ...review, withdrawnAt: z.nullish(z.string()) })),
    operation: `query ($first: Int, $after: String, $search: String, $isPublished: Boolean) {
      list: allReviews(first: $first, after: $after, search: $search, isPublished: $isPublished)
      ${paged(`${fields} withdrawnAt`)} }`,
    publicOperation: `query ($first: Int, $after: String) { list: reviews(first: $first, after: $after) ${paged(fields)} }`,
    run: async (ask, input, operation) => (await ask(operation, input)).list,
  }),
  tool({
    name: 'publish_review',
    title: 'Publish a review, or take it back',
    description: 'Makes a review public at once, or hides it again.',
    effect: 'publish',
    input: z.strictObject({ id: z.uuid('This is no id.'), isPublished: z.boolean() }),
    says: { id: "The review's id.", isPublished: 'True: it is public at once. False: it is hidden again.' },
    output: z.object(review),
    operation: `mutation ($id: UUID!, $isPublished: Boolean) {
      publishReview(id: $id, isPublished: $isPublished) { ${fields} } }`,
    run: async (ask, input, operation) => (await ask(operation, input)).publishReview,
  }),
];
