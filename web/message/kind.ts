import type { Kind } from '#web/lists.ts';

/** Messages as the cache knows them. */
export const messageKind: Kind = { type: 'Message', lists: ['messages'] };
