import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

export type ThreadLimits = {
  cpuMs: number;
  /** Wall-clock time in milliseconds. On a busy machine a worker gets only a part of a processor. */
  deadlineMs: number;
  heapMb: number;
  /** Growth of the process's RSS in bytes. Node.js cannot limit the memory of a worker outside its heap. */
  growth: number;
};

export class OverLimit extends Error {
  override name = 'OverLimit';
}

const WATCH_EVERY_MS = 100;
/**
 * Starting a worker takes longer than most jobs, so a worker waits this long for the next job if its last input was at
 * most this size.
 */
const KEPT_AFTER_BYTES = 1024 * 1024;
const KEPT_MS = 10_000;

export class OutOfTimeError extends OverLimit {
  override name = 'OutOfTimeError';
}

/** A queue: a job starts when the one before it has ended. */
type Line = { end: Promise<unknown> };
/** All workers share a queue, so the limits of one job bound the use of the process. */
const sharedLine: Line = { end: Promise.resolve() };

/**
 * Returns a function that reads bytes in a worker, one job at a time. The next job gets a new worker after a failure.
 * @param options.module receives `{ source, ...said }` and posts its result
 * @param options.what the kind of input, for error messages: 'mail'
 * @param options.isAwaited whether a user waits for the result: the jobs then have a queue of their own
 * @throws OverLimit when a limit is exceeded; other errors when the worker ends, fails or the signal aborts
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
      // The worker must not see the environment of the process.
      env: {},
      execArgv: [],
    });
    // An error while the worker is being terminated must not end the process.
    return worker.on('error', () => undefined);
  }

  function takeWaiting(): Worker | undefined {
    const worker = waiting?.worker;
    waiting?.forget();
    worker?.ref();
    return worker;
  }

  /** Keeps an idle worker for `KEPT_MS` without keeping the process alive. */
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

  async function answerOf(worker: Worker, signal: AbortSignal): Promise<Read> {
    const failed = once(worker, 'messageerror', { signal }).then(([error]) => Promise.reject(error));
    const exited = once(worker, 'exit', { signal }).then(([code]) => {
      throw new Error(`the thread that reads a ${what} ended with ${code}`);
    });
    const [read] = await Promise.race([once(worker, 'message', { signal }), failed, exited]);
    return read as Read;
  }

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

const cpuMsOf = (worker: Worker): Promise<number> =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => 0,
  );
