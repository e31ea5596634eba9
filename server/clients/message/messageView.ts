import { enquirySourceOf } from '#server/platform/visit/sourceColumns.ts';
import type { MessageRow } from './table.ts';

/** The webhook payload: the REST fields, which exclude reply authors, and the source. */
export const messagePayload = ({
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
