import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handsOver } from '#tests/kit/browser/meddle.ts';
import { heading, loaded, TAKEN_OVER, type Visitor, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { keepAffiliatePage } from '#tests/kit/content/affiliate.ts';
import { saveProfile } from '#tests/kit/content/author.ts';
import { type MadePost, makePost } from '#tests/kit/content/blog.ts';
import { keepCall } from '#tests/kit/content/booking.ts';
import { dayOf } from '#tests/kit/content/india.ts';
import { keepNewsletterLink } from '#tests/kit/content/newsletter.ts';
import { makePage } from '#tests/kit/content/page.ts';
import { insertItem } from '#tests/kit/content/portfolio.ts';
import { keepPreview } from '#tests/kit/content/preview.ts';
import { keepClientLinks, keepLink } from '#tests/kit/content/review.ts';
import { casesOf } from '#tests/kit/long.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { keepWaysIn } from '#tests/kit/people/waysIn.ts';
import { brand, brandFile, oursIn } from '#tests/kit/product/brand.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { paths } from '#web/shared/paths.ts';

const SLUG = 'a-post-to-read';
const AUTHOR = 'Asha Menon';
const TITLE = `A post to read, with a word like ${'Rindfleischetikettierung'.repeat(3)}`;

let product: Product;
let admin: Person;
let post: MadePost;
beforeAll(async () => {
  const { file, remove } = await brandFile();
  product = await startProduct({ SITE_FILE: file });
  await remove();
  admin = await product.signedIn('admin');
  const fields = {
    title: TITLE,
    excerpt: `An excerpt with an address: https://example.com/${'very-long-'.repeat(12)}`,
    body: `The text of the post.\n\n\`\`\`\n${'const wide = 1; '.repeat(20)}\n\`\`\`\n\n| ${'a | '.repeat(16)}\n|${'---|'.repeat(16)}\n`,
    tags: ['marketing', 'x'.repeat(50)],
    isPublished: true,
  };
  for (let count = 1; count < 6; count += 1) await makePost(admin, { ...fields, slug: `${SLUG}-${count}` });
  post = await makePost(admin, { ...fields, slug: SLUG });
  await saveProfile(admin, { slug: SLUG, name: AUTHOR, about: 'x'.repeat(300) });
  await keepLink(product, SLUG);
  await keepClientLinks(product, SLUG);
  await keepNewsletterLink(product, admin, SLUG);
  await keepWaysIn(product, admin, SLUG);
  await keepPreview(product, admin, post.id, SLUG);
  await keepAffiliatePage(product, SLUG);
  await keepCall(product, admin.id, SLUG);
  await makePage(admin, { slug: SLUG, title: TITLE, isPublished: true });
  for (const slug of ['wide', 'tall', 'only', SLUG]) {
    const { title, excerpt, tags } = fields;
    await insertItem(product, {
      slug,
      title,
      description: excerpt,
      category: 'x'.repeat(100),
      tags,
      isPublished: true,
    });
  }
});
afterAll(() => product.stop());

type Screen = { path: string; title: string; h1: string };
const screen = (path: string, title: string, h1 = title): Screen => ({ path, title: `${title} - ${brand.name}`, h1 });
/** An editable page; not every slug is one. */
const PAGE = 'about';
const HOME = 'Elevate Your Business with Digital Excellence';

/** Every screen by audience: a new address needs a row here. */
const open = [
  screen(paths.home, 'Home', HOME),
  screen(paths.about, 'About', `About ${brand.name}`),
  screen(paths.services, 'Services'),
  screen(paths.author(SLUG), AUTHOR),
  screen(paths.book, 'Coming Soon', 'Coming Soon!'),
  screen(paths.privacyPolicy, 'Privacy Policy'),
  screen(paths.terms, 'Terms of Service'),
  screen(paths.reference, 'REST API'),
  screen(paths.blogs, 'Blog'),
  screen(paths.blogPost(SLUG), TITLE),
  screen(paths.affiliateProgramme, 'Affiliate Programme', 'Where offers meet their audience'),
  screen(paths.contact, 'Contact', 'Get In Touch'),
  screen(paths.submitReview(SLUG), 'Share Your Experience'),
  screen(paths.newsletter, 'Newsletter'),
  screen(paths.reviews, 'Reviews'),
  screen(paths.stopReviewReminders(SLUG), 'Stop Reminders'),
  screen(paths.withdrawReview(SLUG), 'Withdraw Your Review'),
  screen(paths.portfolio, 'Portfolio', 'Our Showcase of Success'),
  screen(paths.portfolioItem(SLUG), TITLE),
  screen(paths.page(SLUG), TITLE),
  screen(paths.login, 'Sign In'),
  screen(paths.forgotPassword, 'Forgot Password', 'Forgot password?'),
  screen(paths.resetPassword(SLUG), 'Reset Password', 'New password'),
  screen(paths.invite(SLUG), 'Join', 'Join us'),
  screen(paths.affiliatePage(SLUG), 'Your Referrals', 'Your referrals'),
  screen(paths.bookedCall(SLUG), 'Your Call'),
  screen(paths.cancelCall(SLUG), 'Cancel Your Call'),
  screen(paths.preview(SLUG), `Preview: ${TITLE}`, TITLE),
];
const staff = [
  screen(paths.dashboard, 'Admin Dashboard'),
  screen(paths.account, 'Your account'),
  screen(paths.manageBlogs, 'Manage Blog Posts'),
  screen(paths.addBlog, 'Add Blog Post'),
  screen(paths.editBlog(SLUG), 'Edit Blog Post'),
  screen(paths.blogRevisions(SLUG), 'Versions'),
  screen(paths.portfolioRevisions(SLUG), 'Versions'),
  screen(paths.pageRevisions(SLUG), 'Versions'),
  screen(paths.manageAffiliates, 'Affiliate Management'),
  screen(paths.manageNewsletter, 'Newsletter'),
  screen(paths.messages, 'Contact Queries'),
  screen(paths.replyTemplates, 'Reply Templates'),
  screen(paths.redirects, 'Redirects'),
  screen(paths.imports, 'Import'),
  screen(paths.campaignLinks, 'Campaign Links'),
  screen(paths.firstSteps, 'First steps'),
  screen(paths.siteSettings, 'Settings of the site'),
  screen(paths.media, 'Media Library'),
  screen(paths.navigation, 'Navigation and Footer'),
  screen(paths.serviceCatalogue, 'Services of the Agency'),
  screen(paths.texts, 'Texts of the Pages'),
  screen(paths.editTexts(PAGE), 'Texts: About'),
  screen(paths.textRevisions(PAGE), 'Versions'),
  screen(paths.message(SLUG), 'Message Not Found'),
  screen(paths.generateReviewLink, 'Generate Review Link'),
  screen(paths.manageReviews, 'Manage Reviews'),
  screen(paths.bookings, 'Manage Bookings'),
  screen(paths.slots, 'Manage Slots'),
  screen(paths.myHours, 'My Hours'),
  screen(paths.users, 'User Management'),
  screen(paths.signUp, 'Add a User'),
  screen(paths.apiTokens, 'API Tokens'),
  screen(paths.connectApp, 'Connect an App'),
  screen(paths.insights, 'Insights'),
  screen(paths.audit, 'Audit Log'),
  screen(paths.personalData, "A Person's Data"),
  screen(paths.webhooks, 'Webhooks'),
  screen(paths.webhook(SLUG), 'Webhook Not Found'),
  { path: paths.managePortfolio, title: `Manage Portfolio | ${brand.name}`, h1: 'Manage Portfolio' },
  { path: paths.managePages, title: `Manage Pages | ${brand.name}`, h1: 'Manage Pages' },
  screen(paths.addPage, 'Add New Page'),
  screen(paths.editPage(SLUG), 'Edit Page'),
  screen(paths.addPortfolio, 'Add New Portfolio Item'),
  screen(paths.editPortfolio(SLUG), 'Edit Portfolio Item'),
];
const missing = screen('/nowhere', 'Page Not Found', 'Oops! Page Not Found');

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page) => main(page).getByRole('button', { name: 'Menu' });
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
/** Titles of the document, without those of drawings. */
const titles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('title')].flatMap((one) =>
      one instanceof HTMLTitleElement ? [one.textContent] : [],
    ),
  );

