import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bulkStrings } from '#schema/bulk.ts';
import { deskStrings } from '#schema/desk.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { reviews } from '#server/clients/review/table.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { pages } from '#server/content/page/table.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { makePage } from '#tests/kit/content/page.ts';
import { canvas, pictureByGraphql, pictureFiles } from '#tests/kit/content/picture.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import { deliveriesOf, emptyWebhooks, makeWebhook } from '#tests/kit/content/webhook.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import { emptyAuditLog } from '#tests/kit/people/auditEntry.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let admin: Person;
let employee: Person;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signedIn('admin');
  employee = await product.signedIn('Employee');
});
beforeEach(() => emptyAuditLog(product));
afterAll(() => product.stop());

const operation = `mutation ($kind: BulkKind!, $action: BulkAction!, $ids: [UUID!]!) {
  bulkUpdate(kind: $kind, action: $action, ids: $ids) { done failed { id reason message } } }`;

const bulk = (who: Person, kind: string, action: string, ids: readonly string[]) =>
  who.gql(operation, { kind, action, ids });

const work = (who: Person, action: string, ids: readonly string[], beside: object = {}) =>
  who.gql(
    `mutation ($action: BulkAction!, $ids: [UUID!]!, $ownerId: UUID, $stage: MessageStage, $lostReason: String) {
      bulkUpdate(kind: MESSAGE, action: $action, ids: $ids, ownerId: $ownerId, stage: $stage, lostReason: $lostReason) {
        done failed { id reason message } } }`,
    { action, ids, ...beside },
  );

const kinds = {
  MESSAGE: { make: () => makeMessage(product), table: messages },
  BLOG_POST: { make: () => makePost(admin), table: blogPosts },
  PORTFOLIO_ITEM: { make: () => makeItem(admin), table: portfolioItems },
  PAGE: { make: () => makePage(admin), table: pages },
  REVIEW: { make: () => makeReview(admin), table: reviews },
  AFFILIATE: { make: () => makeAffiliate(product.nobody), table: affiliates },
};
type Kind = keyof typeof kinds;

const makeThree = async (kind: Kind): Promise<string[]> => {
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) ids.push((await kinds[kind].make()).id);
  return ids;
};
const stored = async (kind: Kind, id: string): Promise<Record<string, unknown> | undefined> => {
  const { table } = kinds[kind];
  return (await product.services.db.select().from(table).where(eq(table.id, id)))[0];
};
const actionsOf = async (id: string) =>
  (await product.services.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))).map(
    ({ action }) => action,
  );

