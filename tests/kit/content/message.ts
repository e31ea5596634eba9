import { messages } from '#server/clients/message/table.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

type Fields = Record<string, unknown>;
export type MadeMessage = {
  id: string;
  name: string;
  email: string;
  contactNumber: string;
  service: string;
  message: string | null;
  isRead: boolean;
  createdAt: string;
  replies: { id: string; replyText: string; replyDate: string }[];
};

export const messageFields =
  'id name email contactNumber service message isRead createdAt replies { id replyText replyDate }';

export const answeredFields = 'id isRead answeredAt answeredBy replies { id replyText replyDate author authorId }';

export const messageOperations = {
  send: `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { ${messageFields} } }`,
  list: `query ($first: Int, $after: String, $search: String) { messages(first: $first, after: $after, search: $search) {
    nodes { ${messageFields} } totalCount pageInfo { hasNextPage endCursor } } }`,
  byId: `query ($id: UUID!) { message(id: $id) { ${messageFields} } }`,
  mark: `mutation ($id: UUID!, $isRead: Boolean) { markMessageRead(id: $id, isRead: $isRead) { ${messageFields} } }`,
  spam: 'mutation ($id: UUID!, $isSpam: Boolean) { markMessageSpam(id: $id, isSpam: $isSpam) { id isRead isSpam } }',
  reply: `mutation ($id: UUID!, $input: ReplyInput!) { replyToMessage(id: $id, input: $input) { ${messageFields} } }`,
  answer: `mutation ($id: UUID!, $input: ReplyInput!, $markRead: Boolean!) {
    replyToMessage(id: $id, input: $input, markRead: $markRead) { ${answeredFields} } }`,
  answered: `query ($id: UUID!) { message(id: $id) { ${answeredFields} } }`,
  remove: `mutation ($id: UUID!) { removeMessage(id: $id) { ${messageFields} } }`,
};

let made = 0;

/** A valid message; each comes from its own address. */
export function newMessage(fields: Fields = {}): Fields {
  made += 1;
  return {
    name: `Sender number ${made}`,
    email: `sender${made}@client.example`,
    contactNumber: `98765${String(made).padStart(5, '0')}`,
    service: 'Web Development',
    message: 'We need a new site.',
    ...fields,
  };
}

export const sendMessage = (person: Person, fields: Fields = {}) =>
  person.gql(messageOperations.send, { input: newMessage(fields) });

export async function makeMessage({ nobody }: Pick<Product, 'nobody'>, fields: Fields = {}): Promise<MadeMessage> {
  const { data, errors } = await sendMessage(nobody, fields);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.sendMessage;
}

export const emptyInbox = ({ services: { db } }: Product) => db.delete(messages);
