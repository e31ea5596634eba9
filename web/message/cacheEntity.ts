import type { Kind } from '#web/data/cacheLists.ts';

/** Messages as the cache knows them. */
export const messageKind: Kind = { type: 'Message', lists: ['messages'] };
