import type { Logger } from 'pino';
import type { Store } from '#server/platform/storage/store.ts';
import { createDedupe } from '#server/platform/worker/dedupe.ts';
import { isStored, makeSize, readSize, type Size, sizesOf } from './sizes.ts';
import type { PictureRow } from './table.ts';

export type SizeMaker = {
  /** Returns a size, creating it if needed; null if that failed. */
  make(size: Size): Promise<Buffer | null>;
  makeLater(picture: Pick<PictureRow, 'id' | 'width'>): void;
  /** Drops queued sizes and waits for the current one. */
  stop(): Promise<void>;
};

const AT_ONCE = 2;

/** Queued sizes that are lost at the end of the process are created on request. */
export function createSizeMaker({ store, log }: { store: Store; log: Logger }): SizeMaker {
  const deduplicate = createDedupe(AT_ONCE);
  const queue: Size[] = [];
  let runningWork: Promise<void> | undefined;

  const make = (size: Size) => {
    const { id, width, format } = size;
    return deduplicate(`${id} ${width} ${format}`, () => makeSize(store, size)).catch((error: Error) => {
      log.warn({ picture: id, width, format, reason: error.name }, 'a smaller size of a picture was not made');
      return null;
    });
  };

  /** Runs one at a time, so that a slot stays free for requests. */
  async function work(): Promise<void> {
    for (let size = queue.shift(); size; size = queue.shift()) {
      // It may have been created or deleted meanwhile.
      const isNeeded = async (candidate: Size) =>
        !(await readSize(store, candidate)) && (await isStored(store, candidate));
      if (await isNeeded(size).catch(() => false)) await make(size);
    }
    runningWork = undefined;
  }

  return {
    make,
    makeLater(picture) {
      queue.push(...sizesOf(picture));
      // Work on an empty queue would end before it is assigned, and count as running forever.
      if (queue.length > 0) runningWork ??= work();
    },
    async stop() {
      queue.length = 0;
      await runningWork;
    },
  };
}
