import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { forgetToasts } from '#tests/kit/browser/toasts.ts';
import { at, button, dialog, heading, leaveQuietly, link, visit } from '#tests/kit/browser/visitor.ts';
import { insertItem } from '#tests/kit/content/portfolio.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const toolbar = (page: Page) => page.getByRole('region', { name: 'Manage this item' });

async function opened(product: Product, admin: Person, fields: Parameters<typeof insertItem>[1]) {
  const item = await insertItem(product, fields);
  const visitor = await visit(product, admin);
  await visitor.open(`/portfolio/${item.slug}`);
  await toolbar(visitor.page).waitFor();
  return { item, visitor, page: visitor.page };
}

async function remove(page: Page) {
  await button(page, 'Delete').click();
  await dialog(page).getByRole('button', { name: 'Confirm Delete' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
}

test('only admins see the toolbar, from which a deletion returns to the list', async ({ product, admin }) => {
  const item = await insertItem(product, { isPublished: true });
  for (const person of [await product.signedIn('Employee'), undefined]) {
    const visitor = await visit(product, person);
    const { page } = visitor;
    await visitor.open(`/portfolio/${item.slug}`);
    await heading(page, item.title).waitFor();
    if (person) await link(page, 'Dashboard').waitFor();
    for (const name of ['Unpublish', 'Delete']) expect(await button(page, name).count()).toBe(0);
    expect(await toolbar(page).count()).toBe(0);
    await leaveQuietly(visitor);
  }
  const { visitor, page } = await opened(product, admin, { isPublished: true });
  await toolbar(page).getByText('Published', { exact: true }).waitFor();
  for (const name of ['Unpublish', 'Delete']) expect(await button(page, name).count()).toBe(1);

  const doomed = await insertItem(product, { title: 'A project to delete', isPublished: true });
  const other = await insertItem(product, { title: 'A project deleted meanwhile', isPublished: true });
  await link(page, 'Back to Portfolio').click();
  await link(page, doomed.title).click();
  await heading(page, doomed.title).waitFor();
  await button(page, 'Delete').click();
  const question =
    'Are you sure you want to permanently delete the portfolio item "A project to delete"? This action cannot be undone.';
  await dialog(page).getByText(question, { exact: true }).waitFor();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  expect(visitor.operations).not.toContain('RemovePortfolioItem');
  await remove(page);
  await visitor.hears('Portfolio item deleted successfully!');
  await heading(page, 'Our Showcase of Success').waitFor();
  expect(at(page)).toBe('/portfolio');
  expect(await link(page, doomed.title).count()).toBe(0);
  expect((await admin.rest('GET', `/portfolio/${doomed.slug}`)).status).toBe(404);

  await link(page, other.title).click();
  await heading(page, other.title).waitFor();
  await admin.rest('DELETE', `/portfolio/${other.id}`);
  await button(page, 'Unpublish').click();
  await visitor.hears('Portfolio item not found.');
  await heading(page, 'Portfolio item not found.').waitFor();
  await leaveQuietly(visitor);
});

test('a change or deletion shows immediately but is taken back if the server refuses it', async ({
  product,
  admin,
}) => {
  const { item, visitor, page } = await opened(product, admin, { isPublished: true });
  for (const [how, unpublish, gone] of [
    ['failing', 'Failed to unpublish item.', 'Failed to delete item.'],
    ['refusing', 'The server says no.', 'The server says no.'],
  ] as const) {
    const broken = await meddle(page, 'PublishPortfolioItem', how);
    await button(page, 'Unpublish').click();
    await toolbar(page).getByText('Draft', { exact: true }).waitFor();
    broken.release();
    await visitor.hears(unpublish);
    await toolbar(page).getByText('Published', { exact: true }).waitFor();
    await broken.stop();
    const stuck = await meddle(page, 'RemovePortfolioItem', how);
    await remove(page);
    await stuck.asked;
    await forgetToasts(page);
    stuck.release();
    await visitor.hears(gone);
    await heading(page, item.title).waitFor();
    expect(at(page)).toBe(`/portfolio/${item.slug}`);
    await stuck.stop();
  }

  await forgetToasts(page);
  await button(page, 'Unpublish').click();
  await visitor.hears('Unpublishing item...');
  await visitor.hears('Item unpublished successfully!');
  await toolbar(page).getByText('Draft', { exact: true }).waitFor();
  const slow = await meddle(page, 'PublishPortfolioItem', 'slow');
  await button(page, 'Publish').click();
  await slow.asked;
  await toolbar(page).getByText('Published', { exact: true }).waitFor();
  await visitor.hears('Publishing item...');
  slow.release();
  await visitor.hears('Item published successfully!');
  await slow.stop();
  await page.reload();
  await toolbar(page).getByText('Published', { exact: true }).waitFor();

  const slower = await meddle(page, 'PublishPortfolioItem', 'slow');
  await button(page, 'Unpublish').click();
  await slower.asked;
  await link(page.getByRole('contentinfo'), 'About').click();
  await heading(page, 'About Marquee').waitFor();
  slower.release();
  await visitor.hears('Item unpublished successfully!');
  await leaveQuietly(visitor, 502);
});
