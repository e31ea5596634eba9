import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { button, loaded, visit } from '#tests/kit/browser/visitor.ts';
import { makePicture } from '#tests/kit/content/media.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import { test } from '#tests/kit/test.ts';
import ours from '../../../site.json' with { type: 'json' };

/** The address of the logo that is seen at the head of the page. */
async function headLogo(page: Page): Promise<string | null> {
  const logos = page.getByRole('navigation', { name: 'Main' }).getByRole('img', { name: ours.name });
  await expect.poll(() => logos.count()).toBe(1);
  return logos.getAttribute('src');
}

test('an admin chooses a logo for dark ground, which the dark theme and the foot of each page show', async ({
  product,
  admin,
}) => {
  const light = await makePicture(admin, { name: 'Light heron' }, [1200, 300]);
  await makePicture(admin, { name: 'Dark heron' }, [1200, 320]);
  const { logo } = await changeSite(admin, { logoId: light.id });
  const staff = await visit(product, admin);
  await staff.open('/admin/site');
  await loaded(staff.page);
  const part = staff.page.getByRole('region', { name: 'Logo for dark ground', exact: true });
  await button(part, 'Choose or upload').click();
  await staff.page.getByRole('button', { name: /Dark heron/ }).click();
  await part.getByRole('img', { name: 'Logo for dark ground' }).waitFor();
  await button(staff.page, 'Save Settings').click();
  await staff.hears('The settings of the site have been saved.');
  await staff.page.emulateMedia({ colorScheme: 'dark' });
  const { data } = await admin.gql('{ site { darkLogo { url } } }');
  const darkUrl = data.site.darkLogo.url as string;
  expect(await headLogo(staff.page)).toBe(darkUrl);
  expect(staff.complaints).toEqual([]);
  await staff.leave();

  const reader = await visit(product, undefined, { colorScheme: 'dark' });
  const { page } = reader;
  await reader.open('/about');
  expect(await headLogo(page)).toBe(darkUrl);
  const foot = page.getByRole('contentinfo').getByRole('img', { name: ours.name });
  expect(await foot.getAttribute('src')).toBe(darkUrl);
  expect(await violations(page)).toEqual([]);
  const theme = (name: string) => button(page.getByRole('group', { name: 'Theme' }), name);
  await theme('Light').click();
  expect(await headLogo(page)).toBe(logo?.url);
  expect(await foot.getAttribute('src')).toBe(darkUrl);
  await theme('Dark').click();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await headLogo(page)).toBe(darkUrl);
  // Before the scripts of the page have run, the styles have decided.
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/contact');
  expect(await headLogo(page)).toBe(darkUrl);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const printed = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--for-light'));
  expect(printed).toBe('contents');
  await reader.leave();
});
