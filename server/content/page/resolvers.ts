import { PageChangesInput, PageInput, PreviewSectionsInput } from '#schema/page.ts';
import { fieldsOf } from '#server/content/kind/fields.ts';
import { createContent, publishContent, removeContent, updateContent } from '#server/content/kind/services.ts';
import { renderForWriter } from '#server/content/markdown/renderForWriter.ts';
import { selectsField, TOTAL } from '#server/platform/database/selectedFields.ts';
import { readInput } from '#server/platform/readInput.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { drawSections } from './drawnSections.ts';
import { page } from './kind.ts';
import { pages, textFields } from './pages.ts';
import { excerptOf } from './sectionTexts.ts';
import type { PageRow, ReadPage } from './table.ts';

const { imageUrl, image, language, translations, pendingChanges } = fieldsOf(page);

/** @throws Error when the row was read without its sections */
function sectionsOf(row: ReadPage): PageRow['sections'] {
  if (!('sections' in row)) throw new Error('a page was read without its sections');
  return row.sections;
}

export const ownPageResolvers: Resolvers = {
  Query: {
    pages: (_, args, context, info) =>
      pages.listPublished(context, args, selectsField(info, textFields), selectsField(info, TOTAL)),
    allPages: (_, args, context, info) => pages.listAll(context, args, selectsField(info, textFields)),
    page: (_, key, context) => pages.get(context, key),
    previewedSections: async (_, { input }, context) => {
      const { sections } = readInput(PreviewSectionsInput, input);
      return { sections: await renderForWriter(context, () => drawSections(context, sections)) };
    },
  },
  Mutation: {
    createPage: (_, { input, draftId }, context) =>
      createContent(context, page, readInput(PageInput, input), { draftId }),
    updatePage: (_, { id, input, ifUpdatedAt, draftId }, context) =>
      updateContent(context, page, id, readInput(PageChangesInput, input), { ifUpdatedAt, draftId }),
    publishPage: (_, { id, isPublished }, context) => publishContent(context, page, id, isPublished),
    removePage: (_, { id }, context) => removeContent(context, page, id),
  },
  ContentSection: {
    __resolveType: ({ __typename }) => __typename,
  },
  Page: {
    ...{ imageUrl, image, language, translations, pendingChanges },
    sections: (row, _, context) => drawSections(context, sectionsOf(row)),
    storedSections: sectionsOf,
    excerpt: (row) => excerptOf(sectionsOf(row)),
  },
};
