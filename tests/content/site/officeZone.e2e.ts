import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { button, heading, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { dateBack, makePost } from '#tests/kit/content/blog.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { changeSite, forgetSite } from '#tests/kit/content/site.ts';
import { test } from '#tests/kit/test.ts';

test.beforeEach(({ product }) => forgetSite(product));

/** The 21st of November at 23:30 in New York, which is the 22nd in India and in UTC. */
const lateEvening = '2026-11-22T04:30:00.000Z';

test('screens and pages show the days and hours of the office’s time zone', async ({ product, admin }) => {
  const post = await makePost(admin, { title: 'Written late', isPublished: true });
  await dateBack(product, post, lateEvening);
  const { id, name } = await makeMessage(product);
  await product.services.db
    .update(messages)
    .set({ createdAt: new Date(lateEvening) })
    .where(eq(messages.id, id));

  const visitor = await visit(product, admin);
  const { page } = visitor;
  await visitor.open('/admin/site');
  const zone = page.getByLabel('Office time zone');
  expect(await zone.inputValue()).toBe('Asia/Kolkata');
  await zone.selectOption('America/New_York');
  await page.getByText('The file of this installation says “Asia/Kolkata”.').waitFor();
  await button(page, 'Save Settings').click();
  await visitor.hears('The settings of the site have been saved.');

  // The list has a column for the time from this width on.
  await page.setViewportSize({ width: 1600, height: 900 });
  await goWithin(page, '/contact-query');
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByText('Nov 21, 2026').waitFor();
  await goWithin(page, '/blog-manage');
  await page.getByRole('row').filter({ hasText: 'Written late' }).getByText('Nov 21, 2026').waitFor();
  await goWithin(page, '/account');
  await page.getByText('At 9:00 in the morning in New York, on days').waitFor();

  const nextYear = product.services.now().getFullYear() + 1;
  // A planned time is read on the office's clock.
  await visitor.open(`/admin/edit-blog/${post.slug}`);
  await page.getByLabel('Take back at (New York time)').fill(`${nextYear}-07-01T09:30`);
  await button(page, 'Save Changes').click();
  await expect
    .poll(async () => {
      const [stored] = await product.services.db.select().from(blogPosts).where(eq(blogPosts.id, post.id));
      return stored?.takeBackAt?.toISOString();
    })
    .toBe(`${nextYear}-07-01T13:30:00.000Z`);
  expect(visitor.complaints).toEqual([]);
});

test.for([true, false])(
  'a visitor in another time zone sees the date of the office (browser with Temporal: %s)',
  async (hasTemporal, { product, admin }) => {
    await changeSite(admin, { timeZone: 'America/New_York' });
    const post = await makePost(admin, { title: 'Written late', isPublished: true });
    await dateBack(product, post, lateEvening);
    const visitor = await visit(product, undefined, { timezoneId: 'Pacific/Kiritimati' });
    const { page } = visitor;
    if (!hasTemporal) await page.addInitScript('delete globalThis.Temporal');
    await visitor.open(`/blog/${post.slug}`);
    await heading(page, 'Written late').waitFor();
    expect(await page.locator('article time').first().textContent()).toBe('November 21, 2026 at 11:30 PM');
    // React complains where the browser draws another date than the server.
    expect(visitor.complaints).toEqual([]);
    expect(await page.evaluate('typeof Temporal')).toBe(hasTemporal ? 'object' : 'undefined');
  },
);
