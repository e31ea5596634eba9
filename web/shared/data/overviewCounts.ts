import type { ApolloCache } from '@apollo/client';

let version = 0;

/** @returns a number that increases whenever the server sends counts, in a response or in the stream */
export const overviewVersion = () => version;

/** Overview has no id, and each query selects some of its counts. */
export const overviewPolicy = {
  merge: (existing: object | undefined, incoming: object): object => {
    version += 1;
    return { ...existing, ...incoming };
  },
};

/** Changes a cached count until the server sends new counts. */
export function recount(
  cache: ApolloCache,
  count: 'unreadMessages' | 'spamMessages' | 'spamApplications',
  by: number,
): void {
  cache.modify({
    fields: {
      overview: (existing) => {
        const before = (existing as Record<string, number>)[count];
        return before === undefined ? existing : { ...existing, [count]: before + by };
      },
    },
  });
}
