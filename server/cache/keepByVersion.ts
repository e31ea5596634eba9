import type { Logger } from 'pino';
import type { ContentVersion } from './contentVersion.ts';

type Options<Value> = {
  contentVersion: ContentVersion;
  /** Reads the value from the database. */
  read: () => Promise<Value>;
  /** What it is while nothing could be read yet. */
  original: Value;
  log: Pick<Logger, 'warn'>;
};

/**
 * Keeps a small value that is made of public content until that changes. Nobody is given a value that is older than the
 * version they see, so that no cached response holds one.
 * @returns a function that gives the value as it is now; while the database is away, as it last was
 */
export function keepByVersion<Value>({ contentVersion, read, original, log }: Options<Value>): () => Promise<Value> {
  let last = original;
  let kept: { version: number; value: Promise<Value> } | undefined;
  const readNow = async () => {
    try {
      last = await read();
    } catch (error) {
      // Whoever asks next tries again.
      kept = undefined;
      log.warn({ reason: (error as Error).name }, 'the database is away: what was last read is shown');
    }
    return last;
  };
  return () => {
    const version = contentVersion.current();
    if (version === null) return readNow();
    if (kept?.version !== version) kept = { version, value: readNow() };
    return kept.value;
  };
}
