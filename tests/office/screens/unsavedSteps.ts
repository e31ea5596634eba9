import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { goingOn } from '#tests/kit/browser/goingOn.ts';
import type { Meddling } from '#tests/kit/browser/meddle.ts';
import { at, button, heading, link, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { insertItem } from '#tests/kit/content/portfolio.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

export const ABOUT = 'About Marquee';
export const HOME = 'Elevate Your Business with Digital Excellence';
const QUESTION = 'You have unsaved changes. Leave this page?';
export const ENDED = 'Session expired. You have been logged out.';

export let product: Product;
export let visitor: Visitor;
export let page: Page;

export const question = () => page.getByRole('alertdialog', { name: QUESTION });
export const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
export const labelled = (name: string | RegExp) => page.getByLabel(name, { exact: true });
export const inDialog = (name: RegExp) => page.getByRole('dialog').getByLabel(name);
export const about = () => link(page.getByRole('contentinfo'), 'About');
export const submit = (name: string) => button(page, name).click();

export async function follow(...names: (string | RegExp)[]) {
  for (const name of names) await page.getByRole('main').getByRole('link', { name, exact: true }).click();
}

async function goHome() {
  await link(page.getByRole('navigation', { name: 'Main' }), 'Dashboard').click();
  const leave = button(question(), 'Leave');
  const dashboard = heading(page, 'Admin Dashboard');
  await dashboard.or(leave).waitFor();
  if ((await leave.count()) > 0) await leave.click();
  await dashboard.waitFor();
}

export async function stay(path: string, field: Locator, kept: string) {
  await button(question(), 'Stay').click();
  await question().waitFor({ state: 'hidden' });
  expect(at(page)).toBe(path);
  expect(await field.inputValue()).toBe(kept);
}

/** Discards the copy on the device once the server accepts it. */
export async function discard(broken: Meddling) {
  await broken.stop();
  await button(page, 'Discard changes').click();
  await button(page.getByRole('alertdialog'), 'Discard changes').click();
  await button(page, 'Discard changes').waitFor({ state: 'detached' });
}

export const USER_FORM = '/admin/signup';
export const typed = () => labelled('Name');

export async function begin() {
  await follow('Add a User');
  await typed().fill('Half a name');
}

export function prepareOffice(): void {
  const goOn = goingOn(async () => {
    const begun = await visit(product, await product.signedIn('admin', { name: 'Meera Nair' }));
    await begun.open('/dashboard');
    return begun;
  });
  beforeAll(async () => {
    product = await startProduct();
    const admin = await product.signedIn('admin');
    await makePost(admin, { title: 'A post to edit', slug: 'post-to-edit' });
    await insertItem(product, { title: 'An item to edit' });
    await makeMessage(product, { name: 'Asha Menon' });
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    visitor = await goOn();
    ({ page } = visitor);
    await goHome();
  });
}
