import type { Page } from 'playwright-core';
import { median, onPage, RUNS, shell, WARMING } from '#tests/bench/page.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { paths } from '#web/shared/paths.ts';

/** The rows of a list that a person scrolls through. */
const SCROLLED_ROWS = 300;
const INBOX_ROW = 'main tbody tr[data-row]';
const HEADING = '[data-office] main h1';

/**
 * Measures the time from a click on an enquiry in the inbox until its name is painted, in turns with the time from a
 * click on the link of the shell until its form is; both have been open before.
 */
export const measureOpening = (url: string, person: Person): Promise<{ ours: number; raw: number }> =>
  onPage(url, person, async (page) => {
    const [ours, raw]: [number[], number[]] = [[], []];
    await page.goto(paths.messages);
    for (let run = 0; run < WARMING + RUNS; run += 1) {
      const row = page.locator(INBOX_ROW).nth(run);
      await row.waitFor();
      const name = await row.locator('th a').innerText();
      ours.push(await clickUntilPainted(page, `${INBOX_ROW}:nth-of-type(${run + 1}) th a`, HEADING, name));
      await page.goBack();
      await row.waitFor();
      raw.push(await clickUntilPainted(page, `a[href="${shell.path}"]`, shell.selector, ''));
      await page.goBack();
    }
    return { ours: median(ours.slice(WARMING)), raw: median(raw.slice(WARMING)) };
  });

/** @returns milliseconds from a click on an element until another one with this text is painted */
const clickUntilPainted = (page: Page, clicked: string, wanted: string, text: string): Promise<number> =>
  page.evaluate(
    ([link, selector, content]) =>
      new Promise<number>((resolve) => {
        const startedAt = performance.now();
        const observer = new MutationObserver(() => {
          if (!document.querySelector(selector)?.textContent?.includes(content)) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - startedAt);
            port2.postMessage(null);
          });
        });
        observer.observe(document, { childList: true, subtree: true, characterData: true });
        document.querySelector<HTMLElement>(link)?.click();
      }),
    [clicked, wanted, text] as const,
  );

/**
 * Scrolls the inbox by half a window in each frame until it has shown 300 rows.
 * @returns the frames, and those of them in which a place of the list had no row
 */
export const measureScrolling = (url: string, person: Person): Promise<{ frames: number; blank: number }> =>
  onPage(url, person, async (page) => {
    await page.goto(paths.messages);
    await page.locator(INBOX_ROW).first().waitFor();
    return page.evaluate(
      async ([row, most]) => {
        const nextFrame = () => new Promise(requestAnimationFrame);
        const seen = new Set<string | undefined>();
        const isBlank = (y: number) => {
          const found = document.elementFromPoint(innerWidth / 2, y)?.closest<HTMLElement>(row);
          seen.add(found?.dataset.row);
          return !found;
        };
        let [frames, blank] = [0, 0];
        while (seen.size < most && scrollY + innerHeight < document.documentElement.scrollHeight - 4 * innerHeight) {
          scrollBy({ top: innerHeight / 2, behavior: 'instant' });
          await nextFrame();
          frames += 1;
          const places = Array.from({ length: 12 }, (_, step) => 120 + (step * (innerHeight - 240)) / 12);
          if (places.map(isBlank).some(Boolean)) blank += 1;
        }
        return { frames, blank };
      },
      [INBOX_ROW, SCROLLED_ROWS] as const,
    );
  });
