import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { incomingMailStrings as strings } from '#schema/incomingMail.ts';
import { headersOf } from './read/headerLines.ts';
import { readEnvelope } from './read/headers.ts';
import { type Envelope, MAX_MAIL_BYTES, type ReadMail } from './read/mail.ts';

export type { Envelope, ReadMail } from './read/mail.ts';
export { MAX_MAIL_BYTES } from './read/mail.ts';

/** How long one mail may take. The largest honest one takes a second or two on a busy machine. */
const DEADLINE_MS = 10_000;
/** The heap of the thread that reads. The largest honest mail needs half. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
/** What a thread keeps outside its heap has no limit of its own, so the whole process is watched. The largest honest mail needs 170 MB. */
const MAX_GROWTH = 300 * 1024 * 1024;
const WATCH_EVERY_MS = 100;

/** Mails are read one after the other, so that what is needed for one bounds what is needed at all. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Reads a mail, in a thread of its own that is ended when it takes too long or too much: a mail can do no more than that. Of
 * such a one the headers are read, and it is said that the rest was not.
 * @param source the mail, or its beginning when it is larger than MAX_MAIL_BYTES
 * @param options.onFailure is told why a mail could not be read whole, for the log
 */
export function readMail(
  source: Uint8Array,
  { isCut = false, onFailure }: { isCut?: boolean; onFailure?: (error: unknown) => void } = {},
): Promise<ReadMail> {
  const read = turn.then(async () => {
    const beginning = source.subarray(0, MAX_MAIL_BYTES);
    const isShort = isCut || source.length > MAX_MAIL_BYTES;
    try {
      return await readInThread(beginning, isShort);
    } catch (error) {
      onFailure?.(error);
      return readHeaders(beginning);
    }
  });
  turn = read.catch(() => undefined);
  return read;
}

/** @throws when the thread ends, takes too long or too much, or cannot read the mail */
async function readInThread(mail: Uint8Array, isCut: boolean): Promise<ReadMail> {
  const source = new Uint8Array(mail);
  const worker = new Worker(new URL('./read/worker.ts', import.meta.url), {
    workerData: { source, isCut },
    transferList: [source.buffer],
    resourceLimits,
    // Nothing of the process is its business.
    env: {},
    execArgv: [],
  });
  const ended = new AbortController();
  try {
    return await Promise.race([answerOf(worker), limit(ended.signal)]);
  } finally {
    ended.abort();
    await worker.terminate();
  }
}

const answerOf = (worker: Worker) =>
  new Promise<ReadMail>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('messageerror', reject);
    worker.once('exit', (code) => reject(new Error(`the thread that reads mail ended with ${code}`)));
  });

/** @throws when a mail has taken too long, or too much memory */
async function limit(signal: AbortSignal): Promise<never> {
  const end = performance.now() + DEADLINE_MS;
  const most = process.memoryUsage.rss() + MAX_GROWTH;
  while (performance.now() < end) {
    await delay(WATCH_EVERY_MS, undefined, { signal });
    if (process.memoryUsage.rss() > most) throw new Error('the mail takes too much memory');
  }
  throw new Error(`the mail takes longer than ${DEADLINE_MS / 1000} s`);
}

const readHeaders = (source: Uint8Array): ReadMail => ({
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
