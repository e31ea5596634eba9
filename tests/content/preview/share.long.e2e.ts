import { expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { button, heading, leaveQuietly, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { draftOf, saveDraft } from '#tests/kit/content/draft.ts';
import { makePicture } from '#tests/kit/content/media.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { makePreview } from '#tests/kit/content/preview.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('asha', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Asha Menon' }));

const widths = [390, 1440];
const viewport = (width: number) => ({ viewport: { width, height: 900 }, reducedMotion: 'reduce' as const });

test.for(widths)(
  'a link is created, copied, opened by a stranger and revoked, at width %i',
  async (width, { product, asha }) => {
    const { slug } = await makePost(asha, { title: 'As it is stored' });
    const visitor = await visit(product, asha, viewport(width));
    const { page } = visitor;
    await visitor.open(`/admin/edit-blog/${slug}`);
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('As it is written');
    await expect.poll(async () => (await draftOf(asha, 'BLOG_POST', slug))?.fields.title).toBe('As it is written');
    await button(page, 'Share a preview').click();
    const dialog = page.getByRole('dialog', { name: 'Share a preview' });
    await dialog.getByText('There is none.').waitFor();
    await dialog.getByLabel('Good for').selectOption('1');
    await button(dialog, 'Create Link').click();
    const link = await dialog.getByRole('textbox', { name: 'Preview link' }).inputValue();
    expect(link).toMatch(new RegExp(`^${product.url}/preview/[\\w-]{43}$`));
    await dialog.getByRole('listitem').getByText('Asha Menon').waitFor();
    expect(await violations(page)).toEqual([]);

    const stranger = await visit(product, undefined, { ...viewport(width), javaScriptEnabled: false });
    await stranger.page.goto(new URL(link).pathname);
    await heading(stranger.page, 'As it is written').waitFor();
    await stranger.page.getByText('Preview: not published.').waitFor();
    await stranger.leave();

    await button(dialog, /^Revoke the link of Asha Menon/).click();
    await visitor.hears('Preview link revoked.');
    await dialog.getByText('There is none.').waitFor();
    const late = await visit(product, undefined, viewport(width));
    await late.open(new URL(link).pathname);
    await heading(late.page, 'Oops! Page Not Found').waitFor();
    expect(withoutStatus(late, 404)).toEqual([]);
    await late.leave();
    await leaveQuietly(visitor);
  },
);

test.for(widths)(
  'the preview page of a post and an item has no accessibility violation, at width %i',
  async (width, { product, asha }) => {
    const { id } = await makePost(asha, { body: '## A part\n\nText of it.' });
    const { id: itemId } = await makeItem(asha, { imageUrl: `${product.url}/none.png` });
    const pictures = [await makePicture(asha, { altText: 'Boats at rest.' }), await makePicture(asha)];
    const caseStudy = {
      ...{ body: '## The story', client: 'Acme', year: '2025', services: ['PPC'] },
      ...{ results: [{ figure: '+140 %', label: 'leads' }], gallery: pictures.map((one) => one.id) },
    };
    const fields = { title: 'The item as it is written', ...caseStudy };
    await saveDraft(asha, { kind: 'PORTFOLIO_ITEM', itemId, fields });
    const [post, item] = [await makePreview(asha, 'BLOG_POST', id), await makePreview(asha, 'PORTFOLIO_ITEM', itemId)];
    const visitor = await visit(product, asha, viewport(width));
    await visitor.open(post.path);
    await visitor.page.getByRole('heading', { name: 'A part' }).waitFor();
    expect(await visitor.page.getByRole('region', { name: 'Manage this post' }).count()).toBe(0);
    expect(await violations(visitor.page)).toEqual([]);
    await visitor.open(item.path);
    await heading(visitor.page, 'The item as it is written').waitFor();
    await visitor.page.getByRole('heading', { name: 'The story' }).waitFor();
    await visitor.page.getByRole('region', { name: 'Results' }).getByText('+140 %').waitFor();
    await visitor.page.getByRole('link', { name: 'Enlarge picture 1: Boats at rest.' }).waitFor();
    expect(await violations(visitor.page)).toEqual([]);
    await visitor.leave();
  },
);
