import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { handsOver, holdStream, meddle } from '#tests/kit/browser/meddle.ts';
import { forgetToasts } from '#tests/kit/browser/toasts.ts';
import { at, button, heading, leaveQuietly, link, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { chooseInMenu } from '#tests/kit/content/inbox.ts';
import { blob, canvas } from '#tests/kit/content/picture.ts';
import { emptyPortfolio, insertItem } from '#tests/kit/content/portfolio.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const row = (page: Page, title: string) => page.getByRole('row').filter({ has: link(page, title) });
const titles = (page: Page) => page.getByRole('rowheader').getByRole('link').allInnerTexts();

/** Stores exactly these items, the last one newest. */
async function keep(product: Product, ...items: Parameters<typeof insertItem>[1][]) {
  await emptyPortfolio(product);
  const made = [];
  for (const [index, fields] of items.entries()) {
    made.push(await insertItem(product, { createdAt: new Date(2026, 2, index + 1, 12), ...fields }));
  }
  return made;
}

test('the list links to each item with its picture and state, after a retry too', async ({ product, employee }) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title: 'a', description: 'b', category: 'c', tags: 'd' })) {
    form.set(name, value);
  }
  form.set('image', blob(await canvas().png().toBuffer()), 'a.png');
  const { imageUrl } = (await employee.rest('POST', '/portfolio', form)).body.data;
  const items = await keep(
    product,
    { title: 'Without a picture', category: null, isPublished: true, createdAt: new Date('2026-02-04T20:30:00Z') },
    { title: 'With a lost picture', imageUrl: `${product.url}/uploads/lost.webp` },
  );
  const visitor = await visit(product, employee);
  const { page } = visitor;
  // Without the stream nothing reloads the list.
  await holdStream(page);

  let ask = () => visitor.open('/portfolio-manage');
  for (const [how, sentence] of [
    ['failing', 'Failed to load portfolio. Please try again later.'],
    ['empty', 'Failed to fetch portfolio items'],
    ['refusing', 'The server says no.'],
  ] as const) {
    const broken = await meddle(page, 'ManagePortfolio', how);
    await ask();
    await page.getByRole('status').getByText('Loading portfolio...').waitFor();
    await forgetToasts(page);
    broken.release();
    await page.getByRole('alert').filter({ hasText: 'Loading Failed' }).getByText(sentence).waitFor();
    await visitor.hears(sentence);
    await broken.stop();
    ask = () => button(page, 'Try Again').click();
  }
  await ask();
  const bare = row(page, 'Without a picture');
  await bare.waitFor();
  expect(await page.title()).toBe('Manage Portfolio | Marquee');
  const description = await page.locator('meta[name=description]').getAttribute('content');
  expect(description).toBe('Manage your portfolio items on Marquee.');
  expect(await titles(page)).toEqual(['With a lost picture', 'Without a picture']);
  for (const text of ['No Img', 'Uncategorized', 'Created: Feb 5, 2026', 'Published']) {
    await bare.getByText(text, { exact: true }).waitFor();
  }
  const lost = row(page, 'With a lost picture');
  await lost.getByRole('img', { name: 'Image error' }).waitFor();
  for (const text of ['Error', 'Web Development', 'Created: Mar 2, 2026', 'Draft']) {
    await lost.getByText(text, { exact: true }).waitFor();
  }

  expect((await fetch(imageUrl)).status).toBe(200);
  await insertItem(product, { title: 'Named by its title', imageUrl });
  await insertItem(product, { title: 'Named by its alt text', imageUrl, altText: 'A red field' });
  await chooseInMenu(page, 'Refresh');
  for (const [title, alt] of [
    ['Named by its title', 'Named by its title'],
    ['Named by its alt text', 'A red field'],
  ] as const) {
    const picture = row(page, title).getByRole('img', { name: alt });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(40);
  }
  await bare.getByText('Uncategorized').click();
  await heading(page, 'Without a picture').waitFor();
  expect(at(page)).toBe(`/portfolio/${items[0]?.slug}`);
  expect(withoutStatus(visitor, 502).filter((one) => !one.includes('a status of 404'))).toEqual([]);
  await visitor.leave();
});

