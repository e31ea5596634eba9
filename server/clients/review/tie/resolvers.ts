import type { Resolvers } from '#server/schema.gen.ts';
import { listServiceReviews, readItemReviews, readSubject, readTie, tieReview } from './ties.ts';

export const reviewTieResolvers: Resolvers = {
  Query: {
    reviewsByService: async (_, _args, context) => ({ services: await listServiceReviews(context) }),
  },
  Mutation: {
    tieReview: (_, { id, itemId, service }, context) => tieReview(context, id, { itemId, service }),
  },
  Review: {
    tie: ({ id }, _, context) => readTie(context, id),
    subject: ({ id }, _, context) => readSubject(context, id),
  },
  PortfolioItem: { clientReviews: async ({ id }, _, context) => (await readItemReviews(context, id)) ?? [] },
};
