import { useQuery } from '@apollo/client/react';
import { useFetchPolicy } from '#web/shared/data/freshness.ts';
import { EnquirySourcesDocument } from './documents.ts';

/** Maximum page size. */
const first = 200;

/** @returns the names of all sources; incomplete while loading */
export function useSourceNames(): string[] {
  const fetchPolicy = useFetchPolicy(EnquirySourcesDocument, { first });
  const { data } = useQuery(EnquirySourcesDocument, { variables: { first }, fetchPolicy });
  return data?.enquirySources.nodes.map(({ name }) => name) ?? [];
}
