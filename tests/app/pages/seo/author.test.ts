import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { authorProfiles } from '#server/content/author/table.ts';
import { users } from '#server/people/user/table.ts';
import { pictures } from '#server/platform/storage/picture/table.ts';
import { machineOf } from '#tests/kit/content/apiToken.ts';
import { authorOperations, authorProfile, saveProfile } from '#tests/kit/content/author.ts';
import { blogOperations, dateBack, emptyBlog, makePost } from '#tests/kit/content/blog.ts';
import { sendRedirect } from '#tests/kit/content/redirect.ts';
import { canonicalOf, descriptionOf, getPage, isNoindex, structuredDataIn, titleOf } from '#tests/kit/network/html.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const ASHA = { slug: 'asha-menon', name: 'Asha Menon', about: 'Counts clicks.\nWrites about what they mean.' };

const test = base.extend('asha', { scope: 'file' }, ({ product }) =>
  product.signedIn('Employee', { name: 'Asha M_N', email: 'asha.private@staff.example' }),
);
test.beforeEach(async ({ product }) => {
  await product.services.db.delete(authorProfiles);
  await emptyBlog(product);
});

const statusOf = async (product: Product, slug: string) => (await getPage(product, `/blog/author/${slug}`)).status;
const fault = async (person: Person, input: Record<string, unknown>) => {
  const { code, errors } = await saveProfile(person, input);
  return [code, errors?.[0].extensions.fields];
};

