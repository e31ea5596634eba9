import { inArray } from 'drizzle-orm';
import { isCurrent, type RenderedColumns, render } from '#server/content/markdown/rendered.ts';
import type { Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import { type BlogPostRow, blogPosts, type ReadPost } from './table.ts';

/** How many words a reader takes in within a minute. */
const PACE = 200;
/** What stands between blanks and holds a letter or a digit: a rule of hyphens or the frame of a table is no word. */
const WORD = /[\p{L}\p{N}]\S*/gu;
const minutesOf = (body: string) => Math.max(1, Math.ceil((body.match(WORD)?.length ?? 0) / PACE));

/** What is derived of a body, as columns that are written with it. */
export type Derived = RenderedColumns & Pick<BlogPostRow, 'readingMinutes'>;

/** @returns the derived columns of a body; the row that gets this body gets them too */
export const derive = async (body: string): Promise<Derived> => ({
  ...(await render(body)),
  readingMinutes: minutesOf(body),
});

/** Reads the bodies of the rows of a list that lack the derived columns. */
const readBody = batched<string>(async ({ db }, ids) => {
  const rows = await db
    .select({ id: blogPosts.id, body: blogPosts.body })
    .from(blogPosts)
    .where(inArray(blogPosts.id, ids));
  return rows.map(({ id, body }) => [id, body]);
});

/** @returns how many minutes it takes to read a post, at least 1; a minute that has begun counts */
export function readingMinutes(context: Context, post: ReadPost): number | Promise<number> {
  if (isCurrent(post) && post.readingMinutes !== null) return post.readingMinutes;
  if ('body' in post) return minutesOf(post.body);
  // A post that is gone meanwhile has no words.
  return readBody(context, post.id).then((body) => minutesOf(body ?? ''));
}
