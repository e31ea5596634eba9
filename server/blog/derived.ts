import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { isCurrent, RENDERER_VERSION, type RenderedColumns, render } from '#server/content/rendered.ts';
import type { Context, Services } from '#server/context.ts';
import { batched } from '#server/database/batch.ts';
import { type BlogPostRow, blogPosts, type ReadPost } from './table.ts';

/** How many words a reader takes in within a minute. */
const PACE = 200;
/** What stands between blanks and holds a letter or a digit: a rule of hyphens or the frame of a table is no word. */
const WORD = /[\p{L}\p{N}]\S*/gu;
const minutesOf = (body: string) => Math.max(1, Math.ceil((body.match(WORD)?.length ?? 0) / PACE));

/** What is derived of a body, as columns that are written with it. */
export type Derived = RenderedColumns & Pick<BlogPostRow, 'readingMinutes'>;

/** @returns the derived columns of a body; the row that gets this body gets them too */
export const derive = (body: string): Derived => ({ ...render(body), readingMinutes: minutesOf(body) });

const isStale = sql`${blogPosts.rendererVersion} is distinct from ${RENDERER_VERSION}`;

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

const BATCH = 20;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Fills the derived columns where they are missing or of another version of the renderer: of posts that were written before
 * there were such columns, by another version of the product, or by hand. One post after the other, so that requests are
 * answered in between. A body that changes meanwhile keeps what was derived of it.
 * @param signal ends it early; the next run goes on
 */
export async function fillDerived({ db }: Pick<Services, 'db'>, signal: AbortSignal): Promise<void> {
  for (let after = FIRST_ID; ; ) {
    const posts = await db
      .select({ id: blogPosts.id, body: blogPosts.body })
      .from(blogPosts)
      .where(and(isStale, gt(blogPosts.id, after)))
      .orderBy(asc(blogPosts.id))
      .limit(BATCH);
    for (const { id, body } of posts) {
      if (signal.aborted) return;
      const isSame = and(eq(blogPosts.id, id), eq(blogPosts.body, body), isStale);
      await db.update(blogPosts).set(derive(body)).where(isSame);
      after = id;
    }
    if (posts.length < BATCH) return;
  }
}
