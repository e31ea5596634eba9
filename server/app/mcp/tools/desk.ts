import * as z from 'zod/mini';
import { MAX_REMARK, MAX_VALUE, messageStages } from '#schema/desk.ts';
import { byFirst, day, idRule, paged, paging, pagingDescriptions, removable, tool } from '#server/app/mcp/tool.ts';
import { messageId } from './messages.ts';

const changed = 'id isRead isSpam stage lostReason owner { id name } followUp { day note } value latestId';
const remark = z.optional(z.string().check(z.maxLength(MAX_REMARK)));

/** Work on enquiries that nobody outside notices. */
export const deskTools = [
  tool({
    name: 'set_stage',
    title: 'Move an enquiry to a stage',
    description: 'LOST needs lostReason.',
    effect: 'update',
    input: z.strictObject({ id: messageId, stage: z.enum(messageStages), lostReason: remark }),
    operation: `mutation ($id: UUID!, $stage: MessageStage!, $lostReason: String) {
      setMessageStage(id: $id, stage: $stage, lostReason: $lostReason) { ${changed} } }`,
  }),
  tool({
    name: 'set_owner',
    title: 'Assign an enquiry',
    description: 'Assigns an enquiry to a colleague, or to nobody with null.',
    effect: 'update',
    input: z.strictObject({ id: messageId, ownerId: removable(idRule) }),
    descriptions: { ownerId: 'of list_colleagues' },
    operation: `mutation ($id: UUID!, $ownerId: UUID) { assignMessage(id: $id, ownerId: $ownerId) { ${changed} } }`,
  }),
  tool({
    name: 'set_follow_up',
    title: 'Plan a follow-up',
    description: 'Sets the follow-up of an enquiry, or removes it with null.',
    effect: 'update',
    input: z.strictObject({ id: messageId, day: removable(day), note: remark }),
    operation: `mutation ($id: UUID!, $followUp: FollowUpInput) {
      setMessageFollowUp(id: $id, followUp: $followUp) { ${changed} } }`,
    run: async (request, { id, day, note }, operation) =>
      (await request(operation, { id, followUp: day && { day, note } })).setMessageFollowUp,
  }),
  tool({
    name: 'set_value',
    title: 'Set what an enquiry is worth',
    description: 'Whole rupees; null: unknown.',
    effect: 'update',
    input: z.strictObject({ id: messageId, value: removable(z.int().check(z.minimum(0), z.maximum(MAX_VALUE))) }),
    operation: `mutation ($id: UUID!, $value: NonNegativeInt) { setMessageValue(id: $id, value: $value) { ${changed} } }`,
  }),
  tool({
    name: 'mark_read',
    title: 'Mark an enquiry as read or unread',
    description: '',
    effect: 'update',
    input: z.strictObject({ id: messageId, isRead: z.boolean() }),
    operation: `mutation ($id: UUID!, $isRead: Boolean) { markMessageRead(id: $id, isRead: $isRead) { ${changed} } }`,
  }),
  tool({
    name: 'mark_spam',
    title: 'Move an enquiry to the spam folder or out of it',
    description: '',
    effect: 'update',
    input: z.strictObject({ id: messageId, isSpam: z.boolean() }),
    operation: `mutation ($id: UUID!, $isSpam: Boolean) { markMessageSpam(id: $id, isSpam: $isSpam) { ${changed} } }`,
  }),
  tool({
    name: 'list_colleagues',
    title: 'List the staff',
    description: 'Those who can own enquiries.',
    effect: 'read',
    input: z.strictObject(paging),
    page: byFirst,
    descriptions: pagingDescriptions,
    operation: `query ($first: Int, $after: String) { colleagues(first: $first, after: $after) ${paged('id name')} }`,
  }),
  tool({
    name: 'list_reply_templates',
    title: 'List the reply templates',
    description: 'Texts for replies, with placeholders.',
    effect: 'read',
    hasLongText: true,
    input: z.strictObject(paging),
    page: byFirst,
    descriptions: pagingDescriptions,
    operation: `query ($first: Int, $after: String) {
      replyTemplates(first: $first, after: $after) ${paged('id name text')} }`,
  }),
];
