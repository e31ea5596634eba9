import { useQuery } from '@apollo/client/react';
import { useFetchPolicy } from '#web/shared/data/freshness.ts';
import { EnquirySourcesDocument } from './documents.ts';

/** The most that one page holds, and more than anybody looks through. */
const first = 200;

/** @returns the sources that enquiries come from, by name; what is there while they load */
export function useSourceNames(): string[] {
  const fetchPolicy = useFetchPolicy(EnquirySourcesDocument, { first });
  const { data } = useQuery(EnquirySourcesDocument, { variables: { first }, fetchPolicy });
  return data?.enquirySources.nodes.map(({ name }) => name) ?? [];
}
