import { incomingMailStrings as strings } from '#schema/incomingMail.ts';
import { OutOfTimeError } from '#server/platform/worker/workerThread.ts';
import { headersOf } from './read/headerLines.ts';
import { readEnvelope } from './read/headers.ts';
import { type Envelope, MAX_MAIL_BYTES, type ReadMail } from './read/mail.ts';
import { type Patience, readInThread } from './readInThread.ts';

export type { Envelope, ReadMail } from './read/mail.ts';
export { MAX_MAIL_BYTES } from './read/mail.ts';
export type { Patience } from './readInThread.ts';

/**
 * Reads a mail, in another thread that is ended when it takes too long or too much: a mail can do no more than that. Of such a
 * one the headers are read, and it is said that the rest was not.
 * @param source the mail, or its beginning when it is larger than MAX_MAIL_BYTES
 * @param options.onFailure is told why a mail could not be read whole, for the log
 * @throws OutOfTimeError with little patience, when the mail takes more time than that
 */
export async function readMail(
  source: Uint8Array,
  {
    isCut = false,
    onFailure,
    patience = 'all',
  }: { isCut?: boolean; onFailure?: (error: unknown) => void; patience?: Patience } = {},
): Promise<ReadMail> {
  const beginning = source.subarray(0, MAX_MAIL_BYTES);
  const isShort = isCut || source.length > MAX_MAIL_BYTES;
  try {
    return await readInThread(beginning, isShort, patience);
  } catch (error) {
    if (patience === 'little' && error instanceof OutOfTimeError) throw error;
    onFailure?.(error);
    return readHeaders(beginning);
  }
}

/** Reads the headers alone, and says that the rest was not read. */
export const readHeaders = (source: Uint8Array): ReadMail => ({
  ...readHead(source),
  text: '',
  quoted: null,
  bounce: null,
  attachments: [],
  omitted: [strings.unreadable],
});

/**
 * Reads a mail's headers alone, at once and without a thread: 64 KB of them, so that no mail can hold anything up.
 * @param head the beginning of the mail
 */
export const readHead = (head: Uint8Array): Envelope => readEnvelope(headersOf(head), head);
