import { enquirySourceOf } from '#server/platform/visit/sourceColumns.ts';
import type { MessageRow } from './table.ts';

/** What webhooks are told of a message: the fields of REST, which has no authors of replies, and where it comes from. */
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
  ...row
}: MessageRow) => ({
  ...{ id, name, email, contactNumber, service, message, isRead, createdAt },
  source: enquirySourceOf(row),
  replies: replies.map(({ id, messageId, replyText, replyDate }) => ({ id, messageId, replyText, replyDate })),
});
