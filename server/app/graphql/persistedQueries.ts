import type { ApolloServerOptions } from '@apollo/server';
import { LRUCache } from 'lru-cache';
import type { Context } from '#server/platform/context.ts';

/** How much memory the texts take at most: those that nobody has asked for the longest go first. */
export const MAX_BYTES = 4 * 1024 * 1024;
/** A longer text is answered each time and never stored, so that a few cannot push out all others. */
export const MAX_TEXT_BYTES = 64 * 1024;

/** What a text takes: two bytes for each character at most, and its key. */
const sizeOf = (text: string): number => 2 * text.length + 200;

type PersistedQueries = Exclude<ApolloServerOptions<Context>['persistedQueries'], false | undefined>;

/**
 * The store for Automatic Persisted Queries, one in each process: a process that does not know a hash says
 * PersistedQueryNotFound, and the client sends the text with it. Apollo stores a text when its hash is right and its
 * document has passed the validation and the limits.
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
