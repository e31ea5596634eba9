import type { SitePage } from '#web/gql/graphql.ts';
import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { PageTextsDocument } from './publicDocuments.ts';

/** @returns a loader of the edited texts of a page */
export const textsLoader =
  (page: SitePage) =>
  ({ fetchQuery }: Pick<LoaderArgs, 'fetchQuery'>) =>
    fetchQuery(PageTextsDocument, { page });
