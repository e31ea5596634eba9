import type { ApolloClient } from '@apollo/client';
import { messageStrings } from '#schema/message.ts';
import { MessageDocument } from '#web/shared/data/documents/messages.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { overviewVersion, recount } from '#web/shared/data/overviewCounts.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { messageEntity } from '../cacheEntity.ts';
import { type OpenMessage, readOpenMessage } from '../openMessage.ts';
import { ReplyToMessageDocument } from './documents.ts';

function readCachedMessage({ cache }: ApolloClient, id: string): OpenMessage | undefined {
  const data = cache.readQuery({ query: MessageDocument, variables: { id } });
  return data ? readOpenMessage(data.message) : undefined;
}

/** Whether an entry is newer than the last one that the author has seen. Other conflicts cannot be confirmed. */
export const isCollision = ({ code, fields }: Failure): boolean => code === 'CONFLICT' && 'lastSeenId' in fields;

/**
 * @returns `reply`, which sends a reply, marks the message as read optimistically and resolves to the failure or null.
 *   A collision (`isCollision`) shows no toast.
 *   `reread` refetches the message and resolves to its newest entry.
 */
export function useReply(id: string) {
  const [run, { client }] = useCommand(ReplyToMessageDocument, {
    entity: messageEntity,
    sentences: {
      done: messageStrings.replied,
      failed: (failure) => (isCollision(failure) ? '' : (failure.message ?? messageStrings.replyFailed)),
    },
  });
  const reply = async (
    replyText: string,
    files: readonly File[],
    lastSeenId: string | null,
  ): Promise<Failure | null> => {
    const cached = readCachedMessage(client, id);
    const wasCounted = cached && !(cached.isRead || cached.isSpam);
    const version = overviewVersion();
    const { failure } = await run(
      { id, input: { replyText }, lastSeenId, ...(files.length > 0 && { files: files.map(() => null as never) }) },
      {
        context: { fetchOptions: { files: files.map((file, index) => ({ file, variable: `files.${index}` })) } },
        optimistic: () => cached && { replyToMessage: { ...cached, isRead: true } },
        update: (cache) => {
          // The stream may be faster than the response: then its count already includes this message.
          if (wasCounted && overviewVersion() === version) recount(cache, 'unreadMessages', -1);
        },
      },
    );
    return failure;
  };
  const refetchNewest = async (): Promise<string | null> => {
    const options = { query: MessageDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
    await client.query(options).catch(() => undefined);
    return readCachedMessage(client, id)?.latestId ?? null;
  };
  return { reply, refetchNewest };
}
