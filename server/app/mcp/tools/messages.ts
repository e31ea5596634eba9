import * as z from 'zod/mini';
import { idForm } from '#schema/common.ts';
import { NoteInput } from '#schema/conversation.ts';
import { messageStages } from '#schema/desk.ts';
import { ReplyInput } from '#schema/message.ts';
import { before, byFirst, paged, paging, pagingDescriptions, searchRule, tool } from '#server/app/mcp/tool.ts';
import { fail, refusalOf } from '#server/platform/errors.ts';

/** An id of a message, also one from before ids were UUIDs of a version. */
export const messageId = z.string().check(z.regex(idForm, 'This is no id.'));

const fields = `id name email service createdAt isRead isSpam stage owner { id name } followUp { day note } value
  answeredAt lastAnswerAt latestId mayBeAutomatic`;

const conversationFields = `__typename
  ... on Reply { id replyText replyDate author bounce { at reason }
    attachments { id name contentType size isExecutable path } }
  ... on Answer { id receivedAt fromEmail fromName isFromOther isUnverified isAutomatic mayBeAutomatic subject text quoted
    omitted attachments { id name contentType size isExecutable path } }
  ... on Note { id text createdAt author }
  ... on ThreadEvent { id kind at actor summary }`;

const CONVERSATION_SIZE = 20;

const conflictText = 'Somebody has answered or replied since: read the enquiry again, and send latestId as it is then.';

export const messageTools = [
  tool({
    name: 'list_enquiries',
    title: 'List or search enquiries',
    description: 'Enquiries from the contact form and by mail: unread first, then oldest first.',
    effect: 'read',
    input: z.strictObject({
      ...paging,
      search: searchRule,
      folder: z._default(z.enum(['INBOX', 'SPAM', 'ALL']), 'INBOX'),
      isRead: z.optional(z.boolean()),
      isDue: z.optional(z.boolean()),
      stages: z.optional(z.array(z.enum(messageStages)).check(z.maxLength(messageStages.length))),
    }),
    page: byFirst,
    descriptions: {
      ...pagingDescriptions,
      search: 'part of name, address, number, service or text',
      isDue: 'follow-up due',
    },
    operation: `query ($first: Int, $after: String, $search: String, $folder: Folder!, $isRead: Boolean, $stages: [MessageStage!], $isDue: Boolean) {
      messages(first: $first, after: $after, search: $search, folder: $folder, isRead: $isRead, filter: { stages: $stages, isDue: $isDue })
      ${paged(fields)} }`,
  }),
  tool({
    name: 'get_enquiry',
    title: 'Read an enquiry',
    description: `An enquiry with the last ${CONVERSATION_SIZE} entries of its thread: replies, answers, private notes, events.`,
    effect: 'read',
    hasLongText: true,
    input: z.strictObject({ id: messageId, before }),
    page: { argument: 'last', size: CONVERSATION_SIZE },
    descriptions: { before: 'thread.pageInfo.startCursor, for what was earlier' },
    operation: `query ($id: UUID!, $last: Int = ${CONVERSATION_SIZE}, $before: String) { message(id: $id) { ${fields} contactNumber message lostReason
      thread(last: $last, before: $before) {
        nodes { ${conversationFields} } totalCount pageInfo { hasPreviousPage startCursor } } } }`,
  }),
  tool({
    name: 'add_note',
    title: 'Write a note on an enquiry',
    description: 'Adds a private note, which only staff see. Nobody gets a mail.',
    effect: 'create',
    input: z.strictObject({ id: messageId, text: NoteInput.shape.text }),
    operation:
      'mutation ($id: UUID!, $text: String!) { addNote(id: $id, input: { text: $text }) { id text createdAt author } }',
  }),
  tool({
    name: 'reply_to_enquiry',
    title: 'Reply to an enquiry',
    description: 'Sends a reply by mail. It cannot be taken back: a person should have agreed to the text.',
    effect: 'send',
    input: z.strictObject({ id: messageId, text: ReplyInput.shape.replyText, latestId: messageId }),
    descriptions: { text: 'plain text', latestId: 'of the enquiry as read; CONFLICT if something has come since' },
    operation: `mutation ($id: UUID!, $text: String!, $latestId: UUID!) {
      replyToMessage(id: $id, input: { replyText: $text }, lastSeenId: $latestId) { id stage answeredAt latestId } }`,
    run: async (request, input, operation) => (await request(operation, input).catch(withoutName)).replyToMessage,
  }),
];

/** The message of a collision contains the name of the sender, which strangers choose themselves. */
function withoutName(error: unknown): never {
  throw refusalOf(error).fields?.lastSeenId ? fail('CONFLICT', conflictText) : error;
}
