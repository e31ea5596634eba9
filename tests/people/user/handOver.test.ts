import { and, asc, eq, inArray } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { users } from '#server/people/user/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import { saveProfile } from '#tests/kit/content/author.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { done, eventsOf, tracesOf } from '#tests/kit/content/desk.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { listRevisions } from '#tests/kit/content/revision.ts';
import { deliveriesOf, emptyWebhooks, makeWebhook } from '#tests/kit/content/webhook.ts';
import { meet } from '#tests/kit/database/lock.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base
  .extend('admin', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Meera Nair' }))
  .extend('heir', { scope: 'file' }, ({ product }) => product.signedIn('Employee', { name: 'Joseph Fernandes' }));
let leaver: Person;
/** The account name of the leaving user, which is unique. */
let name: string;
let leavers = 0;
test.beforeEach(async ({ product }) => {
  leavers += 1;
  name = `Asha Rao ${leavers}`;
  leaver = await product.signedIn('Employee', { name });
});

const removeUser = (who: Person, { id }: Person, heirId?: string | null) =>
  who.gql('mutation ($id: UUID!, $heirId: UUID) { removeUser(id: $id, heirId: $heirId) { id } }', { id, heirId });
const holdingsOf = async (admin: Person, userId: string) =>
  (await admin.gql('query ($userId: UUID!) { holdings(userId: $userId) { messages posts } }', { userId })).data
    ?.holdings;
/** @returns the ids of new messages with this owner, in order */
async function owned(product: Product, admin: Person, by: Person, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const { id } = await makeMessage(product);
    await done(admin, 'assign', id, { ownerId: by.id });
    ids.push(id);
  }
  return ids.sort();
}
const ownersOf = async (product: Product, ids: string[]) => {
  const rows = await product.services.db
    .select()
    .from(messages)
    .where(inArray(messages.id, ids))
    .orderBy(asc(messages.id));
  return rows.map(({ ownerId }) => ownerId);
};
const authorsOf = async (product: Product, ...ids: string[]) => {
  const rows = await product.services.db.select().from(blogPosts).where(inArray(blogPosts.id, ids));
  return ids.map((id) => rows.find((row) => row.id === id)?.author);
};

