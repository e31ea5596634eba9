import type * as z from 'zod/mini';
import { type ReplyTemplateInput, replyTemplateStrings } from '#schema/replyTemplate.ts';
import { addToList } from '#web/shared/data/cacheLists.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { replyTemplateEntity } from './cacheEntity.ts';
import { CreateReplyTemplateDocument, UpdateReplyTemplateDocument } from './documents.ts';

type Input = z.output<typeof ReplyTemplateInput>;

/**
 * @param id the template to update; null for a new one, which is appended to the list
 * @returns a function that saves it and resolves to the failure, which a toast shows, or null
 */
export function useSaveTemplate(id: string | null): (input: Input) => Promise<Failure | null> {
  const [create] = useCommand(CreateReplyTemplateDocument, {
    sentences: { done: replyTemplateStrings.created, failed: replyTemplateStrings.createFailed },
    update: (cache, { createReplyTemplate }) => {
      const templateRef = cache.identify({ ...createReplyTemplate });
      if (!templateRef) return;
      addToList(cache, 'replyTemplates', templateRef, (nodes, item, { hasMore }) =>
        hasMore ? nodes : [...nodes, item],
      );
    },
  });
  const [update] = useCommand(UpdateReplyTemplateDocument, {
    entity: replyTemplateEntity,
    sentences: { done: replyTemplateStrings.updated, failed: replyTemplateStrings.updateFailed },
  });
  return async (input) => (await (id ? update({ id, input }) : create({ input }))).failure;
}
