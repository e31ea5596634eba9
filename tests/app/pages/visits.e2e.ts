import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { handsOver } from '#tests/kit/browser/meddle.ts';
import { heading, TAKEN_OVER, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { dayOf } from '#tests/kit/content/india.ts';
import { brand } from '#tests/kit/product/brand.ts';
import { paths } from '#web/shared/paths.ts';
import { HOME, missing, open, post, prepareSite, product, type Screen, SLUG, showsWhole, titles } from './pageTable.ts';

prepareSite();

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page) => main(page).getByRole('button', { name: 'Menu' });
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });

describe('on the way', () => {
  test('a visitor at an unknown address finds the site by its links and the contact button', async () => {
    const visitor = await visit(product);
    const { page } = visitor;
    const response = await page.goto('/nowhere/at/all');
    expect(response?.status()).toBe(404);
    await heading(page, missing.h1).waitFor();
    await page.locator(TAKEN_OVER).waitFor({ state: 'attached' });
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('link', { name: 'Back to Home' }).click();
    const [home, blogs, article] = [paths.home, paths.blogs, paths.blogPost(SLUG)].map((path) =>
      open.find((one) => one.path === path),
    ) as [Screen, Screen, Screen];
    await showsWhole(visitor, home);

    const links = page.getByRole('complementary', { name: 'Quick contact' }).getByRole('link');
    const button = page.getByRole('button', { name: 'Contact options' });
    expect(await links.count()).toBe(0);
    await button.click();
    await links.first().waitFor();
    expect(
      await links.evaluateAll((all) => all.map((one) => [one.textContent?.trim(), one.getAttribute('href')])),
    ).toEqual([
      ['WhatsApp chat', 'https://wa.me/919000022222'],
      ['LinkedIn', brand.social.linkedin],
      ['Call us', 'tel:+919000011111'],
    ]);
    await button.click();
    await links.first().waitFor({ state: 'hidden' });

    await link(page, 'Blog').click();
    await showsWhole(visitor, blogs);
    await page.getByRole('link', { name: post.title }).first().click();
    await showsWhole(visitor, article);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await showsWhole(visitor, blogs);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(withoutStatus(visitor, 404)).toEqual([]);
    await visitor.leave();
  });

  test('home shows the brand of SITE_FILE and is reached from a screen that fails to load', async () => {
    const visitor = await visit(product);
    const { page } = visitor;
    await visitor.open(paths.home);
    await main(page).getByRole('link', { name: brand.name }).waitFor();
    const footer = page.getByRole('contentinfo');
    await footer.getByText(brand.description).waitFor();
    await footer.getByText(brand.address).waitFor();
    await footer.getByText(`© ${dayOf(new Date()).slice(0, 4)} ${brand.name}. All rights reserved.`).waitFor();
    const hrefs = await footer.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(hrefs).toEqual(
      expect.arrayContaining([
        `mailto:${brand.email}`,
        'tel:+919000011111',
        'https://wa.me/919000022222',
        brand.social.instagram,
        brand.social.facebook,
        brand.social.linkedin,
      ]),
    );

    expect(visitor.complaints).toEqual([]);

    // Before the pointer moves, because hovering prefetches screens.
    await page.route('**/assets/**', (route) => route.abort());
    await handsOver(page);
    await link(page, 'Blog').click();
    await heading(page, 'Unexpected Application Error!').waitFor();
    expect(await titles(page)).toEqual(['Unexpected Application Error!']);
    expect(await page.getByRole('alert').innerText()).toContain('Failed to fetch dynamically imported module');
    await page.unroute('**/assets/**');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await heading(page, HOME).waitFor();
    await visitor.leave();
  });
});

describe('without scripts', () => {
  test('without scripts pages are complete and the phone navigation is expanded', async () => {
    const visitor = await visit(product, undefined, {
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const { page } = visitor;
    await page.goto(paths.home);
    await heading(page, HOME).waitFor();
    await page.getByRole('link', { name: 'WhatsApp chat' }).waitFor();
    expect(await menuButton(page).count()).toBe(0);
    await link(page, 'Blog').click();
    await heading(page, 'Blog').waitFor();
    await page.getByRole('link', { name: post.title }).first().click();
    await heading(page, post.title).waitFor();
    await page.getByText('The text of the post.').waitFor();
    await page.getByText('Published on').waitFor();
    expect(await page.title()).toBe(`${post.title} - ${brand.name}`);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

describe('by hand', () => {
  test('the phone menu closes by button, Escape and choice', async () => {
    const visitor = await visit(product, undefined, { viewport: { width: 390, height: 844 } });
    const { page } = visitor;
    await visitor.open(paths.home);
    const isOpen = () => menuButton(page).getAttribute('aria-expanded');
    expect([await link(page, 'Blog').isVisible(), await isOpen()]).toEqual([false, 'false']);
    await menuButton(page).click();
    await link(page, 'Blog').waitFor();
    await expect.poll(isOpen).toBe('true');
    await menuButton(page).click();
    await link(page, 'Blog').waitFor({ state: 'hidden' });
    await expect.poll(isOpen).toBe('false');
    await menuButton(page).click();
    await link(page, 'Blog').waitFor();
    await page.keyboard.press('Escape');
    await link(page, 'Blog').waitFor({ state: 'hidden' });
    await menuButton(page).click();
    await link(page, 'Blog').click();
    await heading(page, 'Blog').waitFor();
    await link(page, 'Blog').waitFor({ state: 'hidden' });
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('the first Tab reaches a skip link', async () => {
    const visitor = await visit(product);
    const { page } = visitor;
    await visitor.open(paths.blogs);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect(await skip.evaluate((one) => one === document.activeElement)).toBe(true);
    await expect.poll(async () => (await skip.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.keyboard.press('Tab');
    const search = page.getByRole('searchbox', { name: 'Search the blog' });
    expect(await search.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
