import { and, count, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { languageCodes } from '#schema/languages.ts';
import { type NewsletterIssueInput, newsletterOf } from '#schema/newsletter.ts';
import { newsletterStrings as strings } from '#schema/newsletterStrings.ts';
import { baseOf, joinLanguage } from '#schema/pageLanguage.ts';
import { issueMail } from '#server/clients/newsletter/mails.ts';
import { readsAbout } from '#server/clients/newsletter/subscribers.ts';
import {
  type IssueRow,
  newsletterDeliveries,
  newsletterIssues,
  newsletterSubscribers,
} from '#server/clients/newsletter/table.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { languageOf } from '#server/content/kind/language.ts';
import { renderedBody } from '#server/content/markdown/rendered.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { byCreation, type Connection, type PageArgs, tablePage } from '#server/platform/database/page.ts';
import { madeAt } from '#server/platform/database/updatedAt.ts';
import { badField, conflictOf, fail, foundOr } from '#server/platform/errors.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { visitFigures } from '#server/platform/visit/table.ts';
import { paths } from '#web/shared/paths.ts';

const MAX_CAMPAIGN = 80;

export type IssueList = Connection<IssueRow>;
type Input = z.output<typeof NewsletterIssueInput>;

const order = byCreation<IssueRow>(newsletterIssues, 'newest first');

export const listIssues = ({ db }: Context, args: PageArgs): Promise<IssueList> =>
  tablePage(db, { table: newsletterIssues, order }, args);

const conflicts = [{ constraint: 'newsletter_issues_post_key', field: 'postId', sentence: strings.alreadySent }];

/**
 * Stores the issue with the post as it is, and a delivery for each reader, in one transaction: all of them are sent, or
 * none.
 * @throws CONFLICT, BAD_USER_INPUT
 */
export async function sendNewsletter(context: Context, input: Input): Promise<IssueRow> {
  const content = await readContent(context, input);
  const { interest = null } = input;
  const { isOn, interests } = newsletterOf(context.site);
  if (!isOn) throw fail('CONFLICT', strings.isOff);
  if (interest && !interests.includes(interest)) throw badField('interest', strings.noInterest);
  const now = context.now();
  const issue: IssueRow = {
    ...{ id: uuidv7(), postId: input.postId, ...content, interest },
    ...{ state: 'SENDING', pauseReason: null, ...madeAt(now), finishedAt: null },
  };
  const send = (tx: Transaction) => start(context, tx, issue, now);
  await context.db.transaction(send).catch((error: unknown) => {
    throw conflictOf(error, conflicts);
  });
  return issue;
}

async function start(context: Context, tx: Transaction, issue: IssueRow, now: Date): Promise<void> {
  await tx.insert(newsletterIssues).values(issue);
  const { id } = newsletterSubscribers;
  const { rowCount } = await tx.execute(sql`
    insert into ${newsletterDeliveries} (id, issue_id, subscriber_id, run_at, created_at)
    select gen_random_uuid(), ${issue.id}, ${id}, ${now}, ${now} from ${newsletterSubscribers}
    where ${readsAbout(issue.interest)}`);
  if (!rowCount) throw fail('CONFLICT', strings.nobody);
  const after = { subject: issue.subject, interest: issue.interest, readers: rowCount };
  await record(tx, actorOf(context), 'newsletter.send', { id: issue.id, label: issue.subject }, now, { after });
}

/** The name that visits by the links of an issue are counted under. */
const campaignOf = (slug: string): string => `newsletter-${slug}`.slice(0, MAX_CAMPAIGN);

/** @throws BAD_USER_INPUT unless the post is published */
async function readContent({ db, settings, site }: Context, { postId, subject }: Input) {
  const [post] = await db
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.id, postId), eq(blogPosts.isPublished, true)));
  if (!post) throw badField('postId', strings.noPost);
  const { html } = await renderedBody(post);
  const campaign = campaignOf(post.slug);
  const language = languageOf(post, site);
  const page = joinLanguage(baseOf(language, site), paths.blogPost(post.slug));
  // It loads packages that few processes need.
  const { renderMail } = await import('./render.ts');
  const mail = renderMail(
    { title: post.title, excerpt: post.excerpt, html, page, language },
    {
      campaign,
      publicUrl: settings.PUBLIC_URL,
      language: languageCodes.find((code) => code === language) ?? site.language,
    },
  );
  return { ...mail, subject: subject ?? post.title, campaign };
}

/** The mail as readers get it, to the viewer alone. @throws BAD_USER_INPUT, RATE_LIMITED */
export async function testNewsletter(context: Context, input: Input): Promise<true> {
  const { id, email } = viewerOf(context);
  await context.limits.take('mailTestOf', id);
  const content = await readContent(context, input);
  const mail = issueMail(
    context,
    { ...content, subject: `Test: ${content.subject}` },
    { to: email, token: null, language: context.site.language },
  );
  const { 'Auto-Submitted': _, ...headers } = { ...mail.headers };
  await context.db.transaction((tx) =>
    queueMail(tx, { ...mail, html: mail.html ?? undefined, headers } as Parameters<typeof queueMail>[1], context.now()),
  );
  return true;
}

