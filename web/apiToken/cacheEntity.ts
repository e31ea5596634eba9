import type { Kind } from '#web/data/cacheLists.ts';

/** API tokens as the cache knows them. */
export const apiTokenKind: Kind = { type: 'ApiToken', lists: ['apiTokens'] };
