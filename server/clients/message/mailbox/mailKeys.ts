import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/platform/database/connect.ts';
import { fieldsIn } from './read/headerLines.ts';
import { incomingMails } from './table.ts';

/** Headers of the sender. Servers' headers differ per mailbox; Date differs when a program sends a mail again. */
const keyHeaders = ['from', 'to', 'cc', 'subject', 'in-reply-to', 'references'];
const MAX_BYTES = 1024 * 1024;
const MAX_HEAD_BYTES = 65_536;

/**
 * A Message-ID alone can be guessed: a stranger's mail with the same id would hide the real one.
 * @param source the mail or its beginning
 */
export function keyOf(mailId: string, source: Uint8Array): string {
  const text = Buffer.from(source.subarray(0, MAX_BYTES)).toString('latin1').replaceAll('\r', '');
  const end = text.indexOf('\n\n');
  const body = end === -1 ? '' : text.slice(end).trim();
  // Always as UTF-8: keys of earlier mails must not change.
  const [lines = ''] = Buffer.from(source.subarray(0, MAX_HEAD_BYTES))
    .toString('utf8')
    .replace(/\r\n?/g, '\n')
    .split('\n\n', 1);
  const head = fieldsIn(lines).filter(({ key }) => keyHeaders.includes(key));
  return `${mailId} ${createHash('sha256')
    .update(JSON.stringify([head, body]))
    .digest('base64url')}`;
}

/** @returns whether a mail was imported before, also from another mailbox or by Message-ID only (oldest rows) */
export async function isKnown(executor: Executor, mailId: string, key: string): Promise<boolean> {
  const rows = await executor
    .select()
    .from(incomingMails)
    .where(inArray(incomingMails.mailId, [key, mailId, erasedIdOf(key), erasedIdOf(mailId)]));
  return rows.length > 0;
}

const ERASED_PREFIX = 'erased:';
/** Hash of a mail id whose message was erased: a later copy is still recognized. */
const erasedIdOf = (mailId: string) => ERASED_PREFIX + createHash('sha256').update(mailId).digest('hex');
export const isErasedMailId = sql`${incomingMails.mailId} like ${`${ERASED_PREFIX}%`}`;
export const erasedMailId = sql`case when ${isErasedMailId} then ${incomingMails.mailId}
  else ${ERASED_PREFIX} || encode(sha256(convert_to(${incomingMails.mailId}, 'UTF8')), 'hex') end`;
