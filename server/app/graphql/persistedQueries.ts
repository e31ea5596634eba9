import type { ApolloServerOptions } from '@apollo/server';
import { LRUCache } from 'lru-cache';
import type { Context } from '#server/platform/context.ts';

export const MAX_BYTES = 4 * 1024 * 1024;
/** Longer texts are executed but not stored, so that a few cannot evict all others. */
export const MAX_TEXT_BYTES = 64 * 1024;

const sizeOf = (text: string): number => 2 * text.length + 200;

type PersistedQueries = Exclude<ApolloServerOptions<Context>['persistedQueries'], false | undefined>;

/**
 * One store per process: for an unknown hash the client gets PersistedQueryNotFound and sends the text. Apollo stores a
 * text after its document has passed validation and limits.
 */
export function openPersistedQueries(): PersistedQueries {
  const texts = new LRUCache<string, string>({
    maxSize: MAX_BYTES,
    maxEntrySize: 2 * MAX_TEXT_BYTES,
    sizeCalculation: sizeOf,
  });
  return {
    cache: {
      get: async (hash) => texts.get(hash),
      set: async (hash, text) => void texts.set(hash, text),
      delete: async (hash) => texts.delete(hash),
    },
  };
}
