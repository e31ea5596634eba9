import { eq } from 'drizzle-orm';
import { BlogPostInput } from '#schema/blog.ts';
import { firstFaults } from '#schema/common.ts';
import { PortfolioItemInput } from '#schema/portfolio.ts';
import { RedirectInput, redirectStrings } from '#schema/redirect.ts';
import { numberedPath } from '#schema/redirectPath.ts';
import type { ContentInput } from '#server/content/kind/kind.ts';
import { kindOf } from '#server/content/kind/kinds.ts';
import { createContent } from '#server/content/kind/services.ts';
import { createRedirect } from '#server/content/redirect/redirects.ts';
import type { Context } from '#server/platform/context.ts';
import { withinTransaction } from '#server/platform/database/connect.ts';
import { refusalOf } from '#server/platform/errors.ts';
import { type FittedPost, TITLE_MIN } from './fitPost.ts';
import { noteImported } from './importRecords.ts';
import { inOneTransaction } from './inOneTransaction.ts';
import { Remarks } from './remarks.ts';
import type { FailedPicture, ReportLine } from './report.ts';
import type { SourcePost } from './source.ts';
import { imports, type NewImportedRow } from './table.ts';

export type Entry = {
  post: SourcePost;
  fitted: FittedPost;
  slug: string;
  pictureId: string | null;
  line: ReportLine;
  failedPictures: FailedPicture[];
  publishAt: Date | null;
};
export type WriteTarget = { context: Context; importId: string; source: string };

export type WriteResult = { refused: string | null };

export const pathOf = (kind: SourcePost['kind'], slug: string): string => kindOf(kind).page(slug);

/** Uses the services that staff use, in one transaction: a killed process leaves the entry complete or absent. */
export async function writeEntry(target: WriteTarget, entry: Entry, done: number): Promise<WriteResult> {
  const { context, importId, source } = target;
  const { post, slug, line } = entry;
  const input = inputOf(entry);
  if (typeof input === 'string') return { refused: input };
  const now = context.now();
  const createdAt = post.createdAt ?? now;
  const publishedAt = post.isPublished && createdAt <= now ? createdAt : undefined;
  return inOneTransaction(context, async (txContext, tx): Promise<WriteResult> => {
    const { id, updatedAt } = await createContent(
      txContext,
      kindOf(post.kind),
      { ...input, publishedAt },
      { createdAt },
    );
    const remarks = new Remarks({ losses: line.losses, notes: line.notes ?? [] });
    // Nobody has a link to a page that was never published.
    for (const from of post.isLive ? post.addresses : []) {
      const refusal = await redirect({ ...target, context: txContext }, from, pathOf(post.kind, slug));
      if (refusal?.isNeedless) remarks.note(`its address ${from} is not redirected: ${refusal.reason}`);
      else if (refusal) remarks.lose(`its address ${from} is not redirected: ${refusal.reason}`);
    }
    const importedRow = {
      source,
      importId,
      key: post.key,
      kind: post.kind,
      targetId: id,
      mark: updatedAt.toISOString(),
    };
    const facts = { isPublished: post.isPublished, isPage: post.isPage, failedPictures: entry.failedPictures };
    await noteImported(tx, { ...importedRow, line: { ...line, ...remarks.texts, ...facts } });
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
    // Titles stay as they are, also short ones.
    const { data, error } = BlogPostInput.safeParse({
      ...{ ...shared, title: title.padEnd(TITLE_MIN, '.'), excerpt, author },
    });
    if (!data) return sentenceOf(firstFaults(error));
    return title.length < TITLE_MIN ? Object.assign(data, { title }) : data;
  }
  if (!pictureId) return 'A portfolio item needs a picture, and none has come.';
  const { data, error } = PortfolioItemInput.safeParse({
    ...{ ...shared, description: excerpt, category, client, year: item.year },
  });
  return data ?? sentenceOf(firstFaults(error));
}

const sentenceOf = (faults: Record<string, string>) => Object.values(faults).join(' ');

/** `isNeedless`: the address is one of this site itself. */
type RedirectRefusal = { reason: string; isNeedless: boolean };

/** @returns null when the redirect was created or the address stays, otherwise the reason */
export async function redirect(
  { context, importId, source }: WriteTarget,
  from: string,
  to: string,
): Promise<RedirectRefusal | null> {
  const oldPath = numberedPath(from);
  const data = oldPath ? { from: oldPath, to } : RedirectInput.safeParse({ from, to }).data;
  if (!data) return { reason: 'no page here can have it', isNeedless: false };
  if (data.from === to) return null;
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
    return { reason: message, isNeedless: message === redirectStrings.reserved };
  }
}
