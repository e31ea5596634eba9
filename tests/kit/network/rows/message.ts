import { expect } from 'vitest';
import { makeMessage, messageOperations, newMessage } from '#tests/kit/content/message.ts';
import { fixed, listOf, moment, type RowCase, said, text, UNKNOWN } from './case.ts';

const message = {
  _id: text,
  name: text,
  email: text,
  contactNumber: expect.stringMatching(/^\+91\d{10}$/),
  service: text,
  message: text,
  isRead: expect.any(Boolean),
  createdAt: moment,
  replies: expect.any(Array),
};
const unread = { ...message, isRead: false, replies: [] };
const replyText = 'Thank you, we will call you.';
const reply = { _id: text, replyText, replyDate: moment };
const answered = { ...message, replies: [reply] };

export const messageCases: Record<string, RowCase> = {
  'POST /messages/us': {
    audience: 'public',
    status: 201,
    good: async () => ({ path: '/messages/us', body: newMessage() }),
    answer: { ...said('Message sent successfully! Our team will contact you soon.'), data: unread },
    bad: [newMessage({ service: 'Plumbing' }), 'service', 'Please select a service'],
  },
  'GET /messages': {
    audience: 'staff',
    status: 200,
    good: async (product) => {
      await makeMessage(product);
      return fixed('/messages')();
    },
    answer: { success: true, messages: listOf(message) },
  },
  'GET /messages/:id': {
    audience: 'staff',
    status: 200,
    good: async (product, staff) => {
      const { id } = await makeMessage(product);
      await staff.gql(messageOperations.reply, { id, input: { replyText } });
      return { path: `/messages/${id}` };
    },
    answer: answered,
    unknown: `/messages/${UNKNOWN}`,
  },
  'PATCH /messages/:id/read': {
    audience: 'staff',
    status: 200,
    good: async (product) => ({ path: `/messages/${(await makeMessage(product)).id}/read` }),
    answer: { ...said('Message marked as read.'), contact: { ...unread, isRead: true } },
    unknown: `/messages/${UNKNOWN}/read`,
  },
  'POST /messages/:id/reply': {
    audience: 'staff',
    status: 200,
    good: async (product) => ({ path: `/messages/${(await makeMessage(product)).id}/reply`, body: { replyText } }),
    answer: { ...said('Reply sent.'), contact: answered },
    bad: [{ replyText: ' \n ' }, 'replyText', 'Reply text cannot be empty.'],
    unknown: `/messages/${UNKNOWN}/reply`,
  },
  'DELETE /messages/:id': {
    audience: 'staff',
    status: 200,
    good: async (product) => ({ path: `/messages/${(await makeMessage(product)).id}` }),
    answer: said('Message deleted.'),
    unknown: `/messages/${UNKNOWN}`,
  },
};
