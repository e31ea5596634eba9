import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { button, leaveQuietly, loaded, visit } from '#tests/kit/browser/visitor.ts';
import { test } from '#tests/kit/test.ts';

const hasFocus = (field: Locator) => field.evaluate((one) => one === document.activeElement);

test('a faulty rule of bookings gets the focus', async ({ product, admin }) => {
  const visitor = await visit(product, admin);
  const { page } = visitor;
  await visitor.open('/admin/site');
  await loaded(page);
  await page.getByRole('checkbox', { name: 'Take bookings' }).check();
  const minutes = page.getByRole('spinbutton', { name: 'Length of a call, in minutes' });
  await minutes.fill('5');
  await button(page, 'Save Settings').click();
  await expect.poll(() => hasFocus(minutes)).toBe(true);
  await leaveQuietly(visitor);
});

test('a faulty text of a further language gets the focus', async ({ product, admin }) => {
  const visitor = await visit(product, admin);
  const { page } = visitor;
  await visitor.open('/admin/site');
  await loaded(page);
  await page.getByRole('checkbox', { name: 'Deutsch' }).check();
  const tagline = page.getByRole('textbox', { name: 'Tagline: Deutsch', exact: true });
  await tagline.fill('x'.repeat(500));
  await button(page, 'Save Settings').click();
  await expect.poll(() => hasFocus(tagline)).toBe(true);
  await leaveQuietly(visitor);
});
