import { messageStrings } from '#schema/message.ts';
import type { Failure } from '#web/data/errors.ts';
import { overviewVersion, recount } from '#web/data/overviewCounts.ts';
import { useCommand } from '#web/data/useCommand.ts';
import { messageEntity } from './cacheEntity.ts';
import { MessageDocument, ReplyToMessageDocument } from './documents.ts';

/**
 * @returns replies to a message, which is shown as read at once, and resolves to why that was refused; null when the reply
 * was sent
 */
export function useReply(id: string): (replyText: string) => Promise<Failure | null> {
  const [reply, { client }] = useCommand(ReplyToMessageDocument, {
    entity: messageEntity,
    sentences: { done: messageStrings.replied, failed: messageStrings.replyFailed },
  });
  return async (replyText) => {
    const known = client.cache.readQuery({ query: MessageDocument, variables: { id } })?.message;
    const wasCounted = known && !(known.isRead || known.isSpam);
    const version = overviewVersion();
    const { failure } = await reply(
      { id, input: { replyText } },
      {
        optimistic: () => known && { replyToMessage: { ...known, isRead: true } },
        update: (cache) => {
          // The stream may be quicker than the response: then the count that it sent includes this one.
          if (wasCounted && overviewVersion() === version) recount(cache, 'unreadMessages', -1);
        },
      },
    );
    return failure;
  };
}
