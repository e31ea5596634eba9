import type { Logger } from 'pino';
import type { ContentVersion } from './contentVersion.ts';

type Options<Value> = {
  contentVersion: ContentVersion;
  read: () => Promise<Value>;
  /** The value until the first successful read. */
  original: Value;
  log: Pick<Logger, 'warn'>;
};

/**
 * Caches a small value until public content changes. It is never older than the version the caller sees. While changes
 * may be missed, callers get the last value at once and it is refreshed in the background, so nobody waits for an
 * unreachable database.
 */
export function keepByVersion<Value>({ contentVersion, read, original, log }: Options<Value>): () => Promise<Value> {
  let last: { value: Value } | undefined;
  let kept: { version: number; value: Promise<Value> } | undefined;
  let reading: Promise<Value> | undefined;
  const readNow = async () => {
    try {
      last = { value: await read() };
    } catch (error) {
      // The next caller retries.
      kept = undefined;
      log.warn({ reason: (error as Error).name }, 'the database is unavailable: serving the last value read');
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

/** Caches the result for the last argument object. */
export function keepLast<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  let last: { given: Given; made: Made } | undefined;
  return (given) => {
    if (last?.given !== given) last = { given, made: make(given) };
    return last.made;
  };
}
