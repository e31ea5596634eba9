import type { CacheEntity } from '#web/shared/data/cacheLists.ts';

/** Reply templates as the cache knows them. */
export const replyTemplateEntity: CacheEntity = { type: 'ReplyTemplate', lists: ['replyTemplates'] };
