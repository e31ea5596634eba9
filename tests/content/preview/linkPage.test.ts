import { describe, expect } from 'vitest';
import { makePost } from '#tests/kit/content/blog.ts';
import { saveDraft } from '#tests/kit/content/draft.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { makePreview } from '#tests/kit/content/preview.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';
import { get, open } from './previewRequests.ts';

let asha: Person;
// New sessions for each test, because tests move the clock past their end.
test.beforeEach(async ({ product }) => {
  product.holdTime();
  asha = await product.signedIn('admin', { name: 'Asha Menon' });
});

describe('the page of a preview link', () => {
  const HOSTILE = '<img src=x onerror=alert(1)><script>alert(2)</script>';

  test('a preview page is complete without a session but kept out of search engines', async ({ product }) => {
    const { id } = await makePost(asha, { body: '## A part\n\nText of it.' });
    const { path } = await makePreview(asha, 'BLOG_POST', id);
    await saveDraft(asha, { itemId: id, fields: { title: 'As it shall be called' } });
    const response = await get(product, path);
    const text = await response.text();
    expect(response.status).toBe(200);
    const headers = ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => response.headers.get(name));
    expect(headers).toEqual(['no-store', 'no-referrer', 'noindex']);
    for (const part of ['As it shall be called</h1>', 'Text of it.', 'Preview: not published.', 'This link ends on'])
      expect(text).toContain(part);
    expect(text).toMatch(/<meta name="robots" content="noindex"\/?>/);
    expect(text).not.toMatch(/rel="canonical"|og:title|ld\+json/);
    expect(await (await get(product, '/sitemap.xml')).text()).not.toContain('preview');
    const published = await makePost(asha, { isPublished: true });
    const live = await makePreview(asha, 'BLOG_POST', published.id);
    expect(await (await get(product, live.path)).text()).toContain('Preview: as it is published.');
    expect((await open(product, live.token)).data.preview.hasPendingChanges).toBe(false);
    await saveDraft(asha, { itemId: published.id, fields: { title: 'Changed' } });
    expect(await (await get(product, live.path)).text()).toContain('Preview: with changes that are not published.');
    expect((await open(product, live.token)).data.preview.hasPendingChanges).toBe(true);
    await saveDraft(asha, { itemId: id, sequence: 2, fields: { title: 'Called otherwise' } });
    expect(await (await get(product, path)).text()).toContain('Called otherwise</h1>');
  });

  test('a preview page escapes hostile drafts', async ({ product }) => {
    const { id } = await makePost(asha);
    const { id: itemId } = await makeItem(asha);
    const fields = {
      title: HOSTILE,
      excerpt: HOSTILE,
      body: HOSTILE,
      author: HOSTILE,
      tags: HOSTILE,
      altText: HOSTILE,
    };
    await saveDraft(asha, { itemId: id, fields });
    await saveDraft(asha, { kind: 'PORTFOLIO_ITEM', itemId, fields: { title: HOSTILE, description: HOSTILE } });
    for (const [kind, one] of [
      ['BLOG_POST', id],
      ['PORTFOLIO_ITEM', itemId],
    ] as const) {
      const { path } = await makePreview(asha, kind, one);
      const text = await (await get(product, path)).text();
      expect(text).toContain('&lt;img src=x onerror');
      expect(text).not.toMatch(/<img src=x|<script>alert/);
    }
  });

  test.for(['', '/', '/nothing-here', `/${'x'.repeat(600)}`, '/a%00b', '/%E0%A4%A'])(
    'an address without a valid link is refused with 400 or 404: %s',
    async (rest, { product }) => {
      const { status } = await get(product, `/preview${rest}`);
      expect([400, 404]).toContain(status);
    },
  );
});
