import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { meddle, withoutStream } from '#tests/kit/browser/meddle.ts';
import { forgetToasts } from '#tests/kit/browser/toasts.ts';
import { button, dialog, leaveQuietly, loaded, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { emptyPortfolio, insertItem } from '#tests/kit/content/portfolio.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

let visitor: Visitor;

const row = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const titles = (page: Page) => page.getByRole('rowheader').getByRole('link').allInnerTexts();

/** Opens the screen with exactly these items, the last one first. */
async function managing(product: Product, employee: Person, ...names: string[]) {
  await emptyPortfolio(product);
  const items = [];
  for (const [index, title] of names.entries()) {
    items.push(await insertItem(product, { title, createdAt: new Date(2026, 2, index + 1) }));
  }
  visitor = await visit(product, employee);
  await visitor.page.clock.install();
  await visitor.open('/portfolio-manage');
  await loaded(visitor.page);
  return { page: visitor.page, items };
}

async function remove(page: Page, title: string) {
  await button(page, `Delete ${title}`).click();
  await button(dialog(page), 'Confirm Delete').click();
}

test('a confirmed deletion shows immediately but is taken back if the server refuses it', async ({
  product,
  employee,
}) => {
  const { page, items } = await managing(
    product,
    employee,
    'A project to keep',
    'A project to delete',
    'Third project',
  );
  await button(page, 'Delete A project to delete').click();
  const question =
    'Are you sure you want to permanently delete the portfolio item "A project to delete"? This action cannot be undone.';
  await dialog(page).getByText(question, { exact: true }).waitFor();
  await button(dialog(page), 'Cancel').click();
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await titles(page)).toEqual(['Third project', 'A project to delete', 'A project to keep']);
  expect(visitor.operations).not.toContain('RemovePortfolioItem');

  const before = await page.getByRole('table').innerText();
  for (const [how, sentence] of [
    ['failing', 'Failed to delete item.'],
    ['refusing', 'The server says no.'],
  ] as const) {
    const broken = await meddle(page, 'RemovePortfolioItem', how);
    await remove(page, 'A project to delete');
    await broken.asked;
    await row(page, 'A project to delete').waitFor({ state: 'detached' });
    broken.release();
    await visitor.hears(sentence);
    await row(page, 'A project to delete').waitFor();
    expect(await page.getByRole('table').innerText()).toBe(before);
    await broken.stop();
  }

  await forgetToasts(page);
  const slow = await meddle(page, 'RemovePortfolioItem', 'slow');
  await remove(page, 'A project to delete');
  await slow.asked;
  await dialog(page).waitFor({ state: 'hidden' });
  await row(page, 'A project to delete').waitFor({ state: 'detached' });
  await page.getByText('2 items', { exact: true }).waitFor();
  await visitor.hears('Deleting item...');
  expect((await employee.rest('GET', `/portfolio/${items[1]?.slug}`)).status).toBe(200);
  slow.release();
  await visitor.hears('Portfolio item deleted successfully!');
  expect((await employee.rest('GET', `/portfolio/${items[1]?.slug}`)).status).toBe(404);
  await remove(page, 'Third project');
  await row(page, 'Third project').waitFor({ state: 'detached' });
  await page.getByText('1 item', { exact: true }).waitFor();
  await remove(page, 'A project to keep');
  await page.getByRole('heading', { name: 'No Portfolio Items Found' }).waitFor();
  const isDeleted = (toast: string) => toast === 'Portfolio item deleted successfully!';
  await expect.poll(async () => (await visitor.toasts()).filter(isDeleted).length).toBe(3);
  await page.reload();
  await page.getByRole('heading', { name: 'No Portfolio Items Found' }).waitFor();
  await leaveQuietly(visitor, 502);
});

test('items are managed by keyboard with toasts that also report what a colleague deleted', async ({
  product,
  employee,
}) => {
  const { page, items } = await managing(
    product,
    employee,
    'First project',
    'Second project',
    'Third project',
    'A project',
  );
  await button(page, 'Publish A project').focus();
  await page.keyboard.press('Enter');
  await visitor.hears('Item published successfully!');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await expect.poll(focused).toBe('Delete A project');
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await visitor.hears('Portfolio item deleted successfully!');

  await withoutStream(page);
  for (const { id } of items.slice(1, 3)) expect((await employee.rest('DELETE', `/portfolio/${id}`)).status).toBe(200);
  await button(page, 'Publish Second project').click();
  await visitor.hears('Portfolio item not found.');
  await row(page, 'Second project').waitFor({ state: 'detached' });
  await remove(page, 'Third project');
  const gone = async () => (await visitor.toasts()).filter((text) => text === 'Portfolio item not found.');
  await expect.poll(gone).toHaveLength(2);
  expect(await titles(page)).toEqual(['First project']);

  // Toasts are at the top centre: loading without end, success 2 s, failure 4 s.
  /** A toast leaves the DOM one second after it disappears. */
  const LEAVING = 1000;
  const STEP = 250;
  await page.clock.pauseAt(new Date(Date.now() + 3600_000));
  for (const [how, doing, said, ms] of [
    ['failing', 'Publishing item...', 'Failed to publish item.', 4000],
    ['slow', 'Publishing item...', 'Item published successfully!', 2000],
  ] as const) {
    const server = await meddle(page, 'PublishPortfolioItem', how);
    await button(page, 'Publish First project').click();
    const loading = page.locator('[data-rht-toaster] [role=status]').getByText(doing);
    await loading.waitFor();
    await page.clock.runFor(60_000);
    expect(await loading.count()).toBe(1);
    server.release();
    await visitor.hears(said);
    const toast = page.locator('[data-rht-toaster] [role=status]').getByText(said);
    const box = await toast.boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 640)).toBeLessThan(30);
    expect(box?.y).toBeLessThan(100);
    let passed = 0;
    for (; (await toast.count()) > 0 && passed < 10_000; passed += STEP) await page.clock.runFor(STEP);
    expect([said, passed - (passed % 1000)]).toEqual([said, ms + LEAVING]);
    await server.stop();
  }
  await leaveQuietly(visitor, 502);
});
