import type { ImportReport } from './report.ts';
import { type PreparedEntry, type WriteTarget, writeEntries } from './write.ts';

/** A transaction takes at most so many entries and characters, and an entry waits for others at most so long. */
const [MAX_ENTRIES, MAX_CHARACTERS, MAX_WAIT_MS] = [50, 2_000_000, 300];

/** Writes entries in transactions of several, while the next ones are prepared. A failure ends the import. */
export function createWriter(target: WriteTarget, report: ImportReport, onProgress: (done: number) => void) {
  let waiting: PreparedEntry[] = [];
  let characters = 0;
  let done = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(entries: readonly PreparedEntry[], doneThen: number) {
    if (entries.length) report.skipped.push(...(await writeEntries(target, entries, doneThen)));
    onProgress(doneThen);
  }

  /** One transaction runs at a time. */
  function begin() {
    clearTimeout(timer);
    timer = undefined;
    const [entries, doneThen] = [waiting, done];
    waiting = [];
    characters = 0;
    writing = writing.then(() => write(entries, doneThen));
    // It is awaited by the next caller.
    writing.catch(() => undefined);
  }

  return {
    /** @param entry null for one that is here already @throws as the transaction before */
    async add(entry: PreparedEntry | null): Promise<void> {
      done += 1;
      if (entry) {
        waiting.push(entry);
        characters += entry.entry.fitted.body.length;
      }
      timer ??= setTimeout(begin, MAX_WAIT_MS);
      if (waiting.length < MAX_ENTRIES && characters < MAX_CHARACTERS) return;
      await writing;
      begin();
    },
    async end(): Promise<void> {
      begin();
      await writing;
    },
    /** After a failure. */
    stop: () => clearTimeout(timer),
  };
}
