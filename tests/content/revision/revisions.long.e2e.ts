import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { at, button, heading, link, visit } from '#tests/kit/browser/visitor.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { makeItem, portfolioItem, portfolioOperations } from '#tests/kit/content/portfolio.ts';
import { fieldValue, listRevisions } from '#tests/kit/content/revision.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('employee', { scope: 'file' }, ({ product }) =>
  product.signedIn('Employee', { name: 'Ravi Rao' }),
);

/** A post with two revisions that differ in one word and in the slug. */
async function postOfTwo(employee: Person, before = 'The quick brown fox', after = 'The quick red fox') {
  const sent = blogPost({ title: 'Of foxes', body: before });
  const post = await makePost(employee, sent);
  await employee.gql(blogOperations.update, { id: post.id, input: { ...sent, body: after } });
  return { ...post, sent };
}
const marked = (page: Page) =>
  page.locator('main').evaluate((main) => ({
    removed: [...main.querySelectorAll('del')].map(({ textContent }) => textContent),
    added: [...main.querySelectorAll('ins')].map(({ textContent }) => textContent),
  }));
const fox = { removed: ['brown'], added: ['red'] };

test('listed revisions are compared by word at both widths', async ({ product, employee }) => {
  const { slug } = await postOfTwo(employee);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const visitor = await visit(product, employee, { viewport });
    const { page, complaints } = visitor;
    await visitor.open(`/admin/edit-blog/${slug}`);
    await link(page, 'Versions').click();
    await heading(page, 'Versions').waitFor();
    expect(at(page)).toBe(`/admin/edit-blog/${slug}/revisions`);
    const versions = page.getByRole('navigation', { name: 'Versions' }).getByRole('link');
    await expect
      .poll(() => versions.allInnerTexts())
      .toEqual([
        expect.stringMatching(/^2\. Changed\s+Ravi Rao, /),
        expect.stringMatching(/^1\. Created\s+Ravi Rao, /),
      ]);
    await expect.poll(() => marked(page)).toEqual(fox);
    expect(await page.getByRole('heading', { level: 4 }).allInnerTexts()).toEqual(
      viewport.width > 1000 ? ['Version 1', 'Version 2'] : [],
    );
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Compare').selectOption('With what is there now');
    await page.getByText('There is no difference.', { exact: true }).waitFor();
    await versions.nth(1).click();
    await page.getByRole('heading', { level: 2, name: 'Version 1', exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    expect(complaints).toEqual([]);
    await visitor.leave();
  }
});

test('a revision is restored by keyboard after a question and listed as a new one', async ({ product, employee }) => {
  const { id, slug, sent } = await postOfTwo(employee);
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open(`/admin/edit-blog/${slug}/revisions`);
  const versions = page.getByRole('navigation', { name: 'Versions' }).getByRole('link');
  await versions.nth(1).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Version 1', exact: true }).waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Restore this version');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Restore version 1?' });
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await listRevisions(employee, 'BLOG_POST', id)).toHaveLength(2);
  await page.keyboard.press('Enter');
  await button(question, 'Restore').focus();
  await page.keyboard.press('Enter');
  await visitor.hears('The version has been restored.');
  await versions.filter({ hasText: '3. Restored' }).waitFor();
  const all = await listRevisions(employee, 'BLOG_POST', id);
  expect([all.length, fieldValue(all[2] as (typeof all)[number], 'body')]).toEqual([3, sent.body]);
  await visitor.leave();
});

test('restoring a revision with another slug redirects to its address', async ({ product, employee }) => {
  const sent = portfolioItem({ title: 'A project' });
  const { id, slug } = await makeItem(employee, sent);
  const update = (fields: Record<string, unknown>) =>
    employee.gql(portfolioOperations.update, { id, input: { ...sent, ...fields } });
  await update({ slug: `${slug}-now` });
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open(`/admin/edit-portfolio/${slug}-now/revisions`);
  await page.getByRole('navigation', { name: 'Versions' }).getByRole('link').nth(1).click();
  await page.getByRole('heading', { level: 2, name: 'Version 1', exact: true }).waitFor();
  await button(page, 'Restore this version').click();
  await button(page.getByRole('alertdialog'), 'Restore').click();
  await page.waitForURL(`**/admin/edit-portfolio/${slug}/revisions`);
  expect((await listRevisions(employee, 'PORTFOLIO_ITEM', id)).map(({ reason }) => reason)).toEqual([
    ...['CREATE', 'UPDATE', 'RESTORE'],
  ]);
  await visitor.leave();
});

test('the content of a revision is shown as text', async ({ product, employee }) => {
  const hostile = `<img src=x onerror="window.broken=1"><script>window.broken=1</script> javascript:alert(1) \u202e`;
  const { slug } = await postOfTwo(employee, 'Harmless', hostile);
  const visitor = await visit(product, employee);
  const { page, complaints } = visitor;
  await visitor.open(`/admin/edit-blog/${slug}/revisions`);
  await expect.poll(async () => (await marked(page)).added.join('')).toContain('onerror="window.broken=1"');
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  expect(await page.locator('main del img, main ins img, main script').count()).toBe(0);
  expect(complaints).toEqual([]);
  await visitor.leave();
});
