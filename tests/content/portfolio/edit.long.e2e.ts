import { expect } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { showsAddress } from '#tests/kit/browser/pageAddress.ts';
import { field, file, save, source, write } from '#tests/kit/browser/portfolioForm.ts';
import { forgetToasts } from '#tests/kit/browser/toasts.ts';
import { at, faultAt, heading, leaveQuietly, visit } from '#tests/kit/browser/visitor.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { insertItem } from '#tests/kit/content/portfolio.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

/** A picture on the product's own address. */
let picture: string;
let png: { name: string; mimeType: string; buffer: Buffer };
test.beforeAll(async ({ product }) => {
  png = { name: 'a.png', mimeType: 'image/png', buffer: await canvas().png().toBuffer() };
  picture = `${product.url}/picture.png`;
});

const editing = async (product: Product, employee: Person, fields: Parameters<typeof insertItem>[1] = {}) => {
  const item = await insertItem(product, { imageUrl: picture, altText: 'A field', isPublished: true, ...fields });
  const visitor = await visit(product, employee);
  await visitor.page.route('**/picture.png', (route) => route.fulfill({ contentType: 'image/png', body: png.buffer }));
  return { item, visitor, page: visitor.page, path: `/admin/edit-portfolio/${item.slug}` };
};
const stored = async (employee: Person, slug: string) => (await employee.rest('GET', `/portfolio/${slug}`)).body.data;

test('the edit form keeps the changes of a failed save until one succeeds', async ({ product, employee }) => {
  const { item, visitor, page, path } = await editing(product, employee, { tags: ['one', 'two'] });
  const failing = await meddle(page, 'EditPortfolioItem', 'failing');
  failing.release();
  await visitor.open(path);
  await page.getByRole('alert').getByText('Failed to load portfolio item.').waitFor();
  await failing.stop();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await heading(page, 'Edit Portfolio Item').waitFor();
  const { title: Title, slug: Slug, description: Description } = item;
  for (const [label, text] of Object.entries({ Title, Slug, Description, Tags: 'one, two', 'Alt text': 'A field' })) {
    expect(await field(page, label).inputValue()).toBe(text);
  }
  expect(await source(page, 'Keep the present picture').isChecked()).toBe(true);

  await write(page, { Title: 'Quite another title', Category: 'Print' });
  await forgetToasts(page);
  const broken = await meddle(page, 'UpdatePortfolioItem', 'empty');
  broken.release();
  await save(page).click();
  await visitor.hears('Failed to save portfolio item.');
  await broken.stop();
  const down = await meddle(page, 'UpdatePortfolioItem', 'failing');
  await save(page).click();
  await down.asked;
  down.release();
  const saving = ['Saving portfolio item...', 'Failed to save portfolio item.'];
  await expect.poll(visitor.toasts).toEqual([...saving, ...saving]);
  await save(page).waitFor();
  expect(await field(page, 'Title').inputValue()).toBe('Quite another title');
  await down.stop();

  await save(page).click();
  await visitor.hears('Portfolio item saved successfully!');
  await heading(page, 'Quite another title').waitFor();
  expect(at(page)).toBe(`/portfolio/${item.slug}`);
  const kept = { imageUrl: picture, altText: 'A field', tags: ['one', 'two'], isPublished: true };
  expect(await stored(employee, item.slug)).toMatchObject({ ...kept, title: 'Quite another title', category: 'Print' });

  await visitor.open('/admin/edit-portfolio/nowhere-to-be-found');
  await heading(page, 'Portfolio item not found.').waitFor();
  await leaveQuietly(visitor, 502);
});

test('the edit form makes a new slug from the title on request and replaces the picture', async ({
  product,
  employee,
}) => {
  const { item, visitor, page, path } = await editing(product, employee);
  await visitor.open(path);
  await write(page, { Title: `Moved ${item.title}` });
  await page.getByRole('button', { name: 'Make a new slug from the title' }).click();
  expect(await field(page, 'Slug').inputValue()).toBe(`moved-${item.slug}`);
  await showsAddress(field(page, 'Slug'), `${product.url}/portfolio/moved-${item.slug}`);
  await page.getByRole('button', { name: 'Keep the old slug' }).click();
  expect(await field(page, 'Slug').inputValue()).toBe(item.slug);
  await page.getByRole('button', { name: 'Make a new slug from the title' }).click();
  await write(page, { Title: `Moved again ${item.title}` });
  await source(page, 'Image file').check();
  await expect.poll(() => faultAt(file(page))).toBe('Image file is required when File option is selected');
  await file(page).setInputFiles(png);
  await save(page).click();
  await visitor.hears('Portfolio item saved successfully!');
  await heading(page, `Moved again ${item.title}`).waitFor();
  expect(at(page)).toBe(`/portfolio/moved-again-${item.slug}`);
  expect((await stored(employee, `moved-again-${item.slug}`)).imageUrl).toMatch(/\/uploads\//);
  expect((await employee.rest('GET', `/portfolio/${item.slug}`)).status).toBe(404);
  await leaveQuietly(visitor);
});
