import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/platform/database/connect.ts';
import { headersOf } from './read/headerLines.ts';
import { incomingMails } from './table.ts';

/**
 * What its writer has put into a mail's head; what servers add on the way differs from mailbox to mailbox. Not its date: a
 * program that sends a mail again may write another.
 */
const written = ['from', 'to', 'cc', 'subject', 'in-reply-to', 'references'];
/** More of a mail is not looked at. */
const MAX_BYTES = 1024 * 1024;

/**
 * @returns what a mail is known by: its Message-ID and a hash of what was written. The Message-ID alone can be guessed: a
 * stranger could send another mail under it first, and the true one would be passed over.
 * @param source the mail, or its beginning
 */
export function keyOf(mailId: string, source: Uint8Array): string {
  const text = Buffer.from(source.subarray(0, MAX_BYTES)).toString('latin1').replaceAll('\r', '');
  const end = text.indexOf('\n\n');
  const body = end === -1 ? '' : text.slice(end).trim();
  const head = headersOf(source).filter(({ key }) => written.includes(key));
  return `${mailId} ${createHash('sha256')
    .update(JSON.stringify([head, body]))
    .digest('base64url')}`;
}

/**
 * @param key as keyOf
 * @returns whether a mail was taken before: from another mailbox, before the UIDs changed, or, by its Message-ID alone, before
 * there were keys
 */
export async function isKnown(executor: Executor, mailId: string, key: string): Promise<boolean> {
  const known = await executor
    .select()
    .from(incomingMails)
    .where(inArray(incomingMails.mailId, [key, mailId, forgottenId(key), forgottenId(mailId)]));
  return known.length > 0;
}

const FORGOTTEN = 'erased:';
/** What is left of the id of a mail whose enquiry was erased: it is known again, and tells nothing. */
const forgottenId = (mailId: string) => FORGOTTEN + createHash('sha256').update(mailId).digest('hex');
/** The same as a column of the rows that are to be forgotten. */
export const forgotten = sql`case when ${incomingMails.mailId} like ${`${FORGOTTEN}%`} then ${incomingMails.mailId}
  else ${FORGOTTEN} || encode(sha256(convert_to(${incomingMails.mailId}, 'UTF8')), 'hex') end`;