async function isLoaded(page: Page, { h1 }: Screen) {
  await heading(page, h1).waitFor();
  await loaded(page);
}

async function showsWhole({ page }: Visitor, one: Screen) {
  await isLoaded(page, one);
  expect(await titles(page)).toEqual([one.title]);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(oursIn(await page.locator('body').innerText())).toEqual([]);
}

test('the table covers every address of the site', () => {
  const known = Object.entries(paths).map(([name, path]) =>
    typeof path === 'string' ? path : path(/^(editTexts|textRevisions)$/.test(name) ? PAGE : SLUG),
  );
  expect([...open, ...staff].map(({ path }) => path).sort()).toEqual(known.sort());
});

/** `npm test` loads one page of each kind and navigates to the others. */
const isKind = ({ path }: Screen) =>
  [
    paths.home,
    paths.blogs,
    paths.blogPost(SLUG),
    paths.contact,
    paths.submitReview(SLUG),
    paths.login,
    paths.reference,
    missing.path,
  ].includes(path);

async function fitsNarrow({ page }: Visitor, { path }: Screen) {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => document.scrollingElement?.scrollWidth), { message: path }).toBe(320);
}

describe('every page', () => {
  const loadedAnew = casesOf([...open, missing], isKind);

  test('each page loads with one title and heading, without queries or errors, and fits 320 pixels', async () => {
    const visitor = await visit(product);
    for (const one of loadedAnew) {
      await visitor.page.setViewportSize({ width: 1280, height: 900 });
      await visitor.open(one.path);
      await showsWhole(visitor, one);
      expect([one.path, visitor.operations, withoutStatus(visitor, 404)]).toEqual([one.path, [], []]);
      await fitsNarrow(visitor, one);
    }
    // The browser reports the 404, and nothing else.
    expect(visitor.complaints).toHaveLength(1);
    await visitor.leave();
  });

  test.each([
    ['a visitor goes', () => undefined, open.filter((one) => !loadedAnew.includes(one))],
    ['staff go', () => admin, staff],
  ])(
    'each page that %s on to has one title and heading, no errors, and fits 320 pixels',
    async (_who, person, screens) => {
      const visitor = await visit(product, person());
      await visitor.open(paths.home);
      // The first is resized, the others are rendered at this width.
      for (const one of screens) {
        await goWithin(visitor.page, one.path);
        await showsWhole(visitor, one);
        await fitsNarrow(visitor, one);
      }
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
  );
});

describe('on the way', () => {
  test('an unknown address is 404 with a link home, and the contact button shows three ways', async () => {
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

  test('home shows the brand of SITE_FILE, and a screen that fails to load shows the reason', async () => {
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
  test('the phone menu opens, and closes by button, Escape and choice', async () => {
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
