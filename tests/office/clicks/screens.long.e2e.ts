import { afterAll, expect } from 'vitest';
import { loaded, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { insertBooking, insertHost, takeBookings } from '#tests/kit/content/booking.ts';
import { makePicture } from '#tests/kit/content/media.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { insertItem } from '#tests/kit/content/portfolio.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import { test } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';
import { before, type ScreenPath, screenTable } from './before.ts';
import { type FirstItem, measureFirstItem } from './firstItem.ts';

// `npm run clicks` prints where the work begins on each screen, and how much of it is in the window, beside 7bac80f.

const ID = '{id}';
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const measured = new Map<ScreenPath, FirstItem[]>();
afterAll(() => void process.stdout.write(`\n${screenTable(measured)}\n`));

test.beforeAll(async ({ product, admin }) => {
  for (let index = 0; index < 24; index += 1) {
    await makePost(admin, { title: `Post ${index}`, slug: `post-${index}`, isPublished: index % 2 === 0 });
    await insertItem(product, { slug: `item-${index}`, title: `Item ${index}` });
    await makePicture(admin, { name: `Picture ${index}` });
    await makeAffiliate(product.nobody, { name: `Affiliate ${index}` });
    await makeMessage(product, { name: `Sender ${index}` });
  }
  for (let index = 0; index < 8; index += 1) {
    await makeReview(admin, { name: `Reviewer ${index}` });
    await product.user({ name: `Colleague ${index}` });
  }
  await takeBookings(admin);
  await insertHost(product, admin.id);
  await insertBooking(product, { hostId: admin.id, startsAt: new Date(Date.now() + 3_600_000) });
});

const views = [
  { ...desk, density: 'comfortable', of: 'desk' },
  { ...desk, density: 'compact', of: 'desk' },
  { ...phone, density: 'comfortable', of: 'phone' },
] as const;

test('the work of every office screen begins in the window, no lower than before, at a desk and on a phone', async ({
  product,
  admin,
}) => {
  const { id } = await makeMessage(product, { name: 'Yasmin Ali' });
  const { page, open } = await visit(product, admin, { viewport: desk, reducedMotion: 'reduce' });
  await open(paths.account);
  const low: unknown[] = [];
  for (const path of Object.keys(before) as ScreenPath[]) {
    await goWithin(page, path.replace(ID, id));
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await loaded(page);
    const measure = () => page.evaluate(measureFirstItem, before[path].selector);
    const items: FirstItem[] = [];
    for (const { density, of, ...viewport } of views) {
      await page.setViewportSize(viewport);
      await page.evaluate((chosen) => {
        document.documentElement.dataset.density = chosen;
        scrollTo(0, 0);
      }, density);
      await expect.poll(async () => (await measure()).y, { message: path }).not.toBeNull();
      const item = await measure();
      items.push(item);
      const limit = Math.min(before[path][of], viewport.height - 1);
      if (item.y === null || item.y > limit) low.push({ path, ...viewport, density, ...item, limit });
    }
    measured.set(path, items);
    await page.setViewportSize(desk);
  }
  expect(low).toEqual([]);
});
