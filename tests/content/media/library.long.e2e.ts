import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { blogStrings } from '#schema/blogStrings.ts';
import { pictureStrings } from '#schema/picture.ts';
import { portfolioStrings } from '#schema/portfolioStrings.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import { pictures } from '#server/platform/storage/picture/table.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { goAnew, goingOn } from '#tests/kit/browser/goingOn.ts';
import { handsOver, meddle } from '#tests/kit/browser/meddle.ts';
import { source, submit, write } from '#tests/kit/browser/portfolioForm.ts';
import { button, dialog, heading, leaveQuietly, UPLOAD, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { blogOperations, makePost } from '#tests/kit/content/blog.ts';
import { makePicture, mediaOperations } from '#tests/kit/content/media.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.beforeEach(async ({ product }) => {
  await product.services.db.delete(blogPosts);
  await product.services.db.delete(portfolioItems);
  await product.services.db.delete(pictures);
});

const goOn = goingOn(async (product: Product, employee: Person) => {
  const visitor = await visit(product, employee);
  await visitor.open('/dashboard');
  return visitor;
});
async function opened(product: Product, employee: Person) {
  const visitor = await goOn(product, employee);
  await goAnew(visitor, '/admin/media', 'Media Library');
  return visitor;
}

const png = async (name: string, width = 60) => ({
  name,
  mimeType: 'image/png',
  buffer: await canvas(width, 40).png().toBuffer(),
});
const files = (page: Page) => page.locator('input[type=file][aria-label="Upload Pictures"]');
const grid = (page: Page) => page.getByRole('list', { name: 'Pictures, newest first' });
/** The name of each picture, and its alt text or what stands in the field without one. */
const names = async (page: Page) =>
  grid(page)
    .getByRole('listitem')
    .evaluateAll((all) =>
      all.map((one) => {
        const field = one.querySelector<HTMLInputElement>('input:not([type=checkbox])');
        return [one.querySelector('bdi')?.textContent, field?.value || field?.placeholder];
      }),
    );
const hasFocus = (one: Locator) => one.evaluate((element) => element === document.activeElement);
const choice = (page: Page) => page.getByRole('dialog', { name: 'Choose a Picture' });
const uploads = (page: Page) => page.getByRole('region', { name: 'Uploads' });

