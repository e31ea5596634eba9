import type { Email } from 'postal-mime';
import { v7 as uuidv7 } from 'uuid';
import type { NewsletterSettings } from '#schema/newsletter.ts';
import {
  newsletterDeliveries,
  newsletterSubscribers,
  newsletterTokens,
  type SubscriberRow,
} from '#server/clients/newsletter/table.ts';
import { hashToken } from '#server/platform/crypto/randomToken.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { blogOperations, blogPost } from './blog.ts';
import { changeSite } from './site.ts';

export const newsletterOperations = {
  subscribe: `mutation ($input: SubscribeInput!, $form: FormFactsInput) {
    subscribeToNewsletter(input: $input, form: $form) }`,
  read: 'query ($token: String!) { newsletterSubscription(token: $token) { state } }',
  answer: `mutation ($token: String!, $input: NewsletterAnswerInput!) {
    answerNewsletter(token: $token, input: $input) { state } }`,
  send: `mutation ($input: NewsletterIssueInput!) { sendNewsletter(input: $input) { id state subject } }`,
  test: 'mutation ($input: NewsletterIssueInput!) { testNewsletter(input: $input) }',
  pause: `mutation ($id: UUID!, $isPaused: Boolean!) { pauseNewsletter(id: $id, isPaused: $isPaused) { state } }`,
  stop: 'mutation ($id: UUID!) { stopNewsletter(id: $id) { state } }',
  resend: 'mutation ($id: UUID!) { resendNewsletter(id: $id) { state } }',
  importAll: `mutation ($input: ImportSubscribersInput!) { importSubscribers(input: $input) { added known invalid } }`,
  remove: 'mutation ($id: UUID!) { removeSubscriber(id: $id) { email } }',
  overview: `{ newsletterOverview { confirmed pending left bounced complained interests { name readers } } }`,
  subscribers: `query ($search: String, $state: NewsletterSubscriberState, $interest: String) {
    newsletterSubscribers(first: 200, search: $search, state: $state, interest: $interest) {
      totalCount nodes { id email state interests consent language isImported confirmedAt endedAt reason } } }`,
  issues: `{ newsletterIssues { nodes { id subject state pauseReason interest finishedAt
    figures { readers waiting sent refused unanswered skipped left complained visitors } } } }`,
};

/** Fast enough for tests, and without a choice of interests. */
export const switchOn = (admin: Person, settings: Partial<NewsletterSettings> = {}) =>
  changeSite(admin, { newsletter: { isOn: true, perMinute: 6000, ...settings } });

export async function insertReader(product: Product, details: Partial<SubscriberRow> = {}): Promise<SubscriberRow> {
  const id = uuidv7();
  const now = product.services.now();
  const [row] = await product.services.db
    .insert(newsletterSubscribers)
    .values({
      ...{ id, email: `reader-${id}@readers.example`, state: 'CONFIRMED', consent: 'They have agreed.' },
      ...{ createdAt: now, confirmedAt: now },
      ...details,
    })
    .returning();
  return row as SubscriberRow;
}

/** Switches the newsletter on, with a sign-up that waits for the answer of this link. */
export async function keepNewsletterLink(product: Product, admin: Person, token: string): Promise<void> {
  await switchOn(admin);
  const { id: subscriberId } = await insertReader(product, { state: 'PENDING', confirmedAt: null });
  const expiresAt = new Date(product.services.now().getTime() + 24 * 3600 * 1000);
  await product.services.db.insert(newsletterTokens).values({ tokenHash: hashToken(token), subscriberId, expiresAt });
}

/** Deletes all readers and the mails of all issues. */
export async function forgetReaders({ services: { db } }: Product): Promise<void> {
  await db.delete(newsletterDeliveries);
  await db.delete(newsletterSubscribers);
}

/** @returns the id of a published post */
export async function publishedPost(admin: Person, fields: Record<string, unknown> = {}): Promise<string> {
  const { data } = await admin.gql(blogOperations.create, { input: blogPost({ isPublished: true, ...fields }) });
  return data.createBlogPost.id;
}

/** Sends a new post. @throws when it was refused */
export async function sendPost(admin: Person, fields: Record<string, unknown> = {}, input = {}): Promise<string> {
  const postId = await publishedPost(admin, fields);
  const { data, errors } = await admin.gql(newsletterOperations.send, { input: { postId, ...input } });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.sendNewsletter.id;
}

// biome-ignore lint/suspicious/noExplicitAny: a test says by its assertions what an answer holds
export async function issueOf(staff: Person, id: string): Promise<any> {
  const { data } = await staff.gql(newsletterOperations.issues);
  return data.newsletterIssues.nodes.find((issue: { id: string }) => issue.id === id);
}

/** The token of the newsletter link in a mail. */
export const newsletterTokenIn = ({ text }: Pick<Email, 'text'>): string =>
  /\/newsletter\/([\w-]{20,})/.exec(text ?? '')?.[1] ?? '';
