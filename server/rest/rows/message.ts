import { messageSentences } from '#schema/message.ts';
import { type Answer, connection, type Fields, page, present, type Row, said } from '#server/rest/row.ts';

const messageFields = 'id name email contactNumber service message isRead createdAt replies { id replyText replyDate }';

const presentMessage = (message: Fields) =>
  present({ ...message, replies: (message.replies as Fields[]).map(present) });

const contact = (field: string, message: (contact: Fields) => string) => (answer: Answer) => ({
  success: true,
  message: message(answer[field] as Fields),
  contact: presentMessage(answer[field] as Fields),
});

/** The calls of messages (spec section 7). */
export const messageRows: Row[] = [
  {
    method: 'POST',
    path: '/messages/us',
    operation: `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { ${messageFields} } }`,
    input: 'SendMessageInput',
    status: 201,
    body: ({ sendMessage }) => ({
      success: true,
      message: messageSentences.sent,
      data: presentMessage(sendMessage as Fields),
    }),
  },
  {
    method: 'GET',
    path: '/messages',
    operation: `query ${connection} { messages${page(messageFields)} }`,
    list: 'messages',
    bearer: true,
    status: 200,
    body: ({ messages }) => ({ success: true, messages: (messages as Fields[]).map(presentMessage) }),
  },
  {
    method: 'GET',
    path: '/messages/:id',
    operation: `query ($id: UUID!) { message(id: $id) { ${messageFields} } }`,
    bearer: true,
    status: 200,
    body: ({ message }) => presentMessage(message as Fields),
  },
  {
    method: 'PATCH',
    path: '/messages/:id/read',
    operation: `mutation ($id: UUID!) { markMessageRead(id: $id) { ${messageFields} } }`,
    bearer: true,
    status: 200,
    body: contact('markMessageRead', (marked) => (marked.isRead ? messageSentences.read : messageSentences.unread)),
  },
  {
    method: 'POST',
    path: '/messages/:id/reply',
    operation: `mutation ($id: UUID!, $input: ReplyInput!) { replyToMessage(id: $id, input: $input) { ${messageFields} } }`,
    input: 'ReplyInput',
    bearer: true,
    status: 200,
    body: contact('replyToMessage', () => messageSentences.replied),
  },
  {
    method: 'DELETE',
    path: '/messages/:id',
    operation: 'mutation ($id: UUID!) { removeMessage(id: $id) { id } }',
    bearer: true,
    status: 200,
    body: said(messageSentences.removed),
  },
];
