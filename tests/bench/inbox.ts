import type { Page } from 'playwright-core';
import { median, onPage, RUNS, shell, WARMING } from '#tests/bench/page.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { paths } from '#web/shared/paths.ts';

/** The rows of a list that a person scrolls through. */
export const SCROLLED_ROWS = 300;
/** The frames that it waits for the next pages. */
const MAX_WAITS = 1200;
const INBOX_ROW = 'main tbody tr[data-row]';
const HEADING = '[data-office] main h1';

/**
 * Measures the time from a click on an enquiry in the inbox until its name is painted, in turns with the time from the
 * address of the shell, which has no link beside the inbox, until its form is.
 */
export const measureOpening = (url: string, person: Person): Promise<{ ours: number; raw: number }> =>
  onPage(url, person, async (page) => {
    const [ours, raw]: [number[], number[]] = [[], []];
    await page.goto(paths.messages);
    for (let run = 0; run < WARMING + RUNS; run += 1) {
      const row = page.locator(INBOX_ROW).nth(run);
      await row.waitFor();
      const name = await row.locator('th a').innerText();
      ours.push(await openUntilPainted(page, { link: `${INBOX_ROW}:nth-of-type(${run + 1}) th a` }, HEADING, name));
      await page.goBack();
      await row.waitFor();
      raw.push(await openUntilPainted(page, { path: shell.path }, shell.selector, ''));
      await page.goBack();
    }
    return { ours: median(ours.slice(WARMING)), raw: median(raw.slice(WARMING)) };
  });

type Opening = { link: string } | { path: string };

/** @returns milliseconds from a click on a link, or a change of the address, until an element with this text is painted */
const openUntilPainted = (page: Page, opening: Opening, wanted: string, text: string): Promise<number> =>
  page.evaluate(
    ([opened, selector, content]) =>
      new Promise<number>((resolve, reject) => {
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
        if ('path' in opened) {
          history.pushState(null, '', opened.path);
          dispatchEvent(new PopStateEvent('popstate'));
          return;
        }
        const link = document.querySelector<HTMLElement>(opened.link);
        if (link) link.click();
        else reject(new Error(`no ${opened.link}`));
      }),
    [opening, wanted, text] as const,
  );

type Scrolled = { frames: number; blank: number; rows: number };

/**
 * Scrolls the inbox by half a window in each frame until it has shown 300 rows.
 * @returns the frames, those of them in which a place of the list had no row, and the rows that were seen
 */
export const measureScrolling = (url: string, person: Person): Promise<Scrolled> =>
  onPage(url, person, async (page) => {
    await page.goto(paths.messages);
    await page.locator(INBOX_ROW).first().waitFor();
    return page.evaluate(
      async ([row, most, maxWaits]) => {
        const nextFrame = () => new Promise(requestAnimationFrame);
        const seen = new Set<string | undefined>();
        const isBlank = (y: number) => {
          const found = document.elementFromPoint(innerWidth / 2, y)?.closest<HTMLElement>(row);
          seen.add(found?.dataset.row);
          return !found;
        };
        let [frames, blank, waited] = [0, 0, 0];
        const isAtEnd = () => scrollY + 2 * innerHeight > document.documentElement.scrollHeight;
        while (seen.size < most && waited < maxWaits) {
          // The next page is on its way.
          if (isAtEnd()) {
            await nextFrame();
            waited += 1;
            continue;
          }
          scrollBy({ top: innerHeight / 2, behavior: 'instant' });
          await nextFrame();
          frames += 1;
          const places = Array.from({ length: 12 }, (_, step) => 120 + (step * (innerHeight - 240)) / 12);
          if (places.map(isBlank).some(Boolean)) blank += 1;
        }
        return { frames, blank, rows: seen.size };
      },
      [INBOX_ROW, SCROLLED_ROWS, MAX_WAITS] as const,
    );
  });
