import type { Logger } from 'pino';
import type { ContentVersion } from './contentVersion.ts';

type Options<Value> = {
  contentVersion: ContentVersion;
  read: () => Promise<Value>;
  /** The value until the first successful read. */
  initial: Value;
  log: Pick<Logger, 'warn'>;
};

/**
 * Caches a small value until public content changes. It is never older than the version the caller sees. While changes
 * may be missed, callers get the last value at once and it is refreshed in the background, so nobody waits for an
 * unreachable database.
 */
export function cacheByVersion<Value>({ contentVersion, read, initial, log }: Options<Value>): () => Promise<Value> {
  let lastRead: { value: Value } | undefined;
  let cached: { version: number; value: Promise<Value> } | undefined;
  let pendingRead: Promise<Value> | undefined;
  const readNow = async () => {
    try {
      lastRead = { value: await read() };
    } catch (error) {
      // The next caller retries.
      cached = undefined;
      log.warn({ reason: (error as Error).name }, 'the database is unavailable: serving the last value read');
    }
    return lastRead ? lastRead.value : initial;
  };
  return () => {
    const version = contentVersion.current();
    if (version !== null) {
      if (cached?.version !== version) cached = { version, value: readNow() };
      return cached.value;
    }
    pendingRead ??= readNow().finally(() => {
      pendingRead = undefined;
    });
    return lastRead ? Promise.resolve(lastRead.value) : pendingRead;
  };
}

/** Caches the result for the last argument, which is compared by identity. */
export function memoizeLast<Argument extends object, Result>(
  compute: (argument: Argument) => Result,
): (argument: Argument) => Result {
  let cached: { argument: Argument; result: Result } | undefined;
  return (argument) => {
    if (cached?.argument !== argument) cached = { argument, result: compute(argument) };
    return cached.result;
  };
}
