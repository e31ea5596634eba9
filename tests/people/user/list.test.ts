import { describe, expect } from 'vitest';
import { users } from '#server/people/user/table.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const nowhere = '00000000-0000-0000-0000-000000000000';

describe('the list of users', () => {
  const list = `query ($first: Int, $after: String) {
    users(first: $first, after: $after) { totalCount nodes { id } edges { cursor } pageInfo { hasNextPage endCursor } } }`;

  test('the REST list is complete, oldest first, without password data', async ({ product, admin }) => {
    for (const path of ['/admin/', '/admin']) {
      const { status, body } = await admin.rest('GET', path);
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual(['success', 'users']);
      const { id, email } = admin;
      const first = body.users.find((user: { _id: string }) => user._id === id);
      expect(first).toMatchObject({ email, role: 'admin', block: false });
      for (const user of body.users) {
        expect(Object.keys(user).sort()).toEqual(['_id', 'block', 'email', 'mobile', 'name', 'role']);
      }
      expect(body.users.map((user: { _id: string }) => user._id)).toEqual(await idsInOrder(product));
    }
  });

  test('only admins can read the list of users', async ({ product, employee }) => {
    expect((await employee.rest('GET', '/admin/')).status).toBe(403);
    expect((await product.nobody.rest('GET', '/admin/')).status).toBe(401);
    expect((await employee.gql('{ users { totalCount } }')).code).toBe('FORBIDDEN');
    expect((await product.nobody.gql('{ users { totalCount } }')).code).toBe('UNAUTHENTICATED');
  });

  test('paging by cursor returns every user once, also those created at the same moment', async ({
    product,
    admin,
  }) => {
    const { db } = product.services;
    const createdAt = new Date();
    const twins = Array.from({ length: 7 }, (_, at) => ({
      ...{ name: 'Twin', role: 'Employee' as const, passwordHash: 'none', createdAt },
      ...{ id: crypto.randomUUID(), email: `twin${at}@staff.example`, mobile: `800000000${at}` },
    }));
    await db.insert(users).values(twins);
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const { data } = await admin.gql(list, { first: 3, after });
      expect(data.users.nodes.length).toBeLessThanOrEqual(3);
      expect(data.users.totalCount).toBe(await db.$count(users));
      seen.push(...data.users.nodes.map(({ id }: { id: string }) => id));
      expect(data.users.pageInfo.endCursor).toBe(data.users.edges.at(-1).cursor);
      after = data.users.pageInfo.endCursor;
      more = data.users.pageInfo.hasNextPage;
    }
    expect(seen).toEqual(await idsInOrder(product));
  });

  const idsInOrder = async (product: Product) => {
    const { rows } = await product.services.db.execute<{ id: string }>('select id from users order by created_at, id');
    return rows.map(({ id }) => id);
  };

  test.for([1, 200])('the list accepts a page of %i', async (first, { admin }) => {
    expect((await admin.gql(list, { first })).errors).toBeUndefined();
  });

  test.for([0, 201, -1])('the list refuses a page of %i', async (first, { admin }) => {
    const { code, errors } = await admin.gql(list, { first });
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0].extensions.fields).toEqual({ first: 'first must be between 1 and 200' });
  });

  const cursor = (date: string, id = nowhere) => Buffer.from(`${date} ${id}`).toString('base64url');
  test.for([
    ...['x', 'null', cursor('yesterday'), cursor('2026-01-01T00:00:00.000Z', '1')],
    ...[cursor('+275760-09-13T00:00:00.000Z'), cursor('-000001-01-01T00:00:00.000Z'), cursor('0000-01-01T00:00:00Z')],
  ])('the list refuses %s as a cursor', async (after, { admin }) => {
    expect((await admin.gql(list, { after })).code).toBe('BAD_USER_INPUT');
  });
});

test('no type of the schema has a field for passwords, hashes, codes or secrets, except those returned once', async ({
  product,
}) => {
  const { data } = await product.nobody.gql('{ __schema { types { name kind fields { name } } } }');
  const fields = data.__schema.types.flatMap((type: { name: string; fields: { name: string }[] | null }) =>
    (type.fields ?? []).map(({ name }) => `${type.name}.${name}`),
  );
  expect(fields).toContain('User.email');
  // Mutations are actions; their answers are types.
  const locked = fields.filter((field: string) => !field.startsWith('Mutation.'));
  expect(locked.filter((field: string) => /\.(.*(password|hash|secret|otp).*|code)$/i.test(field)).sort()).toEqual([
    'IssuedWebhook.secret',
    'Query.passwordResetOpen',
    // Returned once to its owner.
    'TotpSetup.secret',
  ]);
});
