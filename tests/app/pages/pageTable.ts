import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { heading, loaded, type Visitor } from '#tests/kit/browser/visitor.ts';
import { keepAffiliatePage } from '#tests/kit/content/affiliate.ts';
import { saveProfile } from '#tests/kit/content/author.ts';
import { type MadePost, makePost } from '#tests/kit/content/blog.ts';
import { keepCall } from '#tests/kit/content/booking.ts';
import { keepNewsletterLink } from '#tests/kit/content/newsletter.ts';
import { makePage } from '#tests/kit/content/page.ts';
import { insertItem } from '#tests/kit/content/portfolio.ts';
import { keepPreview } from '#tests/kit/content/preview.ts';
import { keepClientLinks, keepLink } from '#tests/kit/content/review.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { keepWaysIn } from '#tests/kit/people/waysIn.ts';
import { brand, brandFile, oursIn } from '#tests/kit/product/brand.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { paths } from '#web/shared/paths.ts';

export const SLUG = 'a-post-to-read';
const AUTHOR = 'Asha Menon';
const TITLE = `A post to read, with a word like ${'Rindfleischetikettierung'.repeat(3)}`;

export let product: Product;
export let admin: Person;
export let post: MadePost;

export type Screen = { path: string; title: string; h1: string };
const screen = (path: string, title: string, h1 = title): Screen => ({ path, title: `${title} - ${brand.name}`, h1 });
/** An editable page; not every slug is one. */
export const PAGE = 'about';
export const HOME = 'Elevate Your Business with Digital Excellence';

/** Every screen by audience: a new address needs a row here. */
export const open = [
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
export const staff = [
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
export const missing = screen('/nowhere', 'Page Not Found', 'Oops! Page Not Found');

/** Titles of the document, without those of drawings. */
export const titles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('title')].flatMap((one) =>
      one instanceof HTMLTitleElement ? [one.textContent] : [],
    ),
  );

async function isLoaded(page: Page, { h1 }: Screen) {
  await heading(page, h1).waitFor();
  await loaded(page);
}

export async function showsWhole({ page }: Visitor, one: Screen) {
  await isLoaded(page, one);
  expect(await titles(page)).toEqual([one.title]);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(oursIn(await page.locator('body').innerText())).toEqual([]);
}

export function prepareSite(): void {
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
}
