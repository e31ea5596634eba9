import type { Browser, Locator, Page } from 'playwright-core';
import { TAKEN_OVER } from '#tests/kit/browser/visitor.ts';
import { paths } from '#web/shared/paths.ts';
import { clickLimits } from './limits.ts';

const devices = {
  // Lighthouse's slow 4G with the latency that DevTools adds to each request, and a processor four times slower.
  phone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    slower: { cpu: 4, latency: 562.5, down: 1474.56, up: 675 },
  },
  desktop: { viewport: { width: 1440, height: 900 }, slower: null },
} as const;
type Device = keyof typeof devices;
const RUNS = 3;
/**
 * Round trip of slow 4G in ms, for a page without prefetched data. The latency above exceeds the limit of such a click.
 */
const ROUND_TRIP_MS = 150;
/** Time a person looks at a link before choosing it. */
const LOOK_MS = 2000;
/** Time a pointer hovers before a click, and a finger rests. */
const AIM_MS = 100;
const TOUCH_MS = 70;

/** How a link is followed. @property network overrides that of the device */
type Press = { link: (page: Page) => Promise<void>; network?: { latency: number } };

/** Opens a page on a device, follows a link, and waits. @returns the observed times in ms */
async function follow(browser: Browser, device: Device, from: string, press: Press) {
  const { slower, ...options } = devices[device];
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    if (slower) await slowDown(page, { ...slower, ...press.network });
    await page.goto(from);
    await page.locator(TAKEN_OVER).waitFor({ state: 'attached' });
    await press.link(page);
    return await page.evaluate(() => (window as unknown as { seen: Promise<Seen> }).seen);
  } finally {
    await context.close();
  }
}

/** @returns the median of several clicks */
async function measureClick(...args: Parameters<typeof follow>): Promise<Seen> {
  const seen: Seen[] = [];
  for (let run = 0; run < RUNS; run += 1) seen.push(await follow(...args));
  const median = (name: keyof Seen) =>
    seen.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] as number;
  return { heading: Math.round(median('heading')), settled: Math.round(median('settled')) };
}

const choose = (device: Device, link: string): Press => ({
  link: (page) => (device === 'phone' ? tap : point)(page, page.locator(link).first()),
});

/** Follows a link immediately after the page load, without hovering or scrolling to it. */
const pressAtOnce = (link: string): Press => ({
  network: { latency: ROUND_TRIP_MS },
  async link(page) {
    await page.evaluate(observe);
    await page.locator(link).first().dispatchEvent('click');
  },
});

async function point(page: Page, anchor: Locator): Promise<void> {
  await page.mouse.move(1, 1);
  await anchor.scrollIntoViewIfNeeded();
  await page.waitForTimeout(LOOK_MS);
  await page.evaluate(observe);
  const { x, y } = await middleOf(anchor);
  await page.mouse.move(x, y, { steps: 5 });
  await page.waitForTimeout(AIM_MS);
  await page.mouse.down();
  await page.mouse.up();
}

async function tap(page: Page, anchor: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { y: far } = await middleOf(anchor);
  const middle = (page.viewportSize()?.height ?? 0) / 2;
  await session.send('Input.synthesizeScrollGesture', { x: 200, y: middle, yDistance: middle - far });
  await page.waitForTimeout(LOOK_MS);
  await page.evaluate(observe);
  const touchPoints = [await middleOf(anchor)];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(TOUCH_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function middleOf(anchor: Locator): Promise<{ x: number; y: number }> {
  const box = await anchor.boundingBox();
  if (!box) throw new Error('the link is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Times after the click: when the heading of the next page was painted, and the last change after that. */
type Seen = { heading: number; settled: number };

/** Observes the next click. Runs in the page. */
function observe(): void {
  const QUIET_MS = 1000;
  const old = document.querySelector('h1');
  const { promise, resolve } = Promise.withResolvers<Seen>();
  let changedAt = 0;
  const changes = new MutationObserver(() => {
    changedAt = performance.now();
  });
  const look = (start: number) => {
    const heading = document.querySelector('h1');
    if (!heading || heading === old) return requestAnimationFrame(() => look(start));
    // A task after a frame runs after its paint.
    return requestAnimationFrame(() =>
      setTimeout(() => {
        const paintedAt = performance.now();
        const seen = () => ({ heading: paintedAt - start, settled: Math.max(0, changedAt - paintedAt) });
        setTimeout(() => resolve(seen()), QUIET_MS);
      }),
    );
  };
  const onClick = ({ timeStamp }: Event) => {
    changes.observe(document.body, { subtree: true, childList: true, characterData: true });
    look(timeStamp);
  };
  addEventListener('click', onClick, { capture: true, once: true });
  Object.assign(window, { seen: promise });
}

type Slower = { cpu: number; latency: number; down: number; up: number };

async function slowDown(page: Page, { cpu, latency, down, up }: Slower): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytes = (kilobits: number) => (kilobits * 1024) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes(down),
    uploadThroughput: bytes(up),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Measured clicks with their limits, in ms. */
export type Clicks = Record<string, { ms: number; limit: number }>;

/**
 * Measures the time to the next page after a click on each device: a post chosen from the list, and pages of the
 * navigation immediately after the home page loaded.
 */
export async function measureClicks(browser: Browser, url: string, slug: string): Promise<Clicks> {
  const rows: Clicks = {};
  for (const device of Object.keys(devices) as Device[]) {
    const { chosen, atOnce, settled } = clickLimits[device];
    const link = `a[href="${paths.blogPost(slug)}"]`;
    const post = await measureClick(browser, device, url + paths.blogs, choose(device, link));
    rows[`a post, chosen, ${device}`] = { ms: post.heading, limit: chosen };
    for (const path of [paths.blogs, paths.portfolio, paths.services, paths.about, paths.contact]) {
      const next = await measureClick(browser, device, url + paths.home, pressAtOnce(`a[href="${path}"]`));
      rows[`${path}, at once, ${device}`] = { ms: next.heading, limit: atOnce };
      rows[`${path}, last change after its heading, ${device}`] = { ms: next.settled, limit: settled };
    }
  }
  return rows;
}
