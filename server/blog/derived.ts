import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Context, Services } from '#server/context.ts';
import { batched } from '#server/database/batch.ts';
import type { AnchoredHtml } from './headingAnchors.ts';
import { renderMarkdown } from './markdown.ts';
import { type BlogPostRow, blogPosts, type ReadPost } from './table.ts';

/**
 * The version of what makes the derived columns. Raise it with every change of what `derive` returns for any body, a new
 * version of the parser or the sanitizer included: rows with another version count as not derived.
 */
export const RENDERER_VERSION = 1;

/** How many words a reader takes in within a minute. */
const PACE = 200;
/** What stands between blanks and holds a letter or a digit: a rule of hyphens or the frame of a table is no word. */
const WORD = /[\p{L}\p{N}]\S*/gu;
const minutesOf = (body: string) => Math.max(1, Math.ceil((body.match(WORD)?.length ?? 0) / PACE));

/** What is derived of a body, as columns that are written with it. */
export type Derived = Pick<BlogPostRow, 'bodyHtml' | 'headings' | 'readingMinutes' | 'rendererVersion'>;

/** @returns the derived columns of a body; the row that gets this body gets them too */
export function derive(body: string): Derived {
  const { html, headings } = renderMarkdown(body);
  return { bodyHtml: html, headings, readingMinutes: minutesOf(body), rendererVersion: RENDERER_VERSION };
}

const isCurrent = ({ rendererVersion }: Pick<Derived, 'rendererVersion'>) => rendererVersion === RENDERER_VERSION;
const isStale = sql`${blogPosts.rendererVersion} is distinct from ${RENDERER_VERSION}`;

/** @returns the body of a post as safe HTML, with its headings: from its columns, or made now for a row that lacks them */
export function renderedBody({ body, bodyHtml, headings, rendererVersion }: BlogPostRow): AnchoredHtml {
  if (isCurrent({ rendererVersion }) && bodyHtml !== null && headings !== null) return { html: bodyHtml, headings };
  return renderMarkdown(body);
}

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
