import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeletionKind, deletionKinds } from '#schema/deletion.ts';
import { buildSchema } from '#server/app/graphql/schema.ts';
import { startHousekeeping } from '#server/app/jobs/housekeeping.ts';
import { tombstones } from '#server/office/privacy/tombstone/table.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { issueToken, machineOf } from '#tests/kit/content/apiToken.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { insertBooking } from '#tests/kit/content/booking.ts';
import { announce } from '#tests/kit/content/import.ts';
import { makePicture, sendReplacement } from '#tests/kit/content/media.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { makePage } from '#tests/kit/content/page.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { makePreview } from '#tests/kit/content/preview.ts';
import { makeRedirect } from '#tests/kit/content/redirect.ts';
import { makeTemplate } from '#tests/kit/content/replyTemplate.ts';
import { issueLink, makeReview } from '#tests/kit/content/review.ts';
import { makeWebhook } from '#tests/kit/content/webhook.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const DAY = 24 * 3600 * 1000;

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signedIn('admin');
});
afterAll(() => product.stop());

const LIST = `query ($since: DateTimeISO!, $kinds: [DeletionKind!], $after: String, $first: Int) {
  deletions(since: $since, kinds: $kinds, after: $after, first: $first) {
    nodes { id kind deletedAt } totalCount pageInfo { hasNextPage endCursor } } }`;
