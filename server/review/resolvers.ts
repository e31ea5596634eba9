import type { Resolvers } from '#server/schema.gen.ts';
import { checkInvitation, issueLink, listLinks, revokeLink, stateOf } from './links.ts';
import { listAll, listPublished, publishReview, removeReview, submitReview } from './reviews.ts';

export const reviewResolvers: Resolvers = {
  Query: {
    reviews: (_, args, context) => listPublished(context, args),
    allReviews: (_, args, context) => listAll(context, args),
    reviewLinks: (_, args, context) => listLinks(context, args),
    reviewInvitation: (_, { token }, context) => checkInvitation(context, token),
  },
  Mutation: {
    issueReviewLink: (_, { input }, context) => issueLink(context, input),
    revokeReviewLink: (_, { id }, context) => revokeLink(context, id),
    submitReview: (_, { token, input }, context) => submitReview(context, token, input),
    publishReview: (_, { id, isPublished }, context) => publishReview(context, id, isPublished),
    removeReview: (_, { id }, context) => removeReview(context, id),
  },
  ReviewLink: { state: (link, _, context) => stateOf(link, context.now()) },
};
