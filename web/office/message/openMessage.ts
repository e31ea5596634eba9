import type { MessageQuery } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { MessageTableFragment, PresenceFragment } from '#web/shared/data/documents/messages.ts';

/** The message of the details screen, with the fields of its fragments. */
export const readOpenMessage = (message: MessageQuery['message']) => ({
  ...message,
  ...readFragment(MessageTableFragment, message),
  presence: readFragment(PresenceFragment, message.presence),
});
export type OpenMessage = ReturnType<typeof readOpenMessage>;
