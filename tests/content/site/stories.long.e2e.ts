import { expect } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { heading, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import { test } from '#tests/kit/test.ts';

const HOME = 'Elevate Your Business with Digital Excellence';

test.beforeAll(async ({ employee }) => {
  for (const [index, rating] of [3, 4, 5, 1].entries()) {
    const clientFeedback = index === 3 ? 'Wonderful, every single week. '.repeat(60) : 'They did what they said.';
    await makeReview(employee, { name: `Client of story ${index}`, rating, clientFeedback, isPublished: true });
  }
});

test('the stories are the three newest reviews and fit narrow and wide windows', async ({ product }) => {
  const visitor = await visit(product, undefined, { viewport: { width: 390, height: 900 } });
  const { page } = visitor;
  await visitor.open('/');
  const section = page.getByRole('region', { name: 'Client Success Stories' });
  expect(await section.getByRole('figure').count()).toBe(3);
  const stars = await section.getByRole('img').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(stars).toEqual(['1 out of 5 stars', '5 out of 5 stars', '4 out of 5 stars']);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect([visitor.operations, visitor.complaints]).toEqual([[], []]);
  await visitor.leave();
});

test('reviews that cannot be loaded are omitted without a notice', async ({ product }) => {
  const visitor = await visit(product);
  const { page } = visitor;
  const main = page.getByRole('navigation', { name: 'Main' });
  await visitor.open('/blogs');
  for (const how of ['failing', 'refusing', 'empty'] as const) {
    const broken = await meddle(page, 'Stories', how);
    broken.release();
    await main.getByRole('link', { name: 'Home', exact: true }).click();
    await heading(page, HOME).waitFor();
    await broken.asked;
    await page.getByRole('heading', { name: 'Our Services' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Client Success Stories' }).count()).toBe(0);
    expect([await visitor.toasts(), withoutStatus(visitor, 502)]).toEqual([[], []]);
    await main.getByRole('link', { name: 'Blog', exact: true }).click();
    await heading(page, 'Blog').waitFor();
    await page.mouse.move(0, 0);
    await broken.stop();
  }
  await visitor.open('/');
  await page.getByRole('heading', { name: 'Client Success Stories' }).waitFor();
  await visitor.leave();
});
