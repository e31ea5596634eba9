import { describe, expect } from 'vitest';
import { blogPosts } from '#server/content/blog/table.ts';
import { blogOperations, blogPost, makePost, sendPost } from '#tests/kit/content/blog.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe('publishing', () => {
  const publish = async (employee: Person, id: string, isPublished?: boolean) =>
    (await employee.gql(blogOperations.publish, { id, isPublished })).data.publishBlogPost.isPublished;

  test('a new post is a draft by default', async ({ employee }) => {
    expect((await makePost(employee)).isPublished).toBe(false);
    expect((await makePost(employee, { isPublished: true })).isPublished).toBe(true);
  });

  test('publishBlogPost without a value toggles, with a value sets', async ({ employee }) => {
    const { id } = await makePost(employee);
    expect([await publish(employee, id), await publish(employee, id)]).toEqual([true, false]);
    expect([
      await publish(employee, id, true),
      await publish(employee, id, true),
      await publish(employee, id, false),
    ]).toEqual([true, true, false]);
  });

  test('two concurrent toggles cancel each other out', async ({ employee }) => {
    const { id } = await makePost(employee);
    expect((await Promise.all([publish(employee, id), publish(employee, id)])).sort()).toEqual([false, true]);
  });

  test('strangers cannot read a draft in lists, by slug, over REST or as a page', async ({ product, employee }) => {
    const { slug, id } = await makePost(employee, { title: 'Unfinished secret' });
    const { nobody } = product;
    const seen = async (person: Person) => [
      (await person.gql('{ blogPosts(first: 200) { nodes { id } } }')).data.blogPosts.nodes.some(
        (node: { id: string }) => node.id === id,
      ),
      (await person.rest('GET', '/blogs')).body.data.some((post: { _id: string }) => post._id === id),
      (await person.gql(blogOperations.bySlug, { slug })).code ?? 'found',
      (await person.rest('GET', `/blogs/${slug}`)).status,
    ];
    const page = async () => {
      const response = await fetch(`${product.url}/blog/${slug}`);
      return [response.status, (await response.text()).includes('Unfinished secret')];
    };
    expect(await seen(nobody)).toEqual([false, false, 'NOT_FOUND', 404]);
    expect(await page()).toEqual([404, false]);
    expect(await seen(employee)).toEqual([false, false, 'found', 200]);
    const all = await employee.gql('{ allBlogPosts(first: 1) { nodes { title } } }');
    expect(all.data.allBlogPosts.nodes).toEqual([{ title: 'Unfinished secret' }]);
    await publish(employee, id);
    expect(await seen(nobody)).toEqual([true, true, 'found', 200]);
    expect(await page()).toEqual([200, true]);
  });
});

describe('changing and deleting', () => {
  test('an update keeps omitted optional fields: slug, body, picture, state', async ({ product, employee }) => {
    const before = await makePost(employee, { body: 'Text.', imageUrl: 'https://a.example/a.png', isPublished: true });
    product.passTime(1000);
    const { slug: _, ...rest } = blogPost({ title: 'Another title', author: 'Ravi' });
    const { updateBlogPost: after } = (await employee.gql(blogOperations.update, { id: before.id, input: rest })).data;
    expect(after).toMatchObject({ title: 'Another title', author: 'Ravi' });
    const { slug, body, imageUrl, isPublished, createdAt } = before;
    expect(after).toMatchObject({ slug, body, imageUrl, isPublished, createdAt });
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
  });

  test('an update changes sent fields, also to empty', async ({ employee }) => {
    const { id } = await makePost(employee, { body: 'Text.', imageUrl: 'https://a.example/a.png', isPublished: true });
    const input = blogPost({ slug: 'edited', body: 'More.', imageUrl: 'https://a.example/b.png', isPublished: false });
    expect((await employee.gql(blogOperations.update, { id, input })).data.updateBlogPost).toMatchObject(input);
    const emptied = { ...input, body: '', imageUrl: '' };
    const { data } = await employee.gql(blogOperations.update, { id, input: emptied });
    expect(data.updateBlogPost).toMatchObject({ slug: 'edited', body: '', imageUrl: null });
  });

  test('optional texts stay when omitted and are removed when empty', async ({ employee }) => {
    const optional = { altText: 'What is seen', metaTitle: 'For searchers', metaDescription: 'What they read.' };
    const { id } = await makePost(employee, optional);
    const kept = await employee.gql(blogOperations.update, { id, input: blogPost() });
    expect(kept.data.updateBlogPost).toMatchObject(optional);
    const emptied = await employee.gql(blogOperations.update, {
      id,
      input: blogPost({ altText: '', metaTitle: null, metaDescription: ' ' }),
    });
    expect(emptied.data.updateBlogPost).toMatchObject({ altText: null, metaTitle: null, metaDescription: null });
  });

  test('an update is validated like a new post', async ({ employee }) => {
    const { id } = await makePost(employee);
    const { code, errors } = await employee.gql(blogOperations.update, { id, input: blogPost({ title: 'no' }) });
    expect([code, Object.keys(errors?.[0].extensions.fields)]).toEqual(['BAD_USER_INPUT', ['title']]);
  });

  test('removeBlogPost returns the deleted post, which is gone', async ({ employee }) => {
    const { id, slug, title } = await makePost(employee, { isPublished: true });
    expect((await employee.gql(blogOperations.remove, { id })).data.removeBlogPost).toEqual({ id, title });
    for (const gone of [
      await employee.gql(blogOperations.remove, { id }),
      await employee.gql(blogOperations.publish, { id }),
      await employee.gql(blogOperations.update, { id, input: blogPost() }),
      await employee.gql(blogOperations.bySlug, { slug }),
      await employee.gql(blogOperations.remove, { id: UNKNOWN }),
    ]) {
      expect([gone.code, gone.errors?.[0].message]).toEqual(['NOT_FOUND', 'Blog post not found.']);
    }
  });
});

describe('permissions for writing', () => {
  /** All writing operations and the list with drafts, in sequence, because the last one deletes. */
  async function codes(employee: Person, person: Person): Promise<(string | undefined)[]> {
    const { id } = await makePost(employee);
    const results = [await sendPost(person)];
    results.push(await person.gql('{ allBlogPosts { totalCount } }'));
    results.push(await person.gql(blogOperations.update, { id, input: blogPost() }));
    results.push(await person.gql(blogOperations.publish, { id }));
    results.push(await person.gql(blogOperations.remove, { id }));
    return results.map(({ code }) => code);
  }

  test('both staff roles can use every operation', async ({ product, employee }) => {
    for (const person of [employee, await product.signedIn('admin')]) {
      expect(await codes(employee, person)).toEqual(Array(5).fill(undefined));
    }
  });

  test('every operation is refused to strangers, signed-out and blocked users', async ({ product, employee }) => {
    const before = await product.services.db.$count(blogPosts);
    const leaver = await product.signedIn('Employee');
    const blocked = await product.signedIn('Employee');
    const admin = await product.signedIn('admin');
    await leaver.gql('mutation { signOut }');
    await admin.gql('mutation ($id: UUID!) { blockUser(id: $id) { id } }', { id: blocked.id });
    for (const person of [product.nobody, leaver, blocked]) {
      expect(await codes(employee, person)).toEqual(Array(5).fill('UNAUTHENTICATED'));
    }
    expect(await product.services.db.$count(blogPosts)).toBe(before + 3);
  });
});
