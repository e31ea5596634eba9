import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { excuse, goingOn, goTo } from '#tests/kit/browser/goingOn.ts';
import { at, button, heading, link, visit } from '#tests/kit/browser/visitor.ts';
import { emptyAffiliates, makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { blogOperations, emptyBlog, makePost } from '#tests/kit/content/blog.ts';
import { emptyInbox, makeMessage } from '#tests/kit/content/message.ts';
import { emptyReviews, makeReview } from '#tests/kit/content/review.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let admin: Person;
let employee: Person;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signedIn('admin');
  employee = await product.signedIn('Employee');
});
afterAll(() => product.stop());

const opened = async (person: Person) => {
  const begun = await visit(product, person);
  await begun.open('/dashboard');
  return begun;
};
const asAdmin = goingOn(() => opened(admin));
const asEmployee = goingOn(() => opened(employee));

const rowsOf = (page: Awaited<ReturnType<typeof visit>>['page']) =>
  page.getByRole('navigation', { name: 'Back office' });

const forEmployees = {
  Inbox: ['/contact-query', 'Contact Queries', ['Enquiries', 'Templates']],
  Content: [
    '/blog-manage',
    'Manage Blog Posts',
    ['Posts', 'Portfolio items', 'Pages', 'Pictures', 'Services', 'New post', 'New item', 'New page'],
  ],
  Reviews: ['/admin/manage-reviews', 'Manage Reviews', ['All reviews', 'Ask for a review']],
  Affiliates: ['/admin/affiliate-manage', 'Affiliate Management', []],
  Insights: ['/admin/insights', 'Insights', ['Visits and results', 'Campaign links', 'Newsletter']],
  Calendar: ['/admin/my-hours', 'My Hours', []],
  Settings: ['/account', 'Your account', []],
} as const;
const { Settings, ...work } = forEmployees;
const forAdmins = {
  ...work,
  Content: [
    ...work.Content.slice(0, 2),
    [
      ...['Posts', 'Portfolio items', 'Pages', 'Pictures', 'Services', 'Texts of the pages'],
      ...['New post', 'New item', 'New page'],
    ],
  ],
  Calendar: ['/admin/booking', 'Manage Bookings', ['Bookings by day', 'Open slots', 'Hours and calendars']],
  People: ['/admin/users', 'User Management', ['Everybody', 'New colleague', "A person's data"]],
  Integrations: ['/admin/api-tokens', 'API Tokens', ['Tokens', 'Webhooks']],
  Settings: [
    ...Settings.slice(0, 2),
    ['Your account', 'First steps', 'Site', 'Navigation', 'Redirects', 'Import', 'Audit log'],
  ],
} as const;

