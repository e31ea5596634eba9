import { eq } from 'drizzle-orm';
import { BlogPostInput } from '#schema/blog.ts';
import { firstFaults } from '#schema/common.ts';
import { PortfolioItemInput } from '#schema/portfolio.ts';
import { RedirectInput } from '#schema/redirect.ts';
import { numberedPath } from '#schema/redirectPath.ts';
import type { ContentInput } from '#server/content/kind/kind.ts';
import { kindOf } from '#server/content/kind/kinds.ts';
import { createContent } from '#server/content/kind/services.ts';
import { createRedirect } from '#server/content/redirect/redirects.ts';
import type { Context } from '#server/platform/context.ts';
import { withinTransaction } from '#server/platform/database/connect.ts';
import { refusalOf } from '#server/platform/errors.ts';
import type { Fitted } from './fitPost.ts';
import { noteThing } from './importRecords.ts';
import { inOneTransaction } from './inOneTransaction.ts';
import type { ReportLine } from './report.ts';
import type { SourcePost } from './source.ts';
import { imports, type NewThing } from './table.ts';

/** What is written of an entry. */
export type Entry = {
  post: SourcePost;
  fitted: Fitted;
  slug: string;
  pictureId: string | null;
  /** What the report says of it so far. */
  line: ReportLine;
  /** Whether its own time to be published is still to come. */
  publishAt: Date | null;
};
/** The import that writes it. */
export type Writing = { context: Context; importId: string; source: string };

/** What became of it. */
export type Written = { refused: string | null };

/** @returns the path of a post or an item */
export const pathOf = (kind: SourcePost['kind'], slug: string): string => kindOf(kind).page(slug);

/**
 * Writes a post or an item by the verbs that staff write by, with its redirects and with what tells that it has come, in one
 * transaction: a kill leaves it whole or not at all.
 * @returns what it was refused with, where its rules do not admit it
 */
export async function writeEntry(writing: Writing, entry: Entry, done: number): Promise<Written> {
  const { context, importId, source } = writing;
  const { post, slug, publishAt, line } = entry;
  const input = inputOf(entry);
  if (typeof input === 'string') return { refused: input };
  const createdAt = post.createdAt ?? context.now();
  return inOneTransaction(context, async (within, tx): Promise<Written> => {
    const { id, updatedAt } = await createContent(within, kindOf(post.kind), input, { createdAt });
    const losses = [...line.losses];
    // Nobody has a link to what has not been published.
    for (const from of post.isPublished || publishAt ? post.addresses : []) {
      const fault = await redirect({ ...writing, context: within }, from, pathOf(post.kind, slug));
      if (fault) losses.push(fault);
    }
    const thing = { source, importId, key: post.key, kind: post.kind, targetId: id, mark: updatedAt.toISOString() };
    await noteThing(tx, { ...thing, line: { ...line, losses, isPublished: post.isPublished } });
    await tx.update(imports).set({ done }).where(eq(imports.id, importId));
    return { refused: null };
  });
}

/** @returns what the verb takes, or why the rules do not admit it */
function inputOf({ post, fitted, slug, pictureId, publishAt }: Entry): ContentInput | string {
  const { title, excerpt, author, tags, body, metaTitle, metaDescription, category, client } = fitted;
  const altText = post.picture?.alt.slice(0, 300) || null;
  const { isPublished, item } = post;
  const shared = { title, slug, tags, body, metaTitle, metaDescription, altText, pictureId, isPublished, publishAt };
  if (post.kind === 'post') {
    const { data, error } = BlogPostInput.safeParse({ ...shared, excerpt, author });
    return data ?? sentenceOf(firstFaults(error));
  }
  if (!pictureId) return 'A portfolio item needs a picture, and none has come.';
  const { data, error } = PortfolioItemInput.safeParse({
    ...{ ...shared, description: excerpt, category, client, year: item.year },
  });
  return data ?? sentenceOf(firstFaults(error));
}

const sentenceOf = (faults: Record<string, string>) => Object.values(faults).join(' ');

/**
 * Lets an address of the other site lead to what it is here, as far as nothing else is there.
 * @returns null when it does; empty when there is nothing to be done; else why it does not
 */
export async function redirect(
  { context, importId, source }: Writing,
  from: string,
  to: string,
): Promise<string | null> {
  const numbered = numberedPath(from);
  const data = numbered ? { from: numbered, to } : RedirectInput.safeParse({ from, to }).data;
  if (!data) return `its address ${from} cannot be redirected`;
  if (data.from === to) return '';
  try {
    await context.db.transaction(async (tx) => {
      const { id } = await createRedirect({ ...context, db: withinTransaction(tx, context.db) }, data);
      const key = `redirect:${data.from}`;
      const thing: NewThing = { source, importId, key, kind: 'redirect', targetId: id, mark: to };
      await noteThing(tx, thing);
    });
    return null;
  } catch (error) {
    const { status, message } = refusalOf(error);
    if (status >= 500) throw error;
    return `its address ${from} is not redirected: ${message}`;
  }
}
