import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { editor, markdownIn, tool } from '#tests/kit/browser/editor.ts';
import { button, visit } from '#tests/kit/browser/visitor.ts';
import { makePicture } from '#tests/kit/content/media.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const pictureDialog = (page: Page) => page.getByRole('dialog', { name: 'Picture', exact: true });
const library = (page: Page) => page.getByRole('dialog', { name: 'Choose a Picture' });
const warning = (page: Page) => page.getByText(/no alt text\. Select it/);

async function writing(product: Product) {
  const visitor = await visit(product, await product.signedIn('Employee'));
  await visitor.open('/admin/add-blog');
  await editor(visitor.page).waitFor();
  return { visitor, page: visitor.page };
}

test('a picture of the library is found, chosen and inserted with its alt text', async ({ product, employee }) => {
  const { url } = await makePicture(employee, { name: 'Harbour', altText: 'Boats at night' }, [600, 300]);
  await makePicture(employee, { name: 'Lighthouse' });
  const { visitor, page } = await writing(product);
  await tool(page, 'Picture').click();
  await button(pictureDialog(page), 'Choose from the Library').click();
  await library(page).getByLabel('Find by name or alt text').fill('boats');
  await library(page).getByText('1 picture', { exact: true }).waitFor();
  await library(page).getByRole('button', { name: 'Choose Harbour' }).click();
  await library(page).waitFor({ state: 'hidden' });
  await expect.poll(() => pictureDialog(page).getByLabel('What the picture shows').inputValue()).toBe('Boats at night');
  expect(await violations(page)).toEqual([]);
  await button(pictureDialog(page), 'Insert Picture').click();
  await pictureDialog(page).waitFor({ state: 'hidden' });
  expect(await markdownIn(page)).toBe(`![Boats at night](${new URL(url).pathname})`);
  expect(await warning(page).count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('a missing alt text is counted until it is written or the picture is marked as decorative', async ({
  product,
  employee,
}) => {
  const { visitor, page } = await writing(product);
  const buffer = await canvas(300, 200).png().toBuffer();
  await tool(page, 'Picture').click();
  await pictureDialog(page).getByLabel('File').setInputFiles({ name: 'line.png', mimeType: 'image/png', buffer });
  await button(pictureDialog(page), 'Insert Picture').click();
  await page.getByText('1 picture has no alt text.').waitFor();

  await editor(page).locator('img[src]').click();
  await tool(page, 'Picture').click();
  await pictureDialog(page).getByLabel('What the picture shows').fill('A line');
  await button(pictureDialog(page), 'Save Picture').click();
  await warning(page).waitFor({ state: 'hidden' });
  expect(await markdownIn(page)).toMatch(/^!\[A line\]\(\/uploads\/[\w-]+\.webp\)$/);

  await editor(page).locator('img[src]').click();
  await tool(page, 'Picture').click();
  await pictureDialog(page).getByLabel('Decorative').check();
  await button(pictureDialog(page), 'Save Picture').click();
  await pictureDialog(page).waitFor({ state: 'hidden' });
  expect(await markdownIn(page)).toMatch(/^!\[\]\(\/uploads\/[\w-]+\.webp\)$/);
  await expect
    .poll(
      async () => (await employee.gql('{ mediaPictures { nodes { name isDecorative } } }')).data.mediaPictures.nodes,
    )
    .toContainEqual({ name: 'line', isDecorative: true });
  expect(await warning(page).count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('a picture whose name and type are those of another format can be inserted', async ({ product }) => {
  const { visitor, page } = await writing(product);
  const buffer = await canvas(300, 200).jpeg().toBuffer();
  await tool(page, 'Picture').click();
  await pictureDialog(page).getByLabel('File').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
  await pictureDialog(page).getByLabel('What the picture shows').fill('A photo');
  await button(pictureDialog(page), 'Insert Picture').click();
  await editor(page).getByRole('img', { name: 'A photo' }).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
