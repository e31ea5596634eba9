import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { excuse, goingOn, goTo } from '#tests/kit/browser/goingOn.ts';
import { at, closeBrowser, heading, visit } from '#tests/kit/browser/visitor.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { issueLink } from '#tests/kit/content/review.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let employee: Person;
beforeAll(async () => {
  product = await startProduct();
  employee = await product.signedIn('Employee');
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

const goOn = goingOn(async () => {
  const begun = await visit(product, employee);
  await begun.open('/dashboard');
  return begun;
});

/** What a screen reader calls the element that has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    return element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent ?? '';
  });

/** Tabs on until what has this name has the focus. @throws when forty stops have not led there */
async function tabTo(page: Page, name: string | RegExp) {
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab');
    const current = (await focused(page)).trim();
    if (typeof name === 'string' ? current === name : name.test(current)) return;
  }
  throw new Error(`the focus does not come to ${name}`);
}

test('a message is opened, marked as read and answered with the keyboard alone', async () => {
  const message = await makeMessage(product, { name: 'Ishaan Kapoor' });
  const visitor = await goOn();
  const { page } = visitor;
  await goTo(visitor, '/contact-query');
  await page.getByRole('link', { name: 'Ishaan Kapoor' }).waitFor();
  await tabTo(page, 'Ishaan Kapoor');
  await page.keyboard.press('Enter');
  await heading(page, 'Ishaan Kapoor').waitFor();
  expect(at(page)).toBe(`/contact-details/${message.id}`);
  await tabTo(page, /^Mark as read/);
  await page.keyboard.press('Enter');
  await visitor.hears('Message marked as read.');
  await tabTo(page, /^Your reply/);
  await page.keyboard.type('We will call you tomorrow.');
  await tabTo(page, /^Send Reply/);
  await page.keyboard.press('Enter');
  await visitor.hears('Reply sent.');
  await page.getByText('We will call you tomorrow.').waitFor();
});

test('an affiliate is deleted and a review link revoked with the keyboard alone', async () => {
  await makeAffiliate(product.nobody, { name: 'Nadia Rahman' });
  await issueLink(employee, { email: 'client@company.example' });
  const visitor = await goOn();
  const { page } = visitor;
  for (const [path, opener, confirm, said] of [
    ['/admin/affiliate-manage', 'Delete Nadia Rahman', 'Delete', 'Affiliate deleted successfully'],
    ['/admin/generate-review-link', 'Revoke the link for client@company.example', 'Revoke', 'Review link revoked.'],
  ] as const) {
    await goTo(visitor, path);
    await page.getByRole('button', { name: opener, exact: true }).waitFor();
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await tabTo(page, confirm);
    await page.keyboard.press('Enter');
    await visitor.hears(said);
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  }
});

test('a portfolio item is added, and changed, with the keyboard alone', async () => {
  const visitor = await goOn();
  const { page } = visitor;
  const write = async (label: RegExp, text: string) => {
    await tabTo(page, label);
    await page.keyboard.type(text);
  };
  await goTo(visitor, '/admin/add-portfolio');
  await heading(page, 'Add New Portfolio Item').waitFor();
  await write(/^Title/, 'A shop by keyboard');
  await write(/^Description/, 'Nothing was clicked.');
  await write(/^Category/, 'Web Development');
  await write(/^Tags/, 'React, Keyboards');
  await write(/^Image URL\*$/, `${product.url}/uploads/none.webp`);
  await tabTo(page, /^Published/);
  await page.keyboard.press('Space');
  await tabTo(page, 'Create Item');
  await page.keyboard.press('Enter');
  await visitor.hears('Portfolio item created successfully!');
  const created = (await employee.rest('GET', '/portfolio/a-shop-by-keyboard')).body.data;
  expect(created).toMatchObject({ tags: ['React', 'Keyboards'], isPublished: true });

  const item = await makeItem(employee, { title: 'A shop to change', imageUrl: `${product.url}/uploads/none.webp` });
  await goTo(visitor, '/portfolio-manage');
  await page.getByRole('link', { name: 'Edit A shop to change' }).press('Enter');
  await page.getByRole('textbox', { name: 'Title' }).waitFor();
  await tabTo(page, /^Category/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Design');
  await tabTo(page, /^Save/);
  await page.keyboard.press('Enter');
  await visitor.hears('Portfolio item saved successfully!');
  expect((await employee.rest('GET', `/portfolio/${item.slug}`)).body.data.category).toBe('Design');
  // The picture that the address names is none.
  excuse(visitor, 404);
});
