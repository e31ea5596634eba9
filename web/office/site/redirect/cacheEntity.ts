import type { CacheEntity } from '#web/shared/data/cacheLists.ts';

export const redirectEntity: CacheEntity = { type: 'Redirect', lists: ['redirects'] };
export const missedPathEntity: CacheEntity = { type: 'MissedPath', lists: ['missedPaths'] };
