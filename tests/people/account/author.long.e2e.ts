import { expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { button, faultAt, heading, TAKEN_OVER, visit } from '#tests/kit/browser/visitor.ts';
import { saveProfile } from '#tests/kit/content/author.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('employee', { scope: 'file' }, ({ product }) =>
  product.signedIn('Employee', { name: 'Meera Nair' }),
);
test.beforeAll(async ({ employee }) => {
  await makePost(employee, { slug: 'by-meera', author: 'Meera Nair', title: 'What Meera wrote', isPublished: true });
});

test('an author writes the page to which their posts link', async ({ product, employee }) => {
  await saveProfile(await product.signedIn('admin'), { slug: 'taken', name: 'Taken' });
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open('/account');
  const section = page.getByRole('region', { name: 'Author page' });
  const field = (name: string) => section.getByRole('textbox', { name });
  expect(await field('Name on the page').inputValue()).toBe('Meera Nair');
  expect(await field('Address of the page').inputValue()).toBe('meera-nair');
  await section.getByRole('checkbox', { name: 'Show my author page' }).check();
  await field('About you').fill('Draws maps of search.\nLives in Kochi.');
  await field('Address of the page').fill('taken');
  await button(page, 'Save Author Page').click();
  await expect.poll(() => faultAt(field('Address of the page'))).toBe('Another author page has this address.');
  await field('Address of the page').fill('meera');
  const buffer = await canvas(300, 300).png().toBuffer();
  await section.getByLabel('Picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await button(page, 'Save Author Page').click();
  await visitor.hears('Author page saved.');
  await section.getByRole('button', { name: 'Remove picture' }).waitFor();
  await section.getByRole('link', { name: 'See your page' }).click();
  await heading(page, 'Meera Nair').waitFor();
  await page.getByRole('img', { name: 'Portrait of Meera Nair' }).waitFor();

  const reader = await visit(product);
  await reader.open('/blog/by-meera');
  await reader.page.getByRole('article').getByRole('link', { name: 'Meera Nair' }).click();
  await heading(reader.page, 'Meera Nair').waitFor();
  await reader.page.getByText('Lives in Kochi.').waitFor();
  await reader.page.getByRole('link', { name: 'What Meera wrote' }).first().waitFor();
  await reader.leave();
  await visitor.leave();
});

test.for([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])('the author page and its form have no accessibility violation at %j', async (viewport, { product, employee }) => {
  await saveProfile(employee, { slug: 'meera', name: 'Meera Nair', about: 'Draws maps.' });
  const visitor = await visit(product, employee, { viewport, reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.open('/blog/author/meera');
  await page.locator(TAKEN_OVER).waitFor({ state: 'attached' });
  expect(await violations(page)).toEqual([]);
  await visitor.open('/account');
  await page.getByRole('checkbox', { name: 'Show my author page' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await visitor.leave();
});
