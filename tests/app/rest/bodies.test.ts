import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { blogPosts } from '#server/content/blog/table.ts';
import { users } from '#server/people/user/table.ts';
import { blogPost, makePost } from '#tests/kit/content/blog.ts';
import { postForm } from '#tests/kit/content/picture.ts';
import { send } from '#tests/kit/network/raw.ts';
import { expectFailure } from '#tests/kit/network/restRows.ts';
import { moment } from '#tests/kit/network/rows/case.ts';
import { newUser } from '#tests/kit/network/rows/user.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

let people: { anonymous: Person; employee: Person; admin: Person };
test.beforeAll(async ({ product, employee }) => {
  people = { anonymous: product.nobody, employee, admin: await product.signedIn('admin') };
});

describe('the forms of the spec’s client', () => {
  const create = (employee: Person, form: FormData) => employee.rest('POST', '/blogs/create', form);

  test('a form with repeated tags, the state as text and unknown fields is accepted', async ({ employee }) => {
    const form = postForm({
      ...blogPost(),
      tags: ['one', 'two', 'three, four'],
      isPublished: 'true',
      imageOption: 'url',
    });
    const { status, body } = await create(employee, form);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ tags: ['one', 'two', 'three', 'four'], isPublished: true });
    expect(body.data).not.toHaveProperty('imageOption');
  });

  test('a form with one tag, commas in a text and empty optional fields is accepted', async ({ employee }) => {
    const form = postForm({
      ...blogPost(),
      tags: ' a , b,',
      isPublished: 'false',
      imageUrl: '',
      altText: '',
      slug: '',
    });
    const { status, body } = await create(employee, form);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ tags: ['a', 'b'], isPublished: false, imageUrl: null, altText: null });
  });

  test.for(['yes', '1', 'TRUE', '', 'constructor', '__proto__'])(
    'the state %j is refused in a form',
    async (isPublished, { employee }) => {
      const { status, body } = await create(employee, postForm({ ...blogPost(), isPublished }));
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toContain('isPublished');
    },
  );

  test.for(['true', 'false'])('the state as text is accepted in JSON: %s', async (isPublished, { employee }) => {
    const { status, body } = await employee.rest('POST', '/blogs/create', { ...blogPost(), isPublished });
    expect([status, body.data.isPublished]).toEqual([201, isPublished === 'true']);
  });

  test.for<unknown>(['yes', '', 1, {}])('the state %j is refused in JSON', async (isPublished, { employee }) => {
    const { status, body } = await employee.rest('POST', '/blogs/create', { ...blogPost(), isPublished });
    expect([status, body.errors.isPublished]).toEqual([422, 'Please say true or false']);
  });

  test('a text field sent twice is refused', async ({ employee }) => {
    const { status } = await create(employee, postForm({ ...blogPost(), title: ['One title', 'Another title'] }));
    expect(status).toBe(422);
  });
});

describe('fields that a client must not set', () => {
  const stolen = { id: uuidv7(), _id: uuidv7(), createdAt: '2001-01-01T00:00:00.000Z', isBlocked: true, block: true };

  test('id and dates in a post are ignored', async ({ employee }) => {
    const { id: pictureId } = stolen;
    const { status, body } = await employee.rest('POST', '/blogs/create', {
      ...blogPost(),
      ...stolen,
      pictureId,
      bodyHtml: '<script>',
    });
    expect(status).toBe(201);
    expect(body.data._id).not.toBe(stolen._id);
    expect(Date.parse(body.data.createdAt)).toBeGreaterThan(Date.parse('2026-01-01'));
    expect(body.data.imageUrl).toBeNull();
  });

  test('id and block in a new user are ignored', async () => {
    const { status, body } = await people.admin.rest('POST', '/admin/signup', {
      ...newUser(),
      ...stolen,
      passwordHash: 'x',
    });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ block: false });
    expect(body.user._id).not.toBe(stolen._id);
  });

  test('other fields in a toggle are ignored', async ({ employee }) => {
    const { id } = await makePost(employee);
    const { body } = await employee.rest('PATCH', `/blogs/${id}/toggle-publish`, {
      isPublished: false,
      title: 'Stolen',
    });
    expect(body.data).toMatchObject({ isPublished: true });
    expect(body.data.title).not.toBe('Stolen');
  });

  test('headers that override method or address are ignored', async ({ product, employee }) => {
    const { id, slug } = await makePost(employee, { isPublished: true });
    const headers = {
      authorization: `Bearer ${employee.token}`,
      'x-http-method-override': 'DELETE',
      'x-original-url': `/api/blogs/${id}`,
      'x-rewrite-url': '/api/blogs/all',
    };
    const { status, text } = await send(product.url, `/api/blogs/${slug}?_method=DELETE`, { headers });
    expect([status, JSON.parse(text).data.slug]).toEqual([200, slug]);
    expect((await employee.rest('GET', `/blogs/${slug}`)).status).toBe(200);
  });
});

