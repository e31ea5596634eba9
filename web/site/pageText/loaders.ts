import type { SitePage } from '#web/gql/graphql.ts';
import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { PageTextsDocument } from './publicDocuments.ts';

export const textsLoader =
  (page: SitePage) =>
  ({ fetchQuery }: Pick<LoaderArgs, 'fetchQuery'>) =>
    fetchQuery(PageTextsDocument, { page });
