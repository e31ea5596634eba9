import { hash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Context } from '#server/context.ts';
import { batched } from '#server/database/batch.ts';
import { preparedValues } from '#server/database/prepared.ts';
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

/**
 * By the id of a post: which version of its row was counted, and at which moment of the clock that was seen to be the last.
 * A list shows the minutes of texts that it does not show.
 */
const byPost = new LRUCache<string, { version: string; moment: number | null; minutes: number }>({ max: 10_000 });

const { id, body } = blogPosts;
/** What names a version of a row, whoever has changed it (PostgreSQL, 5.6 System Columns). */
const version = sql<string>`${blogPosts}.xmin || '/' || ${blogPosts}.ctid`;
/** By a list of its own: planned for the very ids, the statement would be planned anew each time. */
const given = sql`${id} = any(array(select unnest(${sql.placeholder('ids')}::uuid[])))`;
const readVersions = preparedValues('blog_post_versions', { id, version }, (select) =>
  select.from(blogPosts).where(given),
);
const readTexts = preparedValues('blog_post_texts', { id, version, body }, (select) =>
  select.from(blogPosts).where(given),
);

/** Counts the texts that have changed since they were counted. */
const countTogether = batched(async ({ db, clock }, ids) => {
  // What changes while this is read makes it old.
  const moment = clock.moment();
  const versions = (await readVersions(db, { ids })) as [id: string, version: string][];
  const changed = versions.filter(([id, version]) => byPost.get(id)?.version !== version).map(([id]) => id);
  const texts = changed.length ? await readTexts(db, { ids: changed }) : [];
  for (const [id, version, body] of texts as [string, string, string][])
    byPost.set(id, { version, moment, minutes: count(body) });
  return versions.flatMap(([id]): [string, number][] => {
    const counted = byPost.get(id);
    if (counted) counted.moment = moment;
    return counted ? [[id, counted.minutes]] : [];
  });
});

/**
 * @param post with its text, or without it where nothing else needs the text
 * @returns how many minutes it takes to read it, at least 1; a minute that has begun counts
 */
export function readingMinutes(context: Context, { id, body }: BlogPostRow): number | Promise<number> {
  if (body !== undefined) return byText.memo(hash('sha256', body, 'base64'), { context: body });
  const [known, moment] = [byPost.get(id), context.clock.moment()];
  if (known && moment !== null && known.moment === moment) return known.minutes;
  // Nothing is counted of a post that is gone meanwhile.
  return countTogether(context, id).then((minutes) => minutes ?? 1);
}
