import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { auditStrings } from '#schema/audit.ts';
import { dayOf } from '#schema/officeTime.ts';
import { failureOf } from '#web/data/errors.ts';
import type { AuditEntriesQueryVariables, AuditFilterInput } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { OFFICE_PAGE } from '#web/lists/folderParams.ts';
import { saveFile } from '#web/ui/saveFile.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { AuditEntriesDocument, AuditEntryFragment } from './documents.ts';
import type { AuditEntry } from './words.ts';

/**
 * Saves all that the filter lets through as CSV. The browser reads the pages and writes the file itself: a link could not
 * send the bearer token, and a door of its own on the server would have rights of its own to get wrong.
 */
export function useDownload(filter: AuditFilterInput) {
  const client = useApolloClient();
  /** How many entries have been read; null while nothing is under way. */
  const [read, setRead] = useState<number | null>(null);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const readAll = async (): Promise<AuditEntry[]> => {
    const entries: AuditEntry[] = [];
    for (let after: string | null | undefined = null; ; ) {
      const variables: AuditEntriesQueryVariables = { first: OFFICE_PAGE, after, filter };
      const { data } = await client.query({ query: AuditEntriesDocument, variables, fetchPolicy: 'no-cache' });
      const page = data?.auditEntries;
      if (!page) throw new Error('the answer held nothing');
      entries.push(...page.nodes.map((node) => readFragment(AuditEntryFragment, node)));
      if (left.current || !page.pageInfo.hasNextPage) return entries;
      setRead(entries.length);
      after = page.pageInfo.endCursor;
    }
  };

  const download = async () => {
    setRead(0);
    try {
      const [{ csvOf }, entries] = await Promise.all([import('./csv.ts'), readAll()]);
      if (!left.current) saveFile(csv(csvOf(entries)), `audit-${dayOf(new Date())}.csv`);
    } catch (error) {
      const failure = failureOf(error);
      if (!left.current) tellFailure(failure, failure.message ?? auditStrings.downloadFailed);
    } finally {
      setRead(null);
    }
  };
  return { read, download: () => void download() };
}

const csv = (text: string) => new Blob([text], { type: 'text/csv;charset=utf-8' });
