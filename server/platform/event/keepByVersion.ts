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
 * version they see, so that no cached response holds one. While changes may be missed nothing is cached; what was last read is
 * given at once then, and read again meanwhile, so that nobody waits for a database that is away.
 * @returns a function that gives the value as it is now
 */
export function keepByVersion<Value>({ contentVersion, read, original, log }: Options<Value>): () => Promise<Value> {
  let last: { value: Value } | undefined;
  let kept: { version: number; value: Promise<Value> } | undefined;
  let reading: Promise<Value> | undefined;
  const readNow = async () => {
    try {
      last = { value: await read() };
    } catch (error) {
      // Whoever asks next tries again.
      kept = undefined;
      log.warn({ reason: (error as Error).name }, 'the database is away: what was last read is shown');
    }
    return last ? last.value : original;
  };
  return () => {
    const version = contentVersion.current();
    if (version !== null) {
      if (kept?.version !== version) kept = { version, value: readNow() };
      return kept.value;
    }
    reading ??= readNow().finally(() => {
      reading = undefined;
    });
    return last ? Promise.resolve(last.value) : reading;
  };
}

/** @returns the same function, which does nothing again for the object that it was last given */
export function keepLast<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  let last: { given: Given; made: Made } | undefined;
  return (given) => {
    if (last?.given !== given) last = { given, made: make(given) };
    return last.made;
  };
}