const since = () => new Date(Date.now() - DAY).toISOString();
type Page = { nodes: Deleted[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
type Deleted = { id: string; kind: DeletionKind; deletedAt: string };
const ask = (person: Person, variables: Record<string, unknown> = {}) =>
  person.gql(LIST, { since: since(), first: 200, ...variables });
const deletedFor = async (person: Person): Promise<Deleted[]> => {
  const { data, errors } = await ask(person);
  expect(errors).toBeUndefined();
  return data.deletions.nodes;
};
const kindsOf = async (person: Person, id: string) =>
  (await deletedFor(person)).filter((one) => one.id === id).map(({ kind }) => kind);
const run = (text: string) => product.services.db.execute(sql.raw(text));

const idOf = async (made: Promise<{ id: string }>) => (await made).id;
const removals: Record<string, [kind: DeletionKind, make: () => Promise<string>]> = {
  removeAffiliate: ['AFFILIATE', () => idOf(makeAffiliate(product.nobody))],
  removeBlogPost: ['BLOG_POST', () => idOf(makePost(admin))],
  removeImport: ['IMPORT', async () => (await announce(admin, {})).data.createImport.id],
  removeMessage: ['MESSAGE', () => idOf(makeMessage(product))],
  removePage: ['PAGE', () => idOf(makePage(admin))],
  removePicture: ['MEDIA_PICTURE', () => idOf(makePicture(admin))],
  removePortfolioItem: ['PORTFOLIO_ITEM', () => idOf(makeItem(admin))],
  removeRedirect: ['REDIRECT', () => idOf(makeRedirect(admin))],
  removeReplyTemplate: ['REPLY_TEMPLATE', () => idOf(makeTemplate(admin))],
  removeReview: ['REVIEW', () => idOf(makeReview(admin))],
  removeUser: ['USER', () => idOf(product.signedIn('Employee'))],
  removeWebhook: ['WEBHOOK', () => idOf(makeWebhook(admin))],
};
/** Deleting mutations without a record of their own: parts of other objects, private data of the caller, many objects. */
const untold = [
  'removeSampleContent',
  'removeHostFeed',
  'removeSubscriber',
  'removeSlot',
  'removeView',
  'forgetMissedPath',
  'forgetMissedPaths',
];

test('the table covers every deleting mutation', () => {
  const names = Object.keys(buildSchema().getMutationType()?.getFields() ?? {}).filter((name) =>
    /^(remove|forget|delete)/.test(name),
  );
  expect(names.sort()).toEqual([...Object.keys(removals), ...untold].sort());
});

test.for(Object.keys(removals))('%s is recorded once with its time', async (name) => {
  const [kind, make] = removals[name] as (typeof removals)[string];
  const id = await make();
  expect(await kindsOf(admin, id)).toEqual([]);
  const begun = Date.now();
  const { errors } = await admin.gql(`mutation ($id: UUID!) { ${name}(id: $id) { id } }`, { id });
  expect(errors).toBeUndefined();
  const [reported, ...more] = (await deletedFor(admin)).filter((one) => one.id === id);
  expect([reported?.kind, more]).toEqual([kind, []]);
  expect(Math.abs(Date.parse(reported?.deletedAt ?? '') - begun)).toBeLessThan(60_000);
});

describe('other deletions', () => {
  test('deletions of dependent objects are recorded: preview links and invitations of a user, links of a post', async () => {
    const maker = await product.signedIn('admin');
    const post = await makePost(admin);
    const [ofUser, ofPost] = [
      await makePreview(maker, 'BLOG_POST', post.id),
      await makePreview(admin, 'BLOG_POST', post.id),
    ];
    const invited = (
      await maker.gql('mutation { inviteUser(input: { email: "new@staff.example", role: EMPLOYEE }) { id } }')
    ).data.inviteUser.id;
    const token = await issueToken(maker);
    await admin.gql('mutation ($id: UUID!) { removeUser(id: $id) { id } }', { id: maker.id });
    for (const [id, kind] of [
      [ofUser.id, 'PREVIEW_LINK'],
      [invited, 'INVITATION'],
      [token.id, 'API_TOKEN'],
      [maker.id, 'USER'],
    ])
      expect([kind, await kindsOf(admin, id)]).toEqual([kind, [kind]]);
    await admin.gql('mutation ($id: UUID!) { removeBlogPost(id: $id) { id } }', { id: post.id });
    expect(await kindsOf(admin, ofPost.id)).toEqual(['PREVIEW_LINK']);
  });

  test('each deletion of a bulk change is recorded', async () => {
    const ids = [await idOf(makeReview(admin)), await idOf(makeReview(admin))];
    await admin.gql('mutation ($ids: [UUID!]!) { bulkUpdate(kind: REVIEW, action: REMOVE, ids: $ids) { done } }', {
      ids,
    });
    for (const id of ids) expect(await kindsOf(admin, id)).toEqual(['REVIEW']);
  });

  test('a deletion by an SQL statement is recorded', async () => {
    const booking = await insertBooking(product, { hostId: admin.id, startsAt: new Date(Date.now() + 3_600_000) });
    await run(`delete from bookings where id = '${booking.id}'`);
    expect(await kindsOf(admin, booking.id)).toEqual(['BOOKING']);
  });

  test('deletions by housekeeping are recorded: links that ended a year ago', async () => {
    const { reviewLink } = await issueLink(admin);
    await run(`update review_links set expires_at = now() - interval '366 days' where id = '${reviewLink.id}'`);
    await startHousekeeping(product.services)();
    expect(await kindsOf(admin, reviewLink.id)).toEqual(['REVIEW_LINK']);
  });

  test('a deleted picture is recorded with its library id, unlike a replaced one', async () => {
    const { id } = await makePicture(admin);
    await sendReplacement(admin, id, await canvas(30, 30).png().toBuffer());
    expect(await kindsOf(admin, id)).toEqual([]);
    await admin.gql('mutation ($id: UUID!) { removePicture(id: $id) { id } }', { id });
    const reported = (await deletedFor(admin)).filter(({ kind }) => kind === 'MEDIA_PICTURE').map((one) => one.id);
    expect(reported.filter((one) => one === id)).toHaveLength(1);
  });

  test('a rolled back deletion is not recorded', async () => {
    const { id } = await makePost(admin);
    const failed = product.services.db.transaction(async (tx) => {
      await tx.execute(sql.raw(`delete from blog_posts where id = '${id}'`));
      throw new Error('killed');
    });
    await expect(failed).rejects.toThrow('killed');
    expect(await kindsOf(admin, id)).toEqual([]);
  });
});

describe('public deletions', () => {
  const publish = (name: string, id: string, isPublished: boolean) =>
    admin.gql(`mutation ($id: UUID!, $isPublished: Boolean) { ${name}(id: $id, isPublished: $isPublished) { id } }`, {
      id,
      isPublished,
    });
  test.for([
    ['BLOG_POST', 'publishBlogPost', 'removeBlogPost', () => makePost(admin, { isPublished: true })],
    ['PORTFOLIO_ITEM', 'publishPortfolioItem', 'removePortfolioItem', () => makeItem(admin, { isPublished: true })],
    ['REVIEW', 'publishReview', 'removeReview', () => makeReview(admin, { isPublished: true })],
  ] as const)(
    '%s: the public sees a deletion for good but an unpublication until the next publication',
    async ([kind, toggle, remove, make]) => {
      const { id } = await make();
      await publish(toggle, id, false);
      expect([await kindsOf(product.nobody, id), await kindsOf(admin, id)]).toEqual([[kind], []]);
      await publish(toggle, id, true);
      expect(await kindsOf(product.nobody, id)).toEqual([]);
      await admin.gql(`mutation ($id: UUID!) { ${remove}(id: $id) { id } }`, { id });
      expect([await kindsOf(product.nobody, id), await kindsOf(admin, id)]).toEqual([[kind], [kind]]);
    },
  );

  test('the public does not see deletions of drafts', async () => {
    const { id } = await makePost(admin, { isPublished: false });
    await admin.gql('mutation ($id: UUID!) { removeBlogPost(id: $id) { id } }', { id });
    expect([await kindsOf(product.nobody, id), await kindsOf(admin, id)]).toEqual([[], ['BLOG_POST']]);
  });

  test('a PUBLISHED token sees the same deletions as the public', async () => {
    expect(await deletedFor(await machineOf(admin, 'PUBLISHED'))).toEqual(await deletedFor(product.nobody));
  });
});

describe('permissions of deletions', () => {
  const kinds = Object.entries(deletionKinds);
  test.for(kinds)('%s (%s): only callers who may list the kind see its deletions', async ([kind, role]) => {
    const [employee, reader] = [await product.signedIn('Employee'), await machineOf(admin, 'PUBLISHED')];
    const codes = [product.nobody, reader, employee, admin].map(
      async (person) => (await ask(person, { kinds: [kind] })).code,
    );
    const refused = {
      public: [],
      Employee: ['UNAUTHENTICATED', 'FORBIDDEN'],
      admin: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN'],
    }[role];
    expect(await Promise.all(codes)).toEqual([...refused, ...Array(4 - refused.length).fill(undefined)]);
  });
  test('an employee without kinds gets no deletions of kinds for admins', async () => {
    const employee = await product.signedIn('Employee');
    const reported = new Set((await deletedFor(employee)).map(({ kind }) => deletionKinds[kind]));
    expect([...reported].sort()).toEqual(['Employee', 'public']);
  });
});

test('deletions are paged in order of time from a moment on', async () => {
  const all = await deletedFor(admin);
  expect(all.map(({ deletedAt, id }) => deletedAt + id)).toEqual(all.map(({ deletedAt, id }) => deletedAt + id).sort());
  const pages: Deleted[] = [];
  for (let after: string | null = null, more = true; more; ) {
    const { nodes, pageInfo }: Page = (await ask(admin, { first: 3, after })).data.deletions;
    pages.push(...nodes);
    [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
  }
  expect(pages).toEqual(all);
  const middle = all[5]?.deletedAt as string;
  expect((await ask(admin, { since: middle })).data.deletions.nodes).toEqual(
    all.filter(({ deletedAt }) => deletedAt >= middle),
  );
  expect((await ask(admin, { kinds: [] })).data.deletions.totalCount).toBe(0);
});

test('deletions can be read for 30 days and are stored one day longer', async () => {
  const { db, now } = product.services;
  const count = await db.$count(tombstones);
  expect(count).toBeGreaterThan(5);
  const before = (days: number) => new Date(now().getTime() - days * DAY + 60_000).toISOString();
  expect((await ask(admin, { since: before(30) })).code).toBeUndefined();
  expect((await ask(admin, { since: before(30.01) })).code).toBe('GONE');
  product.passTime(30.5 * DAY);
  await startHousekeeping(product.services)();
  expect(await db.$count(tombstones)).toBeGreaterThanOrEqual(count);
  product.passTime(DAY);
  await startHousekeeping(product.services)();
  expect(await db.$count(tombstones, sql`deleted_at < now() - interval '1 minute'`)).toBe(0);
});
