import { servicesOf } from '#schema/catalogue.ts';
import { baseOf, joinLanguage } from '#schema/pageLanguage.ts';
import { textsOf } from '#schema/pageText.ts';
import { fieldsIn, sitePages } from '#schema/pageTexts/pages.ts';
import { renderForWriter } from '#server/content/markdown/renderForWriter.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { factsOf } from './fill.ts';
import { readHomeWork } from './homeWork.ts';
import { ORIGINAL_AT } from './originals.ts';
import { getPage, listPages, updaterOf } from './pages.ts';
import { editedTexts, getPageTexts } from './pageTextView.ts';
import { savePageTexts } from './save.ts';
import { sectionsOf } from './sections.ts';
import { pageFacts } from './sitePages.ts';

export const pageTextResolvers: Resolvers = {
  SitePage: sitePages,
  Query: {
    pageTexts: (_, { page }, context) => getPageTexts(context, page),
    editedPages: (_, args, context) => listPages(context, args),
    editedPage: (_, key, context) => getPage(context, key),
    renderedSections: async (_, { input }, context) => ({
      sections: await renderForWriter(context, () => sectionsOf(input.body, factsOf(context))),
    }),
  },
  Mutation: {
    savePageTexts: (_, { input, language, ifUpdatedAt }, context) =>
      savePageTexts(context, { page: input.page, language, texts: textsOf(input) }, { ifUpdatedAt }),
  },
  PageTexts: { work: (page, _, context) => readHomeWork(context, page) },
  EditedPage: {
    language: ({ language }, _, { site }) => language ?? site.language,
    slug: ({ page }) => page,
    title: ({ page }) => pageFacts[page].title,
    path: ({ page, language }, _, { site }) => joinLanguage(baseOf(language, site), pageFacts[page].path),
    fields: (row, _, context) => editedTexts(context, row),
    changed: ({ page, texts }, _, { site }) =>
      fieldsIn(page, texts, servicesOf(site))
        .filter(({ name }) => name in texts)
        .map(({ label }) => label),
    isTouched: ({ updatedAt }) => updatedAt.getTime() !== ORIGINAL_AT.getTime(),
    updatedBy: (row, _, context) => updaterOf(context, row),
  },
};
