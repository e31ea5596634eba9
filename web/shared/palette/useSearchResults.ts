import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { SearchQuery } from '#web/gql/graphql.ts';
import { SearchDocument } from './documents.ts';

export type SearchResult = SearchQuery['search']['results'][number];

const PAUSE_MS = 60;

type State = { text: string; results: readonly SearchResult[]; hasFailed: boolean };
const nothing: State = { text: '', results: [], hasFailed: false };

/**
 * Searches while the user types. A late response to an older text is ignored.
 * @returns the results; with `isSearching` they may belong to an older text; none after a failure
 */
export function useSearchResults(text: string) {
  const client = useApolloClient();
  const wanted = text.trim();
  const [state, setState] = useState(nothing);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (!wanted) return setState(nothing);
    let isOver = false;
    const ask = async () => {
      const answer = await client
        .query({ query: SearchDocument, variables: { text: wanted }, fetchPolicy: 'no-cache' })
        .catch(() => null);
      if (isOver) return;
      const results = answer?.data?.search.results;
      setState({ text: wanted, results: results ?? [], hasFailed: !results });
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [wanted, client, tries]);
  return {
    results: wanted ? state.results : [],
    isSearching: wanted !== state.text,
    hasFailed: state.hasFailed && wanted === state.text,
    retry: () => {
      setState(nothing);
      setTries((count) => count + 1);
    },
  };
}
