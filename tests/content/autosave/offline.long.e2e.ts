import { describe, expect } from 'vitest';
import { button, link, visit } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { draftOf } from '#tests/kit/content/draft.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { editing, field, question, saved, test } from './editing.ts';

describe('without a connection', () => {
  test('a text written without a connection is sent later, even after a lost page', async ({ product, asha }) => {
    const { slug } = await makeItem(asha);
    const visitor = await visit(product, asha);
    const { page } = visitor;
    await visitor.open(`/admin/edit-portfolio/${slug}`);
    await field(page, 'Title').waitFor();
    await page.context().setOffline(true);
    await field(page, 'Category').fill('Written offline');
    await page.getByText('You are offline. Your text is kept on this device.').waitFor();
    // The page asks, because the server does not have the text.
    await link(page.getByRole('contentinfo'), 'About').click();
    await question(page).waitFor();
    await button(question(page), 'Stay').click();
    const keptOf = async () => (await draftOf(asha, 'PORTFOLIO_ITEM', slug))?.fields.category;
    expect(await keptOf()).toBeUndefined();
    await page.context().setOffline(false);
    await expect.poll(keptOf).toBe('Written offline');
    await saved(page).waitFor();

    await page.context().setOffline(true);
    await field(page, 'Category').fill('Lost and found');
    await page.getByText('You are offline. Your text is kept on this device.').waitFor();
    await page.goto('about:blank', { waitUntil: 'commit' }).catch(() => undefined);
    await page.context().setOffline(false);
    await visitor.open(`/admin/edit-portfolio/${slug}`);
    await expect.poll(() => field(page, 'Category').inputValue()).toBe('Lost and found');
    await expect.poll(keptOf).toBe('Lost and found');
    await visitor.leave();
  });

  test('the copy of an autosave on a device is not shown to another user', async ({ product, asha, ravi }) => {
    const { slug, title } = await makePost(asha);
    const visitor = await visit(product, ravi);
    const { page } = visitor;
    await visitor.open('/dashboard');
    const [{ id }] = (await asha.gql('{ allBlogPosts { nodes { id } } }')).data.allBlogPosts.nodes;
    await page.evaluate(
      ([user, post]) =>
        localStorage.setItem(
          `draft:${user}:BLOG_POST:${post}`,
          JSON.stringify({ id: crypto.randomUUID(), fields: { title: 'Of Asha' }, basedOn: null, sequence: 1 }),
        ),
      [asha.id, id] as const,
    );
    await editing(visitor, slug);
    expect(await field(page, 'Title').inputValue()).toBe(title);
    await visitor.leave();
  });
});
