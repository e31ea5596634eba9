import { messageStrings } from '#schema/message.ts';
import { connection, page, type Row } from '#server/app/rest/row.ts';
import { either, item, list, success } from '#server/app/rest/shape.ts';

const messageFields = 'id name email contactNumber service message isRead createdAt replies { id replyText replyDate }';

export const messageRows: Row[] = [
  {
    method: 'POST',
    path: '/messages/us',
    operation: `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { ${messageFields} } }`,
    input: 'SendMessageInput',
    example: { isRead: false, replies: [] },
    status: 201,
    body: success(messageStrings.sent, { data: item('sendMessage') }),
  },
  {
    method: 'GET',
    path: '/messages',
    operation: `query ${connection} { messages${page(messageFields, 'folder: ALL, ')} }`,
    list: 'messages',
    bearer: true,
    status: 200,
    body: { success: true, messages: list('messages') },
  },
  {
    method: 'GET',
    path: '/messages/:id',
    operation: `query ($id: UUID!) { message(id: $id) { ${messageFields} } }`,
    bearer: true,
    status: 200,
    body: item('message'),
  },
  {
    method: 'PATCH',
    path: '/messages/:id/read',
    operation: `mutation ($id: UUID!) { markMessageRead(id: $id) { ${messageFields} } }`,
    bearer: true,
    status: 200,
    body: success(either('markMessageRead.isRead', messageStrings.read, messageStrings.unread), {
      contact: item('markMessageRead'),
    }),
  },
  {
    method: 'POST',
    path: '/messages/:id/reply',
    operation: `mutation ($id: UUID!, $input: ReplyInput!) { replyToMessage(id: $id, input: $input) { ${messageFields} } }`,
    input: 'ReplyInput',
    bearer: true,
    refusals: ['CONFLICT'],
    note: 'The message in the answer contains the reply.',
    status: 200,
    body: success(messageStrings.replied, { contact: item('replyToMessage') }),
  },
  {
    method: 'DELETE',
    path: '/messages/:id',
    operation: 'mutation ($id: UUID!) { removeMessage(id: $id) { id } }',
    bearer: true,
    status: 200,
    body: success(messageStrings.removed),
  },
];
