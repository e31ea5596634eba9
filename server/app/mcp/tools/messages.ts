import * as z from 'zod/mini';
import { idForm } from '#schema/common.ts';
import { NoteInput } from '#schema/conversation.ts';
import { stageNames } from '#schema/desk.ts';
import { ReplyInput } from '#schema/message.ts';
import { byFirst, paged, paging, pagingDescriptions, searchRule, tool } from '#server/app/mcp/tool.ts';
import { fail, refusalOf } from '#server/platform/errors.ts';

const stages = Object.keys(stageNames) as [keyof typeof stageNames, ...(keyof typeof stageNames)[]];
const id = z.string().check(z.regex(idForm, 'This is no id.'));

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
    description: 'Lists what has come by the contact form and by mail: unread first, then oldest first.',
    effect: 'read',
    input: z.strictObject({
      ...paging,
      search: searchRule,
      folder: z._default(z.enum(['INBOX', 'SPAM', 'ALL']), 'INBOX'),
      isRead: z.optional(z.boolean()),
      stages: z.optional(z.array(z.enum(stages)).check(z.maxLength(stages.length))),
    }),
    page: byFirst,
    descriptions: {
      ...pagingDescriptions,
      search: 'Only enquiries with this in the name, e-mail address, number, service or text.',
      folder: 'INBOX if left out.',
      isRead: 'Only those that are read, or only unread ones.',
      stages: 'Only those in one of these stages.',
    },
    operation: `query ($first: Int, $after: String, $search: String, $folder: Folder!, $isRead: Boolean, $stages: [MessageStage!]) {
      messages(first: $first, after: $after, search: $search, folder: $folder, isRead: $isRead, filter: { stages: $stages })
      ${paged(fields)} }`,
    run: async (request, input, operation) => (await request(operation, input)).messages,
  }),
  tool({
    name: 'get_enquiry',
    title: 'Read an enquiry',
    description: `Reads an enquiry with its thread: replies, the client's answers, private notes and events, the last ${CONVERSATION_SIZE} of them.`,
    effect: 'read',
    input: z.strictObject({ id, before: z.optional(z.string().check(z.maxLength(500))) }),
    page: { argument: 'last', size: CONVERSATION_SIZE },
    descriptions: {
      id: "The enquiry's id.",
      before: 'thread.pageInfo.startCursor of the page read before, for what happened earlier.',
    },
    operation: `query ($id: UUID!, $last: Int = ${CONVERSATION_SIZE}, $before: String) { message(id: $id) { ${fields} contactNumber message lostReason
      thread(last: $last, before: $before) {
        nodes { ${conversationFields} } totalCount pageInfo { hasPreviousPage startCursor } } } }`,
    run: async (request, input, operation) => (await request(operation, input)).message,
  }),
  tool({
    name: 'add_note',
    title: 'Write a note on an enquiry',
    description: 'Writes a private note on an enquiry, which only staff see. Nobody gets a mail.',
    effect: 'create',
    input: z.strictObject({ id, text: NoteInput.shape.text }),
    descriptions: { id: "The enquiry's id." },
    inputType: 'NoteInput',
    operation:
      'mutation ($id: UUID!, $text: String!) { addNote(id: $id, input: { text: $text }) { id text createdAt author } }',
    run: async (request, input, operation) => (await request(operation, input)).addNote,
  }),
  tool({
    name: 'reply_to_enquiry',
    title: 'Reply to an enquiry',
    description:
      'Sends a reply by mail to whoever sent the enquiry. It cannot be taken back: a person should have agreed to the text.',
    effect: 'send',
    input: z.strictObject({ id, text: ReplyInput.shape.replyText, latestId: id }),
    descriptions: {
      id: "The enquiry's id.",
      text: 'The reply as plain text: not empty, at most 5000 characters.',
      latestId: 'latestId of the enquiry as it was read. CONFLICT, and nothing is sent, when something has come since.',
    },
    operation: `mutation ($id: UUID!, $text: String!, $latestId: UUID!) {
      replyToMessage(id: $id, input: { replyText: $text }, lastSeenId: $latestId) { id stage answeredAt latestId } }`,
    run: async (request, input, operation) => (await request(operation, input).catch(withoutName)).replyToMessage,
  }),
];

/** The original message contains the name of the sender, which strangers choose themselves. */
function withoutName(error: unknown): never {
  throw refusalOf(error).code === 'CONFLICT' ? fail('CONFLICT', conflictText) : error;
}
