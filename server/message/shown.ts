import type { MessageRow } from './table.ts';

/** What webhooks are told of a message: the fields of REST, which has no authors of replies. */
export const shownOf = ({
  id,
  name,
  email,
  contactNumber,
  service,
  message,
  isRead,
  createdAt,
  replies,
}: MessageRow) => ({
  ...{ id, name, email, contactNumber, service, message, isRead, createdAt },
  replies: replies.map(({ id, messageId, replyText, replyDate }) => ({ id, messageId, replyText, replyDate })),
});
