import type { ApolloCache } from '@apollo/client';

/** How often the server has sent counts. */
let version = 0;

/** @returns a number that grows whenever the server sends counts, in a response or in the stream */
export const overviewVersion = () => version;

/** The type policy of Overview: it has no id, and each query asks for some of its counts. */
export const overviewPolicy = {
  merge: (existing: object | undefined, incoming: object): object => {
    version += 1;
    return { ...existing, ...incoming };
  },
};

/** Changes a count in the cache until the server sends all counts again. */
export function recount(
  cache: ApolloCache,
  count: 'unreadMessages' | 'spamMessages' | 'spamApplications',
  by: number,
): void {
  cache.modify({
    fields: {
      overview: (known) => {
        const before = (known as Record<string, number>)[count];
        return before === undefined ? known : { ...known, [count]: before + by };
      },
    },
  });
}
