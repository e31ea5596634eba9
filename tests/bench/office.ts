import type { Page } from 'playwright-core';
import { RARE_WORD } from '#tests/bench/content.ts';
import { contents } from '#tests/bench/growth.ts';
import { measureOpening, measureScrolling } from '#tests/bench/inbox.ts';
import { median, onPage, RUNS, type Screen, shell, WARMING } from '#tests/bench/page.ts';
import { type BenchRow, figure } from '#tests/bench/row.ts';
import { Person } from '#tests/kit/people/person.ts';
import { paths } from '#web/shared/paths.ts';

/**
 * THE LIMIT of a screen on a warm desktop, from the start of the navigation until it can be used, as a multiple of the
 * time of a screen of the office that loads no data.
 */
const OF_SHELL = 2;
/** The time of the palette from a key to the first painted result. */
const PALETTE_MS = 150;

/** The time of a search, for any text. */
const SEARCH_MS = 100;

type Timed = typeof window & { readyAt?: number; keyAt?: number };

/**
 * Measures the time of a screen until its main element is painted and can be clicked, in a browser with the scripts in
 * its cache, in turns with the shell.
 * @returns milliseconds from the start of the navigation, of the screen and of the shell, the medians of five
 */
const measureScreen = (url: string, person: Person, screen: Screen): Promise<{ ours: number; raw: number }> =>
  onPage(url, person, async (page) => {
    await page.addInitScript(noteReady, { [shell.path]: shell.selector, [screen.path]: screen.selector });
    const [ours, raw]: [number[], number[]] = [[], []];
    for (let run = 0; run < WARMING + RUNS; run += 1) {
      raw.push(await openOnce(page, shell.path));
      ours.push(await openOnce(page, screen.path));
    }
    return { ours: median(ours.slice(WARMING)), raw: median(raw.slice(WARMING)) };
  });

async function openOnce(page: Page, path: string): Promise<number> {
  await page.goto('about:blank');
  const stream = page.waitForResponse('**/graphql/stream');
  await page.goto(path);
  const ready = await page.waitForFunction(() => (window as Timed).readyAt);
  // The stream opens last. After it no request of this run disturbs the next one.
  await stream;
  return (await ready.jsonValue()) as number;
}

/**
 * Runs in the page: records when the main element is painted and not covered.
 * @param selectors of the main elements, by the path of the page
 */
function noteReady(selectors: Record<string, string>): void {
  const selector = selectors[location.pathname];
  if (!selector) return;
  const isReady = () => {
    const wanted = document.querySelector(selector);
    if (!wanted) return false;
    // An element below the window is scrolled into view, as a user would do.
    wanted.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = wanted.getBoundingClientRect();
    return wanted.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const observer = new MutationObserver(() => {
    if (!isReady()) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // In a task after the frame, when the frame is on the screen.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(window, { readyAt: performance.now() });
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

/** The letters to search for, each of which occurs in a name. */
const LETTERS = ['e', 'a', 'i', 'o', 'n', 's', 'r'];
const RESULT = '[role=option][data-value^="MESSAGE"], [role=option][data-value^="BLOG_POST"]';

/** Measures the time of the palette from a key to its first result. @returns milliseconds, the median of the letters */
const measurePalette = (url: string, person: Person): Promise<number> =>
  onPage(url, person, async (page) => {
    await page.goto(paths.dashboard);
    await page.getByRole('navigation', { name: 'Back office' }).waitFor();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox');
    await field.waitFor();
    await page.evaluate(() => {
      addEventListener('keydown', () => Object.assign(window, { keyAt: performance.now() }), { capture: true });
    });
    const times: number[] = [];
    for (const letter of LETTERS) {
      await field.fill('');
      await page.locator(RESULT).first().waitFor({ state: 'detached' });
      const painted = page.evaluate(paintedAfterKey, RESULT);
      await page.keyboard.press(letter);
      times.push(await painted);
    }
    // The first letter warms the connections of the server.
    return median(times.slice(1));
  });

/** Runs in the page. @returns the time from the last key to the next paint of an element */
const paintedAfterKey = (selector: string) =>
  new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - ((window as Timed).keyAt ?? 0));
        port2.postMessage(null);
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  });

/**
 * Texts for each kind of search: frequent, rare, at the end of a name, one letter, not found, and frequent words in
 * another order.
 */
const TEXTS = [
  'words of message',
  RARE_WORD,
  'Sender 19999',
  'q',
  'nothing like it',
  'message words',
  'client.example sender',
  'message sender words of',
];

/** Measures the slowest text. @returns milliseconds of an answer, the median of five */
async function measureSearch(person: Person): Promise<number> {
  const query = 'query ($text: String!) { search(text: $text) { results { kind id title context slug } } }';
  const medians: number[] = [];
  for (const text of TEXTS) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const start = performance.now();
      await person.gql(query, { text });
      times.push(performance.now() - start);
    }
    medians.push(median(times));
  }
  return Math.max(...medians);
}

const screens: [work: string, screen: Screen][] = [
  ['dashboard', { path: paths.dashboard, selector: '[aria-labelledby=waiting][aria-busy=false] a' }],
  ['inbox', { path: paths.messages, selector: 'main tbody button' }],
  ['managing posts', { path: paths.manageBlogs, selector: 'main tbody button' }],
  ['writing a post', { path: paths.addBlog, selector: '[contenteditable=true]' }],
];

export const officeRows: BenchRow[] = [
  ...screens.map(
    ([work, screen]): BenchRow => ({
      work: `${work}, warm desktop, open to interactive`,
      against: 'a screen without data',
      limit: { atMost: OF_SHELL },
      async measure(house) {
        const { product } = await house.main();
        const { ours, raw } = await measureScreen(product.url, new Person(product.url, { token: house.token }), screen);
        return { value: ours / raw, ours: `${figure(ours)} ms`, raw: `${figure(raw)} ms` };
      },
    }),
  ),
  {
    work: 'an enquiry from its list, click to painted',
    against: 'a screen without data',
    limit: { atMost: OF_SHELL },
    async measure(house) {
      const { product } = await house.main();
      const { ours, raw } = await measureOpening(product.url, new Person(product.url, { token: house.token }));
      return { value: ours / raw, ours: `${figure(ours)} ms`, raw: `${figure(raw)} ms` };
    },
  },
  {
    work: 'scrolling through 300 enquiries, blank frames of all',
    against: 'no blank frame',
    limit: { atMost: 0 },
    async measure(house) {
      const { product } = await house.main();
      const { frames, blank } = await measureScrolling(product.url, new Person(product.url, { token: house.token }));
      return {
        value: blank / frames,
        ours: `${blank} of ${frames}`,
        fault: frames < 20 ? 'too short a list' : undefined,
      };
    },
  },
  {
    work: 'search, the slowest of eight texts, 20,000 messages and 5,000 posts',
    against: '–',
    limit: { atMost: SEARCH_MS, unit: 'ms' },
    async measure(house) {
      const { product } = (await contents(house)).grown;
      const value = await measureSearch(new Person(product.url, { token: house.token }));
      return { value, ours: `${figure(value)} ms` };
    },
  },
  {
    work: 'the palette, a key to the first result, 20,000 messages and 5,000 posts',
    against: '–',
    limit: { atMost: PALETTE_MS, unit: 'ms' },
    async measure(house) {
      const { product } = (await contents(house)).grown;
      const value = await measurePalette(product.url, new Person(product.url, { token: house.token }));
      return { value, ours: `${figure(value)} ms` };
    },
  },
];