test('the list shows what Refresh brings, what its search finds or that there are no items', async ({
  product,
  employee,
}) => {
  await keep(product, { title: 'Winter harbour' });
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open('/portfolio-manage');
  await row(page, 'Winter harbour').waitFor();
  await insertItem(product, { title: 'Summer harbour' });
  await insertItem(product, { title: 'A mill' });
  await chooseInMenu(page, 'Refresh');
  await page.getByText('3 items', { exact: true }).waitFor();
  const search = page.getByLabel('Find by title');
  await search.fill('HARBOUR');
  await page.getByText('2 found').waitFor();
  expect(await titles(page)).toEqual(['Summer harbour', 'Winter harbour']);
  expect(new URL(page.url()).search).toBe('?search=HARBOUR');
  await page.reload();
  await page.getByText('2 found').waitFor();
  expect(await search.inputValue()).toBe('HARBOUR');
  await search.fill('nothing');
  await page.getByText('No item has this in its title.').waitFor();
  expect(await page.getByRole('heading', { name: 'No Portfolio Items Found' }).count()).toBe(0);
  await search.fill('');
  await page.getByText('3 items', { exact: true }).waitFor();

  // A missing day is N/A, an unreadable one Invalid Date.
  await keep(product, { title: 'No day' }, { title: 'No such day' });
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON().operationName !== 'ManagePortfolio') return route.fallback();
    const response = await route.fetch();
    const json = await response.json();
    const [noSuchDay, noDay] = json.data.allPortfolioItems.nodes;
    Object.assign(noDay, { createdAt: null });
    Object.assign(noSuchDay, { createdAt: 'the day before' });
    await route.fulfill({ response, json });
  });
  await handsOver(page);
  await chooseInMenu(page, 'Refresh');
  await row(page, 'No day').getByText('Created: N/A', { exact: true }).waitFor();
  await row(page, 'No such day').getByText('Created: Invalid Date', { exact: true }).waitFor();
  await page.unroute('**/graphql');

  await keep(product);
  await chooseInMenu(page, 'Refresh');
  await page.getByRole('heading', { name: 'No Portfolio Items Found', exact: true }).waitFor();
  const hint = "You haven't added any portfolio items yet. Click the button above to add your first project!";
  await page.getByText(hint, { exact: true }).waitFor();
  await page.evaluate(() => scrollTo(0, 200));
  await link(page, 'Add New Item').click();
  await heading(page, 'Add New Portfolio Item').waitFor();
  expect(at(page)).toBe('/admin/add-portfolio');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 200));
  await page.reload();
  await heading(page, 'Add New Portfolio Item').waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await link(page, 'Manage Portfolio').click();
  await heading(page, 'Manage Portfolio').waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await leaveQuietly(visitor);
});

test('a publication shows immediately but is taken back if the server refuses it', async ({ product, employee }) => {
  await keep(product, { title: 'A quiet project' }, { title: 'A loud project', isPublished: true });
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open('/portfolio-manage');
  await row(page, 'A loud project').waitFor();
  const before = await page.getByRole('table').innerText();
  for (const [verb, title, shown, how, sentence] of [
    ['Publish', 'A quiet project', 'Published', 'failing', 'Failed to publish item.'],
    ['Unpublish', 'A loud project', 'Draft', 'failing', 'Failed to unpublish item.'],
    ['Unpublish', 'A loud project', 'Draft', 'refusing', 'The server says no.'],
  ] as const) {
    const broken = await meddle(page, 'PublishPortfolioItem', how);
    await button(page, `${verb} ${title}`).click();
    await broken.asked;
    await row(page, title).getByText(shown, { exact: true }).waitFor();
    broken.release();
    await visitor.hears(sentence);
    await button(page, `${verb} ${title}`).waitFor();
    expect(await page.getByRole('table').innerText()).toBe(before);
    await broken.stop();
  }
  await forgetToasts(page);
  for (const [verb, state, doing, done] of [
    ['Publish', 'Published', 'Publishing item...', 'Item published successfully!'],
    ['Unpublish', 'Draft', 'Unpublishing item...', 'Item unpublished successfully!'],
  ] as const) {
    const slow = await meddle(page, 'PublishPortfolioItem', 'slow');
    await button(page, `${verb} A quiet project`).click();
    await slow.asked;
    await row(page, 'A quiet project').getByText(state, { exact: true }).waitFor();
    await visitor.hears(doing);
    expect(await visitor.toasts()).not.toContain(done);
    slow.release();
    await visitor.hears(done);
    await slow.stop();
    await row(page, 'A quiet project').getByText(state, { exact: true }).waitFor();
  }
  await leaveQuietly(visitor, 502);
});

test('a long list is exposed completely, but only visible rows are rendered', async ({ product, employee }) => {
  await keep(
    product,
    ...Array.from({ length: 230 }, (_, day) => ({ title: `Project ${day}`, createdAt: new Date(2025, 0, day) })),
  );
  const visitor = await visit(product, employee);
  const { page } = visitor;
  // Without the stream nothing reloads the list.
  await holdStream(page);
  await visitor.open('/portfolio-manage');
  await page.getByText('230 items', { exact: true }).waitFor();
  expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('231');
  expect(await page.getByRole('row').count()).toBeLessThan(100);
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return row(page, 'Project 0').count();
    })
    .toBe(1);
  expect(await page.getByRole('row').count()).toBeLessThan(100);
  expect(visitor.operations.filter((name) => name === 'ManagePortfolio')).toHaveLength(2);
  // Newly rendered rows can be higher than estimated, so the end moves after a jump.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const click = button(page, 'Publish Project 0').click({ timeout: 30_000 });
      return click.then(
        () => 'clicked',
        () => 'not there',
      );
    })
    .toBe('clicked');
  await row(page, 'Project 0').getByText('Published', { exact: true }).waitFor();
  await leaveQuietly(visitor);
});
