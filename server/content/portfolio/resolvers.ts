import type * as z from 'zod/mini';
import { imageWords, type PortfolioItemChangesInput } from '#schema/portfolio.ts';
import { fieldsOf } from '#server/content/kind/fields.ts';
import { createContent, publishContent, removeContent, updateContent } from '#server/content/kind/services.ts';
import { sharedTagsOf } from '#server/content/kind/sharedTags.ts';
import { countTags } from '#server/content/kind/tagCounts.ts';
import { selectsText } from '#server/content/markdown/textColumns.ts';
import { mediaIdOf } from '#server/content/media/picture.ts';
import { selectsField, TOTAL } from '#server/platform/database/selectedFields.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { reviewOf } from './caseStudy.ts';
import { galleryOf } from './gallery.ts';
import { filters } from './itemFilter.ts';
import { items } from './items.ts';
import { portfolio } from './kind.ts';
import { neighboursOf } from './neighbours.ts';

// The gate has applied the rule.
type ItemChanges = z.output<typeof PortfolioItemChangesInput>;

export const portfolioResolvers: Resolvers = {
  // Deprecated enum values of the form.
  ImageOption: imageWords,
  Query: {
    portfolioItems: (_, args, context, info) =>
      items.listPublished(context, args, selectsText(info), selectsField(info, TOTAL)),
    portfolioFilters: (_, _args, context) => filters(context),
    allPortfolioItems: (_, args, context, info) => items.listAll(context, args, selectsText(info)),
    portfolioItem: (_, key, context) => items.get(context, key),
    portfolioItemNeighbours: (_, key, context) => neighboursOf(context, key),
  },
  PortfolioFilters: { tags: (_, { first }, context) => countTags(context, portfolio, first) },
  Mutation: {
    createPortfolioItem: (_, { input, draftId }, context) => createContent(context, portfolio, input, { draftId }),
    updatePortfolioItem: (_, { id, input, ifUpdatedAt, draftId }, context) =>
      updateContent(context, portfolio, id, input as ItemChanges, { ifUpdatedAt, draftId }),
    publishPortfolioItem: (_, { id, isPublished }, context) => publishContent(context, portfolio, id, isPublished),
    removePortfolioItem: (_, { id }, context) => removeContent(context, portfolio, id),
  },
  PortfolioItem: {
    ...fieldsOf(portfolio),
    sharedTags: (item, _, context) => sharedTagsOf(context, portfolio, item),
    gallery: (item, _, context) => galleryOf(context, item),
    review: (item, _, context) => reviewOf(context, item),
  },
  GalleryPicture: {
    id: mediaIdOf,
    image: (picture) => picture,
  },
};
