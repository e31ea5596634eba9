import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { reviewLinks, reviewLinkTokens, reviews } from '#server/clients/review/table.ts';
import { hashToken } from '#server/platform/crypto/randomToken.ts';
import type { Person, Rest } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

type Fields = Record<string, unknown>;
export type Review = {
  id: string;
  name: string;
  companyName: string;
  position: string;
  clientFeedback: string;
  rating: number;
  isPublished: boolean;
  createdAt: string;
};

export const reviewFields = 'id name companyName position clientFeedback rating isPublished createdAt';
export const linkFields = 'id email state createdAt expiresAt usedAt';
export const askedFields = 'id state messageId mailedAt reminders remindedAt optedOutAt';
const rest = 'totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';

export const reviewOperations = {
  issue: `mutation ($input: IssueReviewLinkInput!) { issueReviewLink(input: $input) {
    id link reviewLink { ${linkFields} } } }`,
  revoke: `mutation ($id: UUID!) { revokeReviewLink(id: $id) { ${linkFields} } }`,
  links: `query ($first: Int, $after: String) { reviewLinks(first: $first, after: $after) {
    nodes { ${linkFields} } edges { cursor node { id } } ${rest} } }`,
  invitation: 'query ($token: String!) { reviewInvitation(token: $token) }',
  submit: `mutation ($token: String!, $input: SubmitReviewInput!) {
    submitReview(token: $token, input: $input) { ${reviewFields} } }`,
  publish: `mutation ($id: UUID!, $isPublished: Boolean) {
    publishReview(id: $id, isPublished: $isPublished) { id isPublished } }`,
  remove: 'mutation ($id: UUID!) { removeReview(id: $id) { id name } }',
  asked: `query ($id: UUID!) { message(id: $id) { id reviewLink { ${askedFields} } } }`,
  asks: `{ reviewLinks { nodes { email ${askedFields} } } }`,
  remindersOn: 'query ($token: String!) { reviewReminders(token: $token) }',
  stopReminders: 'mutation ($token: String!) { stopReviewReminders(token: $token) }',
  withdrawable: 'query ($token: String!) { withdrawableReview(token: $token) { id clientFeedback withdrawnAt } }',
  withdraw: 'mutation ($token: String!) { withdrawReview(token: $token) { id isPublished withdrawnAt } }',
  published: `query ($first: Int, $after: String) { reviews(first: $first, after: $after) {
    nodes { ${reviewFields} } edges { cursor node { id } } ${rest} } }`,
  all: `query ($first: Int, $after: String) { allReviews(first: $first, after: $after) {
    nodes { ${reviewFields} } edges { cursor node { id } } ${rest} } }`,
};

let made = 0;

/** A valid review; each has its own name. */
export function review(fields: Fields = {}): Fields {
  made += 1;
  return {
    name: `Client ${made}`,
    companyName: `Company ${made}`,
    position: 'Head of Marketing',
    clientFeedback: 'They did what they said.',
    rating: 5,
    ...fields,
  };
}

export const tokenIn = (link: string): string => link.split('/').at(-1) as string;

export async function issueLink(staff: Person, input: Fields = {}) {
  const { data, errors } = await staff.gql(reviewOperations.issue, {
    input: { email: 'client@company.example', ...input },
  });
  if (errors) throw new Error(JSON.stringify(errors));
  const { link, reviewLink } = data.issueReviewLink;
  return { link: link as string, token: tokenIn(link), id: reviewLink.id as string, reviewLink };
}

export const postReview = (person: Person, token: string, fields: Fields = {}): Promise<Rest> =>
  person.rest('POST', `/admin/reviews/${token}`, review(fields));

/** Submits a review by its own link over GraphQL, and publishes it on request. @throws when it was refused */
export async function makeReview(
  staff: Person,
  { isPublished = false, ...fields }: Fields & { isPublished?: boolean } = {},
): Promise<Review> {
  const { token } = await issueLink(staff);
  const { data, errors } = await staff.gql(reviewOperations.submit, { token, input: review(fields) });
  if (errors) throw new Error(JSON.stringify(errors));
  const { id } = data.submitReview;
  if (isPublished) await staff.gql(reviewOperations.publish, { id, isPublished });
  return { ...data.submitReview, isPublished };
}

/** The token of the address in a text. @throws when there is none */
export function tokenOf(text: string | undefined, path: 'submit-review' | 'stop-review-reminders' | 'withdraw-review') {
  const [, token] = new RegExp(`/${path}/([\\w-]{43})(?![\\w-])`).exec(text ?? '') ?? [];
  if (!token) throw new Error(`no /${path}/ in ${text}`);
  return token;
}

export async function emptyReviews({ services: { db } }: Product): Promise<void> {
  await db.delete(reviews);
  await db.delete(reviewLinks);
}

export const dateBackReview = ({ services: { db } }: Product, { id }: Pick<Review, 'id'>, moment: string) =>
  db
    .update(reviews)
    .set({ createdAt: new Date(moment) })
    .where(eq(reviews.id, id));

/** Inserts a review link with a known token. */
export const keepLink = ({ services: { db, now } }: Product, token: string) =>
  db.insert(reviewLinks).values({
    id: uuidv7(),
    email: 'client@company.example',
    tokenHash: hashToken(token),
    createdAt: now(),
    expiresAt: new Date(now().getTime() + 24 * 3600 * 1000),
  });

/** Inserts a link that ends the reminders of a client and a link that withdraws a review, with known tokens. */
export async function keepClientLinks(product: Product, token: string): Promise<void> {
  const { db, now } = product.services;
  const [tokenHash, createdAt] = [hashToken(token), now()];
  const [link] = await keepLink(product, uuidv7()).returning({ id: reviewLinks.id });
  await db.insert(reviewLinkTokens).values({ tokenHash, linkId: link?.id as string, purpose: 'opt-out', createdAt });
  await db.insert(reviews).values({
    ...(review() as Pick<
      typeof reviews.$inferInsert,
      'name' | 'companyName' | 'position' | 'clientFeedback' | 'rating'
    >),
    ...{ id: uuidv7(), createdAt, withdrawalTokenHash: tokenHash },
  });
}
