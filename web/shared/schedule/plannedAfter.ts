import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import type { PlannedTimes } from './planned.ts';

/** Planned times after publishing or unpublishing, from the cache: the time that is now done becomes null. */
export function plannedAfter<Data>(
  cache: ApolloCache,
  fragment: TypedDocumentNode<Data>,
  item: { __typename: string; id: string },
  isPublished: boolean,
) {
  const cached = cache.readFragment({ id: cache.identify(item), fragment }) as PlannedTimes | null;
  return {
    publishAt: (!isPublished && cached?.publishAt) || null,
    takeBackAt: (isPublished && cached?.takeBackAt) || null,
  };
}
