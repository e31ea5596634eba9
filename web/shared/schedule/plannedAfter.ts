import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import type { PlannedTimes } from './planned.ts';

/** Planned times after publishing or unpublishing, from the cache: the time that is now done becomes null. */
export function plannedAfter<Data>(
  cache: ApolloCache,
  fragment: TypedDocumentNode<Data>,
  item: { __typename: string; id: string },
  isPublished: boolean,
) {
  const known = cache.readFragment({ id: cache.identify(item), fragment }) as PlannedTimes | null;
  return {
    publishAt: (!isPublished && known?.publishAt) || null,
    takeBackAt: (isPublished && known?.takeBackAt) || null,
  };
}
