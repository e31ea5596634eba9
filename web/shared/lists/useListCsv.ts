import { useApolloClient } from '@apollo/client/react';
import { OFFICE_PAGE } from './folderParams.ts';
import type { ListCsv, PageVariables } from './listCsv.ts';
import { useCsvDownload } from './useCsvDownload.ts';

/**
 * Downloads all of a list that a filter finds, in the list's order.
 * @param what what the list is called where the download fails: 'posts'
 * @param load loads what the file holds
 * @param filter what the list is narrowed by on the screen
 * @returns as useCsvDownload
 */
export function useListCsv<Data, Variables extends PageVariables, Row>(
  what: string,
  load: () => Promise<ListCsv<Data, Variables, Row>>,
  filter: Omit<Variables, keyof PageVariables>,
) {
  const client = useApolloClient();
  return useCsvDownload(what, async () => {
    const { name, document, pick, columns } = await load();
    const fetchPage = async (after: string | null | undefined) => {
      const variables = { ...filter, first: OFFICE_PAGE, after } as unknown as Variables;
      const { data } = await client.query<Data>({ query: document, variables, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('the answer held nothing');
      const { nodes: rows, pageInfo } = pick(data as Data);
      return { rows, after: pageInfo.endCursor, hasNextPage: pageInfo.hasNextPage };
    };
    return { name, columns, fetchPage };
  });
}
