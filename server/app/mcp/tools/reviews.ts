import * as z from 'zod/mini';
import {
  byFirst,
  flag,
  idRule,
  isPublished,
  paged,
  paging,
  pagingDescriptions,
  removable,
  searchRule,
  tool,
} from '#server/app/mcp/tool.ts';
import { messageId } from './messages.ts';
import { withoutDrafts } from './publicList.ts';

const fields = 'id name companyName position clientFeedback rating isPublished createdAt';

export const reviewTools = [
  tool({
    name: 'list_reviews',
    title: 'List or search reviews',
    description: 'Newest first.',
    effect: 'read',
    hasLongText: true,
    input: z.strictObject({ ...paging, search: searchRule, isPublished }),
    page: byFirst,
    descriptions: pagingDescriptions,
    operation: `query ($first: Int, $after: String, $search: String, $isPublished: Boolean) {
      list: allReviews(first: $first, after: $after, search: $search, isPublished: $isPublished)
      ${paged(`${fields} withdrawnAt`)} }`,
    publicOperation: `query ($first: Int, $after: String, $search: String) {
      list: reviews(first: $first, after: $after, search: $search) ${paged(fields)} }`,
    run: withoutDrafts,
  }),
  tool({
    name: 'publish_review',
    title: 'Publish a review, or hide it',
    description: 'At once.',
    effect: 'publish',
    input: z.strictObject({ id: idRule, isPublished: flag }),
    operation: `mutation ($id: UUID!, $isPublished: Boolean) {
      publishReview(id: $id, isPublished: $isPublished) { ${fields} } }`,
  }),
  tool({
    name: 'issue_review_link',
    title: 'Ask a client for a review',
    description: 'Makes a link for one review within 30 days; mailed with sendMail.',
    effect: 'send',
    input: z.strictObject({
      email: z.string().check(z.minLength(1), z.maxLength(254)),
      sendMail: z._default(flag, false),
      messageId: z.optional(messageId),
      itemId: z.optional(idRule),
    }),
    operation: `mutation ($input: IssueReviewLinkInput!) { issueReviewLink(input: $input) { id link } }`,
    run: async (request, input, operation) => (await request(operation, { input })).issueReviewLink,
  }),
  tool({
    name: 'tie_review',
    title: 'Set the portfolio item and service of a review',
    description: '',
    effect: 'update',
    input: z.strictObject({
      id: idRule,
      itemId: removable(idRule),
      service: removable(z.string().check(z.maxLength(50))),
    }),
    descriptions: { service: 'such as PPC' },
    operation: `mutation ($id: UUID!, $itemId: UUID, $service: ServiceId) {
      tieReview(id: $id, itemId: $itemId, service: $service) { id tie { itemId itemTitle service } } }`,
  }),
];
