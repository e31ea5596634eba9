import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** What a thread may use for one thing that it reads. */
export type ThreadLimits = {
  /** Processor time, in milliseconds. */
  cpuMs: number;
  /** How long it may take in all, in milliseconds: on a busy machine a thread gets a part of a processor. */
  deadlineMs: number;
  /** The heap of the thread, in MB. */
  heapMb: number;
  /** What a thread keeps outside its heap has no limit of its own, so the growth of the whole process is watched, in bytes. */
  growth: number;
};

/** Says that something takes more time or memory than a thread may use for it. */
export class OverLimit extends Error {
  override name = 'OverLimit';
}

const WATCH_EVERY_MS = 100;
/** To start a thread takes much longer than to read most things: one that has read nothing larger waits so long for the next. */
const KEPT_AFTER_BYTES = 1024 * 1024;
const KEPT_MS = 10_000;

/** A thread has used up its time for what it reads. */
export class OutOfTimeError extends OverLimit {
  override name = 'OutOfTimeError';
}

/** What takes turns: the next thing begins when the one before it has ended. */
type Line = { end: Promise<unknown> };
/** Threads take turns, whatever they read, so that what is needed for one bounds what is needed at all. */
const sharedLine: Line = { end: Promise.resolve() };

/**
 * Lets a module read bytes in a thread with limits of time and memory.
 * @param options.module listens to its parent for `{ source, ...said }`, and posts what it has read
 * @param options.what it reads, as errors say it: 'mail'
 * @param options.isAwaited whether somebody waits for what is read: it waits for nothing but things of its own kind then
 * @returns reads one thing after the other, until a signal breaks it off; it throws then, and when the thread ends, takes too long or
 * too much (OverLimit), or cannot read it: the next one gets a new thread
 */
export function createThread<Said extends object, Read>({
  module,
  what,
  limits,
  isAwaited = false,
}: {
  module: URL;
  what: string;
  limits: ThreadLimits;
  isAwaited?: boolean;
}) {
  const line: Line = isAwaited ? { end: Promise.resolve() } : sharedLine;
  /** The thread that waits for the next one. */
  let waiting: { worker: Worker; forget: () => void } | undefined;
  return (bytes: Uint8Array, said: Said, signal?: AbortSignal): Promise<Read> => {
    const read = line.end.then(() => readOne(bytes, said, signal));
    line.end = read.catch(() => undefined);
    return read;
  };

  async function readOne(bytes: Uint8Array, said: Said, signal?: AbortSignal): Promise<Read> {
    signal?.throwIfAborted();
    const worker = takeWaiting() ?? startThread();
    const ended = new AbortController();
    const until = signal ? AbortSignal.any([ended.signal, signal]) : ended.signal;
    let isKept = false;
    try {
      const source = new Uint8Array(bytes);
      worker.postMessage({ source, ...said }, [source.buffer]);
      const read = await Promise.race([answerOf(worker, until), limit(worker, until)]);
      isKept = bytes.length <= KEPT_AFTER_BYTES;
      return read;
    } finally {
      ended.abort();
      if (isKept) keep(worker);
      else await worker.terminate();
    }
  }

  function startThread(): Worker {
    const worker = new Worker(module, {
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
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

  /** Lets a thread wait for the next one, for a while, and without holding up the end of the process. */
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
  async function answerOf(worker: Worker, signal: AbortSignal): Promise<Read> {
    const failed = once(worker, 'messageerror', { signal }).then(([error]) => Promise.reject(error));
    const exited = once(worker, 'exit', { signal }).then(([code]) => {
      throw new Error(`the thread that reads a ${what} ended with ${code}`);
    });
    const [read] = await Promise.race([once(worker, 'message', { signal }), failed, exited]);
    return read as Read;
  }

  /** @throws when it has taken too long, or too much memory */
  async function limit(worker: Worker, signal: AbortSignal): Promise<never> {
    const end = performance.now() + limits.deadlineMs;
    const most = process.memoryUsage.rss() + limits.growth;
    const usedBefore = await cpuMsOf(worker);
    let used = usedBefore;
    while (performance.now() < end && used - usedBefore < limits.cpuMs) {
      await delay(WATCH_EVERY_MS, undefined, { signal });
      if (process.memoryUsage.rss() > most) throw new OverLimit(`the ${what} takes too much memory`);
      used = await cpuMsOf(worker);
    }
    throw new OutOfTimeError(`the ${what} takes too long`);
  }
}

/** @returns the processor time that a thread has used; 0 for one that does not run yet, or no more */
const cpuMsOf = (worker: Worker): Promise<number> =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => 0,
  );
