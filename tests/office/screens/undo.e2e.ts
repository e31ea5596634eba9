import { expect } from 'vitest';
import { managePosts } from '#tests/kit/browser/postsScreen.ts';
import { toast } from '#tests/kit/browser/toasts.ts';
import { button, leaveQuietly, visit } from '#tests/kit/browser/visitor.ts';
import { test } from '#tests/kit/test.ts';

const DONE = 'Blog post published successfully.';
type Watching = typeof window & { places: Set<number> };

/** Runs in the page: records the distance of the button from the top in each frame, in pixels. */
function watchButton() {
  const places = new Set<number>();
  Object.assign(window, { places });
  const look = () => {
    const undo = document.querySelector('[aria-label^="Undo: "]');
    if (undo) places.add(Math.round(undo.getBoundingClientRect().top));
    requestAnimationFrame(look);
  };
  look();
}

/** Runs in the page: in how many places toasts stand, or will stand when they have come to rest. */
const countPlaces = (toasts: (HTMLElement | SVGElement)[]) => new Set(toasts.map(({ style }) => style.transform)).size;

test('the button Undo of the newer of two changes has a place of its own beside their sentences', async ({
  product,
  employee,
}) => {
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await page.clock.install();
  await visitor.open('/dashboard');
  await managePosts(product, visitor, employee, [{ title: 'A launch' }, { title: 'A party' }]);
  // Toasts stay while the clock stands.
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, 'Publish A launch').click();
  await toast(page, DONE).waitFor();
  await button(page, 'Publish A party').click();
  await expect.poll(() => toast(page, DONE).count()).toBe(2);
  await expect.poll(() => page.locator('[data-rht-toaster] > *').evaluateAll(countPlaces)).toBe(3);
  await button(page, `Undo: ${DONE}`).click();
  await button(page, 'Publish A party').waitFor();
  await leaveQuietly(visitor);
});

test('the button Undo stays in its place while its sentence comes and leaves', async ({ product, employee }) => {
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open('/dashboard');
  await managePosts(product, visitor, employee, [{ title: 'A launch' }]);
  await page.evaluate(watchButton);
  await button(page, 'Publish A launch').click();
  await visitor.hears(DONE);
  await expect.poll(() => toast(page, DONE).count()).toBe(0);
  expect(await page.evaluate(() => (window as Watching).places.size)).toBe(1);
  await leaveQuietly(visitor);
});
