import { isDeepStrictEqual } from 'node:util';
import { asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { type EntryList, entriesOf, entryLists, textsOfEntries } from '#schema/pageTexts/entryLists.ts';
import { sampleStrings } from '#schema/siteState.ts';
import { affiliateSamples } from '#server/clients/affiliate/samples.ts';
import { type AffiliateRow, affiliates } from '#server/clients/affiliate/table.ts';
import { answers, conversationEvents, notes } from '#server/clients/message/conversation/table.ts';
import { templateSamples } from '#server/clients/message/replyTemplate/samples.ts';
import { replyTemplates } from '#server/clients/message/replyTemplate/table.ts';
import { samples as messageSamples, type SampleMessage } from '#server/clients/message/sampleData.ts';
import { messages, replies } from '#server/clients/message/table.ts';
import { reviewSamples, unusedLinkSamples } from '#server/clients/review/samples.ts';
import { type ReviewLinkRow, reviewLinks, reviews } from '#server/clients/review/table.ts';
import { reviewTies } from '#server/clients/review/tie/table.ts';
import { contentDrafts } from '#server/content/autosave/table.ts';
import { samplePosts } from '#server/content/blog/sampleData.ts';
import { sampleBodyOf } from '#server/content/blog/samples.ts';
import { type BlogPostRow, blogPosts, formerBlogSlugs } from '#server/content/blog/table.ts';
import { sampleHomeTexts } from '#server/content/pageText/samples.ts';
import { pageFacts } from '#server/content/pageText/sitePages.ts';
import { pageTexts } from '#server/content/pageText/table.ts';
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

/** A message cannot be edited: it is changed when somebody worked with it. Reading it changes nothing. */
export async function sampleMessageRows(executor: Executor): Promise<SampleRow[]> {
  const emails = messageSamples.map(({ email }) => email);
  const rows = await executor.select().from(messages).where(inArray(messages.email, emails)).orderBy(asc(messages.id));
  const ids = rows.map(({ id }) => id);
  const conversation = await conversationsOf(executor, ids);
  return rows.flatMap((row) => {
    const sample = messageSamples.find(
      ({ email, name, service, message }) =>
        row.email === email && row.name === name && row.service === service && row.message === message,
    );
    if (!sample) return [];
    return [{ id: row.id, name: row.name, keptFor: isUntouched(row, sample, conversation(row.id)) ? null : changed }];
  });
}

type Conversation = { replies: string[]; answers: string[]; notes: string[]; events: string[] };

async function conversationsOf(executor: Executor, ids: string[]): Promise<(id: string) => Conversation> {
  const ofThem = (column: Parameters<typeof inArray>[0]) => inArray(column, ids);
  const replyRows = await executor
    .select({ id: replies.messageId, text: replies.replyText })
    .from(replies)
    .where(ofThem(replies.messageId));
  const answerRows = await executor
    .select({ id: answers.messageId, text: answers.text })
    .from(answers)
    .where(ofThem(answers.messageId));
  const noteRows = await executor
    .select({ id: notes.messageId, text: notes.text })
    .from(notes)
    .where(ofThem(notes.messageId));
  const eventRows = await executor
    .select({
      id: conversationEvents.messageId,
      text: sql<string>`coalesce(${conversationEvents.detail} ->> 'stage', ${conversationEvents.kind})`,
    })
    .from(conversationEvents)
    .where(ofThem(conversationEvents.messageId));
  const textsOf = (list: { id: string; text: string }[], id: string) =>
    list.filter((one) => one.id === id).map(({ text }) => text);
  return (id) => ({
    replies: textsOf(replyRows, id),
    answers: textsOf(answerRows, id),
    notes: textsOf(noteRows, id),
    events: textsOf(eventRows, id),
  });
}

/** Samples of earlier versions had fewer replies and no stages. */
function isUntouched(row: typeof messages.$inferSelect, sample: SampleMessage, conversation: Conversation): boolean {
  const isPart = (texts: string[], of: readonly string[] = []) => texts.every((text) => of.includes(text));
  const stages = [sample.stage?.to, 'NEW', 'IN_CONTACT'];
  return (
    isPart(
      conversation.replies,
      sample.replies?.map(({ replyText }) => replyText),
    ) &&
    isPart(
      conversation.answers,
      sample.answers?.map(({ text }) => text),
    ) &&
    isPart(
      conversation.notes,
      sample.notes?.map(({ text }) => text),
    ) &&
    conversation.events.length <= (sample.stage ? 1 : 0) &&
    isPart(conversation.events, sample.stage && [sample.stage.to]) &&
    stages.includes(row.stage) &&
    !row.isSpam &&
    [null, sample.value ?? null].includes(row.value) &&
    [null, sample.followUp?.note ?? null].includes(row.followUpNote)
  );
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

const sampleLists = [entryLists.clients, entryLists.people] as const;
const sampleEntries = sampleLists.map((list) => entriesOf(list, sampleHomeTexts).map(({ texts }) => texts));

/** The clients, the people and the sections of the home page, each with an id of its own. Other texts are never samples. */
export async function sampleTextRows(executor: Executor): Promise<SampleRow[]> {
  const texts = await homeTexts(executor);
  const home = pageFacts.home.title;
  const entries = sampleLists.flatMap((list, index) => entryRows(list, sampleEntries[index] ?? [], texts));
  const samples = entries.filter(({ isSample }) => isSample);
  if (texts.sections !== sampleHomeTexts.sections) return samples;
  // Somebody's own clients and people would not be shown without their sections.
  const keptFor = entries.every((entry) => entry.isSample && entry.keptFor === null) ? null : changed;
  return [...samples, { id: 'sections', name: home, keptFor }];
}

/** Compares entries by name, because their order can change. */
const entryRows = (list: EntryList, samples: string[][], texts: Readonly<Record<string, string>>) =>
  entriesOf(list, texts).map((entry) => {
    const sample = samples.find(([name]) => name === entry.texts[0]);
    const keptFor = isDeepStrictEqual(entry.texts, sample) ? null : changed;
    return {
      ...{ id: `${list.name}${entry.number}`, name: `${pageFacts.home.title}: ${entry.texts[0]}`, keptFor },
      isSample: sample !== undefined,
    };
  });

async function homeTexts(executor: Executor): Promise<Record<string, string>> {
  const [row] = await executor.select().from(pageTexts).where(eq(pageTexts.page, 'home'));
  return row?.texts ?? {};
}

/** @returns the texts of the home page that remove samples of these ids; null restores the original */
export async function textsWithoutSamples(
  executor: Executor,
  ids: readonly string[],
): Promise<Record<string, string | null>> {
  const texts = await homeTexts(executor);
  const lists = sampleLists.map((list) => {
    const left = entriesOf(list, texts).filter(({ number }) => !ids.includes(`${list.name}${number}`));
    return textsOfEntries(
      list,
      left.map((entry) => entry.texts),
    );
  });
  return Object.assign({}, ...lists, ids.includes('sections') ? { sections: null } : {});
}

/** Deletes a sample. Other review links stay, as the record of what was sent. */
export const deleteLink = async (executor: Executor, id: string): Promise<void> => {
  await executor.delete(reviewLinks).where(eq(reviewLinks.id, id));
};
