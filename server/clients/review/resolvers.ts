import type { Resolvers } from '#server/schema.gen.ts';
import { checkInvitation, getLink, issueLink, listLinks, readLinkOfMessage, revokeLink, stateOf } from './links.ts';
import { areRemindersOn, stopReminders } from './optOut.ts';
import {
  getReview,
  listAll,
  listPublished,
  publishReview,
  readReviewPage,
  removeReview,
  submitReview,
} from './reviews.ts';
import { findWithdrawable, withdrawReview } from './withdrawal.ts';

export const reviewResolvers: Resolvers = {
  Query: {
    reviews: (_, args, context) => listPublished(context, args),
    reviewPage: (_, { page }, context) => readReviewPage(context, page ?? 1),
    allReviews: (_, args, context) => listAll(context, args),
    review: (_, { id }, context) => getReview(context, id),
    reviewLinks: (_, args, context) => listLinks(context, args),
    reviewLink: (_, { id }, context) => getLink(context, id),
    reviewInvitation: (_, { token }, context) => checkInvitation(context, token),
    reviewReminders: (_, { token }, context) => areRemindersOn(context, token),
    withdrawableReview: (_, { token }, context) => findWithdrawable(context, token),
  },
  Mutation: {
    issueReviewLink: (_, { input }, context) => issueLink(context, input),
    revokeReviewLink: (_, { id }, context) => revokeLink(context, id),
    submitReview: (_, { token, input }, context) => submitReview(context, token, input),
    stopReviewReminders: (_, { token }, context) => stopReminders(context, token),
    withdrawReview: (_, { token }, context) => withdrawReview(context, token),
    publishReview: (_, { id, isPublished }, context) => publishReview(context, id, isPublished),
    removeReview: (_, { id }, context) => removeReview(context, id),
  },
  Review: {
    consent: ({ consentWords, consentedAt }) =>
      consentWords !== null && consentedAt !== null ? { words: consentWords, givenAt: consentedAt } : null,
  },
  ReviewLink: { state: (link, _, context) => stateOf(link, context.now()) },
  Message: { reviewLink: ({ id }, _, context) => readLinkOfMessage(context, id) },
};
