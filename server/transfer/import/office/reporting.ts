import type { Context } from '#server/platform/context.ts';
import type { Progress } from '#server/transfer/import/runImport.ts';
import { type ImportRow, imports } from '#server/transfer/import/table.ts';
import { inState } from './state.ts';

const EVERY_MS = 500;

export function reportProgress({ db }: Context, row: ImportRow): { show: Progress; end: () => Promise<void> } {
  let next = 0;
  let lastUpdate: Promise<unknown> = Promise.resolve();
  return {
    show(done, total) {
      if (performance.now() < next) return;
      next = performance.now() + EVERY_MS;
      lastUpdate = lastUpdate.then(() => db.update(imports).set({ done, total }).where(inState(row)));
      // A database failure ends the import itself.
      lastUpdate.catch(() => undefined);
    },
    end: () =>
      lastUpdate.then(
        () => undefined,
        () => undefined,
      ),
  };
}
