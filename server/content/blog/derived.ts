import { inArray } from 'drizzle-orm';
import { minutesOf } from '#schema/readingTime.ts';
import { isCurrent, type RenderedColumns, render } from '#server/content/markdown/rendered.ts';
import type { Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import { type BlogPostRow, blogPosts, type ReadPost } from './table.ts';

export type Derived = RenderedColumns & Pick<BlogPostRow, 'readingMinutes'>;

export const derive = async (body: string): Promise<Derived> => ({
  ...(await render(body)),
  readingMinutes: minutesOf(body),
});

const readBody = batched<string>(async ({ db }, ids) => {
  const rows = await db
    .select({ id: blogPosts.id, body: blogPosts.body })
    .from(blogPosts)
    .where(inArray(blogPosts.id, ids));
  return rows.map(({ id, body }) => [id, body]);
});

/** @returns whole minutes, rounded up, at least 1 */
export function readingMinutes(context: Context, post: ReadPost): number | Promise<number> {
  if (isCurrent(post) && post.readingMinutes !== null) return post.readingMinutes;
  if ('body' in post) return minutesOf(post.body);
  // Deleted meanwhile.
  return readBody(context, post.id).then((body) => minutesOf(body ?? ''));
}
