import * as z from 'zod/mini';
import { DeclineForm } from '#schema/referral.ts';
import { byFirst, flag, idRule, paged, paging, pagingDescriptions, searchRule, tool } from '#server/app/mcp/tool.ts';

const states = ['NEW', 'ACCEPTED', 'DECLINED', 'ENDED'] as const;
const figures = 'figures { visits enquiries won wonValue }';
const fields = `id name companyName email phone service state isSpam createdAt decidedAt reason referralLink`;
const ifState = z._default(z.enum(states), 'NEW');
const ifStateDescription = { ifState: 'state as read; CONFLICT if it has changed' };

export const affiliateTools = [
  tool({
    name: 'list_affiliates',
    title: 'List or search applications of affiliates',
    description: 'Newest first.',
    effect: 'read',
    input: z.strictObject({
      ...paging,
      search: searchRule,
      state: z.optional(z.enum(states)),
      folder: z._default(z.enum(['INBOX', 'SPAM', 'ALL']), 'INBOX'),
    }),
    page: byFirst,
    descriptions: pagingDescriptions,
    operation: `query ($first: Int, $after: String, $search: String, $state: AffiliateState, $folder: Folder!) {
      affiliates(first: $first, after: $after, search: $search, state: $state, folder: $folder) ${paged(fields)} }`,
  }),
  tool({
    name: 'get_affiliate',
    title: 'Read an affiliate',
    description: 'An application with the results of its referral link.',
    effect: 'read',
    input: z.strictObject({ id: idRule }),
    operation: `query ($id: UUID!) { affiliate(id: $id) { ${fields} ${figures} } }`,
  }),
  tool({
    name: 'accept_affiliate',
    title: 'Accept an affiliate',
    description: 'The applicant gets a mail with a referral link and a private page.',
    effect: 'send',
    input: z.strictObject({ id: idRule, ifState }),
    descriptions: ifStateDescription,
    operation: `mutation ($id: UUID!, $ifState: AffiliateState!) {
      acceptAffiliate(id: $id, ifState: $ifState) { ${fields} } }`,
  }),
  tool({
    name: 'decline_affiliate',
    title: 'Decline an affiliate, or end a partnership',
    description: 'The applicant gets a mail with the reason.',
    effect: 'send',
    input: z.strictObject({ id: idRule, reason: DeclineForm.shape.reason, ifState }),
    descriptions: ifStateDescription,
    operation: `mutation ($id: UUID!, $reason: String!, $ifState: AffiliateState!) {
      declineAffiliate(id: $id, reason: $reason, ifState: $ifState) { ${fields} } }`,
  }),
  tool({
    name: 'mark_affiliate_spam',
    title: 'Move an application to the spam folder or out of it',
    description: '',
    effect: 'update',
    input: z.strictObject({ id: idRule, isSpam: flag }),
    operation: `mutation ($id: UUID!, $isSpam: Boolean) { markAffiliateSpam(id: $id, isSpam: $isSpam) { ${fields} } }`,
  }),
];
