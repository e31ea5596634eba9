import { replyTemplateStrings } from '#schema/replyTemplate.ts';
import { useRemove } from '#web/shared/data/useRemove.ts';
import { replyTemplateEntity } from './cacheEntity.ts';
import { RemoveReplyTemplateDocument } from './documents.ts';

export const useRemoveTemplate = () =>
  useRemove(RemoveReplyTemplateDocument, {
    entity: replyTemplateEntity,
    optimistic: ({ id }) => ({ removeReplyTemplate: { __typename: 'ReplyTemplate', id } }),
    sentences: { done: replyTemplateStrings.removed, failed: replyTemplateStrings.removeFailed },
  });
