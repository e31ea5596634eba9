import * as z from 'zod/mini';
import { idForm } from '#schema/common.ts';
import { stageNames } from '#schema/desk.ts';
import { ReplyInput } from '#schema/message.ts';
import { NoteInput } from '#schema/thread.ts';
import { fail, refusalOf } from '#server/errors.ts';
import { paged, pageOf, paging, pagingSays, searched, stranger, tool } from '#server/mcp/tool.ts';

const stages = Object.keys(stageNames) as [keyof typeof stageNames, ...(keyof typeof stageNames)[]];
const id = z.string().check(z.regex(idForm, 'This is no id.'));

const fields = `id name email service createdAt isRead isSpam stage owner { id name } followUp { day note } value
  answeredAt lastAnswerAt latestId`;
const enquiry = {
  id: z.string(),
  name: stranger,
  email: stranger,
  service: z.string(),
  createdAt: z.string(),
  isRead: z.boolean(),
  isSpam: z.boolean(),
  stage: z.string(),
  owner: z.nullable(z.object({ id: z.string(), name: z.string() })),
  followUp: z.nullable(z.object({ day: z.string(), note: z.nullable(z.string()) })),
  value: z.nullable(z.int()),
  answeredAt: z.nullable(z.string()),
  lastAnswerAt: z.nullable(z.string()),
  latestId: z.string(),
};

const threadFields = `__typename
  ... on Reply { id replyText replyDate author bounce { at reason } }
  ... on Answer { id receivedAt fromEmail fromName isFromOther isUnverified isAutomatic subject text quoted
    attachments { id name contentType size isExecutable path } }
  ... on Note { id text createdAt author }
  ... on ThreadEvent { id kind at actor summary }`;

const attachment = z.object({
  ...{ id: z.string(), name: stranger, contentType: stranger, size: z.int(), isExecutable: z.boolean() },
  path: z.string(),
});
const entry = z.discriminatedUnion('__typename', [
  z.object({
    ...{ __typename: z.literal('Reply'), id: z.string(), replyText: z.string(), replyDate: z.string() },
    ...{ author: z.nullable(z.string()), bounce: z.nullable(z.object({ at: z.string(), reason: stranger })) },
  }),
  z.object({
    ...{ __typename: z.literal('Answer'), id: z.string(), receivedAt: z.string(), fromEmail: stranger },
    ...{ fromName: z.nullable(stranger), isFromOther: z.boolean(), isUnverified: z.boolean() },
    ...{ isAutomatic: z.boolean(), subject: stranger, text: stranger, quoted: z.nullable(stranger) },
    attachments: z.array(attachment),
  }),
  z.object({
    ...{ __typename: z.literal('Note'), id: z.string(), text: z.string(), createdAt: z.string() },
    author: z.nullable(z.string()),
  }),
  z.object({
    ...{ __typename: z.literal('ThreadEvent'), id: z.string(), kind: z.string(), at: z.string() },
    ...{ actor: z.nullable(z.string()), summary: z.string() },
  }),
]);

/** How much of a thread is read at once: answers may be long. */
const OF_THREAD = 20;

const meanwhile = 'Somebody has answered or replied since: read the enquiry again, and send latestId as it is then.';

export const messageTools = [
  tool({
    name: 'list_enquiries',
    title: 'List or search enquiries',
    description: 'Lists what has come by the contact form and by mail: unread first, then oldest first.',
    effect: 'read',
    input: z.strictObject({
      ...paging,
      search: searched,
      folder: z._default(z.enum(['INBOX', 'SPAM', 'ALL']), 'INBOX'),
      isRead: z.optional(z.boolean()),
      stages: z.optional(z.array(z.enum(stages)).check(z.maxLength(stages.length))),
    }),
    says: {
      ...pagingSays,
      search: 'Only enquiries with this in the name, e-mail address, number, service or text.',
      folder: 'INBOX if left out.',
      isRead: 'Only those that are read, or only unread ones.',
      stages: 'Only those in one of these stages.',
    },
    output: pageOf(z.object(enquiry)),
    operation: `query ($first: Int, $after: String, $search: String, $folder: Folder!, $isRead: Boolean, $stages: [MessageStage!]) {
      messages(first: $first, after: $after, search: $search, folder: $folder, isRead: $isRead, filter: { stages: $stages })
      ${paged(fields)} }`,
    run: async (ask, input, operation) => (await ask(operation, input)).messages,
  }),
  tool({
    name: 'get_enquiry',
    title: 'Read an enquiry',
    description: `Reads an enquiry with its thread: replies, the client's answers, private notes and events, the last ${OF_THREAD} of them.`,
    effect: 'read',
    input: z.strictObject({ id, before: z.optional(z.string().check(z.maxLength(500))) }),
    says: {
      id: "The enquiry's id.",
      before: 'thread.pageInfo.startCursor of the page read before, for what happened earlier.',
    },
    output: z.object({
      ...enquiry,
      contactNumber: stranger,
      message: z.nullable(stranger),
      lostReason: z.nullable(z.string()),
      thread: z.object({
        nodes: z.array(entry),
        totalCount: z.int(),
        pageInfo: z.object({ hasPreviousPage: z.boolean(), startCursor: z.nullable(z.string()) }),
      }),
    }),
    operation: `query ($id: UUID!, $before: String) { message(id: $id) { ${fields} contactNumber message lostReason
      thread(last: ${OF_THREAD}, before: $before) {
        nodes { ${threadFields} } totalCount pageInfo { hasPreviousPage startCursor } } } }`,
    run: async (ask, input, operation) => (await ask(operation, input)).message,
  }),
  tool({
    name: 'add_note',
    title: 'Write a note on an enquiry',
    description: 'Writes a private note on an enquiry, which only staff see. Nobody gets a mail.',
    effect: 'create',
    input: z.strictObject({ id, text: NoteInput.shape.text }),
    says: { id: "The enquiry's id." },
    like: 'NoteInput',
    output: z.object({ id: z.string(), text: z.string(), createdAt: z.string(), author: z.nullable(z.string()) }),
    operation:
      'mutation ($id: UUID!, $text: String!) { addNote(id: $id, input: { text: $text }) { id text createdAt author } }',
    run: async (ask, input, operation) => (await ask(operation, input)).addNote,
  }),
  tool({
    name: 'reply_to_enquiry',
    title: 'Reply to an enquiry',
    description:
      'Sends a reply by mail to whoever sent the enquiry. It cannot be taken back: a person should have agreed to the text.',
    effect: 'send',
    input: z.strictObject({ id, text: ReplyInput.shape.replyText, latestId: id }),
    says: {
      id: "The enquiry's id.",
      text: 'The reply as plain text: not empty, at most 5000 characters.',
      latestId: 'latestId of the enquiry as it was read. CONFLICT, and nothing is sent, when something has come since.',
    },
    output: z.object({ id: z.string(), stage: z.string(), answeredAt: z.nullable(z.string()), latestId: z.string() }),
    operation: `mutation ($id: UUID!, $text: String!, $latestId: UUID!) {
      replyToMessage(id: $id, input: { replyText: $text }, lastSeenId: $latestId) { id stage answeredAt latestId } }`,
    run: async (ask, input, operation) => (await ask(operation, input).catch(withoutName)).replyToMessage,
  }),
];

/** The sentence of the office names who has answered, as a stranger has named themselves. */
function withoutName(error: unknown): never {
  throw refusalOf(error).code === 'CONFLICT' ? fail('CONFLICT', meanwhile) : error;
}
