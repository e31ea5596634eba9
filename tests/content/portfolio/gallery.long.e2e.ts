import { expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { save } from '#tests/kit/browser/portfolioForm.ts';
import { button, heading, leaveQuietly, visit } from '#tests/kit/browser/visitor.ts';
import { makePicture } from '#tests/kit/content/media.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { makeItem, storedItem } from '#tests/kit/content/portfolio.ts';
import { getPage } from '#tests/kit/network/html.ts';
import { test } from '#tests/kit/test.ts';

const hasFocus = (box: Element) => box.contains(document.activeElement) || document.activeElement === document.body;
const reducedMotion = 'reduce';

test('an employee sorts a gallery of pictures from the library and from files', async ({ product, employee }) => {
  const boats = await makePicture(employee, { name: 'Boats', altText: 'Boats at rest.' });
  const trees = await makePicture(employee, { name: 'Trees' });
  const { id, slug, title } = await makeItem(employee, { imageUrl: undefined, pictureId: boats.id });
  const visitor = await visit(product, employee, { reducedMotion });
  const { page } = visitor;
  await visitor.open(`/admin/edit-portfolio/${slug}`);
  await button(page, 'Add Pictures').click();
  const box = page.getByRole('dialog', { name: 'Choose Pictures' });
  await button(box, 'Choose Boats').click();
  await button(box, 'Choose Trees').click();
  await button(box, 'Choose Trees').click();
  expect(await button(box, 'Choose Boats').getAttribute('aria-pressed')).toBe('true');
  expect(await button(box, 'Choose Trees').getAttribute('aria-pressed')).toBe('false');
  await button(box, 'Choose Trees').click();
  const buffer = await canvas(300, 200).png().toBuffer();
  const files = box.locator('input[type=file]');
  await files.setInputFiles({ name: 'harbour.png', mimeType: 'image/png', buffer });
  await expect.poll(() => button(box, 'Choose harbour').getAttribute('aria-pressed')).toBe('true');
  await box.getByLabel('Alt text of harbour').fill('Boats at dusk.');
  expect(await violations(page)).toEqual([]);
  await button(box, 'Done').click();
  await box.waitFor({ state: 'hidden' });
  await button(page, 'Move picture 2 forward').click();
  await button(page, 'Remove picture 3').click();
  expect(await violations(page)).toEqual([]);
  await save(page).click();
  await heading(page, title).waitFor();
  expect((await storedItem(product, id))?.gallery).toEqual([trees.id, boats.id]);
  await leaveQuietly(visitor);
});

test('a visitor who views the pictures by keyboard returns to the starting point', async ({ product, employee }) => {
  const made = [];
  for (const altText of ['Boats at rest.', 'Trees in the wind.', null]) {
    made.push(await makePicture(employee, { altText }, [600, 400]));
  }
  const { slug, title } = await makeItem(employee, {
    ...{ imageUrl: undefined, pictureId: made[0].id, isPublished: true },
    gallery: made.map(({ id }) => id),
  });
  const visitor = await visit(product, undefined, { reducedMotion });
  const { page } = visitor;
  await visitor.open(`/portfolio/${slug}`);
  await heading(page, title).waitFor();
  const first = page.getByRole('link', { name: 'Enlarge picture 1: Boats at rest.' });
  await first.focus();
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/lightbox-*.js', (route) => gate.promise.then(() => route.continue()));
  await page.keyboard.press('Enter');
  const busy = page.locator('a[aria-busy=true]');
  await busy.waitFor();
  gate.resolve();
  const lightbox = page.getByRole('dialog', { name: 'Pictures of the project' });
  await lightbox.waitFor();
  await lightbox.getByText('Boats at rest.').waitFor();
  expect(await busy.count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await lightbox.getByText('Trees in the wind.').waitFor();
  await page.keyboard.press('ArrowLeft');
  await lightbox.getByText('Boats at rest.').waitFor();
  // The focus stays inside, or moves to the browser's own controls.
  for (let tabs = 0; tabs < 8; tabs += 1) {
    await page.keyboard.press('Tab');
    expect(await lightbox.evaluate(hasFocus)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await lightbox.waitFor({ state: 'detached' });
  expect(await first.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => location.pathname)).toBe(`/portfolio/${slug}`);

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(page)).toEqual([]);
  await leaveQuietly(visitor);
});

test('each picture of a gallery links to its file without scripts', async ({ product, employee }) => {
  const { id, url } = await makePicture(employee, { altText: 'A <b>"bold"</b> boat.' });
  const withOne = await makeItem(employee, { gallery: [id], isPublished: true });
  const without = await makeItem(employee, { isPublished: true });
  const page = (await getPage(product, `/portfolio/${withOne.slug}`)).text;
  expect(page).toContain(
    `<a href="${url}" aria-label="Enlarge picture 1: A &lt;b&gt;&quot;bold&quot;&lt;/b&gt; boat."`,
  );
  expect((await getPage(product, `/portfolio/${without.slug}`)).text).not.toContain('Enlarge');
});
