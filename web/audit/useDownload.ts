import { useApolloClient } from '@apollo/client/react';
import { auditStrings } from '#schema/audit.ts';
import type { AuditFilterInput } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { OFFICE_PAGE } from '#web/lists/folderParams.ts';
import { useCsvDownload } from '#web/lists/useCsvDownload.ts';
import { AuditEntriesDocument, AuditEntryFragment } from './documents.ts';

/** @returns as useCsvDownload, for all entries that the filter lets through */
export function useDownload(filter: AuditFilterInput) {
  const client = useApolloClient();
  return useCsvDownload({
    name: 'audit',
    failed: auditStrings.downloadFailed,
    loadColumns: async () => (await import('./csv.ts')).auditColumns,
    fetchPage: async (after) => {
      const variables = { first: OFFICE_PAGE, after, filter };
      const { data } = await client.query({ query: AuditEntriesDocument, variables, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('the answer held nothing');
      const { nodes, pageInfo } = data.auditEntries;
      const rows = nodes.map((node) => readFragment(AuditEntryFragment, node));
      return { rows, after: pageInfo.endCursor, hasNextPage: pageInfo.hasNextPage };
    },
  });
}