describe('bulk actions and single mutations', () => {
  test.for<[kind: Kind, action: string, back: string, field: string, value: boolean, entry: string]>([
    ['MESSAGE', 'MARK_READ', 'MARK_UNREAD', 'isRead', true, 'message.markRead'],
    ['MESSAGE', 'MARK_SPAM', 'MARK_NOT_SPAM', 'isSpam', true, 'message.markSpam'],
    ['BLOG_POST', 'PUBLISH', 'UNPUBLISH', 'isPublished', true, 'blog.publish'],
    ['PORTFOLIO_ITEM', 'PUBLISH', 'UNPUBLISH', 'isPublished', true, 'portfolio.publish'],
    ['PAGE', 'PUBLISH', 'UNPUBLISH', 'isPublished', true, 'page.publish'],
    ['REVIEW', 'PUBLISH', 'UNPUBLISH', 'isPublished', true, 'review.publish'],
    ['AFFILIATE', 'MARK_SPAM', 'MARK_NOT_SPAM', 'isSpam', true, 'affiliate.markSpam'],
  ])(
    '%s %s changes each object with an audit entry until %s reverts it',
    async ([kind, action, back, field, value, entry]) => {
      const ids = await makeThree(kind);
      await bulk(admin, kind, back, ids);
      await emptyAuditLog(product);
      expect((await bulk(employee, kind, action, ids)).data.bulkUpdate).toEqual({ done: ids, failed: [] });
      for (const id of ids) {
        expect((await stored(kind, id))?.[field]).toBe(value);
        expect(await actionsOf(id)).toEqual([entry]);
      }
      // An object that already has the state counts as done, without an audit entry.
      expect((await bulk(employee, kind, action, ids)).data.bulkUpdate.done).toEqual(ids);
      expect(await actionsOf(ids[0] as string)).toEqual([entry]);
      expect((await bulk(employee, kind, back, ids)).data.bulkUpdate.done).toEqual(ids);
      for (const id of ids) expect((await stored(kind, id))?.[field]).toBe(!value);
    },
  );

  test('MESSAGE ASSIGN assigns all messages to nobody or a user who can sign in', async () => {
    const ids = await makeThree('MESSAGE');
    const { id: ownerId } = await product.user();
    const owners = () => Promise.all(ids.map(async (id) => (await stored('MESSAGE', id))?.ownerId));
    await emptyAuditLog(product);
    expect((await work(employee, 'ASSIGN', ids, { ownerId })).data.bulkUpdate).toEqual({ done: ids, failed: [] });
    expect(await owners()).toEqual([ownerId, ownerId, ownerId]);
    expect(await actionsOf(ids[0] as string)).toEqual(['message.assign']);
    // No change of owner, so no audit entry.
    await work(employee, 'ASSIGN', ids, { ownerId });
    expect(await actionsOf(ids[0] as string)).toEqual(['message.assign']);
    expect((await work(employee, 'ASSIGN', ids)).data.bulkUpdate.done).toEqual(ids);
    expect(await owners()).toEqual([null, null, null]);
    const { failed } = (await work(employee, 'ASSIGN', ids, { ownerId: UNKNOWN })).data.bulkUpdate;
    expect(failed).toEqual(ids.map((id) => ({ id, reason: 'BAD_USER_INPUT', message: deskStrings.notAColleague })));
  });

  test('MESSAGE SET_STAGE moves all messages to a stage with its reason', async () => {
    const ids = await makeThree('MESSAGE');
    const stages = () => Promise.all(ids.map(async (id) => (await stored('MESSAGE', id))?.stage));
    await emptyAuditLog(product);
    for (const [beside, message] of [
      [{}, bulkStrings.noStage],
      [{ stage: 'LOST' }, deskStrings.noReason],
      [{ stage: 'LOST', lostReason: '  ' }, deskStrings.noReason],
    ] as const) {
      const { done, failed } = (await work(employee, 'SET_STAGE', ids, beside)).data.bulkUpdate;
      expect(done).toEqual([]);
      expect(failed).toEqual(ids.map((id) => ({ id, reason: 'BAD_USER_INPUT', message })));
    }
    expect(await stages()).toEqual(['NEW', 'NEW', 'NEW']);
    const lost = { stage: 'LOST', lostReason: 'Too dear' };
    expect((await work(employee, 'SET_STAGE', ids, lost)).data.bulkUpdate).toEqual({ done: ids, failed: [] });
    expect(await stages()).toEqual(['LOST', 'LOST', 'LOST']);
    expect((await stored('MESSAGE', ids[0] as string))?.lostReason).toBe('Too dear');
    await work(employee, 'SET_STAGE', ids, { stage: 'WON' });
    expect(await stages()).toEqual(['WON', 'WON', 'WON']);
    expect((await stored('MESSAGE', ids[0] as string))?.lostReason).toBeNull();
    expect(await actionsOf(ids[0] as string)).toEqual(['message.setStage', 'message.setStage']);
  });

  test.for(Object.keys(kinds) as Kind[])('%s REMOVE deletes each object with an audit entry', async (kind) => {
    const [kept, ...ids] = (await makeThree(kind)) as [string, ...string[]];
    await emptyAuditLog(product);
    expect((await bulk(employee, kind, 'REMOVE', ids)).data.bulkUpdate).toEqual({ done: ids, failed: [] });
    for (const id of ids) {
      expect(await stored(kind, id)).toBeUndefined();
      expect(await actionsOf(id)).toEqual([expect.stringMatching(/\.remove$/)]);
    }
    expect(await stored(kind, kept)).toBeDefined();
  });
});

