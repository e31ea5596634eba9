import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useFetchPolicy } from '#web/shared/data/freshness.ts';
import { useSession } from '#web/shared/session/session.ts';
import { ColleaguesDocument } from './documents.ts';
import type { Colleague } from './useAssign.ts';

/** Maximum page size. */
const first = 200;

/**
 * @param skip while not needed
 * @returns all users who can own an enquiry, the viewer first, then by name; incomplete while loading
 */
export function useColleagues(skip = false) {
  const viewerId = useSession()?.user._id;
  const fetchPolicy = useFetchPolicy(ColleaguesDocument, { first });
  const { data, loading, error, fetchMore } = useQuery(ColleaguesDocument, {
    ...{ variables: { first }, fetchPolicy, skip },
  });
  const after = data?.colleagues.pageInfo.hasNextPage ? data.colleagues.pageInfo.endCursor : null;
  useEffect(() => {
    // After a failure the loaded ones stay.
    if (after) fetchMore({ variables: { after } }).catch(() => undefined);
  }, [after, fetchMore]);
  const isViewer = ({ id }: Colleague) => Number(id === viewerId);
  const colleagues: Colleague[] = (data?.colleagues.nodes ?? []).toSorted(
    (a, b) => isViewer(b) - isViewer(a) || a.name.localeCompare(b.name, 'en'),
  );
  const nameOf = ({ id, name }: Colleague) => (id === viewerId ? `${name} (you)` : name);
  return { colleagues, viewerId, nameOf, loading, hasFailed: error !== undefined };
}