describe('the page of an author', () => {
  test('the author page shows the author and their published posts, without scripts', async ({ product, asha }) => {
    await saveProfile(asha, ASHA);
    const mine = await makePost(asha, { author: ASHA.name, title: 'One of mine', isPublished: true });
    await makePost(asha, { author: ASHA.name, title: 'A draft of mine' });
    await makePost(asha, { author: 'asha menon', title: 'Of somebody else', isPublished: true });
    const { status, text } = await getPage(product, '/blog/author/asha-menon');
    expect([status, isNoindex(text), canonicalOf(text)]).toEqual([200, false, `${product.url}/blog/author/asha-menon`]);
    expect([titleOf(text), descriptionOf(text)]).toEqual([
      'Asha Menon - Marquee',
      'Counts clicks. Writes about what they mean.',
    ]);
    expect(text).toContain(`href="/blog/${mine.slug}"`);
    expect(text).not.toMatch(/A draft of mine|Of somebody else|asha\.private|Employee/);
    const [page] = structuredDataIn(text);
    expect(page).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: ASHA.name, url: `${product.url}/blog/author/asha-menon` },
    });
    expect(JSON.stringify(structuredDataIn(text))).toContain('"@type":"BreadcrumbList"');
  });

  test('posts, structured data, sitemap and feed link to the author page while it is published', async ({
    product,
    asha,
  }) => {
    const { slug } = await makePost(asha, { author: ASHA.name, isPublished: true });
    const named = async () => {
      const { text } = await getPage(product, `/blog/${slug}`);
      const [posting] = structuredDataIn(text);
      const [sitemap, feed] = [await send(product.url, '/sitemap.xml'), await send(product.url, '/feed.xml')];
      return [
        text.includes('href="/blog/author/asha-menon"'),
        (posting as unknown as { author: { url?: string } }).author.url,
        sitemap.text.includes('/blog/author/asha-menon<'),
        feed.text.includes(`<uri>${product.url}/blog/author/asha-menon</uri>`),
      ];
    };
    expect(await named()).toEqual([false, undefined, false, false]);
    await saveProfile(asha, ASHA);
    expect(await named()).toEqual([true, `${product.url}/blog/author/asha-menon`, true, true]);
    await saveProfile(asha, { ...ASHA, isOn: false });
    expect(await named()).toEqual([false, undefined, false, false]);
  });

  test('the author page is 404 while unpublished and when its author is blocked or deleted', async ({
    product,
    admin,
  }) => {
    const other = await product.signedIn('Employee');
    await saveProfile(other, { slug: 'other', isOn: false });
    expect(await statusOf(product, 'other')).toBe(404);
    await saveProfile(other, { slug: 'other' });
    expect(await statusOf(product, 'other')).toBe(200);
    const block = 'mutation ($id: UUID!) { blockUser(id: $id) { isBlocked } }';
    await admin.gql(block, { id: other.id });
    expect(await statusOf(product, 'other')).toBe(404);
    expect((await product.nobody.gql(authorOperations.bySlug, { slug: 'other' })).code).toBe('NOT_FOUND');
    await admin.gql(block, { id: other.id });
    expect(await statusOf(product, 'other')).toBe(200);
    await admin.gql('mutation ($id: UUID!) { removeUser(id: $id) { id } }', { id: other.id });
    expect(await statusOf(product, 'other')).toBe(404);
    expect(await product.services.db.$count(users, eq(users.id, other.id as string))).toBe(0);
  });

  test('the author page lists as many posts as its address requests, newest first', async ({ product, asha }) => {
    await saveProfile(asha, ASHA);
    for (let number = 0; number < 32; number += 1) {
      const post = await makePost(asha, { author: ASHA.name, isPublished: true, slug: `by-asha-${number}` });
      await dateBack(product, post, new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString());
    }
    const links = async (query: string) => {
      const { text } = await getPage(product, `/blog/author/asha-menon${query}`);
      return [...new Set([...text.matchAll(/href="\/blog\/(by-asha-\d+)"/g)].map(([, slug]) => slug))];
    };
    expect(await links('')).toHaveLength(30);
    expect((await links(''))[0]).toBe('by-asha-31');
    expect(await links('?show=60')).toHaveLength(32);
    const { text } = await getPage(product, '/blog/author/asha-menon');
    expect(text).toContain('href="/blog/author/asha-menon?show=60"');
  });

  test('the address of an author page can be redirected once the page is gone', async ({ product, admin, asha }) => {
    await saveProfile(asha, ASHA);
    const from = '/blog/author/asha-menon';
    expect((await sendRedirect(admin, { from, to: '/about' })).code).toBe('BAD_USER_INPUT');
    await saveProfile(asha, { ...ASHA, isOn: false });
    expect((await sendRedirect(admin, { from, to: '/about' })).errors).toBeUndefined();
    expect((await getPage(product, from)).headers.location).toBe('/about');
    await saveProfile(asha, ASHA);
    expect(await statusOf(product, 'asha-menon')).toBe(200);
  });

  test('the author page escapes its texts', async ({ product, asha }) => {
    const nasty = '</title><script>alert(1)</script> & "q"';
    await saveProfile(asha, { ...ASHA, name: nasty, about: nasty });
    const { status, text } = await getPage(product, '/blog/author/asha-menon');
    expect([status, text.includes('<script>alert(1)')]).toEqual([200, false]);
    expect(titleOf(text)).toBe(`${nasty} - Marquee`);
  });
});

