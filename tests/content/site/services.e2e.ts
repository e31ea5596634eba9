import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { at, heading, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { casesOf } from '#tests/kit/long.ts';
import { test } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';

/** Spec section 2, Services: anchor, title, the first word of the title. */
const services = [
  ['ppc', 'Pay-Per-Click advertising', 'Pay-Per-Click'],
  ['social', 'Social Media Marketing', 'Social'],
  ['content', 'Content Marketing', 'Content'],
  ['email', 'Email Marketing', 'Email'],
  ['affiliate', 'Affiliate Marketing Management', 'Affiliate'],
  ['webdev', 'Web Development Services', 'Web'],
] as const;
/** Spec section 2, Home: card, anchor, target block. */
const cards = [
  ['Digital Marketing', 'marketing', 'Pay-Per-Click advertising'],
  ['Social Media', 'social', 'Social Media Marketing'],
  ['Content Strategy', 'content', 'Content Marketing'],
  ['Web Development', 'web', 'Web Development Services'],
] as const;
const FORM = '/contact#contact-us';

const block = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const boxOf = async (page: Page, title: string) => (await block(page, title).boundingBox()) ?? { x: 0, y: NaN };
/** Waits until the block is at the top of the window and its heading is visible. */
async function isShown(page: Page, title: string) {
  await expect.poll(async () => Math.abs((await boxOf(page, title)).y)).toBeLessThan(40);
  const box = await block(page, title).getByRole('heading', { name: title }).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
}
const quiet = async (visitor: Visitor) => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
};

test('the home page links to the services page of six complete blocks', async ({ product }) => {
  const visitor = await visit(product, undefined, { javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(paths.home);
  const main = page.getByRole('main');
  const hrefOf = (name: string) => main.getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await hrefOf('Get Started')).toBe(paths.services);
  expect(await hrefOf('Start Now')).toBe(paths.contact);
  expect(await hrefOf('View Services')).toBe(paths.services);
  await main.getByRole('link', { name: 'View Services' }).click();
  await heading(page, 'Services').waitFor();
  expect(at(page)).toBe(paths.services);
  const blocks = page.locator('main section[id]');
  expect(await blocks.evaluateAll((all) => all.map(({ id }) => id))).toEqual(services.map(([id]) => id));
  for (const [index, [id, title, word]] of services.entries()) {
    const one = block(page, title);
    expect(await one.getAttribute('id')).toBe(id);
    await one.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
    expect((await one.getByRole('paragraph').first().innerText()).length).toBeGreaterThan(80);
    expect(await one.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
    const go = one.getByRole('link', { name: `Get Started with ${word}`, exact: true });
    expect(await go.getAttribute('href')).toBe(FORM);
    const [picture, words] = [await one.getByRole('img').boundingBox(), await go.boundingBox()];
    expect((picture?.x ?? 0) < (words?.x ?? 0), title).toBe(index % 2 === 0);
  }
  const last = page.getByRole('main').getByRole('link', { name: 'Request a Free Consultation', exact: true });
  expect(await last.getAttribute('href')).toBe(FORM);
  await quiet(visitor);
});

const anchors = [...cards.map(([, anchor, title]) => [anchor, title] as const), ...services];

/** Opens anchors of the services page; `npm test` opens one of them. */
async function landsOn(visitor: Visitor, usual: string) {
  for (const [anchor, title] of casesOf(anchors, ([anchor]) => anchor === usual)) {
    // Another hash of the same page would not load anything.
    await visitor.page.goto('about:blank');
    await visitor.open(`${paths.services}#${anchor}`);
    await isShown(visitor.page, title);
  }
}

test('on a phone an anchor of the services page scrolls to its block, with the picture above the text', async ({
  product,
}) => {
  const visitor = await visit(product, undefined, { viewport: { width: 390, height: 844 } });
  const { page } = visitor;
  await landsOn(visitor, 'marketing');
  for (const [, title] of services) {
    const [picture, words] = [
      await block(page, title).getByRole('img').boundingBox(),
      await block(page, title).getByRole('heading').boundingBox(),
    ];
    expect([picture?.x, picture?.width]).toEqual([0, 390]);
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(words?.y ?? 0);
  }
  await quiet(visitor);
});

test('the services in the navigation and the cards of the home page lead to their blocks without a page load', async ({
  product,
}) => {
  const visitor = await visit(product, undefined, { viewport: { width: 1280, height: 900 } });
  const { page } = visitor;
  await landsOn(visitor, 'webdev');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  for (const [id, title] of services) {
    await page.getByRole('navigation', { name: 'Services' }).getByRole('link', { name: title }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`);
    await isShown(page, title);
  }

  await goWithin(visitor.page, paths.about);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true });
  await link.click();
  await heading(page, 'Services').waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await goWithin(visitor.page, paths.home);
  for (const [card, anchor, title] of cards) {
    const link = page.getByRole('link', { name: `Learn More about ${card}`, exact: true });
    expect(await link.innerText()).toContain('Learn More');
    expect(await link.getAttribute('href')).toBe(`/services#${anchor}`);
    await link.click();
    await isShown(page, title);
    await page.goBack();
    await heading(page, 'Elevate Your Business with Digital Excellence').waitFor();
  }
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await quiet(visitor);
});
