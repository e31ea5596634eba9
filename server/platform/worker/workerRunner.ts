import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

export type WorkerLimits = {
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
const REUSE_MAX_BYTES = 1024 * 1024;
const IDLE_MS = 10_000;

export class OutOfTimeError extends OverLimit {
  override name = 'OutOfTimeError';
}

type Queue = { tail: Promise<unknown> };
/** All workers share a queue, so the limits of one job bound the use of the process. */
const sharedQueue: Queue = { tail: Promise.resolve() };

/**
 * Returns a function that reads bytes in a worker, one job at a time. The next job gets a new worker after a failure.
 * @param options.module receives `{ source, ...options }` and posts its result
 * @param options.inputName the kind of input, for error messages: 'mail'
 * @param options.isAwaited whether a user waits for the result: the jobs then have a queue of their own
 * @throws OverLimit when a limit is exceeded; other errors when the worker ends, fails or the signal aborts
 */
export function createWorkerRunner<Options extends object, Result>({
  module,
  inputName,
  limits,
  isAwaited = false,
}: {
  module: URL;
  inputName: string;
  limits: WorkerLimits;
  isAwaited?: boolean;
}) {
  const queue: Queue = isAwaited ? { tail: Promise.resolve() } : sharedQueue;
  let idleWorker: { worker: Worker; release: () => void } | undefined;
  return (bytes: Uint8Array, options: Options, signal?: AbortSignal): Promise<Result> => {
    const result = queue.tail.then(() => runJob(bytes, options, signal));
    queue.tail = result.catch(() => undefined);
    return result;
  };

  async function runJob(bytes: Uint8Array, options: Options, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    const worker = takeIdleWorker() ?? startWorker(module, limits.heapMb);
    const jobEnd = new AbortController();
    const stopSignal = signal ? AbortSignal.any([jobEnd.signal, signal]) : jobEnd.signal;
    let isReusable = false;
    try {
      const source = new Uint8Array(bytes);
      worker.postMessage({ source, ...options }, [source.buffer]);
      const result = await Promise.race([
        answerOf<Result>(worker, inputName, stopSignal),
        enforce(limits, worker, inputName, stopSignal),
      ]);
      isReusable = bytes.length <= REUSE_MAX_BYTES;
      return result;
    } finally {
      jobEnd.abort();
      if (isReusable) keepIdle(worker);
      else await worker.terminate();
    }
  }

  function takeIdleWorker(): Worker | undefined {
    const worker = idleWorker?.worker;
    idleWorker?.release();
    worker?.ref();
    return worker;
  }

  /** Keeps an idle worker for `IDLE_MS` without keeping the process alive. */
  function keepIdle(worker: Worker): void {
    const release = () => {
      clearTimeout(timer);
      worker.off('error', end).off('exit', end);
      idleWorker = undefined;
    };
    const end = () => {
      release();
      void worker.terminate();
    };
    const timer = setTimeout(end, IDLE_MS).unref();
    worker.on('error', end).on('exit', end).unref();
    idleWorker = { worker, release };
  }
}

function startWorker(module: URL, heapMb: number): Worker {
  const worker = new Worker(module, {
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    // The worker must not see the environment of the process.
    env: {},
    execArgv: [],
  });
  // An error while the worker is being terminated must not end the process.
  return worker.on('error', () => undefined);
}

async function answerOf<Result>(worker: Worker, inputName: string, signal: AbortSignal): Promise<Result> {
  const failed = once(worker, 'messageerror', { signal }).then(([error]) => Promise.reject(error));
  const exited = once(worker, 'exit', { signal }).then(([code]) => {
    throw new Error(`the thread that reads a ${inputName} ended with ${code}`);
  });
  const [result] = await Promise.race([once(worker, 'message', { signal }), failed, exited]);
  return result as Result;
}

/** @throws OverLimit when the worker exceeds a limit */
async function enforce(limits: WorkerLimits, worker: Worker, inputName: string, signal: AbortSignal): Promise<never> {
  const deadline = performance.now() + limits.deadlineMs;
  const maxRss = process.memoryUsage.rss() + limits.growth;
  const usedBefore = await cpuMsOf(worker);
  let used = usedBefore;
  while (performance.now() < deadline && used - usedBefore < limits.cpuMs) {
    await delay(WATCH_EVERY_MS, undefined, { signal });
    if (process.memoryUsage.rss() > maxRss) throw new OverLimit(`the ${inputName} takes too much memory`);
    used = await cpuMsOf(worker);
  }
  throw new OutOfTimeError(`the ${inputName} takes too long`);
}

const cpuMsOf = (worker: Worker): Promise<number> =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => 0,
  );
