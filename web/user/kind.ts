import type { Kind } from '#web/lists.ts';

/** Users, as the cache knows them. */
export const userKind: Kind = { type: 'User', lists: ['users'] };