describe('a draft by its slug', () => {
  test('a draft by slug is readable only with a staff token', async ({ employee }) => {
    const { slug } = await makePost(employee);
    const statusFor = async (person: Person) => (await person.rest('GET', `/blogs/${slug}`)).status;
    expect([await statusFor(people.anonymous), await statusFor(employee), await statusFor(people.admin)]).toEqual([
      404, 200, 200,
    ]);
  });
});

test.for([
  '',
  'Bearer',
  'Bearer ',
  'Basic YTpi',
  'Bearer a.b.c',
  'Token x',
  `Bearer ${'a'.repeat(7000)}`,
  'Bearer ÿ',
  'Bearer a b',
])('an invalid Authorization header is 401: %j', async (authorization, { product }) => {
  for (const path of ['/api/blogs/all', '/api/admin']) {
    const { status, text } = await send(product.url, path, { headers: { authorization } });
    expect(status).toBe(401);
    expectFailure(JSON.parse(text), 'Please sign in: there is no session, or it has ended.');
  }
  expect((await send(product.url, '/api/blogs', { headers: { authorization } })).status).toBe(200);
});

describe('the order of lists', () => {
  test('a REST list returns all of 450 posts in order', async ({ product, employee }) => {
    const { db } = product.services;
    await db.delete(blogPosts);
    const rows = Array.from({ length: 450 }, (_, index) => {
      const id = uuidv7();
      const createdAt = new Date(Date.UTC(2025, 0, 1, 0, 0, Math.floor(index / 3)));
      const fields = {
        title: 'A title',
        excerpt: 'An excerpt.',
        author: 'Asha',
        tags: ['a'],
        isPublished: index % 2 === 0,
      };
      return { id, slug: `row-${id}`, ...fields, createdAt, updatedAt: createdAt };
    });
    await db.insert(blogPosts).values(rows);
    const order = rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
    const ids = async (path: string) =>
      (await employee.rest('GET', path)).body.data.map(({ _id }: { _id: string }) => _id);
    expect(await ids('/blogs/all')).toEqual(order.map(({ id }) => id));
    expect(await ids('/blogs')).toEqual(order.filter(({ isPublished }) => isPublished).map(({ id }) => id));
  });

  test('a REST list returns all of more than 205 users', async ({ product }) => {
    const { db } = product.services;
    const before = await db.$count(users);
    await db.insert(users).values(
      Array.from({ length: 205 }, (_, index) => ({
        id: uuidv7(),
        name: `Row ${index}`,
        email: `row${index}@staff.example`,
        mobile: String(7_000_000_000 + index),
        passwordHash: '-',
        role: 'Employee' as const,
        createdAt: new Date(),
      })),
    );
    const { body } = await people.admin.rest('GET', '/admin');
    expect(new Set(body.users.map(({ _id }: { _id: string }) => _id)).size).toBe(before + 205);
    expect(body.users).toHaveLength(before + 205);
    expect(JSON.stringify(body)).not.toMatch(/password|hash/i);
  });
});

test('dates are ISO 8601 in UTC', async ({ employee }) => {
  const { body } = await employee.rest('POST', '/blogs/create', blogPost());
  expect(body.data).toMatchObject({ createdAt: moment, updatedAt: moment });
});
