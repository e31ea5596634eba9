import { eq } from 'drizzle-orm';
import { BlogPostInput } from '#schema/blog.ts';
import { firstFaults } from '#schema/common.ts';
import { PortfolioItemInput } from '#schema/portfolio.ts';
import { RedirectInput, redirectStrings } from '#schema/redirect.ts';
import { selectorPath } from '#schema/redirectPath.ts';
import type { ContentInput } from '#server/content/kind/kind.ts';
import { kindOf } from '#server/content/kind/kinds.ts';
import { createContents, type NewInput, type PreparedContent, prepareContent } from '#server/content/kind/services.ts';
import { createRedirects, MOST_REDIRECTS, STAFF_REDIRECTS } from '#server/content/redirect/redirects.ts';
import type { Context } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { type FittedPost, TITLE_MIN } from './fitPost.ts';
import { noteAllImported } from './importRecords.ts';
import { inOneTransaction } from './inOneTransaction.ts';
import { Remarks } from './remarks.ts';
import type { FailedPicture, ReportLine } from './report.ts';
import type { Skipped, SourcePost } from './source.ts';
import { imports, type NewImportedRow } from './table.ts';
import { linkTranslations } from './translations.ts';

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

export const pathOf = (kind: SourcePost['kind'], slug: string): string => kindOf(kind).page(slug);

/** An entry whose text is rendered, or the reason why it cannot be written. */
export type PreparedEntry =
  | { entry: Entry; refused: string }
  | { entry: Entry; content: PreparedContent<ContentInput> };

/** Validates an entry and renders its text, outside a transaction. */
export async function prepareEntry(context: Pick<Context, 'now' | 'site'>, entry: Entry): Promise<PreparedEntry> {
  const input = inputOf(entry);
  if (typeof input === 'string') return { entry, refused: input };
  const { kind, createdAt = null, isPublished } = entry.post;
  const publishedAt = isPublished && createdAt && createdAt <= context.now() ? createdAt : undefined;
  const written = { ...input, publishedAt };
  return { entry, content: await prepareContent(context, kindOf(kind), written, createdAt ?? context.now()) };
}

/**
 * Uses the services that staff use, in one transaction: a killed process leaves each entry complete or absent.
 * @param done number of entries of the export that are done then
 * @returns the entries that were refused
 */
export async function writeEntries(
  target: WriteTarget,
  entries: readonly PreparedEntry[],
  done: number,
): Promise<Skipped[]> {
  const { context, importId, source } = target;
  const refused = entries.flatMap((one) =>
    'refused' in one ? [{ what: one.entry.line.title, why: one.refused }] : [],
  );
  await inOneTransaction(context, async (txContext, tx) => {
    const rows: NewImportedRow[] = [];
    const created: { entry: Entry; id: string; mark: string; path: string }[] = [];
    for (const kind of ['post', 'item'] as const) {
      const ofKind = entries.flatMap((one) => ('content' in one && one.entry.post.kind === kind ? [one] : []));
      const contents = ofKind.map(({ content, entry }) => timely(content, entry, context.now()));
      const written = await createContents(txContext, tx, kindOf(kind), contents);
      for (const [index, { id, slug, updatedAt }] of written.entries()) {
        const { entry } = ofKind[index] as (typeof ofKind)[number];
        created.push({ entry, id, mark: updatedAt.toISOString(), path: pathOf(kind, slug) });
      }
    }
    const unlinked = await linkTranslations(context, tx, source, created);
    // Nobody has a link to a page that was never published.
    const moves = created.flatMap(({ entry: { post }, path }) =>
      post.isLive ? post.addresses.map((from) => ({ from, to: path, key: post.key })) : [],
    );
    const refusals = await createAllRedirects({ ...target, context: txContext }, tx, moves);
    for (const { entry, id, mark } of created) {
      const { post, line } = entry;
      const remarks = new Remarks({ losses: line.losses, notes: line.notes ?? [] });
      const reason = unlinked.get(id);
      if (reason) remarks.lose(reason);
      for (const [index, { key, from }] of moves.entries()) {
        const refusal = key === post.key ? refusals[index] : null;
        if (refusal?.isNeedless) remarks.note(`its address ${from} is not redirected: ${refusal.reason}`);
        else if (refusal) remarks.lose(`its address ${from} is not redirected: ${refusal.reason}`);
      }
      const facts = { isPublished: post.isPublished, isPage: post.isPage, failedPictures: entry.failedPictures };
      const reportLine = { ...line, ...remarks.texts, ...facts };
      rows.push({ source, importId, key: post.key, kind: post.kind, targetId: id, mark, line: reportLine });
    }
    if (rows.length) await noteAllImported(tx, rows);
    await tx.update(imports).set({ done }).where(eq(imports.id, importId));
  });
  return refused;
}

/** Its time may have passed since it was read. */
function timely(content: PreparedContent<ContentInput>, { line }: Entry, now: Date): PreparedContent<ContentInput> {
  const { publishAt } = content.input;
  if (!publishAt || publishAt > now) return content;
  line.notes = [...(line.notes ?? []), PAST_TIME];
  return { ...content, input: { ...content.input, publishAt: null } };
}
export const PAST_TIME = 'the time to publish it has passed: it is a draft';

function inputOf({ post, fitted, slug, pictureId, publishAt }: Entry): NewInput<ContentInput> | string {
  const { title, excerpt, author, tags, body, metaTitle, metaDescription, category, client } = fitted;
  const altText = post.picture?.alt.slice(0, 300) || null;
  const { isPublished, item, language } = post;
  const shared = {
    title,
    slug,
    tags,
    body,
    metaTitle,
    metaDescription,
    altText,
    pictureId,
    isPublished,
    publishAt,
    language,
  };
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

/**
 * Creates redirects of old addresses, in the order given.
 * @returns null where the redirect was created or the address stays, otherwise the reason
 */
export async function createAllRedirects(
  { context, importId, source }: WriteTarget,
  tx: Transaction,
  moves: readonly { from: string; to: string }[],
): Promise<(RedirectRefusal | null)[]> {
  const inputs = moves.map(({ from, to }) => {
    const oldPath = selectorPath(from);
    const data = oldPath ? { from: oldPath, to } : RedirectInput.safeParse({ from, to }).data;
    return data?.from === to ? 'same' : (data ?? null);
  });
  const results = await createRedirects(
    context,
    tx,
    inputs.filter((input) => input !== null && input !== 'same'),
    MOST_REDIRECTS - STAFF_REDIRECTS,
  );
  const rows = results.flatMap((result): NewImportedRow[] => {
    if (!('redirect' in result)) return [];
    const { id, from, to } = result.redirect;
    return [{ source, importId, key: `redirect:${from}`, kind: 'redirect', targetId: id, mark: to ?? '' }];
  });
  if (rows.length) await noteAllImported(tx, rows);
  let next = 0;
  return inputs.map((input) => {
    if (input === 'same') return null;
    if (input === null) return { reason: 'no page here can have it', isNeedless: false };
    const result = results[next++] as (typeof results)[number];
    if ('redirect' in result) return null;
    const { message } = result.refusal;
    return { reason: message, isNeedless: message === redirectStrings.reserved };
  });
}
