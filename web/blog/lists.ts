import type { ApolloCache, Reference } from '@apollo/client';

type List = { nodes: readonly Reference[]; totalCount?: number };
type ListField = 'blogPosts' | 'allBlogPosts';

/** Takes a post out of every list that is known, in an optimistic layer too. */
export function dropFromLists(cache: ApolloCache, id: string): void {
  cache.modify({
    fields: {
      blogPosts: (list, { readField }) => without(list, (post) => readField('id', post) === id),
      allBlogPosts: (list, { readField }) => without(list, (post) => readField('id', post) === id),
    },
  });
}

function without({ nodes, totalCount, ...rest }: List, isGone: (post: Reference) => boolean): List {
  const kept = nodes.filter((node) => !isGone(node));
  const dropped = nodes.length - kept.length;
  return { ...rest, nodes: kept, ...(totalCount !== undefined && { totalCount: totalCount - dropped }) };
}

/** Forgets lists, so that they are fetched anew where they are shown next. */
export function forgetLists(cache: ApolloCache, ...fields: ListField[]): void {
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/**
 * Forgets a post that is gone.
 * @param broadcast false to leave a screen alone that still shows it and is about to be left
 */
export function forgetPost(cache: ApolloCache, id: string, broadcast = true): void {
  dropFromLists(cache, id);
  cache.evict({ id: cache.identify({ __typename: 'BlogPost', id }), broadcast });
  cache.gc();
}
