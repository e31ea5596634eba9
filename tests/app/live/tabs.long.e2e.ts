import { afterAll, expect } from 'vitest';
import { goingOn } from '#tests/kit/browser/goingOn.ts';
import { counts, watching } from '#tests/kit/browser/liveScreen.ts';
import { button, heading, visit } from '#tests/kit/browser/visitor.ts';
import { row } from '#tests/kit/content/inbox.ts';
import { emptyInbox, makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { type Wire, wireTo } from '#tests/kit/network/wire.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const INBOX = 'Contact Queries - Marquee';

let wire: Wire;
test.beforeAll(async ({ product }) => {
  wire = await wireTo(product.url);
});
afterAll(async () => {
  await wire.cut();
});

/** @returns a function that reads how many streams the server has open */
const streamsOf =
  ({ services }: Product) =>
  async () =>
    (await services.metrics.streams.get()).values[0]?.value;

const goOn = goingOn(async (product: Product) =>
  watching(product, await product.signedIn('Employee'), '/contact-query', 'Contact Queries'),
);

test('the tabs of a browser are updated by one stream', async ({ product, employee }) => {
  await emptyInbox(product);
  const { page } = await goOn(product);
  const open = streamsOf(product);
  const tabs = [page];
  // More than a browser's connections to one origin.
  for (let index = 0; index < 7; index += 1) {
    const tab = await page.context().newPage();
    await tab.goto('/privacy-policy');
    await heading(tab, 'Privacy Policy').waitFor();
    tabs.push(tab);
  }
  const { id } = await makeMessage(product, { name: 'Asha' });
  await row(page, 'Asha').waitFor();
  await counts(page, 1, INBOX);
  for (const tab of tabs.slice(1)) await counts(tab, 1, 'Privacy Policy - Marquee');
  await expect.poll(open).toBe(1);

  await tabs.pop()?.close();
  await employee.gql(messageOperations.mark, { id, isRead: true });
  for (const tab of tabs.slice(1)) await counts(tab, 0, 'Privacy Policy - Marquee');
  await expect.poll(open).toBe(1);
  for (const tab of tabs.slice(1)) await tab.close();
});

test('signing out removes the count with the stream', async ({ product }) => {
  const visitor = await goOn(product);
  const { page } = visitor;
  await emptyInbox(product);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard', exact: true }).click();
  await heading(page, 'Employee Dashboard').waitFor();
  await page.locator('[aria-labelledby=waiting][aria-busy=false]').waitFor();
  await makeMessage(product, { name: 'Neha' });
  const open = streamsOf(product);
  await counts(page, 1, 'Employee Dashboard - Marquee');
  await expect.poll(open).toBe(1);
  await page.getByRole('button', { name: /^User menu/ }).click();
  const entry = page.getByRole('menuitem', { name: 'Contact Query', exact: true });
  await entry.getByText('1', { exact: true }).waitFor();
  expect(await entry.getAttribute('aria-describedby')).toBe('unread-messages');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await heading(page, 'Elevate Your Business with Digital Excellence').waitFor();
  await expect.poll(() => page.title()).not.toMatch(/^\(/);
  expect(await page.getByText(/unread message/).count()).toBe(0);
  await button(page, 'Menu').waitFor({ state: 'hidden' });
  await expect.poll(open).toBe(0);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test.for([
  ['has no locks', () => Reflect.deleteProperty(Navigator.prototype, 'locks')],
  [
    'forbids locks',
    () => {
      navigator.locks.request = () => Promise.reject(new DOMException('no', 'SecurityError'));
    },
  ],
] as const)(
  'a visible tab of a browser that %s has a stream of its own',
  async ([_, without], { product, employee }) => {
    await emptyInbox(product);
    const visitor = await visit(product, employee);
    const { page } = visitor;
    await page.addInitScript(without);
    const stream = page.waitForResponse('**/graphql/stream');
    await visitor.open('/contact-query');
    await page.getByText('No Messages Yet').waitFor();
    await stream;
    await makeMessage(product, { name: 'Asha' });
    await row(page, 'Asha').waitFor();
    await counts(page, 1, INBOX);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  },
);

test('a tab that reconnects to a lost server shows what arrived meanwhile', async ({ product, employee }) => {
  await emptyInbox(product);
  await makeMessage(product, { name: 'Asha' });
  const visitor = await visit({ ...product, url: new URL(wire.url).origin }, employee);
  const { page } = visitor;
  const stream = page.waitForResponse('**/graphql/stream');
  await visitor.open('/contact-query');
  await row(page, 'Asha').waitFor();
  await stream;
  await counts(page, 1, INBOX);
  await wire.cut();
  await makeMessage(product, { name: 'Bela' });
  await makeMessage(product, { name: 'Chand' });
  await wire.mend();
  await row(page, 'Bela').waitFor();
  await row(page, 'Chand').waitFor();
  await counts(page, 3, INBOX);
  await makeMessage(product, { name: 'Dev' });
  await row(page, 'Dev').waitFor();
  const others = visitor.complaints.filter((complaint) => !/net::ERR_/.test(complaint));
  expect(others).toEqual([]);
  await visitor.leave();
});

test('a stranger loads neither stream, palette nor data of staff', async ({ product }) => {
  const visitor = await visit(product);
  const { page } = visitor;
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
  await visitor.open('/');
  await page.keyboard.press('Control+k');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await visitor.open('/admin/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(files.filter((name) => /^(Live|StaffItems|UserMenu)|palette/i.test(name))).toEqual([]);
  expect(files.some((name) => name.endsWith('.js'))).toBe(true);
  // The page of a screen preloads its scripts only for those with permission.
  await visitor.open('/dashboard');
  await heading(page, 'Oops! Page Not Found').waitFor();
  expect(files).not.toContain('stream');
  expect(visitor.operations).toEqual([]);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