test('several files are uploaded together in spite of refused ones', async ({ product, employee }) => {
  const { page } = await opened(product, employee);
  await page.getByRole('heading', { name: 'No pictures yet' }).waitFor();
  await files(page).setInputFiles([
    await png('harbour.png'),
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
    { name: 'forged.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    await png('lighthouse.png'),
  ]);
  await grid(page).getByRole('button', { name: 'Open lighthouse' }).waitFor();
  await grid(page).getByRole('button', { name: 'Open harbour' }).waitFor();
  const refused = uploads(page).getByRole('listitem');
  await expect.poll(() => refused.count()).toBe(2);
  for (const sentence of [pictureStrings.type, pictureStrings.svg]) await refused.getByText(sentence).waitFor();
  await button(page, 'Put away forged.png').click();
  await button(page, 'Put away notes.txt').click();
  expect(await refused.count()).toBe(0);
  expect(await names(page)).toEqual([
    ['lighthouse', 'No alt text'],
    ['harbour', 'No alt text'],
  ]);
});

test('a cancelled upload stores nothing while the next one goes on', async ({ product, employee }) => {
  const { page } = await opened(product, employee);
  const stuck = await meddle(page, UPLOAD, 'slow');
  await files(page).setInputFiles([await png('first.png'), await png('second.png')]);
  await stuck.asked;
  await button(page, 'Cancel first.png').click();
  stuck.release();
  await grid(page).getByRole('button', { name: 'Open second' }).waitFor();
  await stuck.stop();
  expect((await employee.gql(mediaOperations.list)).data.mediaPictures.totalCount).toBe(1);
  expect(await uploads(page).getByRole('listitem').count()).toBe(0);
});

test('a picture in use can be renamed but is deleted only when no use is left', async ({ product, employee }) => {
  const { id } = await makePicture(employee, { name: 'The harbour' });
  const post = await makePost(employee, { title: 'A post with a picture', pictureId: id });
  const visitor = await opened(product, employee);
  const { page } = visitor;
  const box = page.getByRole('dialog');
  await button(page, 'Open The harbour').click();
  await box.getByRole('link', { name: 'A post with a picture' }).waitFor();
  await box.getByText('Post, its picture').waitFor();
  await button(box, 'Delete').click();
  await button(dialog(page), 'Delete').click();
  await visitor.hears('This picture is still shown by “A post with a picture”. Please take it out there first.');
  await box.getByLabel('Name').fill('The old harbour');
  await box.getByLabel('Alt text').fill('Boats at rest.');
  await button(box, 'Save').click();
  await visitor.hears('Picture saved.');
  await box.waitFor({ state: 'hidden' });
  expect(await names(page)).toEqual([['The old harbour', 'Boats at rest.']]);

  await employee.gql(blogOperations.remove, { id: post.id });
  await button(page, 'Open The old harbour').click();
  await box.getByText('Nowhere yet.').waitFor();
  await button(box, 'Delete').click();
  await button(dialog(page), 'Delete').click();
  await visitor.hears('Picture deleted.');
  await page.getByRole('heading', { name: 'No pictures yet' }).waitFor();
});

test('alt texts are written in the grid, one after the other by Enter', async ({ product, employee }) => {
  await makePicture(employee, { name: 'Harbour' });
  await makePicture(employee, { name: 'Forest' });
  const visitor = await opened(product, employee);
  const { page } = visitor;
  await page.getByLabel('Alt text of Forest').fill('Tall trees.');
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(page.getByLabel('Alt text of Harbour'))).toBe(true);
  await page.keyboard.type('Boats at rest.');
  await page.keyboard.press('Enter');
  const texts = async () =>
    (await employee.gql('{ mediaPictures { nodes { name altText } } }')).data.mediaPictures.nodes.map(
      ({ name, altText }: { name: string; altText: string | null }) => [name, altText],
    );
  await expect.poll(texts).toEqual([
    ['Forest', 'Tall trees.'],
    ['Harbour', 'Boats at rest.'],
  ]);
  await page.getByLabel('Alt text of Forest').fill('Something else');
  await page.keyboard.press('Escape');
  expect(await page.getByLabel('Alt text of Forest').inputValue()).toBe('Tall trees.');
});

test('an alt text that could not be stored stays in its field and can be stored again', async ({
  product,
  employee,
}) => {
  await makePicture(employee, { name: 'Harbour' });
  const visitor = await opened(product, employee);
  const { page } = visitor;
  const field = page.getByLabel('Alt text of Harbour');
  const broken = await meddle(page, 'UpdatePicture', 'failing');
  broken.release();
  await field.fill('Boats at rest.');
  await field.press('Enter');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.inputValue()).toBe('Boats at rest.');
  await broken.stop();
  await field.press('Enter');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBeNull();
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe('Boats at rest.');
  visitor.complaints.splice(0);
});

