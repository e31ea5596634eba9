import type { Browser, Locator, Page } from 'playwright-core';
import { TAKEN_OVER } from '#tests/kit/browser/visitor.ts';
import { paths } from '#web/paths.ts';
import { clickLimits } from './limits.ts';

const devices = {
  // What Lighthouse calls slow 4G, and a processor four times slower.
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
/** How long somebody looks at what they have scrolled to before they choose. */
const LOOK_MS = 2000;
/** How long a pointer is over a link before it is pressed, and how long a finger rests on it. */
const AIM_MS = 100;
const TOUCH_MS = 70;

/** @returns how long it took from clicking the link until the heading of the next page was painted, in ms: the median */
async function measureClick(browser: Browser, device: Device, from: string, link: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await clickOnce(browser, device, from, link));
  return Math.round(times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] as number);
}

async function clickOnce(browser: Browser, device: Device, from: string, link: string): Promise<number> {
  const { slower, ...options } = devices[device];
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    if (slower) await slowDown(page, slower);
    await page.goto(from);
    await page.locator(TAKEN_OVER).waitFor({ state: 'attached' });
    const anchor = page.locator(link).first();
    await (device === 'phone' ? choose : point)(page, anchor);
    return await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
  } finally {
    await context.close();
  }
}

/** Moves the pointer to the link, and presses. */
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

/** Scrolls by a finger until the link is there, and taps it. */
async function choose(page: Page, anchor: Locator): Promise<void> {
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

/** Promises the time between the next click and the first frame with another heading. Runs in the page. */
function observe(): void {
  const old = document.querySelector('h1');
  const { promise, resolve } = Promise.withResolvers<number>();
  const look = (start: number) => {
    const heading = document.querySelector('h1');
    if (!heading || heading === old) requestAnimationFrame(() => look(start));
    // A task that follows a frame comes after its paint.
    else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
  };
  addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
  Object.assign(window, { painted: promise });
}

async function slowDown(page: Page, { cpu, latency, down, up }: NonNullable<(typeof devices)['phone']['slower']>) {
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

export type Clicks = Record<string, { ms: number; limit: number }>;

/** From the list of posts to one of them by a click, on each device: the time beside its limit. */
export async function measureClicks(browser: Browser, url: string, slug: string): Promise<Clicks> {
  const rows: Clicks = {};
  for (const device of Object.keys(devices) as Device[]) {
    const ms = await measureClick(browser, device, url + paths.blogs, `a[href="${paths.blogPost(slug)}"]`);
    rows[device] = { ms, limit: clickLimits[device] };
  }
  return rows;
}
