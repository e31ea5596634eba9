import type { Logger } from 'pino';
import type { Store } from '#server/platform/storage/store.ts';
import { createDedupe } from '#server/platform/worker/dedupe.ts';
import { isStored, makeSize, readSize, type Size, sizesOf } from './sizes.ts';
import type { PictureRow } from './table.ts';

/** Makes pictures smaller. */
export type SizeMaker = {
  /** @returns a size that somebody waits for, made if it has to be; null when that went wrong */
  make(size: Size): Promise<Buffer | null>;
  /** Makes all sizes of a new picture, so that its first visitor waits for none. */
  makeLater(picture: Pick<PictureRow, 'id' | 'width'>): void;
  /** Gives up what nobody waits for, but for the one that is being made. */
  stop(): Promise<void>;
};

/** How many sizes are made at the same time. */
const AT_ONCE = 2;

/** What a process that ends would have made later is made when it is asked for. */
export function createSizeMaker({ store, log }: { store: Store; log: Logger }): SizeMaker {
  const once = createDedupe(AT_ONCE);
  const later: Size[] = [];
  let working: Promise<void> | undefined;

  const make = (size: Size) => {
    const { id, width, format } = size;
    return once(`${id} ${width} ${format}`, () => makeSize(store, size)).catch((error: Error) => {
      log.warn({ picture: id, width, format, reason: error.name }, 'a picture was not made smaller');
      return null;
    });
  };

  /** One after the other, so that one place is left for what somebody waits for. */
  async function work(): Promise<void> {
    for (let size = later.shift(); size; size = later.shift()) {
      // It may have been asked for, or have gone, since.
      const isWanted = async (one: Size) => !(await readSize(store, one)) && (await isStored(store, one));
      if (await isWanted(size).catch(() => false)) await make(size);
    }
    working = undefined;
  }

  return {
    make,
    makeLater(picture) {
      later.push(...sizesOf(picture));
      working ??= work();
    },
    async stop() {
      later.length = 0;
      await working;
    },
  };
}
