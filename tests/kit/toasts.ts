import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a toast takes to leave the page after its time, and the steps that the clock goes by. */
const LEAVING_MS = 1000;
const STEP_MS = 100;

/** A toast that is on the page, by what it says. */
export const toast = (page: Page, sentence: string): Locator =>
  page.locator('[data-rht-toaster]').getByText(sentence, { exact: true });

/** Waits for a toast and sees it leave after this time: no sooner, no later. The page's clock must stand still. */
export async function isToldFor(page: Page, sentence: string, ms: number): Promise<void> {
  await toast(page, sentence).waitFor();
  await letPass(page, ms + LEAVING_MS - STEP_MS);
  expect([sentence, await toast(page, sentence).count()]).toEqual([sentence, 1]);
  await letPass(page, 3 * STEP_MS);
  await expect.poll(() => toast(page, sentence).count()).toBe(0);
}

/** In steps, because React hears of each timer in its own time. */
async function letPass(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await page.clock.runFor(STEP_MS);
  }
}
