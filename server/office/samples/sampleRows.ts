import { isDeepStrictEqual } from 'node:util';
import { asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { sampleStrings } from '#schema/siteState.ts';
import { affiliateSamples } from '#server/clients/affiliate/samples.ts';
import { type AffiliateRow, affiliates } from '#server/clients/affiliate/table.ts';
import { templateSamples } from '#server/clients/message/replyTemplate/samples.ts';
import { replyTemplates } from '#server/clients/message/replyTemplate/table.ts';
import { reviewSamples, unusedLinkSamples } from '#server/clients/review/samples.ts';
import { type ReviewLinkRow, reviewLinks, reviews } from '#server/clients/review/table.ts';
import { reviewTies } from '#server/clients/review/tie/table.ts';
import { contentDrafts } from '#server/content/autosave/table.ts';
import { samplePosts } from '#server/content/blog/sampleData.ts';
import { sampleBodyOf } from '#server/content/blog/samples.ts';
import { type BlogPostRow, blogPosts, formerBlogSlugs } from '#server/content/blog/table.ts';
import { sampleItems, sampleItemValues } from '#server/content/portfolio/samples.ts';
import { formerPortfolioSlugs, type PortfolioItemRow, portfolioItems } from '#server/content/portfolio/table.ts';
import type { Executor } from '#server/platform/database/connect.ts';

/** A stored sample. @property keptFor why it is not removed; null: it is */
export type SampleRow = { id: string; name: string; keptFor: string | null };

const { changed, published, draft } = sampleStrings;

const isEmpty = (value: unknown) =>
  value === null || value === false || value === '' || (Array.isArray(value) && value.length === 0);

const derived = [
  'id',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'bodyHtml',
  'headings',
  'readingMinutes',
  'rendererVersion',
];

type ContentRow = BlogPostRow | PortfolioItemRow;

/** Columns that samples of earlier versions left empty. */
const later = ['client', 'services', 'results', 'gallery', 'reviewId'];

type ContentSample = { isPublished: boolean } & Record<string, unknown>;

function keptContent(row: ContentRow, { isPublished, ...values }: ContentSample): string | null {
  const isSame = Object.entries(row).every(([column, value]) => {
    if (column === 'isPublished' || derived.includes(column)) return true;
    if (values[column] == null || (later.includes(column) && isEmpty(value))) return isEmpty(value);
    return isDeepStrictEqual(value, values[column]);
  });
  const { publishedAt, createdAt } = row;
  if (!isSame || (publishedAt && publishedAt.getTime() !== createdAt.getTime())) return changed;
  return row.isPublished === isPublished ? null : published;
}

/** Posts by the slug of a sample, also a former one. */
export async function samplePostRows(executor: Executor): Promise<SampleRow[]> {
  const slugs = samplePosts.map(({ slug }) => slug);
  const former = executor
    .select({ id: formerBlogSlugs.ownerId })
    .from(formerBlogSlugs)
    .where(inArray(formerBlogSlugs.slug, slugs));
  const rows = await executor
    .select()
    .from(blogPosts)
    .where(or(inArray(blogPosts.slug, slugs), inArray(blogPosts.id, former)))
    .orderBy(asc(blogPosts.id));
  const edited = await editedIds(executor, 'postId');
  return rows.map((row) => {
    const sample = samplePosts.find(({ slug }) => slug === row.slug);
    const keptFor = sample ? keptContent(row, { ...sample, body: sampleBodyOf(sample.slug) }) : changed;
    return { id: row.id, name: row.title, keptFor: keptFor ?? (edited.has(row.id) ? draft : null) };
  });
}

export async function sampleItemRows(executor: Executor): Promise<SampleRow[]> {
  const slugs = sampleItems.map(({ slug }) => slug);
  const former = executor
    .select({ id: formerPortfolioSlugs.ownerId })
    .from(formerPortfolioSlugs)
    .where(inArray(formerPortfolioSlugs.slug, slugs));
  const rows = await executor
    .select()
    .from(portfolioItems)
    .where(or(inArray(portfolioItems.slug, slugs), inArray(portfolioItems.id, former)))
    .orderBy(asc(portfolioItems.id));
  const edited = await editedIds(executor, 'itemId');
  return rows.map((row) => {
    const sample = sampleItems.find(({ slug }) => slug === row.slug);
    const keptFor = sample ? keptContent(row, { ...sample, ...sampleItemValues(sample) }) : changed;
    return { id: row.id, name: row.title, keptFor: keptFor ?? (edited.has(row.id) ? draft : null) };
  });
}

/** Content with an autosaved change that is not stored yet. */
async function editedIds(executor: Executor, column: 'postId' | 'itemId'): Promise<Set<string | null>> {
  const rows = await executor
    .select({ id: contentDrafts[column] })
    .from(contentDrafts)
    .where(isNotNull(contentDrafts.fields));
  return new Set(rows.map(({ id }) => id));
}

export async function sampleAffiliateRows(executor: Executor): Promise<SampleRow[]> {
  const emails = affiliateSamples.map(([, , , email]) => email);
  const rows = await executor
    .select()
    .from(affiliates)
    .where(inArray(affiliates.email, emails))
    .orderBy(asc(affiliates.id));
  const isSample = (row: AffiliateRow) =>
    affiliateSamples.some(([, ...texts]) =>
      isDeepStrictEqual(texts, [row.name, row.companyName, row.email, row.phone, row.service]),
    );
  return rows.filter(isSample).map(({ id, name, companyName, state, isSpam }) => ({
    ...{ id, name: `${name}, ${companyName}` },
    keptFor: state === 'NEW' && !isSpam ? null : changed,
  }));
}

export async function sampleReviewRows(executor: Executor): Promise<SampleRow[]> {
  const names = reviewSamples.map(({ companyName }) => companyName);
  const rows = await executor
    .select()
    .from(reviews)
    .where(inArray(reviews.companyName, names))
    .orderBy(asc(reviews.id));
  const ties = await executor
    .select({ id: reviewTies.reviewId, service: reviewTies.service, item: portfolioItems.slug })
    .from(reviewTies)
    .leftJoin(portfolioItems, eq(portfolioItems.id, reviewTies.itemId))
    .where(isNotNull(reviewTies.reviewId));
  return rows.flatMap((row) => {
    const sample = reviewSamples.find(
      ({ name, companyName, clientFeedback }) =>
        row.name === name && row.companyName === companyName && row.clientFeedback === clientFeedback,
    );
    if (!sample) return [];
    const isTied = ties.some(
      ({ id, service, item }) =>
        id === row.id && (service !== (sample.service ?? null) || (item !== null && item !== sample.item)),
    );
    const isTouched = row.withdrawnAt || row.consentedAt || isTied;
    const keptFor = isTouched ? changed : row.isPublished === sample.isPublished ? null : published;
    return [{ id: row.id, name: `${row.name}, ${row.companyName}`, keptFor }];
  });
}

const linkSamples = [
  ...reviewSamples.map(({ email }) => ({ email, isUsed: true, isRevoked: false })),
  ...unusedLinkSamples.map(({ email, revokedAfter }) => ({ email, isUsed: false, isRevoked: revokedAfter !== null })),
];

export async function sampleLinkRows(executor: Executor): Promise<SampleRow[]> {
  const emails = linkSamples.map(({ email }) => email);
  const rows = await executor
    .select()
    .from(reviewLinks)
    .where(inArray(reviewLinks.email, emails))
    .orderBy(asc(reviewLinks.id));
  const isUntouched = ({ email, usedAt, revokedAt, messageId, mailedAt }: ReviewLinkRow) =>
    linkSamples.some(
      (sample) => sample.email === email && sample.isUsed === !!usedAt && sample.isRevoked === !!revokedAt,
    ) &&
    !messageId &&
    !mailedAt;
  return rows.map((row) => ({ id: row.id, name: row.email, keptFor: isUntouched(row) ? null : changed }));
}

export async function sampleTemplateRows(executor: Executor): Promise<SampleRow[]> {
  const [names, texts] = [templateSamples.map(({ name }) => name), templateSamples.map(({ text }) => text)];
  const rows = await executor
    .select()
    .from(replyTemplates)
    .where(or(inArray(replyTemplates.name, names), inArray(replyTemplates.text, texts)))
    .orderBy(asc(replyTemplates.id));
  return rows.map(({ id, name, text }) => ({
    ...{ id, name },
    keptFor: templateSamples.some((sample) => sample.name === name && sample.text === text) ? null : changed,
  }));
}

/** Deletes a sample. Other review links stay, as the record of what was sent. */
export const deleteLink = async (executor: Executor, id: string): Promise<void> => {
  await executor.delete(reviewLinks).where(eq(reviewLinks.id, id));
};
