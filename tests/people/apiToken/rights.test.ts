import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { apiTokens } from '#server/people/apiToken/table.ts';
import { users } from '#server/people/user/table.ts';
import { askForToken, issueToken, listTokens, machineOf, tokenOperations } from '#tests/kit/content/apiToken.ts';
import { blogOperations, makePost } from '#tests/kit/content/blog.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { canvas, pictureByGraphql } from '#tests/kit/content/picture.ts';
import { meet } from '#tests/kit/database/lock.ts';
import { hear } from '#tests/kit/network/live.ts';
import { expectFailure } from '#tests/kit/network/restRows.ts';
import { doors } from '#tests/kit/network/signInEntries.ts';
import { Person } from '#tests/kit/people/person.ts';
import { startProduct } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const READ_ONLY = 'This API token may only read what is published.';
const SESSION_ONLY = 'An API token may not do this: please sign in.';

const works = async (machine: Person) => Promise.all(doors.map(async ({ work }) => (await work(machine)).status));
const block = (admin: Person, id: string, isBlocked: boolean) =>
  admin.gql('mutation ($id: UUID!, $isBlocked: Boolean) { blockUser(id: $id, isBlocked: $isBlocked) { isBlocked } }', {
    id,
    isBlocked,
  });
const asked = async (who: Person) => (await who.gql('{ viewer { id role } }')).data?.viewer;

describe('the rights of an API token', () => {
  test('a token acts as its admin, with the role it was issued for', async ({ admin }) => {
    for (const [role, acts] of [
      ['STAFF', 'EMPLOYEE'],
      ['ADMIN', 'ADMIN'],
    ] as const) {
      expect(await asked(await machineOf(admin, role))).toEqual({ id: admin.id, role: acts });
    }
  });

  test('a token has no more rights than its admin still has', async ({ product }) => {
    const maker = await product.signedIn('admin');
    const machine = await machineOf(maker, 'ADMIN');
    await product.services.db.update(users).set({ role: 'Employee' }).where(eq(users.id, maker.id));
    expect(await asked(machine)).toEqual({ id: maker.id, role: 'EMPLOYEE' });
    expect((await machine.rest('GET', '/admin/')).status).toBe(403);
  });

  test('a token cannot block its own admin', async ({ admin }) => {
    const machine = await machineOf(admin, 'ADMIN');
    expect((await machine.rest('PUT', `/admin/${admin.id}/toggle-block`)).status).toBe(409);
  });

  test('blocking an admin invalidates their tokens permanently and no others', async ({ product, admin }) => {
    const maker = await product.signedIn('admin');
    const { machine, id } = await issueToken(maker);
    const other = await issueToken(admin);
    await block(admin, maker.id, false);
    expect(await works(machine)).toEqual([200, 200]);
    await block(admin, maker.id, true);
    expect([await works(machine), (await listTokens(admin))[id]?.state]).toEqual([[401, 401], 'REVOKED']);
    await block(admin, maker.id, false);
    expect([await works(machine), (await listTokens(admin))[id]?.state]).toEqual([[401, 401], 'REVOKED']);
    expect(await works(other.machine)).toEqual([200, 200]);
  });

  test('deleting an admin deletes their tokens', async ({ product, admin }) => {
    const maker = await product.signedIn('admin');
    const { machine, id } = await issueToken(maker);
    expect((await admin.rest('DELETE', `/admin/${maker.id}`)).status).toBe(200);
    expect([await works(machine), (await listTokens(admin))[id]]).toEqual([[401, 401], undefined]);
  });

  test.for(['before', 'after'])(
    'a block immediately %s the issue of a token leaves no valid token',
    async (order, { product, admin }) => {
      const maker = await product.signedIn('admin');
      let token: string | undefined;
      const issue = async () => {
        token = (await askForToken(maker)).data?.issueApiToken?.token;
      };
      const blocking = async () => {
        expect((await block(admin, maker.id, true)).code).toBeUndefined();
      };
      const requests = order === 'before' ? [blocking, issue] : [issue, blocking];
      await meet(product, { table: users, where: eq(users.id, maker.id) }, requests);
      await block(admin, maker.id, false);
      expect(await works(new Person(product.url, { token: token ?? 'none' }))).toEqual([401, 401]);
    },
  );
});

test('a staff token can open a stream, which ends when the token is revoked', async ({ product, admin }) => {
  const { machine, id } = await issueToken(admin);
  const ear = await hear(machine);
  await makeMessage(product);
  expect((await ear.next()).arrived.kind).toBe('MESSAGE');
  await admin.gql(tokenOperations.revoke, { id });
  await makeMessage(product);
  expect((await ear.next()).code).toBe('UNAUTHENTICATED');
  expect(await ear.ended()).toEqual({ isComplete: true });
});