describe('the sections of the back office', () => {
  test.each([
    ['admin', asAdmin, forAdmins],
    ['employee', asEmployee, forEmployees],
  ] as const)(
    'the sections lead the %s to every screen with one click and mark the current one',
    async (_, goOn, sections) => {
      const visitor = await goOn();
      const { page } = visitor;
      await goTo(visitor);
      const rows = rowsOf(page);
      expect(await rows.getByRole('link').allTextContents()).toEqual(Object.keys(sections));
      for (const [name, [path, title, screens]] of Object.entries(sections)) {
        await rows.getByRole('link', { name, exact: true }).click();
        await heading(page, title as string).waitFor();
        expect(at(page)).toBe(path);
        await rows.locator('[aria-current]').getByText(name, { exact: true }).waitFor();
        const shown = await rows.getByRole('list').nth(1).getByRole('link').allTextContents();
        expect(shown).toEqual(screens);
      }
    },
  );

  test('a screen within a section marks itself and the section as current', async () => {
    const { title } = await makePost(employee);
    const visitor = await asEmployee();
    const { page } = visitor;
    await goTo(visitor, '/blog-manage');
    await link(page, `Edit ${title}`).click();
    await heading(page, 'Edit Blog Post').waitFor();
    const current = rowsOf(page).locator('[aria-current]');
    await current.first().waitFor();
    expect(await current.evaluateAll((all) => all.map((one) => [one.textContent, one.ariaCurrent]))).toEqual([
      [expect.stringMatching(/^Content/), 'true'],
    ]);
    await rowsOf(page).getByRole('link', { name: 'Portfolio items' }).click();
    await heading(page, 'Manage Portfolio').waitFor();
    expect(await current.evaluateAll((all) => all.map((one) => [one.textContent, one.ariaCurrent]))).toEqual([
      [expect.stringMatching(/^Content/), 'true'],
      ['Portfolio items', 'page'],
    ]);
  });

  test('public, unknown and forbidden pages have no sections', async () => {
    const visitor = await asEmployee();
    const { page } = visitor;
    const hasNone = async () => {
      await page.getByRole('button', { name: /^User menu/ }).waitFor();
      await page.getByRole('contentinfo').getByRole('heading', { name: 'Talk to us' }).waitFor();
      expect(await rowsOf(page).count()).toBe(0);
    };
    await visitor.open('/no-such-page');
    excuse(visitor, 404);
    await hasNone();
    await link(page.getByRole('navigation', { name: 'Main' }), 'Blog').click();
    await heading(page, 'Blog').waitFor();
    await hasNone();
    await goTo(visitor);
    await link(page.getByRole('main'), 'Slots').click();
    await heading(page, 'Oops! Page Not Found').waitFor();
    await hasNone();
  });

  test('the menu of a phone shows the current section without sideways scrolling', async () => {
    const visitor = await asAdmin();
    const { page } = visitor;
    const viewport = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 800 });
    await visitor.open('/admin/audit');
    await heading(page, 'Audit Log').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await button(page, 'Menu').click();
    const rows = rowsOf(page);
    for (const name of ['Settings', 'Audit log']) {
      const box = await rows.getByRole('link', { name, exact: true }).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    if (viewport) await page.setViewportSize(viewport);
  });
});

describe('counts of a section', () => {
  beforeEach(() => Promise.all([emptyInbox, emptyBlog, emptyReviews, emptyAffiliates].map((empty) => empty(product))));

  test('the count of waiting work in a section follows what a colleague does', async () => {
    const { id } = await makePost(admin);
    await Promise.all([makeMessage(product), makeReview(admin), makeAffiliate(product.nobody)]);
    const visitor = await asEmployee();
    const { page } = visitor;
    await goTo(visitor, '/account');
    const described = (name: string, description: string) =>
      expect.poll(() => rowsOf(page).getByRole('link', { name, description, exact: true }).count()).toBe(1);
    await described('Inbox', '1 unread message');
    await described('Content', '1 draft post');
    await described('Reviews', '1 review to check');
    await described('Affiliates', '1 new application');
    await makePost(admin);
    await described('Content', '2 draft posts');
    await admin.gql(blogOperations.publish, { id, isPublished: true });
    await described('Content', '1 draft post');
  });
});

describe('the footer of staff screens', () => {
  test('the footer of staff screens has the texts and links of every page', async () => {
    const visitor = await asEmployee();
    const { page } = visitor;
    const contents = async () => {
      const footer = page.getByRole('contentinfo');
      await footer.getByText('All rights reserved.').waitFor();
      const links = await footer
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => [one.textContent || one.ariaLabel, one.getAttribute('href')]));
      const words = (await footer.innerText()).toLowerCase().split(/\n+/).sort();
      return { links: links.sort(), words, height: (await footer.boundingBox())?.height ?? 0 };
    };
    await goTo(visitor, '/contact-query');
    const office = await contents();
    await link(page.getByRole('contentinfo'), 'About').click();
    await heading(page, 'About Marquee').waitFor();
    const site = await contents();
    expect(office.links).toEqual(site.links);
    expect(office.words).toEqual(site.words);
    expect(office.height).toBeLessThan(site.height / 3);
  });
});
