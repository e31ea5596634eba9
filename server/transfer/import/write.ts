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
import type { FittedPost } from './fitPost.ts';
import { noteImported } from './importRecords.ts';
import { inOneTransaction } from './inOneTransaction.ts';
import type { ReportLine } from './report.ts';
import type { SourcePost } from './source.ts';
import { imports, type NewImportedRow } from './table.ts';

export type Entry = {
  post: SourcePost;
  fitted: FittedPost;
  slug: string;
  pictureId: string | null;
  line: ReportLine;
  publishAt: Date | null;
};
export type WriteTarget = { context: Context; importId: string; source: string };

export type WriteResult = { refused: string | null };

export const pathOf = (kind: SourcePost['kind'], slug: string): string => kindOf(kind).page(slug);

/** Uses the services that staff use, in one transaction: a killed process leaves the entry complete or absent. */
export async function writeEntry(target: WriteTarget, entry: Entry, done: number): Promise<WriteResult> {
  const { context, importId, source } = target;
  const { post, slug, publishAt, line } = entry;
  const input = inputOf(entry);
  if (typeof input === 'string') return { refused: input };
  const createdAt = post.createdAt ?? context.now();
  return inOneTransaction(context, async (txContext, tx): Promise<WriteResult> => {
    const { id, updatedAt } = await createContent(txContext, kindOf(post.kind), input, { createdAt });
    const losses = [...line.losses];
    // Nobody has a link to an unpublished page.
    for (const from of post.isPublished || publishAt ? post.addresses : []) {
      const fault = await redirect({ ...target, context: txContext }, from, pathOf(post.kind, slug));
      if (fault) losses.push(fault);
    }
    const importedRow = {
      source,
      importId,
      key: post.key,
      kind: post.kind,
      targetId: id,
      mark: updatedAt.toISOString(),
    };
    await noteImported(tx, { ...importedRow, line: { ...line, losses, isPublished: post.isPublished } });
    await tx.update(imports).set({ done }).where(eq(imports.id, importId));
    return { refused: null };
  });
}

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

/** @returns null when the redirect was created, empty when none is needed, otherwise the reason */
export async function redirect(
  { context, importId, source }: WriteTarget,
  from: string,
  to: string,
): Promise<string | null> {
  const oldPath = numberedPath(from);
  const data = oldPath ? { from: oldPath, to } : RedirectInput.safeParse({ from, to }).data;
  if (!data) return `its address ${from} cannot be redirected`;
  if (data.from === to) return '';
  try {
    await context.db.transaction(async (tx) => {
      const { id } = await createRedirect({ ...context, db: withinTransaction(tx, context.db) }, data);
      const key = `redirect:${data.from}`;
      const importedRow: NewImportedRow = { source, importId, key, kind: 'redirect', targetId: id, mark: to };
      await noteImported(tx, importedRow);
    });
    return null;
  } catch (error) {
    const { status, message } = refusalOf(error);
    if (status >= 500) throw error;
    return `its address ${from} is not redirected: ${message}`;
  }
}
