import { expect } from 'vitest';
import { leaveQuietly, visit } from '#tests/kit/browser/visitor.ts';
import { emptyInbox } from '#tests/kit/content/message.ts';
import { fillTable } from '#tests/kit/database/manyRows.ts';
import { test } from '#tests/kit/test.ts';

test('300 rows scroll without a frame in which the middle of the window has no row', async ({ product, employee }) => {
  await emptyInbox(product);
  await fillTable(product, 'messages', 330);
  const visitor = await visit(product, employee, { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await visitor.open('/contact-query');
  await page.getByRole('rowheader').first().waitFor();
  const { frames, blank, end } = await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const hasRow = () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[data-row]') !== null;
    // The first screenful is drawn; the table fills the window once its head is above the middle.
    scrollTo(0, innerHeight / 2);
    await nextFrame();
    await nextFrame();
    let [frames, blank] = [0, 0];
    for (let last = -1; scrollY !== last && frames < 500; frames++) {
      last = scrollY;
      scrollBy(0, innerHeight / 3);
      await nextFrame();
      const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - innerHeight;
      if (!isEnd && !hasRow()) blank += 1;
    }
    return { frames, blank, end: scrollY };
  });
  expect(frames).toBeGreaterThan(20);
  expect(end).toBeGreaterThan(10_000);
  expect(blank).toBe(0);
  await leaveQuietly(visitor);
});
