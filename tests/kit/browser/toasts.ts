import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Recording } from './visitorScripts.ts';

/** How long a toast takes to leave the page after its time, and the step of the clock. */
const LEAVING_MS = 1000;
const STEP_MS = 100;

export const toast = (page: Page, sentence: string): Locator =>
  page.locator('[data-rht-toaster]').getByText(sentence, { exact: true });

/** Clears the record of toasts, for a page that further statements use. */
export const forgetToasts = (page: Page): Promise<void> =>
  page.evaluate(() => void (window as Recording).toasts.splice(0));

/**
 * Waits for a toast and checks that it leaves after this time, neither sooner nor later. The clock of the page must be
 * stopped.
 */
export async function isToldFor(page: Page, sentence: string, ms: number): Promise<void> {
  await toast(page, sentence).waitFor();
  await letPass(page, ms + LEAVING_MS - STEP_MS);
  expect([sentence, await toast(page, sentence).count()]).toEqual([sentence, 1]);
  await letPass(page, 3 * STEP_MS);
  await expect.poll(() => toast(page, sentence).count()).toBe(0);
}

/** In steps, because React handles each timer separately. */
async function letPass(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await page.clock.runFor(STEP_MS);
  }
}

export type Watched = {
  toastWatch: {
    /** In how many frames a toast was at rest and checked. */
    judged: number;
    /**
     * What toasts covered for several frames: the navigation, the focused element, the element that was clicked last.
     */
    covered: string[];
    /** What covered toasts for several frames. */
    below: string[];
    /**
     * Whether a click on a toast meets the toast and not the element under it. Only the button "Undo" may be clicked.
     */
    blocking: boolean;
    /** Scrolls the focused element to where toasts are, once, when the first toast is at rest. */
    bringsUp: boolean;
  };
};

/**
 * Runs in the page from its start. Checks on every frame whether a toast covers something that it must not cover, or is
 * covered.
 */
export function watchToasts() {
  const watch: Watched['toastWatch'] = { judged: 0, covered: [], below: [], blocking: false, bringsUp: false };
  Object.assign(window, { toastWatch: watch });
  /** A toast may take a frame or two to move away. */
  const FRAMES = 5;
  const controls = 'a, button, input, select, textarea';
  let clicked: Element | null = null;
  addEventListener('click', ({ target }) => (clicked = (target as Element).closest(controls)), true);
  const since = new Map<string, number>();
  const note = (list: string[], what: string, isSo: boolean) => {
    since.set(what, isSo ? (since.get(what) ?? 0) + 1 : 0);
    if (since.get(what) === FRAMES) list.push(what);
  };
  const stands = (element: Element) => element.getAnimations().every(({ playState }) => playState === 'finished');
  const toasts = () =>
    [...document.querySelectorAll<HTMLElement>('[data-rht-toaster] > * > *')].filter(
      (bar) => stands(bar) && stands(bar.parentElement as Element) && getComputedStyle(bar).opacity === '1',
    );
  const look = () => {
    requestAnimationFrame(look);
    const bars = toasts();
    if (bars.length === 0) return;
    watch.judged += 1;
    const focused = document.activeElement?.closest(controls);
    if (watch.bringsUp && focused) {
      scrollBy({ top: focused.getBoundingClientRect().top - 16, behavior: 'instant' });
      watch.bringsUp = false;
    }
    const isModal = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
    const things = [
      ...(isModal ? [] : document.querySelectorAll('header:has(nav):not(main header)')),
      focused,
      clicked,
    ];
    for (const thing of things) {
      if (!thing?.isConnected) continue;
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      const isOver = bars.some((bar) => {
        const toast = bar.getBoundingClientRect();
        return toast.left < right && toast.right > left && toast.top < bottom && toast.bottom > top;
      });
      note(watch.covered, `${thing.localName} '${thing.textContent?.slice(0, 40)}'`, isOver);
    }
    for (const bar of bars) {
      const { left, top, width, height } = bar.getBoundingClientRect();
      const hit = () => bar.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      if (hit() && !bar.matches('button')) watch.blocking = true;
      bar.style.pointerEvents = 'auto';
      note(watch.below, `'${bar.textContent}'`, !hit());
      bar.style.pointerEvents = bar.matches('button') ? 'auto' : 'none';
    }
  };
  requestAnimationFrame(look);
}
