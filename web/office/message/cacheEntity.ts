import type { CacheEntity } from '#web/shared/data/cacheLists.ts';

export const messageEntity: CacheEntity = { type: 'Message', lists: ['messages'] };
