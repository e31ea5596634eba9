import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { heading, visit } from '#tests/kit/browser/visitor.ts';
import { test } from '#tests/kit/test.ts';

/** Follows a link to a missing anchor. The page waits for it while its clock is paused. */
const follow = (page: Page, id: string) =>
  page.evaluate(async (id) => {
    history.pushState(null, '', `#${id}`);
    dispatchEvent(new PopStateEvent('popstate'));
    // React renders immediately and runs effects in a message task.
    for (let message = 0; message < 2; message += 1) {
      await new Promise((heard) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = heard;
        port2.postMessage(null);
      });
    }
  }, id);

/** Adds the anchor to the page. @returns whether it was scrolled to and has the focus */
async function arrive(page: Page, id: string): Promise<boolean> {
  await page.evaluate((id) => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
    document.body.append(Object.assign(document.createElement('div'), { id, tabIndex: -1 }));
  }, id);
  // Mutation observers have run by now.
  return page.evaluate(
    (id) =>
      new Promise((resolve) => {
        queueMicrotask(() => resolve(document.activeElement?.id === id && scrollY > 100));
      }),
    id,
  );
}

test('a link to a missing anchor is followed if the anchor appears in less than 10 s', async ({ product }) => {
  const visitor = await visit(product);
  const { page } = visitor;
  await page.clock.install();
  await visitor.open('/contact');
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const [id, waited, isFollowed] of [
    ['late', 9_900, true],
    ['too-late', 10_000, false],
  ] as const) {
    await follow(page, id);
    await page.clock.runFor(waited);
    expect([id, await arrive(page, id)]).toEqual([id, isFollowed]);
  }
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('an address with a known hash opens at its anchor', async ({ product }) => {
  const visitor = await visit(product);
  await visitor.open('/contact#contact-us');
  const top = () => visitor.page.getByRole('form').evaluate((one) => Math.round(one.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(200);
  // Another hash of the same page would not load anything.
  await visitor.page.goto('about:blank');
  for (const hash of ['#nothing', '#%E0%A4%A']) {
    await visitor.open(`/contact${hash}`);
    await heading(visitor.page, 'Get In Touch').waitFor();
  }
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
