import type { ApolloCache } from '@apollo/client';
import { messageStrings } from '#schema/message.ts';
import { MarkMessageSpamDocument, ReadStateFragment } from '#web/shared/data/documents/messages.ts';
import { useMarkSpam } from '#web/shared/data/useMarkSpam.ts';
import { messageEntity } from './cacheEntity.ts';

/** @returns as useMarkSpam, for messages; a message that leaves the spam folder is unread */
export const useMarkMessageSpam = () =>
  useMarkSpam(MarkMessageSpamDocument, {
    entity: messageEntity,
    count: 'spamMessages',
    optimistic: ({ id, isSpam }, cache) => ({
      markMessageSpam: { __typename: 'Message', id, isSpam, isRead: isSpam && isRead(cache, id) },
    }),
    strings: messageStrings,
  });

function isRead(cache: ApolloCache, id: string): boolean {
  const message = cache.identify({ __typename: 'Message', id });
  return cache.readFragment({ fragment: ReadStateFragment, id: message })?.isRead ?? false;
}
