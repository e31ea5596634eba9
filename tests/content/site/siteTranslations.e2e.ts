import { expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { button, loaded, visit } from '#tests/kit/browser/visitor.ts';
import { test } from '#tests/kit/test.ts';

test('an admin translates tagline and description for a further language', async ({ product, admin }) => {
  const staff = await visit(product, admin);
  const { page } = staff;
  await staff.open('/admin/site');
  await loaded(page);
  const tagline = page.getByRole('textbox', { name: 'Tagline: Deutsch', exact: true });
  expect(await tagline.count()).toBe(0);
  await page.getByRole('checkbox', { name: 'Deutsch' }).check();
  await tagline.fill('Werbung, die wirkt');
  const description = page.getByRole('textbox', { name: 'What the agency does: Deutsch', exact: true });
  await description.fill('x'.repeat(401));
  expect(await violations(page)).toEqual([]);
  await button(page, 'Save Settings').click();
  await page.getByText('Please use at most 400 characters').waitFor();
  await description.fill('Eine Agentur für kleine Häuser.');
  await button(page, 'Save Settings').click();
  await staff.hears('The settings of the site have been saved.');
  await staff.open('/de');
  await page.getByRole('contentinfo').getByText('Eine Agentur für kleine Häuser.').waitFor();
  expect(staff.complaints).toEqual([]);
  await staff.leave();
});
