import { expect } from 'vitest';
import { editor, markdownIn, tool } from '#tests/kit/browser/editor.ts';
import { heading, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { test as base } from '#tests/kit/test.ts';
import { body, writing } from './writePost.ts';

const test = base.extend('employee', { scope: 'file' }, ({ product }) =>
  product.signedIn('Employee', { name: 'Ravi Rao' }),
);

test('a text typed with toolbar and shortcuts appears in the Markdown tab', async ({ product }) => {
  const { visitor, page } = await writing(product);
  expect(await body(page).count()).toBe(1);
  await body(page).click();
  await page.keyboard.type('## The bills');
  await page.keyboard.press('Enter');
  await page.keyboard.type('There were ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.locator('[aria-label=Bold][aria-pressed=true]').waitFor();
  await page.keyboard.type('seven');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(' of them, *not* eight.');
  await page.keyboard.press('Enter');
  await tool(page, 'Bulleted list').click();
  await page.keyboard.type('One');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two_2 * 3');
  const text = '## The bills\n\nThere were **seven** of them, *not* eight.\n\n- One\n- Two_2 \\* 3';
  expect(await markdownIn(page)).toBe(text);

  await page.getByRole('tab', { name: 'Markdown' }).click();
  await body(page).fill('Written *here*.');
  await page.reload();
  await page.getByRole('tab', { name: 'Markdown', selected: true }).waitFor();
  await expect.poll(() => body(page).inputValue()).toBe('Written *here*.');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('a saved post keeps every block byte for byte except an edited one', async ({ product, employee }) => {
  const text =
    'Title\n=====\n\n* a\n* b\n\nHard  \nbreak and __bold__\n\n\n| a | b |\n|---|:-:|\n| 1 | 2 |\n\n<div>raw</div>\n';
  const post = await makePost(employee, { body: text, isPublished: true });
  const stored = async () => (await employee.rest('GET', `/blogs/${post.slug}`)).body.data.title;
  const bodyOf = async () => (await employee.gql(`{ blogPost(slug: "${post.slug}") { body } }`)).data?.blogPost?.body;
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open(`/admin/edit-blog/${post.slug}`);
  await editor(page).getByText('raw').waitFor();
  expect(await tool(page, 'Undo').isDisabled()).toBe(true);
  await editor(page).getByText('break and').click();
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Title').fill('Another title of it');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await heading(page, 'Another title of it').waitFor();
  expect([await stored(), await bodyOf()]).toEqual(['Another title of it', text]);

  await goWithin(page, `/admin/edit-blog/${post.slug}`);
  await editor(page).getByText('bold', { exact: true }).click();
  await page.locator('[aria-label=Bold][aria-pressed=true]').waitFor();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await heading(page, 'Another title of it').waitFor();
  expect(await bodyOf()).toBe(text.replace('Hard  \nbreak and __bold__\n\n\n', 'Hard\\\nbreak and **bold!**\n\n'));
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
