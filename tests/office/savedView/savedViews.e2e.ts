import { expect } from 'vitest';
import { savedViews } from '#server/office/savedView/table.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { goTo } from '#tests/kit/browser/goingOn.ts';
import { button, heading, leaveQuietly, link, visit } from '#tests/kit/browser/visitor.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { insertHost, takeBookings } from '#tests/kit/content/booking.ts';
import { makePicture } from '#tests/kit/content/media.ts';
import { makePage } from '#tests/kit/content/page.ts';
import { insertItem } from '#tests/kit/content/portfolio.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import { test } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';

test.beforeAll(async ({ product, admin }) => {
  await makePost(admin, { title: 'A plan for spring' });
  await insertItem(product, { slug: 'spring', title: 'A plan for spring' });
  await makePage(admin, { title: 'A plan for spring' });
  await makeReview(admin, { name: 'Asha Spring' });
  await makeAffiliate(product.nobody, { name: 'Bela Spring' });
  await makePicture(admin, { name: 'spring.png' });
  await takeBookings(admin);
  await insertHost(product, admin.id);
  await insertHost(product, (await product.user({ name: 'Meera Nair' })).id);
});

const lists = [
  [paths.manageBlogs, 'Manage Blog Posts', 'search=spring&status=draft', 'BLOG_POSTS'],
  [paths.managePortfolio, 'Manage Portfolio', 'search=spring', 'PORTFOLIO_ITEMS'],
  [paths.managePages, 'Manage Pages', 'search=spring', 'PAGES'],
  [paths.manageReviews, 'Manage Reviews', 'status=draft', 'REVIEWS'],
  [paths.manageAffiliates, 'Affiliate Management', 'state=new', 'AFFILIATES'],
  [paths.media, 'Media Library', 'search=spring', 'MEDIA'],
  [paths.audit, 'Audit Log', 'kind=BLOG', 'AUDIT_ENTRIES'],
] as const;

test.for(lists)(
  'the filter of %s that is saved under a name opens again until it is deleted',
  async ([path, title, query, list], { product, admin }) => {
    const visitor = await visit(product, admin, { viewport: { width: 1440, height: 900 } });
    const { page } = visitor;
    const views = page.getByRole('navigation', { name: 'Views' });
    await visitor.open(path);
    await heading(page, title).waitFor();
    expect(await button(page, 'Save this view').count()).toBe(0);
    await visitor.open(`${path}?${query}`);
    await button(page, 'Save this view').click();
    const form = page.getByRole('dialog', { name: 'Save This View' });
    await form.getByLabel('Name').fill('My spring');
    await button(form, 'Save View').click();
    await visitor.hears('View saved.');
    expect(await link(views, 'My spring').getAttribute('aria-current')).toBe('true');
    expect(await button(page, 'Save this view').count()).toBe(0);
    const [stored] = await product.services.db.select().from(savedViews);
    expect(stored).toMatchObject({ list, name: 'My spring', query, userId: admin.id });
    expect(await violations(page)).toEqual([]);

    await goTo(visitor, path);
    await link(views, 'My spring').click();
    await expect.poll(() => new URL(page.url()).search).toBe(`?${query}`);
    await goTo(visitor, paths.messages);
    await heading(page, 'Contact Queries').waitFor();
    await link(views, 'Mine').waitFor();
    expect(await link(views, 'My spring').count()).toBe(0);
    await page.goBack();
    await button(views, 'Delete the view My spring').click();
    await visitor.hears('View deleted.');
    await expect.poll(() => product.services.db.$count(savedViews)).toBe(0);
    await leaveQuietly(visitor);
  },
);

test('a view of the bookings keeps only the host', async ({ product, admin }) => {
  const visitor = await visit(product, admin, { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await visitor.open(`${paths.bookings}?day=2026-12-24`);
  await heading(page, 'Manage Bookings').waitFor();
  await page.getByLabel('Host', { exact: true }).waitFor();
  expect(await button(page, 'Save this view').count()).toBe(0);
  await visitor.open(`${paths.bookings}?day=2026-12-24&host=${admin.id}`);
  await button(page, 'Save this view').click();
  const form = page.getByRole('dialog', { name: 'Save This View' });
  await form.getByLabel('Name').fill('My calls');
  await button(form, 'Save View').click();
  await visitor.hears('View saved.');
  const [stored] = await product.services.db.select().from(savedViews);
  expect(stored).toMatchObject({ list: 'BOOKINGS', query: `host=${admin.id}` });
  await leaveQuietly(visitor);
});
