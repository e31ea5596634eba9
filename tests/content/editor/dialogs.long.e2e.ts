import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { editor, markdownIn, tool } from '#tests/kit/browser/editor.ts';
import { button, leaveQuietly, visit } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.beforeAll(async ({ product }) => {
  await makePost(await product.signedIn('Employee'), { title: 'Where the lanterns hang', isPublished: true });
});

async function writing(product: Product, viewport = { width: 1440, height: 900 }) {
  const visitor = await visit(product, await product.signedIn('Employee'), { viewport, reducedMotion: 'reduce' });
  // Keeps Chromium from opening a native file chooser.
  visitor.page.on('filechooser', () => undefined);
  await visitor.open('/admin/add-blog');
  await editor(visitor.page).waitFor();
  return visitor;
}
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
async function press(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('Heading 2');
  for (let from = await focused(page); from !== name; from = await focused(page)) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(page)).not.toBe(from);
  }
  await page.keyboard.press('Enter');
}

test('a heading, a link, a picture, a video and a rule can be inserted by keyboard', async ({ product }) => {
  const visitor = await writing(product);
  const { page } = visitor;
  const slug = (await (await product.signedIn('Employee')).gql('{ blogPosts { nodes { slug } } }')).data.blogPosts
    .nodes[0].slug;
  await page.getByLabel('Title').focus();
  for (let tabs = 0; tabs < 12 && (await focused(page)) !== 'Body'; tabs += 1) await page.keyboard.press('Tab');
  await press(page, 'Heading 3');
  await page.keyboard.type('Lanterns');
  await page.keyboard.press('Enter');

  await press(page, 'Link');
  await dialog(page, 'Link').waitFor();
  await page.keyboard.type('lanterns');
  const found = dialog(page, 'Link').getByRole('button', { name: /Where the lanterns hang/ });
  await found.waitFor();
  for (let tabs = 0; tabs < 6 && !(await found.evaluate((one) => one === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await dialog(page, 'Link').waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toBe('Body');
  await page.keyboard.press('Enter');

  await press(page, 'Picture');
  await dialog(page, 'Picture').waitFor();
  // The dialog begins with the alt text.
  await page.keyboard.type('Boats');
  for (let tabs = 0; tabs < 6 && !(await dialog(page, 'Picture').locator('input[type=file]:focus').count()); tabs += 1)
    await page.keyboard.press('Tab');
  const asked = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  const buffer = await canvas(60, 40).png().toBuffer();
  await (await asked).setFiles({ name: 'boats.png', mimeType: 'image/png', buffer });
  await button(dialog(page, 'Picture'), 'Take the file away').waitFor();
  const insert = button(dialog(page, 'Picture'), 'Insert Picture');
  const isFocused = () => insert.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 4 && !(await isFocused()); tabs += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await dialog(page, 'Picture').waitFor({ state: 'hidden' });
  await editor(page).getByRole('img', { name: 'Boats' }).waitFor();
  await page.keyboard.press('Enter');

  await press(page, 'Video');
  await dialog(page, 'Video').waitFor();
  await page.keyboard.type('https://vimeo.com/76979871');
  await page.keyboard.press('Enter');
  await dialog(page, 'Video').waitFor({ state: 'hidden' });
  await editor(page).getByText('Video on Vimeo').waitFor();
  await press(page, 'Rule');
  expect((await markdownIn(page)).replace(/uploads\/[\w-]+/, 'uploads/boats')).toBe(
    `### Lanterns\n\n[Where the lanterns hang](/blog/${slug})\n\n![Boats](/uploads/boats.webp)\n\nhttps://vimeo.com/76979871\n\n***`,
  );
  await leaveQuietly(visitor);
});

test('the focus returns when Escape closes a dialog without a change', async ({ product }) => {
  const visitor = await writing(product);
  const { page } = visitor;
  await page.getByLabel('Body').fill('Words.');
  for (const name of ['Link', 'Picture', 'Video']) {
    await editor(page).focus();
    await press(page, name);
    await dialog(page, name).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page, name).waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toMatch(new RegExp(`^(Body|${name})$`));
  }
  expect(await markdownIn(page)).toBe('Words.');
  await leaveQuietly(visitor);
});

test.for([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])('the dialogs of the editor have no accessibility violation at width $width', async (viewport, { product }) => {
  const visitor = await writing(product, viewport);
  const { page } = visitor;
  for (const [name, submit] of [
    ['Link', 'Set Link'],
    ['Picture', 'Insert Picture'],
    ['Video', 'Insert Video'],
  ] as const) {
    await tool(page, name).click();
    await dialog(page, name).waitFor();
    if (name === 'Link') {
      await dialog(page, name).getByRole('textbox').fill('lanterns');
      await dialog(page, name)
        .getByRole('button', { name: /Where the lanterns hang/ })
        .waitFor();
    }
    expect([name, await violations(page)]).toEqual([name, []]);
    if (name === 'Link') await dialog(page, name).getByRole('textbox').fill('');
    await button(dialog(page, name), submit).click();
    await page.locator('[role=dialog] [aria-invalid=true]').waitFor();
    expect([`${name}, refused`, await violations(page)]).toEqual([`${name}, refused`, []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await page.keyboard.press('Escape');
    await dialog(page, name).waitFor({ state: 'hidden' });
  }
  await leaveQuietly(visitor);
});
