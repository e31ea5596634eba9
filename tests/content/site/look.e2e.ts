import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { button, loaded, visit } from '#tests/kit/browser/visitor.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import { test } from '#tests/kit/test.ts';

const styleOf = (page: Page, selector: string, name: 'backgroundColor' | 'fontFamily') =>
  page.evaluate(([selector, name]) => getComputedStyle(document.querySelector(selector) as Element)[name], [
    selector,
    name,
  ] as const);
const WHITE = 'rgb(255, 255, 255)';
const NIGHT = 'rgb(17, 17, 17)';

test('an admin who chooses paper and typefaces sees them at once', async ({ product, admin }) => {
  await changeSite(admin, { colours: { signal: null, depth: null } });
  const staff = await visit(product, admin, { colorScheme: 'light' });
  const { page } = staff;
  await staff.open('/admin/site');
  await loaded(page);
  expect(await page.getByRole('radio', { name: /^Warm/ }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: /^White/ }).check();
  await page.getByRole('radio', { name: /^Serif/ }).check();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Save Settings').click();
  await staff.hears('The settings of the site have been saved.');
  await expect.poll(() => styleOf(page, 'html', 'backgroundColor')).toBe(WHITE);
  expect(await styleOf(page, 'h1', 'fontFamily')).toMatch(/Georgia/);

  // 4.5:1 on white paper, less on the others.
  await page.getByRole('textbox', { name: 'Depth colour', exact: true }).fill('#767676');
  await page.getByRole('radio', { name: /^Cool/ }).check();
  await page.getByText(/^#767676 on paper #eef2f5 has a contrast of 4\.\d\d:1, and texts need 4\.5:1$/).waitFor();
  await page.getByRole('radio', { name: /^White/ }).check();
  await button(page, 'Save Settings').click();
  await expect
    .poll(async () => (await admin.gql('{ site { colours { depth paper } typefaces } }')).data.site)
    .toEqual({ colours: { depth: '#767676', paper: 'WHITE' }, typefaces: 'SERIF' });
  expect(staff.complaints).toEqual([]);
  await staff.leave();
});

test('visitors see paper and typefaces in both themes, without an accessibility violation', async ({
  product,
  admin,
}) => {
  await admin.gql('mutation ($input: SiteInput!) { saveSite(input: $input) { name } }', {
    input: { colours: { signal: null, depth: null, paper: 'WHITE' }, typefaces: 'SYSTEM' },
  });
  const reader = await visit(product, undefined, { colorScheme: 'light', reducedMotion: 'reduce' });
  const { page } = reader;
  for (const width of [390, 1440])
    for (const [colorScheme, ground] of [
      ['light', WHITE],
      ['dark', NIGHT],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await reader.open('/');
      expect(await styleOf(page, 'html', 'backgroundColor')).toBe(ground);
      expect(await styleOf(page, 'html', 'fontFamily')).toMatch(/^system-ui/);
      expect(await styleOf(page, 'h1', 'fontFamily')).toMatch(/^system-ui/);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});
