import { expect } from 'vitest';
import { navigationStrings } from '#schema/navigationStrings.ts';
import { siteSettings } from '#server/content/site/table.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { button, heading, leaveQuietly, visit } from '#tests/kit/browser/visitor.ts';
import { changeNavigation, readNavigation } from '#tests/kit/content/navigation.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('admin', { scope: 'file' }, ({ product }) => product.signedIn('admin'));

test.afterEach(async ({ product }) => {
  await product.services.db.delete(siteSettings);
});

test('entries and networks that are added, moved and removed are saved as a whole', async ({ product, admin }) => {
  const visitor = await visit(product, admin, { reducedMotion: 'reduce' });
  const { page } = visitor;
  const field = (name: string) => page.getByRole('combobox', { name }).or(page.getByRole('textbox', { name }));
  await visitor.open('/admin/navigation');
  await heading(page, 'Navigation and Footer').waitFor();
  await button(page, 'Add to the navigation').click();
  await button(page, 'Save').click();
  await page.getByText(navigationStrings.badTarget).waitFor();
  await field('Name of the new entry').fill('Work');
  await field('Address of Work').fill('/portfolio');
  await page.getByRole('button', { name: 'Move up: Work' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Move up: Work');
  await button(page, 'Remove: Affiliate').click();
  await button(page, 'Add a network').click();
  await field('Address of the new network').fill('https://www.behance.net/heron');
  await expect.poll(() => page.getByRole('combobox', { name: 'Icon of Behance' }).inputValue()).toBe('BEHANCE');
  await page.getByRole('checkbox', { name: 'Affiliate programme' }).uncheck();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Save').click();
  await visitor.hears(navigationStrings.saved);
  const { main, networks, hasAffiliateProgramme } = await readNavigation(admin);
  expect(main.map(({ label }) => label)).toEqual(['Home', 'About', 'Services', 'Work', 'Blog']);
  expect(networks.at(-1)).toEqual({ icon: 'BEHANCE', label: 'Behance', url: 'https://www.behance.net/heron' });
  expect(hasAffiliateProgramme).toBe(false);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Work' }).waitFor();
  await leaveQuietly(visitor);
});

test('only staff see a blog that is switched off', async ({ product, admin }) => {
  await changeNavigation(admin, { hasBlog: false });
  const visitor = await visit(product, undefined, { reducedMotion: 'reduce' });
  await visitor.open('/blogs');
  await heading(visitor.page, 'Oops! Page Not Found').waitFor();
  expect(await visitor.page.getByRole('link', { name: 'Blog', exact: true }).count()).toBe(0);
  await leaveQuietly(visitor, 404);
  const staff = await visit(product, admin, { reducedMotion: 'reduce' });
  await staff.open('/blogs');
  await staff.page.getByText('Switched off: only signed-in staff see this page.').waitFor();
  await staff.open('/blog-manage');
  await staff.page.getByText('The blog is switched off').waitFor();
  await leaveQuietly(staff, 404);
});
