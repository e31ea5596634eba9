import { expect } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { showsAddress } from '#tests/kit/browser/pageAddress.ts';
import { faults, field, file, labels, source, submit, type Texts, write } from '#tests/kit/browser/portfolioForm.ts';
import { forgetToasts } from '#tests/kit/browser/toasts.ts';
import { at, faultAt, heading, leaveQuietly, UPLOAD, visit } from '#tests/kit/browser/visitor.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { casesOf } from '#tests/kit/long.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('employee', { scope: 'file' }, ({ product }) =>
  product.signedIn('Employee', { name: 'Ravi Rao' }),
);
/** A picture on the product's own address. */
let picture: string;
let png: { name: string; mimeType: string; buffer: Buffer };
test.beforeAll(async ({ product }) => {
  png = { name: 'a.png', mimeType: 'image/png', buffer: await canvas().png().toBuffer() };
  picture = `${product.url}/picture.png`;
});

let count = 0;
/** Valid values with a unique title. */
function good(): Texts {
  count += 1;
  const texts = { Title: `A Project of the Form, number ${count}`, Description: 'One.\nTwo.', Category: 'Print' };
  return { ...texts, Tags: 'Ink, Paper', 'Image URL': picture };
}

/** A new item by a new user, because an autosave of one test would appear in the next. */
async function adding(product: Product) {
  const visitor = await visit(product, await product.signedIn('Employee'));
  const { page } = visitor;
  await page.route('**/picture.png', (route) => route.fulfill({ contentType: 'image/png', body: png.buffer }));
  await visitor.open('/admin/add-portfolio');
  await heading(page, 'Add New Portfolio Item').waitFor();
  return { visitor, page };
}

test('an invalid value is reported at its field without sending anything', async ({ product }) => {
  const { visitor, page } = await adding(product);
  const noUrl = 'A valid Image URL is required when URL option is selected';
  await submit(page).click();
  await expect
    .poll(() => faults(page))
    .toEqual({
      Title: 'Title is required',
      Slug: 'Slug generation failed (requires title)',
      Description: 'Description is required',
      Category: 'Category is required',
      Tags: 'Tags input is required',
      'Image URL': noUrl,
    });
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('title');

  await write(page, good());
  const badSlug = 'Generated slug is invalid (check title for special characters)';
  const noSlug = 'Slug generation failed (requires title)';
  const rules: [label: keyof Texts, bad: string, better: string, answers: Texts][] = [
    ['Title', '  ', 'A', { Title: 'Title is required', Slug: noSlug }],
    ['Title', '!!!', 'A!', { Slug: noSlug }],
    ['Title', 'snake_case', 'snake case', { Slug: badSlug }],
    ['Title', 'Published', 'Published work', { Slug: 'This slug is taken by an address of the site' }],
    ['Description', ' ', 'a', { Description: 'Description is required' }],
    ['Category', '', 'a', { Category: 'Category is required' }],
    ['Tags', '', 'a', { Tags: 'Tags input is required' }],
    ['Tags', ' , ,', 'a, ,', { Tags: 'At least one tag is required' }],
    ['Image URL', 'picture.png', picture, { 'Image URL': noUrl }],
    ['Image URL', 'javascript:alert(1)', picture, { 'Image URL': noUrl }],
    ['Alt text', 'a'.repeat(301), 'a'.repeat(300), { 'Alt text': 'Please use at most 300 characters' }],
  ];
  const isFirst = ([label]: (typeof rules)[number], index: number) =>
    rules.findIndex((other) => other[0] === label) === index;
  for (const [label, bad, better, answers] of casesOf(rules, isFirst)) {
    await write(page, { [label]: bad });
    await expect.poll(() => faults(page)).toEqual(answers);
    await write(page, { [label]: better });
    await expect.poll(() => faults(page)).toEqual({});
  }

  await write(page, { 'Image URL': '' });
  await source(page, 'Image file').check();
  await expect.poll(() => faultAt(file(page))).toBe('Image file is required when File option is selected');
  await source(page, 'Image URL').check();
  await expect.poll(() => faults(page)).toEqual({ 'Image URL': noUrl });
  await source(page, 'Image file').check();
  await file(page).setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
  await expect.poll(() => faultAt(file(page))).toBe('Please choose a png, jpeg, gif or webp picture.');
  expect(await file(page).getAttribute('accept')).toBe('image/png,image/jpeg,image/gif,image/webp');
  await file(page).setInputFiles(png);
  await expect.poll(() => faultAt(file(page))).toBe(null);
  expect(visitor.operations).not.toContain('CreatePortfolioItem');
  await leaveQuietly(visitor);
});

