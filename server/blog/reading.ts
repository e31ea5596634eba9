import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** How many words a reader takes in within a minute. */
const PACE = 200;

/** What stands between blanks and holds a letter or a digit: a rule of hyphens or the frame of a table is no word. */
const WORD = /[\p{L}\p{N}]\S*/gu;

/** Counting a text takes ten times as long as telling whether it has been counted. */
const counted = new LRUCache<string, number, string>({
  max: 1000,
  memoMethod: (_key, _old, { context: body }) => count(body),
});

const count = (body: string) => Math.max(1, Math.ceil((body.match(WORD)?.length ?? 0) / PACE));

/** @returns how many minutes it takes to read a text, at least 1; a minute that has begun counts */
export const readingMinutes = (body: string): number => counted.memo(hash('sha256', body, 'base64'), { context: body });
