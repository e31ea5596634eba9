import { v7 as uuidv7 } from 'uuid';
import { samples } from './sampleData.ts';
import type { messages, replies } from './table.ts';

const HOUR_MS = 3600 * 1000;

type Rows = { messages: (typeof messages.$inferInsert)[]; replies: (typeof replies.$inferInsert)[] };

/**
 * @param author the account that wrote the replies
 * @returns the rows of the messages that a new installation starts with, and of their replies, dated back from now
 */
export function sampleMessages(now: Date, author: { id: string; name: string }): Rows {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const made = samples.map(({ hoursAgo, replies = [], ...message }) => {
    const id = uuidv7();
    return {
      message: { ...message, id, createdAt: ago(hoursAgo) },
      replies: replies.map(({ hoursAgo, replyText }) => ({
        id: uuidv7(),
        messageId: id,
        replyText,
        replyDate: ago(hoursAgo),
        author: author.name,
        authorId: author.id,
      })),
    };
  });
  return { messages: made.map(({ message }) => message), replies: made.flatMap(({ replies }) => replies) };
}
