import { imageWords } from '#schema/portfolio.ts';
import { renderedBody } from '#server/content/markdown/rendered.ts';
import { bodyOf, textOf, textReadFor } from '#server/content/markdown/textColumns.ts';
import { imageUrlOf } from '#server/content/media/itemPicture.ts';
import { mediaIdOf } from '#server/content/media/picture.ts';
import { selectsField, TOTAL } from '#server/platform/database/selectedFields.ts';
import { pictureOf } from '#server/platform/storage/picture/read.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { reviewOf } from './caseStudy.ts';
import { filters } from './find.ts';
import { galleryOf } from './gallery.ts';
import { createItem, getItem, listAll, listPublished, removeItem, updateItem } from './items.ts';
import { publishItem } from './publish.ts';
import type { PortfolioItemRow } from './table.ts';

export const portfolioResolvers: Resolvers = {
  // The words of the form are deprecated names of the same.
  ImageOption: imageWords,
  Query: {
    portfolioItems: (_, args, context, info) =>
      listPublished(context, args, textReadFor(info), selectsField(info, TOTAL)),
    portfolioFilters: (_, _args, context) => filters(context),
    allPortfolioItems: (_, args, context, info) => listAll(context, args, textReadFor(info)),
    portfolioItem: (_, named, context, info) => getItem(context, named, textReadFor(info)),
  },
  Mutation: {
    createPortfolioItem: (_, { input, draftId }, context) => createItem(context, input, draftId),
    updatePortfolioItem: (_, { id, input, ifUpdatedAt, draftId }, context) =>
      updateItem(context, id, input, { ifUpdatedAt, draftId }),
    publishPortfolioItem: (_, { id, isPublished }, context) => publishItem(context, id, isPublished),
    removePortfolioItem: (_, { id }, context) => removeItem(context, id),
  },
  PortfolioItem: {
    body: (item) => bodyOf(item),
    bodyHtml: async (item) => (await renderedBody(textOf<PortfolioItemRow>(item))).html,
    gallery: (item, _, context) => galleryOf(context, item),
    review: (item, _, context) => reviewOf(context, item),
    imageUrl: (item, _, context) => imageUrlOf(context, item),
    image: (item, _, context) => pictureOf(context, item),
  },
  GalleryPicture: {
    id: mediaIdOf,
    image: (picture) => picture,
  },
};
