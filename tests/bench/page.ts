import type { Page } from 'playwright-core';
import { launchBrowser } from '#tests/kit/browser/launch.ts';
import { keep, storageOf } from '#tests/kit/browser/visitorScripts.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { paths } from '#web/shared/paths.ts';

export const RUNS = 5;
/** A browser stores the compiled code of a script (V8's code cache) after the script has been used twice. */
export const WARMING = 3;

export const median = (times: number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] as number;

export async function onPage<Value>(url: string, person: Person, work: (page: Page) => Promise<Value>): Promise<Value> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript(keep, await storageOf(person));
    return await work(page);
  } finally {
    await browser.close();
  }
}

export type Screen = { path: string; selector: string };

/** A screen of the office that loads no data: a form that makes links. */
export const shell: Screen = { path: paths.campaignLinks, selector: 'main form button' };
