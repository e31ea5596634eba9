import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import type { PlannedTimes } from './planned.ts';

/** The planned times after publishing or taking back, by what the cache knows: what is thereby done goes. */
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
