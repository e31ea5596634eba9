import type { Kind } from '#web/lists.ts';

/** API tokens as the cache knows them. */
export const apiTokenKind: Kind = { type: 'ApiToken', lists: ['apiTokens'] };
