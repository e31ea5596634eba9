import { hash } from 'node:crypto';
import { getTableColumns, inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Context } from '#server/context.ts';
import { batched } from '#server/database/batch.ts';
import { readRows } from '#server/database/prepared.ts';
import { type BlogPostRow, blogPosts } from './table.ts';

/** How many words a reader takes in within a minute. */
const PACE = 200;

/** What stands between blanks and holds a letter or a digit: a rule of hyphens or the frame of a table is no word. */
const WORD = /[\p{L}\p{N}]\S*/gu;

const count = (body: string) => Math.max(1, Math.ceil((body.match(WORD)?.length ?? 0) / PACE));

/** Counting a text takes ten times as long as telling whether it has been counted. */
const byText = new LRUCache<string, number, string>({
  max: 1000,
  memoMethod: (_key, _old, { context: body }) => count(body),
});

/** By the id of a post, as long as nothing has changed: a list shows the minutes of texts that it does not show. */
const byPost = new LRUCache<string, { moment: number; minutes: number }>({ max: 10_000 });

const countTogether = batched(async ({ db, clock }, ids) => {
  // What changes while the texts are read makes this old.
  const moment = clock.moment();
  const { id, body } = getTableColumns(blogPosts);
  const rows = await readRows(db, { id, body }, (select) => select.from(blogPosts).where(inArray(id, ids)));
  return rows.map((row): [string, number] => {
    const minutes = count(row.body);
    if (moment !== null) byPost.set(row.id, { moment, minutes });
    return [row.id, minutes];
  });
});

/**
 * @param post with its text, or without it where nothing else needs the text
 * @returns how many minutes it takes to read it, at least 1; a minute that has begun counts
 */
export function readingMinutes(context: Context, { id, body }: BlogPostRow): number | Promise<number> {
  if (body !== undefined) return byText.memo(hash('sha256', body, 'base64'), { context: body });
  const known = byPost.get(id);
  if (known && known.moment === context.clock.moment()) return known.minutes;
  // Nothing is counted of a post that is gone meanwhile.
  return countTogether(context, id).then((minutes) => minutes ?? 1);
}
