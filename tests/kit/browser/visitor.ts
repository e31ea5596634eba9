import type { Browser, BrowserContextOptions, Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { CSV } from '#schema/csvStrings.ts';
import { PATIENCE_MS } from '#tests/kit/patience.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { launchHeadlessShell } from './launch.ts';
import { keep, type Recording, recordToasts, storageOf, toastsOf } from './visitorScripts.ts';

/** A page in its own browser context, with a record of what went wrong in it. */
export type Visitor = {
  page: Page;
  /** Errors and warnings of the console, errors of the page, and requests to other hosts; must be empty. */
  complaints: string[];
  /** The names of the GraphQL operations that this browser has sent; UPLOAD for one with a picture. */
  operations: string[];
  /** Waits until each GraphQL operation that this browser has sent is answered, except subscriptions. */
  answered(): Promise<void>;
  /** Goes to an address and waits until React has hydrated the page: before that buttons do nothing. */
  open(path: string): Promise<void>;
  /** Waits until a toast has shown this sentence, even if it has left by now. */
  hears(sentence: string): Promise<void>;
  /** The sentences of toasts since the page was loaded, oldest first. */
  toasts(): Promise<string[]>;
  leave(): Promise<void>;
};

let browser: Promise<Browser> | undefined;

/** The single browser of this Vitest worker, started again after a crash. It ends with the worker. */
async function workerBrowser(): Promise<Browser> {
  const running = await browser;
  if (running?.isConnected()) return running;
  browser = launchHeadlessShell();
  return browser;
}

/** Opens the site in a browser, signed out or with the session of a person, until the product stops. */
export async function visit(product: Product, person?: Person, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await (await workerBrowser()).newContext({
    baseURL: product.url,
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  product.beforeStop(async () => {
    if (context.browser()?.isConnected()) await context.close();
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  const operations: string[] = [];
  const waiting = new Set<Request>();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== product.url) complaints.push(`foreign: ${url.href}`);
    const operation = operationOf(request);
    if (!operation) return;
    operations.push(operation);
    if (!request.headers().accept?.includes('text/event-stream')) waiting.add(request);
  });
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  await page.addInitScript(recordToasts);
  if (person) await page.addInitScript(keep, await storageOf(person));
  return {
    page,
    complaints,
    operations,
    answered: () => expect.poll(() => waiting.size).toBe(0),
    async open(path) {
      await page.goto(path);
      await page.locator(TAKEN_OVER).waitFor({ state: 'attached' });
    },
    async hears(sentence) {
      await page
        .waitForFunction((wanted) => (window as Recording).toasts.includes(wanted), sentence)
        .catch(async () => {
          throw new Error(`no toast said '${sentence}', but: ${JSON.stringify(await page.evaluate(toastsOf))}`);
        });
    },
    toasts: () => page.evaluate(toastsOf),
    leave: () => context.close(),
  };
}

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** A button, and a link, by its full name. */
export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });
export const link = (page: Page | Locator, name: string): Locator => page.getByRole('link', { name, exact: true });

export const dialog = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Confirm Deletion' });

export const loaded = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page
        .getByText(/^Loading/)
        .filter({ visible: true })
        .count(),
    )
    .toBe(0);

export const at = (page: Page): string => new URL(page.url()).pathname;

/** The complaints of a visitor, without those that the browser logs for answers with this status. */
export const withoutStatus = ({ complaints }: Visitor, status: number): string[] =>
  complaints.filter((complaint) => !complaint.includes(`the server responded with a status of ${status}`));

/** Closes the page and expects no complaints except those that the browser logs for answers with this status. */
export async function leaveQuietly(visitor: Visitor, status?: number): Promise<void> {
  expect(status ? withoutStatus(visitor, status) : visitor.complaints).toEqual([]);
  await visitor.leave();
}

/** The page sets this attribute itself (web/routeObjects.tsx). */
export const TAKEN_OVER = 'html[data-taken-over]';
/**
 * Used in place of the name of an operation with a picture, because the browser does not show the body of an upload.
 */
export const UPLOAD = '(upload)';

/** The name of the operation of a request; for a CSV list, its path. */
export function operationOf(request: Request): string | undefined {
  const { pathname } = new URL(request.url());
  if (pathname.startsWith(`${CSV}/`)) return pathname;
  if (pathname !== '/graphql') return undefined;
  if (request.headers()['content-type']?.startsWith('multipart/')) return UPLOAD;
  return request.postDataJSON()?.operationName;
}

/** The error message of a field as a screen reader gives it; null while there is none. */
export const faultAt = (field: Locator): Promise<string | null> =>
  field.evaluate((element) => {
    const [id] = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    const isInvalid = element.getAttribute('aria-invalid') === 'true';
    return isInvalid && id ? (document.getElementById(id)?.textContent ?? null) : null;
  });
