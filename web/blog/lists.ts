import type { ApolloCache, Reference } from '@apollo/client';

type List = { nodes: readonly Reference[]; totalCount?: number };
type ListField = 'blogPosts' | 'allBlogPosts';

/** Takes a post out of every list that is known, in an optimistic layer too. */
export function dropFromLists(cache: ApolloCache, id: string): void {
  const drop = (list: List, { readField }: { readField: (field: string, node: Reference) => unknown }): List => {
    const nodes = list.nodes.filter((node) => readField('id', node) !== id);
    const dropped = list.nodes.length - nodes.length;
    return { ...list, nodes, ...(list.totalCount !== undefined && { totalCount: list.totalCount - dropped }) };
  };
  cache.modify<Record<ListField, List>>({ fields: { blogPosts: drop, allBlogPosts: drop } as never });
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
