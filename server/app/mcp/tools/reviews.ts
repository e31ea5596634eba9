import * as z from 'zod/mini';
import { byFirst, paged, paging, pagingDescriptions, searchRule, tool } from '#server/app/mcp/tool.ts';
import { isPublished } from './contentTools.ts';

const fields = 'id name companyName position clientFeedback rating isPublished createdAt';

export const reviewTools = [
  tool({
    name: 'list_reviews',
    title: 'List or search reviews',
    description:
      'Lists what clients say, newest first: reviews that are public, and the others for a token that may read them.',
    effect: 'read',
    input: z.strictObject({ ...paging, search: searchRule, isPublished }),
    page: byFirst,
    descriptions: {
      ...pagingDescriptions,
      search: 'Only reviews that hold this.',
      isPublished: 'Only those that are public, or only the others. Left out, both.',
    },
    operation: `query ($first: Int, $after: String, $search: String, $isPublished: Boolean) {
      list: allReviews(first: $first, after: $after, search: $search, isPublished: $isPublished)
      ${paged(`${fields} withdrawnAt`)} }`,
    publicOperation: `query ($first: Int, $after: String) { list: reviews(first: $first, after: $after) ${paged(fields)} }`,
    run: async (request, input, operation) => (await request(operation, input)).list,
  }),
  tool({
    name: 'publish_review',
    title: 'Publish a review, or take it back',
    description: 'Makes a review public at once, or hides it again.',
    effect: 'publish',
    input: z.strictObject({ id: z.uuid('This is no id.'), isPublished: z.boolean() }),
    descriptions: { id: "The review's id.", isPublished: 'True: it is public at once. False: it is hidden again.' },
    operation: `mutation ($id: UUID!, $isPublished: Boolean) {
      publishReview(id: $id, isPublished: $isPublished) { ${fields} } }`,
    run: async (request, input, operation) => (await request(operation, input)).publishReview,
  }),
];
