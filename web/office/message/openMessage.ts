import type { MessageQuery, MessageTable_MessageFragment } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { MessageTableFragment, PresenceFragment } from '#web/shared/data/documents/messages.ts';

export const readOpenMessage = (message: MessageQuery['message']) => ({
  ...message,
  ...readFragment(MessageTableFragment, message),
  presence: readFragment(PresenceFragment, message.presence),
});
export type OpenMessage = ReturnType<typeof readOpenMessage>;

/**
 * @returns an open message with only what the row of a list has: no number, source, conversation or draft
 */
export const openFromRow = (row: MessageTable_MessageFragment): OpenMessage =>
  ({
    ...row,
    contactNumber: '',
    contactNumberText: '',
    mayBeAutomatic: false,
    reviewLink: null,
    latestId: '',
    thread: { __typename: 'ThreadConnection', nodes: [], pageInfo: { hasPreviousPage: false, startCursor: null } },
    draft: null,
    source: { __typename: 'EnquirySource', name: null },
    booking: null,
    presence: { __typename: 'MessagePresence', id: row.id, people: [] },
  }) as OpenMessage;
