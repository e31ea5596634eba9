import type * as z from 'zod/mini';
import type { PageChangesInput, PreviewSectionsInput } from '#schema/page.ts';
import { fieldsOf } from '#server/content/kind/fields.ts';
import {
  createContent,
  type NewInput,
  publishContent,
  removeContent,
  updateContent,
} from '#server/content/kind/services.ts';
import { renderForWriter } from '#server/content/markdown/renderForWriter.ts';
import { selectsField, TOTAL } from '#server/platform/database/selectedFields.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { drawSections } from './drawnSections.ts';
import { page } from './kind.ts';
import { pages, textFields } from './pages.ts';
import { excerptOf } from './sectionTexts.ts';
import type { PageRow, ReadPage } from './table.ts';

// The gate has applied the rules.
type PageChanges = z.output<typeof PageChangesInput>;
type Previewed = z.output<typeof PreviewSectionsInput>;

const { imageUrl, image, pendingChanges } = fieldsOf(page);

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
      const { sections } = input as unknown as Previewed;
      return { sections: await renderForWriter(context, () => drawSections(context, sections)) };
    },
  },
  Mutation: {
    createPage: (_, { input, draftId }, context) =>
      createContent(context, page, input as unknown as NewInput<PageChanges>, { draftId }),
    updatePage: (_, { id, input, ifUpdatedAt, draftId }, context) =>
      updateContent(context, page, id, input as unknown as PageChanges, { ifUpdatedAt, draftId }),
    publishPage: (_, { id, isPublished }, context) => publishContent(context, page, id, isPublished),
    removePage: (_, { id }, context) => removeContent(context, page, id),
  },
  ContentSection: {
    __resolveType: ({ __typename }) => __typename,
  },
  Page: {
    ...{ imageUrl, image, pendingChanges },
    sections: (row, _, context) => drawSections(context, sectionsOf(row)),
    storedSections: sectionsOf,
    excerpt: (row) => excerptOf(sectionsOf(row)),
  },
};
