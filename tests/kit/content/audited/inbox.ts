import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { affiliateOperations, makeAccepted, makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { conversationOperations } from '#tests/kit/content/conversation.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { issueLink, linkFields, makeReview, reviewOperations } from '#tests/kit/content/review.ts';
import type { Case, Cases } from './case.ts';

const [on, off] = [{ isPublished: true }, { isPublished: false }];

const publishing =
  (isPublished: boolean): Case =>
  async ({ admin }) => {
    const { id, name: label } = await makeReview(admin, { isPublished: !isPublished });
    return {
      act: () => admin.gql(reviewOperations.publish, { id }),
      ...{ action: isPublished ? 'review.publish' : 'review.unpublish', id, label },
      ...(isPublished ? { before: off, after: on } : { before: on, after: off }),
    };
  };

const moving =
  (kind: 'message' | 'affiliate', isSpam: boolean): Case =>
  async ({ product, admin }) => {
    const { id, name: label } = await (kind === 'message' ? makeMessage(product) : makeAffiliate(product.nobody));
    const { spam } = kind === 'message' ? messageOperations : affiliateOperations;
    if (!isSpam) await admin.gql(spam, { id, isSpam: true });
    const action = `${kind}.mark${isSpam ? '' : 'Not'}Spam` as const;
    return { act: () => admin.gql(spam, { id }), action, id, label, before: { isSpam: !isSpam }, after: { isSpam } };
  };

export const inboxCases: Cases = {
  markMessageSpam: [moving('message', true), moving('message', false)],
  markNotAutomatic: [
    async ({ product, admin }) => {
      const { id, name: label } = await makeMessage(product);
      await product.services.db.update(messages).set({ mayBeAutomatic: true }).where(eq(messages.id, id));
      const act = () => admin.gql('mutation ($id: UUID!) { markNotAutomatic(id: $id) { id } }', { id });
      const [before, after] = [{ mayBeAutomatic: true }, { mayBeAutomatic: false }];
      return { act, action: 'message.markNotAutomatic', id, label, before, after };
    },
  ],
  markAffiliateSpam: [moving('affiliate', true), moving('affiliate', false)],
  markMessageRead: [
    async ({ product, admin }) => {
      const { id, name: label } = await makeMessage(product);
      const act = () => admin.gql(messageOperations.mark, { id });
      return { act, action: 'message.markRead', id, label, before: { isRead: false }, after: { isRead: true } };
    },
    async ({ product, admin }) => {
      const { id, name: label } = await makeMessage(product);
      await admin.gql(messageOperations.mark, { id, isRead: true });
      const act = () => admin.gql(messageOperations.mark, { id, isRead: false });
      return { act, action: 'message.markUnread', id, label, before: { isRead: true }, after: { isRead: false } };
    },
  ],
  replyToMessage: [
    async ({ product, admin }) => {
      const { id, name: label } = await makeMessage(product);
      const replyText = `Thank you. ${'We will call. '.repeat(60)}`.trim();
      const act = () => admin.gql(messageOperations.reply, { id, input: { replyText } });
      const after = { replyText: `${replyText.slice(0, 500)}…`, stage: 'IN_CONTACT' };
      return { act, action: 'message.reply', id, label, before: { stage: 'NEW' }, after };
    },
    async ({ product, admin }) => {
      const { id, name: label } = await makeMessage(product);
      const act = () => admin.gql(messageOperations.answer, { id, input: { replyText: 'Yes.' }, markRead: true });
      const before = { isRead: false, stage: 'NEW' };
      const after = { isRead: true, stage: 'IN_CONTACT', replyText: 'Yes.' };
      return { act, action: 'message.reply', id, label, before, after };
    },
  ],
  addNote: [
    async ({ product, admin }) => {
      const { id, name: label } = await makeMessage(product);
      const act = () => admin.gql(conversationOperations.note, { id, input: { text: 'Call first.' } });
      return { act, action: 'message.note', id, label, after: { text: 'Call first.' } };
    },
  ],
  removeMessage: [
    async ({ product, admin }) => {
      const { id, name: label, email, service, createdAt } = await makeMessage(product);
      const act = () => admin.gql(messageOperations.remove, { id });
      return { act, action: 'message.remove', id, label, before: { email, service, createdAt } };
    },
  ],
  setAffiliateSource: [
    async ({ product, admin }) => {
      const { id, name: label } = await makeAffiliate(product.nobody);
      return {
        act: () => admin.gql(affiliateOperations.source, { id, source: 'A fair' }),
        action: 'affiliate.setSource',
        id,
        label,
        before: { source: null },
        after: { source: 'a fair' },
      };
    },
  ],
  acceptAffiliate: [
    async ({ product, admin }) => {
      const { id, name: label } = await makeAffiliate(product.nobody);
      const act = () => admin.gql(affiliateOperations.accept, { id });
      const after = { state: 'ACCEPTED', code: expect.stringMatching(/^[2-9a-z]{8}$/) };
      return { act, action: 'affiliate.accept', id, label, before: { state: 'NEW' }, after };
    },
  ],
  declineAffiliate: [
    async ({ product, admin }) => {
      const { id, name: label } = await makeAffiliate(product.nobody);
      const act = () => admin.gql(affiliateOperations.decline, { id, reason: 'No room.' });
      const after = { state: 'DECLINED', reason: 'No room.' };
      return { act, action: 'affiliate.decline', id, label, before: { state: 'NEW' }, after };
    },
    async ({ product, admin }) => {
      const { id, name: label } = await makeAccepted(product, admin);
      const act = () => admin.gql(affiliateOperations.decline, { id, reason: 'Thank you.', ifState: 'ACCEPTED' });
      const after = { state: 'ENDED', reason: 'Thank you.' };
      return { act, action: 'affiliate.end', id, label, before: { state: 'ACCEPTED' }, after };
    },
  ],
  renewAffiliatePage: [
    async ({ product, admin }) => {
      const { id, name: label } = await makeAccepted(product, admin);
      return { act: () => admin.gql(affiliateOperations.renew, { id }), action: 'affiliate.renewPage', id, label };
    },
  ],
  revokeAffiliatePage: [
    async ({ product, admin }) => {
      const { id, name: label } = await makeAccepted(product, admin);
      return { act: () => admin.gql(affiliateOperations.revoke, { id }), action: 'affiliate.revokePage', id, label };
    },
  ],
  removeAffiliate: [
    async ({ product, admin }) => {
      const { id, name: label, email, companyName, createdAt } = await makeAffiliate(product.nobody);
      const before = { email, companyName, service: 'advertiser', createdAt };
      return {
        act: () => admin.gql(affiliateOperations.remove, { id }),
        action: 'affiliate.remove',
        id,
        label,
        before,
      };
    },
  ],
  issueReviewLink: [
    async ({ admin, product }) => {
      product.holdTime();
      const expiresAt = new Date(product.services.now().getTime() + 30 * 24 * 3600 * 1000).toISOString();
      const input = { email: 'client@company.example', sendMail: true };
      const act = () => admin.gql(reviewOperations.issue, { input });
      return { act, action: 'review.issueLink', label: 'client@company.example', after: { expiresAt } };
    },
  ],
  revokeReviewLink: [
    async ({ admin }) => {
      const { id } = await issueLink(admin);
      const act = () => admin.gql(`mutation ($id: UUID!) { revokeReviewLink(id: $id) { ${linkFields} } }`, { id });
      return { act, action: 'review.revokeLink', id, label: 'client@company.example' };
    },
  ],
  publishReview: [publishing(true), publishing(false)],
  tieReview: [
    async ({ admin }) => {
      const { id, name: label } = await makeReview(admin);
      const act = () => admin.gql('mutation ($id: UUID!) { tieReview(id: $id, service: PPC) { id } }', { id });
      return { act, action: 'review.tie', id, label, before: { service: null }, after: { service: 'PPC' } };
    },
  ],
  removeReview: [
    async ({ admin }) => {
      const { id, name: label, companyName, rating, clientFeedback } = await makeReview(admin);
      const before = { companyName, rating, clientFeedback, isPublished: false };
      return { act: () => admin.gql(reviewOperations.remove, { id }), action: 'review.remove', id, label, before };
    },
  ],
};
