import type { CacheEntity } from '#web/shared/data/cacheLists.ts';

/** Redirects, and addresses that were not found, as the cache knows them. */
export const redirectEntity: CacheEntity = { type: 'Redirect', lists: ['redirects'] };
export const missedPathEntity: CacheEntity = { type: 'MissedPath', lists: ['missedPaths'] };
