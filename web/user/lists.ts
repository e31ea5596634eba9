import type { ApolloCache, Reference } from '@apollo/client';

type List = { nodes: readonly Reference[]; totalCount: number };

/** Takes a user who is gone out of the list. */
export function forgetUser(cache: ApolloCache, id: string): void {
  cache.modify({
    fields: {
      users: (known, { readField }) => {
        const list = known as List;
        const nodes = list.nodes.filter((user) => readField('id', user) !== id);
        return { ...list, nodes, totalCount: list.totalCount - (list.nodes.length - nodes.length) };
      },
    },
  });
  cache.evict({ id: cache.identify({ __typename: 'User', id }) });
  cache.gc();
}
