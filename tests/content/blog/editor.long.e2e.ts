import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { editor, markdownIn, tool } from '#tests/kit/browser/editor.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { heading, loaded, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { test as base } from '#tests/kit/test.ts';
import { body, writing } from './writePost.ts';

const test = base.extend('employee', { scope: 'file' }, ({ product }) =>
  product.signedIn('Employee', { name: 'Ravi Rao' }),
);

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

const scripts = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

const isEditor = (name: string) => /\/(VisualEditor|prosemirror)-/.test(name);

test('each button of the toolbar formats the selection, with Undo and Redo', async ({ product }) => {
  const { visitor, page } = await writing(product);
  for (const [name, markdown] of [
    ['Heading 2', '## Words'],
    ['Heading 3', '### Words'],
    ['Heading 4', '#### Words'],
    ['Bold', '**Words**'],
    ['Italic', '*Words*'],
    ['Strikethrough', '~~Words~~'],
    ['Code', '`Words`'],
    ['Bulleted list', '- Words'],
    ['Numbered list', '1. Words'],
    ['Quote', '> Words'],
    ['Code block', '```\nWords\n```'],
  ] as const) {
    await body(page).fill('Words');
    await page.keyboard.press('ControlOrMeta+a');
    await tool(page, name).click();
    await page.locator(`[role=toolbar] [aria-label="${name}"][aria-pressed=true]`).waitFor();
    expect(await markdownIn(page)).toBe(markdown);
  }
  await body(page).press('ControlOrMeta+a');
  await tool(page, 'Code block').click();
  const code = editor(page).locator('pre');
  await expect.poll(() => code.count()).toBe(0);
  await tool(page, 'Undo').click();
  await expect.poll(() => code.count()).toBe(1);
  await tool(page, 'Redo').click();
  await expect.poll(() => code.count()).toBe(0);
  expect(await markdownIn(page)).toBe('Words');
  await body(page).press('End');
  await tool(page, 'Rule').click();
  expect(await markdownIn(page)).toBe('Words\n\n***');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('rows and columns of the current table can be added and removed', async ({ product }) => {
  const { visitor, page } = await writing(product);
  await body(page).click();
  await tool(page, 'Table').click();
  await page.keyboard.type('Item');
  for (const name of ['Row below', 'Column after', 'Delete column']) await tool(page, name).click();
  // The head stays: a table without one is written as HTML.
  await page.keyboard.press('ArrowDown');
  await tool(page, 'Delete row').click();
  expect((await markdownIn(page)).split('\n')[1]).toBe('| --- | --- | --- |');
  await editor(page).getByRole('cell').first().click();
  await page.keyboard.type('a | b');
  expect((await markdownIn(page)).split('\n')[2]).toBe('| a \\| b |  |  |');
  await editor(page).getByRole('cell').first().click();
  await tool(page, 'Delete table').click();
  expect(await tool(page, 'Row below').count()).toBe(0);
  expect(await markdownIn(page)).toBe('');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('the preview shows the page at phone and desktop width and reports a failure', async ({ product }) => {
  const { visitor, page } = await writing(product, { viewport: { width: 1440, height: 900 } });
  await body(page).fill('## The bills\n\n![A caption](/none.png "Under it")');
  await page.route('**/none.png', (route) => route.fulfill({ status: 200, contentType: 'image/png', body: '' }));
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.frameLocator('iframe[title=Preview]');
  await preview.getByRole('heading', { name: 'The bills' }).waitFor();
  expect(await preview.getByRole('figure').getByText('Under it').count()).toBe(1);
  const width = () => preview.locator('html').evaluate((html) => html.ownerDocument.defaultView?.innerWidth);
  expect(await width()).toBe(390);
  await page.getByRole('button', { name: 'Desktop' }).click();
  await expect.poll(width).toBe(1280);
  await body(page).fill('Changed.');
  await preview.getByText('Changed.').waitFor();
  const broken = await meddle(page, 'RenderedText', 'failing');
  broken.release();
  await body(page).fill('Changed again.');
  await page.getByText('The preview could not be drawn.').waitFor();
  await broken.stop();
  expect(visitor.operations).not.toContain('CreateBlogPost');
  await visitor.leave();
});

test('the editor is usable by keyboard: Tab leaves the text, Escape focuses the toolbar, arrows move in it', async ({
  product,
}) => {
  const { visitor, page } = await writing(product);
  await body(page).focus();
  await page.keyboard.type('One');
  await page.keyboard.press('Escape');
  await expect.poll(() => focusedName(page)).toBe('Heading 2');
  for (const [key, name] of [
    ['ArrowRight', 'Heading 3'],
    ['ArrowRight', 'Heading 4'],
    ['ArrowRight', 'Bold'],
    ['End', 'Undo'],
    ['ArrowLeft', 'Footnote'],
    ['Home', 'Heading 2'],
    ['Enter', 'Body'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => focusedName(page)).toBe(name);
  }
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).not.toBe('Body');
  await page.keyboard.press('Shift+Tab');
  expect(await focusedName(page)).toBe('Body');
  // Before the text: the preview, the ways of writing, the toolbar.
  for (const _stop of ['Preview', 'Write', 'a tool']) await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[role=toolbar]') !== null)).toBe(true);
  expect(await markdownIn(page)).toBe('## One');
  await body(page).fill('- One\n- Two');
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).not.toBe('Body');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('the label and error messages focus the text', async ({ product }) => {
  const { visitor, page } = await writing(product);
  // Only screen readers see and press it.
  await page.locator('label', { hasText: 'Body' }).dispatchEvent('click');
  await expect.poll(() => focusedName(page)).toBe('Body');
  await page.getByLabel('Title').fill('A post with much text');
  await page.getByLabel('Excerpt').fill('Too much follows.');
  await page.getByLabel('Tags').fill('Long');
  await body(page).fill('Words. '.repeat(14_500));
  await page.getByRole('button', { name: 'Create Post' }).click();
  await page.locator('[contenteditable][aria-label=Body][aria-invalid=true]').waitFor();
  await expect.poll(() => focusedName(page)).toBe('Body');

  await body(page).fill('Fewer words.');
  const refused = await meddle(page, 'CreateBlogPost', 'refusingBody');
  refused.release();
  await page.getByRole('button', { name: 'Create Post' }).click();
  await page.getByText('The server says why.').waitFor();
  await expect.poll(() => focusedName(page)).toBe('Body');
  await refused.stop();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test.for([
  ['at a desk', 1440, 900],
  ['on a phone', 390, 844],
] as const)(
  'the form with the editor has no accessibility violation %s',
  async ([_place, width, height], { product }) => {
    const { visitor, page } = await writing(product, { viewport: { width, height }, reducedMotion: 'reduce' });
    await body(page).fill(
      '## One\n\n<b>raw</b>\n\nhttps://youtu.be/dQw4w9WgXcQ\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
    );
    await editor(page).getByRole('cell').first().click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.frameLocator('iframe[title=Preview]').getByRole('cell').first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await visitor.leave();
  },
);

test('only forms load the editor, without which they take plain Markdown', async ({ product, employee }) => {
  const post = await makePost(employee, { isPublished: true });
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open(`/blog/${post.slug}`);
  for (const [path, title] of [
    ['/blog-manage', 'Manage Blog Posts'],
    ['/blogs', 'Blog'],
  ] as const) {
    await goWithin(page, path);
    await heading(page, title).waitFor();
  }
  await loaded(page);
  expect((await scripts(page)).filter(isEditor)).toEqual([]);
  await goWithin(page, '/admin/add-blog');
  await editor(page).waitFor();
  expect((await scripts(page)).filter(isEditor).length).toBeGreaterThan(1);
  await goWithin(page, '/blog-manage');
  await heading(page, 'Manage Blog Posts').waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();

  const without = await visit(product, employee);
  await without.page.route(/VisualEditor-/, (route) => route.abort());
  const failed = without.page.waitForEvent('requestfailed', (request) => isEditor(request.url()));
  await without.open('/admin/add-blog');
  await body(without.page).fill('Written *all* the same.');
  await failed;
  expect(await body(without.page).inputValue()).toBe('Written *all* the same.');
  await without.leave();
});
