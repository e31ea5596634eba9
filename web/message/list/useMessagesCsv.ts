import { useApolloClient } from '@apollo/client/react';
import { deskStrings } from '#schema/desk.ts';
import { OFFICE_PAGE } from '#web/lists/folderParams.ts';
import { useCsvDownload } from '#web/lists/useCsvDownload.ts';
import { MessagesCsvDocument } from './documents.ts';
import type { Wanted } from './filter.ts';

/** @returns as useCsvDownload, for all messages that are wanted */
export function useMessagesCsv(wanted: Wanted) {
  const client = useApolloClient();
  return useCsvDownload({
    name: 'messages',
    failed: deskStrings.csvFailed,
    loadColumns: async () => (await import('./csv.ts')).messageColumns,
    fetchPage: async (after) => {
      const variables = { ...wanted, first: OFFICE_PAGE, after };
      const { data } = await client.query({ query: MessagesCsvDocument, variables, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('the answer held nothing');
      const { nodes: rows, pageInfo } = data.messages;
      return { rows, after: pageInfo.endCursor, hasNextPage: pageInfo.hasNextPage };
    },
  });
}