/** @throws NOT_FOUND, CONFLICT when it is over */
export const pauseNewsletter = (context: Context, id: string, isPaused: boolean): Promise<IssueRow> =>
  changeIssue(context, id, isPaused ? 'newsletter.pause' : 'newsletter.resume', async (_, { state }) => {
    if (!['SENDING', 'PAUSED'].includes(state)) throw fail('CONFLICT', strings.isOver);
    return { state: isPaused ? 'PAUSED' : 'SENDING', pauseReason: null };
  });

/** @throws NOT_FOUND, CONFLICT when it is over */
export const stopNewsletter = (context: Context, id: string): Promise<IssueRow> =>
  changeIssue(context, id, 'newsletter.stop', async (tx, { state }) => {
    if (!['SENDING', 'PAUSED'].includes(state)) throw fail('CONFLICT', strings.isOver);
    await tx
      .update(newsletterDeliveries)
      .set({ state: 'SKIPPED' })
      .where(and(eq(newsletterDeliveries.issueId, id), eq(newsletterDeliveries.state, 'WAITING')));
    return { state: 'STOPPED', finishedAt: context.now() };
  });

/** @throws NOT_FOUND, CONFLICT when it was stopped */
export const resendNewsletter = (context: Context, id: string): Promise<IssueRow> =>
  changeIssue(context, id, 'newsletter.resend', async (tx, issue) => {
    if (issue.state === 'STOPPED') throw fail('CONFLICT', strings.isOver);
    const { rowCount } = await tx
      .update(newsletterDeliveries)
      .set({ state: 'WAITING', runAt: context.now() })
      .where(and(eq(newsletterDeliveries.issueId, id), isUnanswered(context.now())));
    return rowCount ? { state: 'SENDING', finishedAt: null } : {};
  });

const isUnanswered = (now: Date) => and(eq(newsletterDeliveries.state, 'HANDED'), lte(newsletterDeliveries.runAt, now));

type Action = 'newsletter.pause' | 'newsletter.resume' | 'newsletter.stop' | 'newsletter.resend';

const changeIssue = (
  context: Context,
  id: string,
  action: Action,
  change: (tx: Transaction, issue: IssueRow) => Promise<Partial<IssueRow>>,
): Promise<IssueRow> =>
  context.db.transaction(async (tx) => {
    const isIt = eq(newsletterIssues.id, id);
    const rows = await tx.select().from(newsletterIssues).where(isIt).for('update');
    const before = foundOr(rows, strings.noIssue);
    const changes = await change(tx, before);
    if (!Object.keys(changes).length || changes.state === before.state) return before;
    await tx.update(newsletterIssues).set(changes).where(isIt);
    await record(tx, actorOf(context), action, { id, label: before.subject }, context.now());
    return { ...before, ...changes };
  });

const countIf = (condition: ReturnType<typeof eq>) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** Batched: the figures of the issues of a list. */
export const readFigures = batched(async ({ db, now }: Context, ids: string[]) => {
  const { issueId, state, leftAt, complainedAt, runAt } = newsletterDeliveries;
  const isOf = (name: (typeof newsletterDeliveries.$inferSelect)['state']) => countIf(eq(state, name));
  const isLate = lt(runAt, now());
  const rows = await db
    .select({
      id: issueId,
      readers: count(),
      waiting: sql<number>`(count(*) filter (where ${state} = 'WAITING' or ${state} = 'HANDED' and not ${isLate}))::int`,
      unanswered: countIf(and(eq(state, 'HANDED'), isLate) as ReturnType<typeof eq>),
      sent: isOf('SENT'),
      refused: isOf('REFUSED'),
      skipped: isOf('SKIPPED'),
      left: countIf(isNotNull(leftAt)),
      complained: countIf(isNotNull(complainedAt)),
    })
    .from(newsletterDeliveries)
    .where(inArray(issueId, ids))
    .groupBy(issueId);
  return rows.map((row) => [row.id, row] as const).map(([id, row]): [string, typeof row] => [id, row]);
});

/** Batched: the visitors of each campaign. */
export const readVisitors = batched<number>(async ({ db }, campaigns) => {
  const rows = await db
    .select({ name: visitFigures.name, visitors: sql<number>`sum(${visitFigures.visitors})::int` })
    .from(visitFigures)
    .where(and(eq(visitFigures.dimension, 'campaign'), inArray(visitFigures.name, campaigns)))
    .groupBy(visitFigures.name);
  return rows.map(({ name, visitors }) => [name, visitors]);
});

const none = { readers: 0, waiting: 0, unanswered: 0, sent: 0, refused: 0, skipped: 0, left: 0, complained: 0 };

export const figuresOf = async (context: Context, { id, campaign }: IssueRow) => ({
  ...((await readFigures(context, id)) ?? none),
  visitors: (await readVisitors(context, campaign)) ?? 0,
});
