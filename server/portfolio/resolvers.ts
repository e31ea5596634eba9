import { imageWords } from '#schema/portfolio.ts';
import { selectsField, TOTAL } from '#server/graphql/selectedFields.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { imageUrlOf } from '#server/storage/picture/attached.ts';
import { pictureOf } from '#server/storage/picture/read.ts';
import { createItem, getItem, listAll, listPublished, publishItem, removeItem, updateItem } from './items.ts';

export const portfolioResolvers: Resolvers = {
  // The words of the form are deprecated names of the same.
  ImageOption: imageWords,
  Query: {
    portfolioItems: (_, args, context, info) => listPublished(context, args, selectsField(info, TOTAL)),
    allPortfolioItems: (_, args, context) => listAll(context, args),
    portfolioItem: (_, { slug }, context) => getItem(context, slug),
  },
  Mutation: {
    createPortfolioItem: (_, { input, draftId }, context) => createItem(context, input, draftId),
    updatePortfolioItem: (_, { id, input, ifUpdatedAt, draftId }, context) =>
      updateItem(context, id, input, ifUpdatedAt, draftId),
    publishPortfolioItem: (_, { id, isPublished }, context) => publishItem(context, id, isPublished),
    removePortfolioItem: (_, { id }, context) => removeItem(context, id),
  },
  PortfolioItem: {
    imageUrl: (item, _, context) => imageUrlOf(context, item),
    image: (item, _, context) => pictureOf(context, item),
  },
};
