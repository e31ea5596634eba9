import { v7 as uuidv7 } from 'uuid';
import {
  type AnswerRow,
  type AttachmentRow,
  answers,
  attachments,
  conversationEvents,
  notes,
} from '#server/clients/message/conversation/table.ts';
import { type ReplyRow, replies } from '#server/clients/message/table.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

const entryFields = `__typename ... on Reply { id replyText author sentAt bounce { at reason } }
  ... on Answer { id fromEmail fromName isFromOther isUnverified isAutomatic text quoted omitted
    attachments { id name contentType size isExecutable path } }
  ... on Note { id text noteAuthor: author createdAt mentions { id name } }
  ... on ThreadEvent { id kind actor summary at }`;

export const conversationOperations = {
  read: `query ($id: UUID!, $first: Int, $after: String, $last: Int, $before: String) { message(id: $id) { id latestId
    lastAnswerAt thread(first: $first, after: $after, last: $last, before: $before) { nodes { ${entryFields} }
      edges { cursor } totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`,
  note: `mutation ($id: UUID!, $input: NoteInput!) { addNote(id: $id, input: $input) {
    id text author authorId createdAt mentions { id name } } }`,
  reply: `mutation ($id: UUID!, $lastSeenId: UUID) {
    replyToMessage(id: $id, input: { replyText: "Yes." }, lastSeenId: $lastSeenId) { id latestId } }`,
  saveDraft: 'mutation ($id: UUID!, $text: String!) { saveReplyDraft(id: $id, input: { text: $text }) }',
  draft: 'query ($id: UUID!) { message(id: $id) { draft { text updatedAt } } }',
  mark: `mutation ($id: UUID!, $isOpen: Boolean, $isWriting: Boolean) {
    markPresence(id: $id, isOpen: $isOpen, isWriting: $isWriting) { id people { userId name isWriting } } }`,
  presence: 'query ($id: UUID!) { message(id: $id) { presence { id people { userId name isWriting } } } }',
};

/** @returns a moment on an afternoon in November, `minutes` minutes after noon in India */
export const minute = (minutes: number) => new Date(Date.parse('2026-11-20T06:30:00Z') + minutes * 60_000);

/** @returns the autosaved reply of a person to a message; null without one */
export const draftOf = async (person: Person, id: string) =>
  (await person.gql(conversationOperations.draft, { id })).data.message.draft;

/** Inserts an answer of a client as the mailbox does. @returns it */
export async function insertAnswer(
  { services }: Product,
  messageId: string,
  fields: Partial<AnswerRow> = {},
): Promise<AnswerRow> {
  const answer: AnswerRow = {
    id: uuidv7(),
    messageId,
    receivedAt: services.now(),
    fromEmail: 'asha@client.example',
    fromName: 'Asha Menon',
    ...{ isFromOther: false, isUnverified: false, isAutomatic: false, mayBeAutomatic: false },
    ...{ subject: 'Re: Your message', text: 'That suits us.', quoted: null, omitted: [] },
    ...fields,
  };
  await services.db.insert(answers).values(answer);
  return answer;
}

/** Inserts the attachment of an answer without its bytes. */
export async function insertAttachment(
  { services }: Product,
  answerId: string,
  fields: Partial<AttachmentRow> = {},
): Promise<AttachmentRow> {
  const file = {
    id: uuidv7(),
    answerId,
    replyId: null,
    position: 0,
    name: 'brief.pdf',
    contentType: 'application/pdf',
    size: 1200,
  };
  const attachment: AttachmentRow = { ...file, ...fields };
  await services.db.insert(attachments).values(attachment);
  return attachment;
}

/** Inserts a reply without sending it. */
export async function insertReply(
  { services }: Product,
  messageId: string,
  fields: Partial<ReplyRow> = {},
): Promise<ReplyRow> {
  const reply: ReplyRow = {
    ...{ id: uuidv7(), messageId, replyText: 'Gladly.', replyDate: services.now(), author: 'Ravi Iyer' },
    ...{ authorId: uuidv7(), bouncedAt: null, bounceReason: null },
    ...fields,
  };
  await services.db.insert(replies).values(reply);
  return reply;
}

export async function insertEvent(
  { services }: Product,
  messageId: string,
  fields: Partial<typeof conversationEvents.$inferInsert> = {},
): Promise<void> {
  const event = { id: uuidv7(), messageId, at: services.now(), kind: 'STAGE' as const, actor: 'Ravi Iyer' };
  await services.db.insert(conversationEvents).values({ ...event, detail: { stage: 'PROPOSAL' as const }, ...fields });
}

/** Inserts a private note without a notification. */
export async function insertNote(
  { services }: Product,
  messageId: string,
  fields: Partial<typeof notes.$inferInsert> = {},
): Promise<void> {
  const note = { id: uuidv7(), messageId, createdAt: services.now(), text: 'Call them first.' };
  await services.db.insert(notes).values({ ...note, author: 'Ravi Iyer', authorId: uuidv7(), ...fields });
}