describe('deleting an account with an heir', () => {
  test('the heir gets open and closed messages, each with conversation event, audit entry and webhook', async ({
    product,
    admin,
    heir,
  }) => {
    const hook = await makeWebhook(admin, { events: ['MESSAGE_ASSIGNED'] });
    const [open = '', won = ''] = await owned(product, admin, leaver, 2);
    await done(leaver, 'stage', won, { stage: 'WON' });
    const [others = ''] = await owned(product, admin, admin, 1);
    const reported = (await deliveriesOf(product, hook)).length;
    expect(await holdingsOf(admin, leaver.id)).toEqual({ messages: 2, posts: 0 });
    expect((await removeUser(admin, leaver, heir.id)).errors).toBeUndefined();
    expect(await ownersOf(product, [open, won])).toEqual([heir.id, heir.id]);
    expect(await ownersOf(product, [others])).toEqual([admin.id]);
    for (const id of [open, won]) {
      expect((await tracesOf(product, id)).audit.at(-1)).toBe('message.assign');
      expect((await eventsOf(admin, id)).at(-1)).toMatchObject({ kind: 'ASSIGNED', actor: 'Meera Nair' });
    }
    const sent = (await deliveriesOf(product, hook)).slice(reported);
    expect(sent.map(({ event }) => event)).toEqual(['message.assigned', 'message.assigned']);
    await emptyWebhooks(product);
    const noted = await product.services.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, leaver.id), eq(auditEntries.action, 'user.remove')));
    expect(noted).toMatchObject([
      { actorId: admin.id, after: { heir: 'Joseph Fernandes', messages: 2, posts: 0 }, before: { role: 'Employee' } },
    ]);
  });

  test('the heir becomes author of posts by account and by author page, each with an earlier revision', async ({
    product,
    admin,
    heir,
  }) => {
    const byAccount = await makePost(leaver, { author: name, isPublished: false });
    await saveProfile(leaver, { name: 'Asha R.' });
    const byPage = await makePost(leaver, { author: 'Asha R.', isPublished: true });
    const others = await makePost(leaver, { author: `${name} Junior` });
    expect(await holdingsOf(admin, leaver.id)).toEqual({ messages: 0, posts: 2 });
    await saveProfile(heir, { name: 'Joe Fernandes' });
    await removeUser(admin, leaver, heir.id);
    expect(await authorsOf(product, byAccount.id, byPage.id, others.id)).toEqual([
      'Joe Fernandes',
      'Joe Fernandes',
      `${name} Junior`,
    ]);
    expect((await listRevisions(admin, 'BLOG_POST', byPage.id)).map(({ number }) => number)).toEqual([1, 2]);
    const { data } = await product.nobody.gql(`{ blogPost(slug: "${byPage.slug}") { author } }`);
    expect(data.blogPost.author).toBe('Joe Fernandes');
    await saveProfile(heir, { isOn: false });
  });

  test('posts keep their author when another user has the same name', async ({ product, admin, heir }) => {
    const namesake = await product.signedIn('Employee', { name });
    const post = await makePost(leaver, { author: name });
    expect(await holdingsOf(admin, leaver.id)).toEqual({ messages: 0, posts: 0 });
    await removeUser(admin, leaver, heir.id);
    expect(await authorsOf(product, post.id)).toEqual([name]);
    await removeUser(admin, namesake);
    expect(await authorsOf(product, post.id)).toEqual([name]);
  });

  test('an heir who cannot sign in or is the leaving user is refused without a change', async ({ product, admin }) => {
    const [id = ''] = await owned(product, admin, leaver, 1);
    const blocked = await product.signedIn('Employee');
    await admin.gql('mutation ($id: UUID!) { blockUser(id: $id) { id } }', { id: blocked.id });
    for (const [heirId, sentence] of [
      [leaver.id, 'Please choose somebody else: this account is being deleted.'],
      [blocked.id, 'Please choose somebody who can sign in.'],
      [UNKNOWN, 'Please choose somebody who can sign in.'],
    ] as const) {
      const { code, errors } = await removeUser(admin, leaver, heirId);
      expect([code, errors?.[0].message, errors?.[0].extensions.fields]).toEqual([
        ...['BAD_USER_INPUT', sentence],
        { heirId: sentence },
      ]);
    }
    expect(await ownersOf(product, [id])).toEqual([leaver.id]);
    expect(await product.services.db.$count(users, eq(users.id, leaver.id))).toBe(1);
  });

  test('the deleting admin can be the heir', async ({ product, admin }) => {
    const ids = await owned(product, admin, leaver, 1);
    expect((await removeUser(admin, leaver, admin.id)).errors).toBeUndefined();
    expect(await ownersOf(product, ids)).toEqual([admin.id]);
  });

  test('a deletion concurrent with a saved post and a moved message loses neither change', async ({
    product,
    admin,
    heir,
  }) => {
    const post = await makePost(leaver, { author: name });
    const [id = ''] = await owned(product, admin, leaver, 1);
    const input = blogPost({ title: 'A title of the last minute', author: name, slug: post.slug });
    const where = eq(blogPosts.id, post.id);
    const answers = await meet(product, { table: blogPosts, where }, [
      () => leaver.gql(blogOperations.update, { id: post.id, input }),
      () => removeUser(admin, leaver, heir.id),
    ]);
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    const [saved] = await product.services.db.select().from(blogPosts).where(where);
    expect([saved?.title, saved?.author]).toEqual(['A title of the last minute', 'Joseph Fernandes']);
    const other = await product.signedIn('Employee');
    await done(admin, 'assign', id, { ownerId: other.id });
    const moved = await meet(product, { table: messages, where: eq(messages.id, id) }, [
      () => heir.gql('mutation ($id: UUID!) { setMessageStage(id: $id, stage: PROPOSAL) { id } }', { id }),
      () => removeUser(admin, other, heir.id),
    ]);
    expect(moved.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    const [row] = await product.services.db.select().from(messages).where(eq(messages.id, id));
    expect([row?.stage, row?.ownerId]).toEqual(['PROPOSAL', heir.id]);
  });
});

test('without an heir messages lose their owner and posts keep their author', async ({ product, admin }) => {
  const ids = await owned(product, admin, leaver, 1);
  const post = await makePost(leaver, { author: name });
  await removeUser(admin, leaver);
  expect([await ownersOf(product, ids), await authorsOf(product, post.id)]).toEqual([[null], [name]]);
});

test('only admins can read holdings', async ({ heir }) => {
  const ask = (who: Person, userId: string) =>
    who.gql('query ($userId: UUID!) { holdings(userId: $userId) { messages } }', { userId });
  expect((await ask(heir, leaver.id)).code).toBe('FORBIDDEN');
});

test('the holdings of an unknown user are NOT_FOUND', async ({ admin }) => {
  const ask = (who: Person, userId: string) =>
    who.gql('query ($userId: UUID!) { holdings(userId: $userId) { messages } }', { userId });
  expect((await ask(admin, UNKNOWN)).code).toBe('NOT_FOUND');
});
