import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { INDIA } from '#schema/officeTime.ts';
import { momentField, scheduleStrings } from '#schema/schedule.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { faultAt, heading, link, loaded, visit } from '#tests/kit/browser/visitor.ts';
import { makePlanned, plannedKinds } from '#tests/kit/content/schedule.ts';
import { test as base } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';

const HOUR = 3_600_000;
const [post, item] = plannedKinds;

const test = base.extend('employee', { scope: 'file' }, ({ product }) =>
  product.signedIn('Employee', { name: 'Ravi Rao' }),
);

const publishAt = (page: Page) => page.getByLabel('Publish at (India time)');
const takeBackAt = (page: Page) => page.getByLabel('Take back at (India time)');
const row = (page: Page, title: string) => page.getByRole('row').filter({ has: link(page, title) });

describe.each([390, 1440])('at a width of %i', (width) => {
  const options = { viewport: { width, height: 900 }, reducedMotion: 'reduce' } as const;

  test('an employee sees the times of a post that is scheduled in India time in the list', async ({
    product,
    employee,
  }) => {
    const visitor = await visit(product, employee, options);
    const { page } = visitor;
    await visitor.open(paths.addBlog);
    await heading(page, 'Add Blog Post').waitFor();
    const title = `Planned at ${width}`;
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByRole('textbox', { name: 'Excerpt' }).fill('What this post is about.');
    await page.getByRole('textbox', { name: 'Tags' }).fill('marketing');
    await publishAt(page).fill('2020-01-01T09:00');
    await page.getByRole('button', { name: 'Create Post' }).click();
    await expect.poll(() => faultAt(publishAt(page))).toBe(scheduleStrings.past);
    await publishAt(page).fill('2046-12-03T09:00');
    await takeBackAt(page).fill('2046-12-03T08:00');
    await page.getByRole('button', { name: 'Create Post' }).click();
    await expect.poll(() => faultAt(takeBackAt(page))).toBe(scheduleStrings.disorder);
    await takeBackAt(page).fill('2046-12-24T18:30');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create Post' }).click();
    await page.waitForURL(`**${paths.blogs}`);
    await visitor.open(paths.manageBlogs);
    const own = row(page, title);
    await own.getByText('Publishes Dec 3, 2046 at 9:00 AM').waitFor();
    await own.getByText('Taken back Dec 24, 2046 at 6:30 PM').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: `Publish ${title}` }).click();
    await own.getByText('Published', { exact: true }).waitFor();
    await own.getByText('Publishes').waitFor({ state: 'detached' });
    await own.getByText('Taken back Dec 24, 2046 at 6:30 PM').waitFor();
    await visitor.leave();
  });

  test('the form of an item removes the time that is emptied', async ({ product, employee }) => {
    const at = new Date(Math.ceil(product.services.now().getTime() / HOUR) * HOUR + HOUR).toISOString();
    const planned = await makePlanned(employee, item, { publishAt: at });
    const visitor = await visit(product, employee, options);
    const { page } = visitor;
    await visitor.open(paths.editPortfolio(planned.slug));
    await expect.poll(() => publishAt(page).inputValue()).toBe(momentField(at, INDIA));
    expect(await takeBackAt(page).inputValue()).toBe('');
    await publishAt(page).fill('');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.waitForURL(`**${paths.portfolioItem(planned.slug)}`);
    expect((await employee.gql(item.read, { slug: planned.slug })).data.done.publishAt).toBe(null);
    await visitor.leave();
  });
});

test('the toolbar of a post shows its schedule until its button publishes the post', async ({ product, employee }) => {
  const planned = await makePlanned(employee, post, { publishAt: '2046-12-03T03:30:00Z' });
  const { page, open, leave } = await visit(product, await product.signedIn('admin'));
  await open(paths.blogPost(planned.slug));
  const toolbar = page.getByRole('region', { name: 'Manage this post' });
  await toolbar.getByText('Publishes Dec 3, 2046 at 9:00 AM').waitFor();
  await toolbar.getByRole('button', { name: 'Publish', exact: true }).click();
  await toolbar.getByText('Published', { exact: true }).waitFor();
  await toolbar.getByText('Publishes').waitFor({ state: 'detached' });
  await loaded(page);
  await leave();
});
