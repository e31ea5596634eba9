import { launchBrowser } from './launch.ts';

const USAGE = 'npx node tests/kit/browser/look.ts <url> <out.png> [width=1440] [full]';

/** Takes a screenshot of a page that this machine serves. */
async function look(url: string, path: string, width: number, fullPage: boolean): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width, height: width < 700 ? 844 : 900 } });
    page.on('pageerror', (error) => console.error(`page error: ${error.message}`));
    page.on('console', (message) => message.type() === 'error' && console.error(`console: ${message.text()}`));
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path, fullPage });
  } finally {
    await browser.close();
  }
}

const [url, out, ...rest] = process.argv.slice(2);
const width = Number(rest.find((word) => word !== 'full') ?? 1440);
if (!url || !out || !(width > 0)) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await look(url, out, width, rest.includes('full'));
}