describe('the own author page', () => {
  test('the own author page is unpublished with the name of its user until it is saved', async ({ asha }) => {
    expect((await asha.gql(authorOperations.mine)).data.myAuthorProfile).toEqual({
      ...{ id: asha.id, slug: 'asha-m-n', name: 'Asha M_N', about: '', imageUrl: null, isOn: false },
    });
    const { data } = await saveProfile(asha, { ...ASHA, about: ' Two\r\nlines ' });
    const saved = { ...ASHA, id: asha.id, about: 'Two\nlines', imageUrl: null, isOn: true };
    expect(data.saveAuthorProfile).toEqual(saved);
    expect((await asha.gql(authorOperations.mine)).data.myAuthorProfile).toEqual(saved);
  });

  test('the picture of an author page stays until it is removed', async ({ product, asha }) => {
    const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c8330a' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append(
      'operations',
      JSON.stringify({ query: authorOperations.save, variables: { input: { ...ASHA, isOn: true, imageFile: null } } }),
    );
    form.append('map', JSON.stringify({ 0: ['variables.input.imageFile'] }));
    form.append('0', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'me.png');
    const headers = { authorization: `Bearer ${asha.token}`, 'apollo-require-preflight': 'true' };
    const response = await fetch(`${product.url}/graphql`, { method: 'POST', headers, body: form });
    const { imageUrl } = (await response.json()).data.saveAuthorProfile;
    expect((await fetch(imageUrl)).status).toBe(200);
    expect((await saveProfile(asha, ASHA)).data.saveAuthorProfile.imageUrl).toBe(imageUrl);
    expect((await getPage(product, '/blog/author/asha-menon')).text).toContain(imageUrl);
    expect((await saveProfile(asha, { ...ASHA, imageUrl: '' })).data.saveAuthorProfile.imageUrl).toBeNull();
    expect((await fetch(imageUrl)).status).toBe(404);
    expect(await product.services.db.$count(pictures)).toBe(0);
  });

  test.for<[field: string, value: unknown, sentence: string]>([
    ['slug', 'ab', 'Please use 3 to 120 lowercase letters and digits, with single hyphens between them.'],
    ['slug', '../admin', 'Please use 3 to 120 lowercase letters and digits, with single hyphens between them.'],
    ['slug', 'a'.repeat(121), 'Please use 3 to 120 lowercase letters and digits, with single hyphens between them.'],
    ['name', ' a ', 'Please use at least 2 characters.'],
    ['name', 'a'.repeat(121), 'Please use at most 120 characters'],
    ['about', 'a'.repeat(301), 'Please use at most 300 characters'],
    ['imageUrl', 'javascript:alert(1)', 'Please give an address that begins with https:// or http://.'],
  ])(
    'an author page with the %s %s is refused without being stored',
    async ([field, value, sentence], { product, asha }) => {
      expect(await fault(asha, { [field]: value })).toEqual(['BAD_USER_INPUT', { [field]: sentence }]);
      expect(await product.services.db.$count(authorProfiles)).toBe(0);
    },
  );

  test('slug and name of an author page are unique, also concurrently', async ({ product, admin, asha }) => {
    await saveProfile(asha, ASHA);
    expect(await fault(admin, { slug: ASHA.slug })).toEqual([
      'CONFLICT',
      { slug: 'Another author page has this address.' },
    ]);
    expect(await fault(admin, { name: ASHA.name })).toEqual([
      'CONFLICT',
      { name: 'Another author page has this name.' },
    ]);
    expect(await product.services.db.$count(authorProfiles)).toBe(1);
    await product.services.db.delete(authorProfiles);
    const both = await Promise.all([asha, admin].map((person) => saveProfile(person, ASHA)));
    expect(both.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', undefined]);
    const twice = await Promise.all([1, 2].map(() => saveProfile(asha, { slug: 'own', name: 'Own' })));
    expect(twice.map(({ code }) => code)).toEqual([undefined, undefined]);
  });

  test('strangers and API tokens can neither read nor save their own author page', async ({ product, admin }) => {
    for (const [person, code] of [
      [product.nobody, 'UNAUTHENTICATED'],
      [await machineOf(admin, 'ADMIN'), 'FORBIDDEN'],
    ] as const) {
      expect((await person.gql(authorOperations.mine)).code).toBe(code);
      expect((await person.gql(authorOperations.save, { input: authorProfile() })).code).toBe(code);
    }
  });
});

test('posts are filtered by author over GraphQL', async ({ product, asha }) => {
  const { slug } = await makePost(asha, { author: 'Only Me', isPublished: true });
  await makePost(asha, { isPublished: true });
  const query = '{ blogPosts(author: "Only Me") { nodes { slug authorPage { slug } } totalCount } }';
  expect((await product.nobody.gql(query)).data.blogPosts).toEqual({
    nodes: [{ slug, authorPage: null }],
    totalCount: 1,
  });
  expect((await product.nobody.gql(blogOperations.bySlug, { slug })).data.blogPost.slug).toBe(slug);
});