describe('refusals before anything is done', () => {
  test.for<[action: string, kind: Kind]>([
    ['PUBLISH', 'MESSAGE'],
    ['UNPUBLISH', 'AFFILIATE'],
    ['MARK_READ', 'REVIEW'],
    ['MARK_UNREAD', 'AFFILIATE'],
    ['MARK_SPAM', 'BLOG_POST'],
    ['MARK_NOT_SPAM', 'PORTFOLIO_ITEM'],
    ['ASSIGN', 'REVIEW'],
    ['SET_STAGE', 'AFFILIATE'],
  ])('%s is refused for %s, which does not support it', async ([action, kind]) => {
    const { id } = await kinds[kind].make();
    const { errors } = await bulk(admin, kind, action, [id]);
    const sentence = 'This cannot be done with items of this kind.';
    expect(errors).toMatchObject([
      { message: sentence, extensions: { code: 'BAD_USER_INPUT', fields: { action: sentence } } },
    ]);
  });

  test('a bulk action takes from 1 to 200 ids, duplicates included', async () => {
    const { id } = await makeReview(admin);
    const none = await bulk(admin, 'REVIEW', 'PUBLISH', []);
    expect(none.errors).toMatchObject([
      { message: 'Choose at least one item.', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    const tooMany = await bulk(admin, 'REVIEW', 'PUBLISH', Array(201).fill(id));
    expect(tooMany.errors).toMatchObject([
      { message: 'Choose at most 200 items at once.', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect((await stored('REVIEW', id))?.isPublished).toBe(false);
    const most = await bulk(admin, 'REVIEW', 'PUBLISH', Array(200).fill(id));
    expect(most.data.bulkUpdate).toEqual({ done: [id], failed: [] });
  });

  test('an unauthenticated bulk change is refused', async () => {
    const { id } = await makeReview(admin);
    const { errors } = await bulk(product.nobody, 'REVIEW', 'REMOVE', [id]);
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(await stored('REVIEW', id)).toBeDefined();
  });
});

test('an unknown object is listed as failed beside the others that are changed', async () => {
  const [first, , last] = (await makeThree('BLOG_POST')) as [string, string, string];
  const { data } = await bulk(admin, 'BLOG_POST', 'REMOVE', [last, UNKNOWN, first]);
  expect(data.bulkUpdate).toEqual({
    done: [last, first],
    failed: [{ id: UNKNOWN, reason: 'NOT_FOUND', message: 'Blog post not found.' }],
  });
  expect(await stored('BLOG_POST', first)).toBeUndefined();
});

test('an internal error rolls everything back and reveals no details', async () => {
  const ids = await makeThree('REVIEW');
  const { db } = product.services;
  const [, , last] = ids.toSorted();
  await db.execute(
    sql.raw(`CREATE FUNCTION fail_one() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN IF OLD.id = '${last}' THEN RAISE 'a secret reason'; END IF; RETURN OLD; END $$`),
  );
  await db.execute(sql`CREATE TRIGGER fail_one BEFORE DELETE ON reviews FOR EACH ROW EXECUTE FUNCTION fail_one()`);
  const { errors } = await bulk(admin, 'REVIEW', 'REMOVE', ids);
  await db.execute(sql`DROP FUNCTION fail_one CASCADE`);
  expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }]);
  expect(JSON.stringify(errors)).not.toContain('secret');
  for (const id of ids) {
    expect(await stored('REVIEW', id)).toBeDefined();
    expect(await actionsOf(id)).toEqual([]);
  }
});

test('concurrent bulk changes of the same objects in opposite orders cause no deadlock', async () => {
  const ids = [...(await makeThree('MESSAGE')), ...(await makeThree('MESSAGE'))];
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      bulk(admin, 'MESSAGE', index % 2 ? 'MARK_READ' : 'MARK_UNREAD', index % 2 ? ids : ids.toReversed()),
    ),
  );
  for (const { data, errors } of answers) {
    expect(errors).toBeUndefined();
    expect(data.bulkUpdate.done.toSorted()).toEqual(ids.toSorted());
  }
});

test('bulk publishing sends one webhook event for each post', async () => {
  const webhook = await makeWebhook(admin, { events: ['POST_PUBLISHED'] });
  const ids = await makeThree('BLOG_POST');
  await bulk(admin, 'BLOG_POST', 'PUBLISH', ids);
  await bulk(admin, 'BLOG_POST', 'PUBLISH', ids);
  const reported = (await deliveriesOf(product, webhook)).map(({ body }) => JSON.parse(body));
  expect(reported).toHaveLength(3);
  await emptyWebhooks(product);
});

test('bulk deletion deletes the uploaded pictures of the deleted posts and no others', async () => {
  const bytes = await canvas().png().toBuffer();
  const upload = async () => (await pictureByGraphql(admin, bytes)).data.createBlogPost.id as string;
  const ids = [await upload(), await upload()];
  await upload();
  expect(await pictureFiles(product)).toHaveLength(3);
  await bulk(admin, 'BLOG_POST', 'REMOVE', ids);
  expect(await pictureFiles(product)).toHaveLength(1);
});
