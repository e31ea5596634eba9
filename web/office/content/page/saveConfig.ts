import { pageStrings } from '#schema/pageStrings.ts';
import type { PageChangesInput } from '#web/gql/graphql.ts';
import type { SaveConfig } from '#web/office/content/edit/useSaveContent.ts';
import { pageConfig } from '#web/site/content/page/config.ts';
import { CreatePageDocument, UpdatePageDocument } from '#web/site/content/page/documents.ts';

const { created, createFailed, updated, updateFailed } = pageStrings;

export const saveConfig: SaveConfig<PageChangesInput> = {
  config: pageConfig,
  create: {
    // The rule of the form demands what a new page needs.
    document: CreatePageDocument as SaveConfig<PageChangesInput>['create']['document'],
    sentences: { done: created, failed: createFailed },
  },
  update: { document: UpdatePageDocument, sentences: { done: updated, failed: updateFailed } },
};
