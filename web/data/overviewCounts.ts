import type { ApolloCache } from '@apollo/client';

/** How often the server has told counts. */
let tellings = 0;

/** @returns a number that is another one as soon as the server has told counts again, whoever asked or nobody */
export const countsTold = () => tellings;

/** How told counts are kept: they have no id, and are asked for a few at a time. */
export const overviewPolicy = {
  merge: (known: object | undefined, told: object): object => {
    tellings += 1;
    return { ...known, ...told };
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
