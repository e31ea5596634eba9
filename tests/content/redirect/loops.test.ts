import { describe, expect } from 'vitest';
import { redirects } from '#server/content/redirect/table.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { makeRedirect, sendRedirect } from '#tests/kit/content/redirect.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import { test } from '#tests/kit/test.ts';
import { answerTo, refusalOf, update } from './redirecting.ts';

test.beforeEach(({ product }) => product.services.db.delete(redirects));

describe('loops', () => {
  const sentence = 'This leads back to where it comes from.';
  const LOOP = ['BAD_USER_INPUT', sentence];

  test('a redirect to itself in any spelling is refused', async ({ product, admin }) => {
    for (const to of ['/ring', '/RING/', '/r%69ng', '/ring?a=1#b', '/x/../ring', `${product.url}/ring`])
      expect(await refusalOf(admin, { from: '/ring', to }, 'to')).toEqual(LOOP);
  });

  test('a loop over several redirects is refused on creation and on change', async ({ admin }) => {
    await makeRedirect(admin, { from: '/r1', to: '/r2' });
    await makeRedirect(admin, { from: '/r2', to: '/r3' });
    expect(await refusalOf(admin, { from: '/r3', to: '/r1' }, 'to')).toEqual(LOOP);
    const last = await makeRedirect(admin, { from: '/r3', to: '/r4' });
    expect((await update(admin, last.id, { from: '/r3', to: '/r1' })).errors?.[0].extensions.fields).toEqual({
      to: sentence,
    });
    expect((await update(admin, last.id, { from: '/r3', to: '/r5' })).errors).toBeUndefined();
  });

  test('a loop over the former slug of a draft is refused', async ({ admin }) => {
    const { id } = await makePost(admin, { slug: 'ring-before' });
    await admin.gql(blogOperations.update, { id, input: blogPost({ slug: 'ring-after' }) });
    expect(await refusalOf(admin, { from: '/blog/ring-after', to: '/blog/ring-before' }, 'to')).toEqual(LOOP);
  });

  test('one of two concurrent halves of a loop is refused', async ({ admin }) => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [`/half-${round}-a`, `/half-${round}-b`];
      const halves = await Promise.all([
        sendRedirect(admin, { from: a, to: b }),
        sendRedirect(admin, { from: b, to: a }),
      ]);
      expect(halves.map(({ code }) => code).toSorted()).toEqual(['BAD_USER_INPUT', undefined]);
    }
  });

  test('a loop written into the database by hand is 404', async ({ product }) => {
    const now = new Date();
    await product.services.db.insert(redirects).values([
      { id: UNKNOWN, from: '/hand-1', to: '/hand-2', createdAt: now },
      { id: UNKNOWN.replace(/.$/, 'f'), from: '/hand-2', to: '/hand-1', createdAt: now },
    ]);
    expect(await answerTo(product, '/hand-1')).toEqual([404, undefined]);
  });
});