describe('a PUBLISHED token', () => {
  let reader: Person;
  test.beforeAll(async ({ admin }) => {
    reader = await machineOf(admin, 'PUBLISHED');
  });

  test('a PUBLISHED token reads no draft, neither in a list nor by slug', async ({ admin }) => {
    const draft = await makePost(admin);
    const post = await makePost(admin, { isPublished: true });
    expect((await reader.gql(blogOperations.bySlug, { slug: post.slug })).data.blogPost.slug).toBe(post.slug);
    expect((await reader.gql(blogOperations.bySlug, { slug: draft.slug })).code).toBe('NOT_FOUND');
    expect((await reader.rest('GET', `/blogs/${post.slug}`)).status).toBe(200);
    expect((await reader.rest('GET', `/blogs/${draft.slug}`)).status).toBe(404);
    const slugs = (await reader.rest('GET', '/blogs')).body.data.map(({ slug }: { slug: string }) => slug);
    expect([slugs.includes(post.slug), slugs.includes(draft.slug)]).toEqual([true, false]);
    const staff = await machineOf(admin, 'STAFF');
    expect((await staff.rest('GET', `/blogs/${draft.slug}`)).status).toBe(200);
  });

  test('a PUBLISHED token is refused every mutation before its body is read', async () => {
    for (const path of ['/messages/us', '/blogs/create', '/admin/login', '/admin/signup', '/admin/reviews/some-link']) {
      const { status, body } = await reader.rest('POST', path, { name: '' });
      expect([path, status]).toEqual([path, 403]);
      expectFailure(body, READ_ONLY);
    }
    const { errors } = await reader.gql('mutation { resendCode(input: { identifier: "a@b.example" }) { message } }');
    expect(errors?.[0]).toMatchObject({ message: READ_ONLY, extensions: { code: 'FORBIDDEN' } });
    const picture = await pictureByGraphql(reader, await canvas().png().toBuffer());
    expect([picture.status, picture.code]).toEqual([403, 'FORBIDDEN']);
  });
});

test('an ADMIN token can neither issue or revoke tokens nor sign out', async ({ product, admin }) => {
  const { machine, id } = await issueToken(admin, { role: 'ADMIN' });
  const before = await product.services.db.$count(apiTokens);
  for (const operation of [
    'mutation { issueApiToken(input: { name: "Another", role: PUBLISHED, days: 1 }) { token } }',
    `mutation { revokeApiToken(id: "${id}") { id } }`,
    'mutation { signOut }',
  ]) {
    const { errors, data } = await machine.gql(operation);
    expect([Object.values(data), errors?.[0]]).toMatchObject([
      [null],
      { message: SESSION_ONLY, extensions: { code: 'FORBIDDEN' } },
    ]);
  }
  const { status, body } = await machine.rest('POST', '/admin/logout');
  expect([status, body.message]).toEqual([403, SESSION_ONLY]);
  expect(await product.services.db.$count(apiTokens)).toBe(before);
  expect([await works(machine), await works(admin)]).toEqual([
    [200, 200],
    [200, 200],
  ]);
});

test('an invalid token is treated as no token: public reads succeed, staff operations do not', async ({
  product,
  admin,
}) => {
  const { token } = await issueToken(admin);
  for (const other of [
    'mqt_',
    token.slice(0, -1),
    `${token}A`,
    token.slice(4),
    token.replace('mqt_', 'MQT_'),
    `mqt_${'A'.repeat(43)}`,
    "mqt_'or'1'='1",
    `mqt_${'a'.repeat(8000)}`,
  ]) {
    const machine = new Person(product.url, { token: other });
    expect([other.slice(0, 60), await works(machine)]).toEqual([other.slice(0, 60), [401, 401]]);
    expect((await machine.rest('GET', '/blogs')).status).toBe(200);
  }
  const spaced = await fetch(`${product.url}/api/blogs/all`, { headers: { authorization: `bearer   ${token}` } });
  expect(spaced.status).toBe(200);
  expect((await fetch(`${product.url}/api/blogs/all?token=${token}`)).status).toBe(401);
});

test('introspection with PLAYGROUND=staff is permitted for staff tokens but not for PUBLISHED tokens', async ({
  onTestFinished,
}) => {
  const closed = await startProduct({ PLAYGROUND: 'staff' });
  onTestFinished(() => closed.stop());
  const maker = await closed.signedIn('admin');
  const answers = await Promise.all(
    (['PUBLISHED', 'STAFF', 'ADMIN'] as const).map(async (role) => {
      const { status, code } = await (await machineOf(maker, role)).gql('{ __schema { queryType { name } } }');
      return [status, code];
    }),
  );
  expect(answers).toEqual([
    [403, 'FORBIDDEN'],
    [200, undefined],
    [200, undefined],
  ]);
});
