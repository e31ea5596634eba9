import { expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { leaveQuietly, link, visit } from '#tests/kit/browser/visitor.ts';
import { saveCatalogue, sentServices } from '#tests/kit/content/catalogue.ts';
import { makePicture } from '#tests/kit/content/media.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const TEXTS = '{ pageTexts(page: HOME) { texts { name picture { id } } } }';
const textsOf = async ({ nobody }: Product) => (await nobody.gql(TEXTS)).data.pageTexts.texts;

test('the card of a service on the home page has its picture until it is removed', async ({ product, admin }) => {
  const before = await (await fetch(product.url)).text();
  expect(await textsOf(product)).toEqual([]);
  const { id: pictureId } = await makePicture(admin, { name: 'Site', altText: 'A website on a desk' }, [800, 1000]);
  const services = await sentServices(admin);
  await saveCatalogue(admin, {
    services: services.map((service) => (service.id === 'WEBDEV' ? { ...service, pictureId } : service)),
  });
  expect(await textsOf(product)).toEqual([{ name: 'webdevPicture', picture: { id: pictureId } }]);

  const visitor = await visit(product, undefined, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.open('/');
  const cards = page.getByRole('region', { name: 'Our Services' });
  const picture = cards.getByRole('img', { name: 'A website on a desk' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await cards.locator('img').count()).toBe(1);
  const card = cards.getByRole('listitem').filter({ hasText: 'Web Development' });
  expect(await card.getByRole('img', { name: 'A website on a desk' }).count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  // The same on a page that was reached within the site.
  await visitor.open('/about');
  await link(page.getByRole('navigation', { name: 'Main' }), 'Home').click();
  await picture.waitFor();
  await leaveQuietly(visitor);

  await saveCatalogue(admin, {
    services: (await sentServices(admin)).map((service) => ({ ...service, pictureId: null })),
  });
  expect(await textsOf(product)).toEqual([]);
  expect(await (await fetch(product.url)).text()).not.toContain('A website on a desk');
  expect(before).not.toContain('A website on a desk');
});

test('without scripts the card has its picture too', async ({ product, admin }) => {
  const { id: pictureId } = await makePicture(admin, { name: 'Site', altText: 'A website on a desk' }, [800, 1000]);
  const services = await sentServices(admin);
  await saveCatalogue(admin, {
    services: services.map((service) => (service.id === 'PPC' ? { ...service, pictureId } : service)),
  });
  const visitor = await visit(product, undefined, { javaScriptEnabled: false });
  await visitor.page.goto('/');
  await visitor.page.getByRole('img', { name: 'A website on a desk' }).waitFor();
  await leaveQuietly(visitor);
});
