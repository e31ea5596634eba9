import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ReadMail } from './read/mail.ts';

/** How much processor time one mail may take. The largest honest one takes a second or two. */
const MOST_CPU_MS = 10_000;
/** How long it may take in all: on a busy machine a thread gets a part of a processor. */
const DEADLINE_MS = 60_000;
/** The heap of the thread that reads. The largest honest mail needs half. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
/** What a thread keeps outside its heap has no limit of its own, so the whole process is watched. The largest honest mail needs 170 MB. */
const MAX_GROWTH = 300 * 1024 * 1024;
const WATCH_EVERY_MS = 100;
/** To start a thread takes much longer than to read most mails: one that has read a mail no larger waits so long for the next. */
const KEPT_AFTER_BYTES = 1024 * 1024;
const KEPT_MS = 10_000;

/** The thread that waits for the next mail. */
let waiting: { worker: Worker; forget: () => void } | undefined;

/**
 * Reads a mail in a thread with limits of time and memory. One at a time.
 * @throws when the thread ends, takes too long or too much, or cannot read the mail; then the next mail gets a new one
 */
export async function readInThread(mail: Uint8Array, isCut: boolean): Promise<ReadMail> {
  const worker = takeWaiting() ?? startThread();
  const ended = new AbortController();
  let isKept = false;
  try {
    const source = new Uint8Array(mail);
    worker.postMessage({ source, isCut }, [source.buffer]);
    const read = await Promise.race([answerOf(worker, ended.signal), limit(worker, ended.signal)]);
    isKept = mail.length <= KEPT_AFTER_BYTES;
    return read;
  } finally {
    ended.abort();
    if (isKept) keep(worker);
    else await worker.terminate();
  }
}

function startThread(): Worker {
  const worker = new Worker(new URL('./read/worker.ts', import.meta.url), {
    resourceLimits,
    // Nothing of the process is its business.
    env: {},
    execArgv: [],
  });
  // One that fails when nobody waits for its answer any more, while it is being ended, is no error of the process.
  return worker.on('error', () => undefined);
}

function takeWaiting(): Worker | undefined {
  const worker = waiting?.worker;
  waiting?.forget();
  worker?.ref();
  return worker;
}

/** Lets a thread wait for the next mail, for a while, and without holding up the end of the process. */
function keep(worker: Worker): void {
  const forget = () => {
    clearTimeout(timer);
    worker.off('error', end).off('exit', end);
    waiting = undefined;
  };
  const end = () => {
    forget();
    void worker.terminate();
  };
  const timer = setTimeout(end, KEPT_MS).unref();
  worker.on('error', end).on('exit', end).unref();
  waiting = { worker, forget };
}

/** @throws what the thread says, and when it ends */
async function answerOf(worker: Worker, signal: AbortSignal): Promise<ReadMail> {
  const failed = once(worker, 'messageerror', { signal }).then(([error]) => Promise.reject(error));
  const exited = once(worker, 'exit', { signal }).then(([code]) => {
    throw new Error(`the thread that reads mail ended with ${code}`);
  });
  const [read] = await Promise.race([once(worker, 'message', { signal }), failed, exited]);
  return read as ReadMail;
}

/** @throws when a mail has taken too long, or too much memory */
async function limit(worker: Worker, signal: AbortSignal): Promise<never> {
  const end = performance.now() + DEADLINE_MS;
  const most = process.memoryUsage.rss() + MAX_GROWTH;
  const usedBefore = await cpuMsOf(worker);
  let used = usedBefore;
  while (performance.now() < end && used - usedBefore < MOST_CPU_MS) {
    await delay(WATCH_EVERY_MS, undefined, { signal });
    if (process.memoryUsage.rss() > most) throw new Error('the mail takes too much memory');
    used = await cpuMsOf(worker);
  }
  throw new Error('the mail takes too long');
}

/** @returns the processor time that a thread has used; 0 for one that does not run yet, or no more */
const cpuMsOf = (worker: Worker): Promise<number> =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => 0,
  );