test('a refused item stays in the form until it is accepted', async ({ product, employee }) => {
  const { visitor, page } = await adding(product);
  expect(await source(page, 'Image URL').isChecked()).toBe(true);
  expect(await field(page, 'Slug').isEditable()).toBe(false);
  const texts = { ...good(), 'Alt text': 'A red field' };
  expect(await showsAddress(field(page, 'Slug'), `${product.url}/portfolio/…`)).toBe(true);
  await write(page, texts);
  const wished = `a-project-of-the-form-number-${count}`;
  expect(await field(page, 'Slug').inputValue()).toBe(wished);
  await showsAddress(field(page, 'Slug'), `${product.url}/portfolio/${wished}`);
  for (const [how, sentence] of [
    ['empty', 'Failed to create portfolio item.'],
    ['failing', 'Failed to create portfolio item.'],
    ['refusing', 'The server says no.'],
  ] as const) {
    const broken = await meddle(page, 'CreatePortfolioItem', how);
    await forgetToasts(page);
    broken.release();
    await submit(page).click();
    await visitor.hears(sentence);
    await submit(page).waitFor();
    for (const [label, text] of Object.entries(texts)) expect(await field(page, label).inputValue()).toBe(text);
    await broken.stop();
  }
  const { title } = await makeItem(employee, { title: texts.Title, slug: undefined });
  const slow = await meddle(page, 'CreatePortfolioItem', 'slow');
  await forgetToasts(page);
  await submit(page).click();
  await slow.asked;
  await visitor.hears('Creating portfolio item...');
  expect(await field(page, 'Title').isDisabled()).toBe(true);
  slow.release();
  await visitor.hears('Portfolio item created successfully!');
  await slow.stop();
  for (const label of labels) await expect.poll(() => field(page, label).inputValue()).toBe('');
  expect(await faults(page)).toEqual({});
  await page.getByText('Saved as a draft: only staff see it.').waitFor();
  await page.getByRole('link', { name: title }).click();
  await heading(page, title).waitFor();
  expect(at(page)).toBe(`/portfolio/${wished}-2`);
  await page.getByText('Draft', { exact: true }).waitFor();
  const draft = (await employee.rest('GET', at(page))).body.data;
  const made = { imageUrl: picture, altText: 'A red field', tags: ['Ink', 'Paper'], isPublished: false };
  expect(draft).toMatchObject({ ...made, description: 'One.\nTwo.' });

  await page.goBack();
  await heading(page, 'Add New Portfolio Item').waitFor();
  await forgetToasts(page);
  await write(page, good());
  await source(page, 'Image file').check();
  await file(page).setInputFiles(png);
  await page.getByLabel('Published').check();
  await submit(page).click();
  await visitor.hears('Portfolio item created successfully!');
  expect(visitor.operations).toContain(UPLOAD);
  await page.getByText('Created: ').waitFor();
  expect(await page.getByText('Saved as a draft').count()).toBe(0);
  await expect.poll(() => source(page, 'Image URL').isChecked()).toBe(true);
  await source(page, 'Image file').check();
  expect(await file(page).inputValue()).toBe('');
  const { data } = (await product.nobody.rest('GET', `/portfolio/a-project-of-the-form-number-${count}`)).body;
  expect(data.imageUrl).toMatch(/\/uploads\/.+\.webp$/);
  await leaveQuietly(visitor, 502);
});