test('a picture replaced in the library changes in the text of a post', async ({ product, employee }) => {
  const { url } = await makePicture(employee, { name: 'A logo' });
  const post = await makePost(employee, { body: `![Our logo](${url})`, isPublished: true });
  const visitor = await opened(product, employee);
  const { page } = visitor;
  await button(page, 'Open A logo').click();
  await page.locator('input[type=file][aria-label=Replace]').setInputFiles(await png('other.png', 90));
  await visitor.hears('Picture replaced.');
  await page.getByRole('dialog').getByText('90 × 40 pixels').waitFor();
  const { data } = await employee.gql(mediaOperations.list);
  const [{ url: newUrl }] = data.mediaPictures.nodes;
  expect(newUrl).not.toBe(url);
  const { blogPost } = (await product.nobody.gql(`{ blogPost(slug: "${post.slug}") { body } }`)).data;
  expect(blogPost.body).toBe(`![Our logo](${newUrl})`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

test('an upload by a colleague appears in an open library', async ({ product, employee }) => {
  const { page } = await opened(product, employee);
  await page.getByRole('heading', { name: 'No pictures yet' }).waitFor();
  await makePicture(await product.signedIn('admin'), { name: 'From a colleague' });
  await button(page, 'Open From a colleague').waitFor();
});

test('the library is searched by name and alternative text', async ({ product, employee }) => {
  await makePicture(employee, { name: 'Harbour', altText: 'Boats.' });
  await makePicture(employee, { name: 'Forest', altText: 'Trees.' });
  const { page } = await opened(product, employee);
  await grid(page).getByRole('button').nth(1).waitFor();
  await page.getByRole('searchbox', { name: 'Find by name or alt text' }).fill('boats');
  await expect.poll(() => names(page)).toEqual([['Harbour', 'Boats.']]);
  await page.getByRole('searchbox', { name: 'Find by name or alt text' }).fill('mountains');
  await page.getByText('No picture has this in its name or alt text.').waitFor();
});

test('the mark that selects a picture covers no more of it than the mark', async ({ product, employee }) => {
  await makePicture(employee);
  const { page } = await opened(product, employee);
  const mark = grid(page).getByRole('checkbox');
  await mark.waitFor();
  const [size, ground] = await mark.evaluate((box) =>
    [box, box.closest('span') as Element].map((one) => Math.round(one.getBoundingClientRect().height)),
  );
  expect(ground).toBe(size);
});

test('the forms of posts and items take a library picture with its alternative text', async ({ product, employee }) => {
  await makePicture(employee, { name: 'The harbour', altText: 'Boats at rest.' });
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open('/admin/add-blog');
  await handsOver(page);
  await button(page, 'Choose from the Library').focus();
  await page.keyboard.press('Enter');
  const picture = choice(page).getByRole('button', { name: 'Choose The harbour' });
  await picture.waitFor();
  for (let tabs = 0; tabs < 4 && !(await hasFocus(picture)); tabs += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await choice(page).waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(button(page, 'Choose from the Library'))).toBe(true);
  await page.getByText('From the library: The harbour').waitFor();
  expect(await page.getByLabel('Alt text').inputValue()).toBe('Boats at rest.');
  await page.getByLabel('Title').fill('A post from the library');
  await page.getByLabel('Excerpt').fill('Ten letters and a few more.');
  await page.getByLabel('Author').fill('Asha Menon');
  await page.getByLabel('Tags').fill('harbours');
  await button(page, 'Create Post').click();
  await visitor.hears(blogStrings.created);
  await heading(page, 'Blog').waitFor();

  await goWithin(page, '/admin/add-portfolio');
  await write(page, { Title: 'A project', Description: 'A description of ten.', Category: 'Design', Tags: 'one' });
  await source(page, 'Picture of the library').check();
  await button(page, 'Choose from the Library').click();
  await choice(page).getByRole('button', { name: 'Choose The harbour' }).click();
  await page.getByText('Chosen: The harbour').waitFor();
  await submit(page).click();
  await visitor.hears(portfolioStrings.created);
  const { data } = await employee.gql('{ allBlogPosts { nodes { altText } } allPortfolioItems { nodes { altText } } }');
  expect([data.allBlogPosts.nodes, data.allPortfolioItems.nodes].flat()).toEqual([
    { altText: 'Boats at rest.' },
    { altText: 'Boats at rest.' },
  ]);
  await leaveQuietly(visitor);
});

test.for([390, 1440])(
  'grid and panel have no accessibility violation at width %i',
  async (width, { product, employee }) => {
    await makePicture(employee, { name: 'The harbour', altText: 'Boats at rest.' }, [600, 300]);
    const visitor = await visit(product, employee, { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const { page } = visitor;
    await visitor.open('/admin/media');
    await button(page, 'Open The harbour').waitFor();
    expect(await violations(page)).toEqual([]);
    await button(page, 'Open The harbour').click();
    await page.getByRole('dialog').getByText('Nowhere yet.').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await leaveQuietly(visitor);
  },
);
