import { incomingMailStrings as strings } from '#schema/incomingMail.ts';
import { OutOfTimeError } from '#server/platform/worker/workerRunner.ts';
import { headersOf } from './read/headerLines.ts';
import { readEnvelope } from './read/headers.ts';
import { type Envelope, MAX_MAIL_BYTES, type ReadMail } from './read/mail.ts';
import { readInWorker, type TimeLimit } from './readInWorker.ts';

export type { Envelope, ReadMail } from './read/mail.ts';
export { MAX_MAIL_BYTES } from './read/mail.ts';
export type { TimeLimit } from './readInWorker.ts';

/**
 * Parses in a worker with time and memory limits; beyond them returns the headers only.
 * @param source the mail, or its beginning when it exceeds MAX_MAIL_BYTES
 * @throws OutOfTimeError with time limit 'little'
 */
export async function readMail(
  source: Uint8Array,
  {
    isCut = false,
    onFailure,
    timeLimit = 'all',
  }: { isCut?: boolean; onFailure?: (error: unknown) => void; timeLimit?: TimeLimit } = {},
): Promise<ReadMail> {
  const start = source.subarray(0, MAX_MAIL_BYTES);
  const isShort = isCut || source.length > MAX_MAIL_BYTES;
  try {
    return await readInWorker(start, isShort, timeLimit);
  } catch (error) {
    if (timeLimit === 'little' && error instanceof OutOfTimeError) throw error;
    onFailure?.(error);
    return readHeaders(start);
  }
}

export const readHeaders = (source: Uint8Array): ReadMail => ({
  ...readHead(source),
  text: '',
  quoted: null,
  bounce: null,
  complaint: null,
  attachments: [],
  omitted: [strings.unreadable],
  isIncomplete: true,
});

/** Parses the headers, which are limited to MAX_HEADER_BYTES, without a worker. @param head the beginning of the mail */
export const readHead = (head: Uint8Array): Envelope => readEnvelope(headersOf(head), head);
