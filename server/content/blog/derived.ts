import { inArray } from 'drizzle-orm';
import { isCurrent, type RenderedColumns, render } from '#server/content/markdown/rendered.ts';
import type { Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import { type BlogPostRow, blogPosts, type ReadPost } from './table.ts';

type Unit = { unit: RegExp; perMinute: number };

/** Scripts that are written without spaces between words are read by characters; vowel signs are none of their own. */
const characters: Unit[] = [
  { unit: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, perMinute: 500 },
  {
    unit: /(?=\p{L})[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*/gu,
    perMinute: 1000,
  },
];
/** Letters or digits are required: rules and table borders are not words. */
const words: Unit = { unit: /[\p{L}\p{N}]\S*/gu, perMinute: 200 };

/** @returns whole minutes, rounded up, at least 1 */
export function minutesOf(body: string): number {
  let [minutes, rest] = [0, body];
  for (const { unit, perMinute } of [...characters, words]) {
    minutes += (rest.match(unit)?.length ?? 0) / perMinute;
    rest = rest.replace(unit, ' ');
  }
  return Math.max(1, Math.ceil(minutes));
}

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
