import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser, heading, visit } from '#tests/kit/browser/visitor.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

/** Goes to a place of the page that is not there yet. The page waits for it then, though its clock stands still. */
const follow = (page: Page) =>
  page.evaluate(async () => {
    history.pushState(null, '', '#late');
    dispatchEvent(new PopStateEvent('popstate'));
    // React draws at once, and runs the effects of it at a message that it sends to itself.
    for (let message = 0; message < 2; message += 1) {
      await new Promise((heard) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = heard;
        port2.postMessage(null);
      });
    }
  });

/** Puts the place at the end of the page. @returns whether it has been scrolled to and has the focus */
async function arrive(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    const place = Object.assign(document.createElement('div'), { id: 'late', tabIndex: -1 });
    document.body.append(place);
  });
  // Whoever watches the page for changes has been told of this one by now.
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        queueMicrotask(() => resolve(document.activeElement?.id === 'late' && scrollY > 100));
      }),
  );
}

test.for([
  [9_900, true],
  [10_000, false],
] as const)('after %i ms a link that waits for its place is still followed: %s', async ([waited, isFollowed]) => {
  const visitor = await visit(product);
  const { page } = visitor;
  await page.clock.install();
  await visitor.open('/contact');
  await page.clock.pauseAt(Date.now() + 60_000);
  await follow(page);
  await page.clock.runFor(waited);
  expect(await arrive(page)).toBe(isFollowed);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('an address with a hash opens at its place', async () => {
  const visitor = await visit(product);
  await visitor.open('/contact#contact-us');
  const top = () => visitor.page.getByRole('form').evaluate((one) => Math.round(one.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(200);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('a hash that names nothing, or is no text, does no harm', async () => {
  const visitor = await visit(product);
  for (const hash of ['#nothing', '#%E0%A4%A']) {
    await visitor.open(`/contact${hash}`);
    await heading(visitor.page, 'Get In Touch').waitFor();
  }
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
