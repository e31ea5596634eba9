import type { CacheEntity } from '#web/shared/data/cacheLists.ts';

export const replyTemplateEntity: CacheEntity = { type: 'ReplyTemplate', lists: ['replyTemplates'] };
