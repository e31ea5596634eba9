import type { LoaderArgs } from '#web/data/loader.ts';
import type { SitePage } from '#web/gql/graphql.ts';
import { PageTextsDocument } from './publicDocuments.ts';

/** @returns fetches what has been changed of the texts of a page */
export const textsLoader =
  (page: SitePage) =>
  ({ fetchQuery }: Pick<LoaderArgs, 'fetchQuery'>) =>
    fetchQuery(PageTextsDocument, { page });
