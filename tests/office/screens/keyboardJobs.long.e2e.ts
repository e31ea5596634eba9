import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { excuse, goingOn, goTo } from '#tests/kit/browser/goingOn.ts';
import { at, button, heading } from '#tests/kit/browser/visitor.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { issueLink } from '#tests/kit/content/review.ts';
import { test } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';
import { atDashboard } from './keyboard.ts';

const goOn = goingOn(atDashboard);

const called = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    return element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent ?? '';
  });

/** Presses Tab until the element with this name has the focus. @throws after two hundred stops, more than a form has */
async function tabTo(page: Page, name: string | RegExp) {
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press('Tab');
    const current = (await called(page)).trim();
    if (typeof name === 'string' ? current === name : name.test(current)) return;
  }
  throw new Error(`the focus does not come to ${name}`);
}

test('a message can be opened, marked as read and answered by keyboard', async ({ product, employee }) => {
  const message = await makeMessage(product, { name: 'Ishaan Kapoor' });
  const visitor = await goOn(product, employee);
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

test('an affiliate can be deleted and a review link revoked by keyboard', async ({ product, employee }) => {
  await makeAffiliate(product.nobody, { name: 'Nadia Rahman' });
  await issueLink(employee, { email: 'client@company.example' });
  const visitor = await goOn(product, employee);
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

test('a portfolio item can be added and changed by keyboard', async ({ product, employee }) => {
  const visitor = await goOn(product, employee);
  const { page } = visitor;
  const write = async (label: RegExp, text: string) => {
    await tabTo(page, label);
    await page.keyboard.type(text);
  };
  await goTo(visitor, '/admin/add-portfolio');
  await heading(page, 'Add New Portfolio Item').waitFor();
  await expect.poll(() => called(page)).toMatch(/^Title/);
  await page.keyboard.type('A shop by keyboard');
  await write(/^Description/, 'Nothing was clicked.');
  await write(/^Category/, 'Web Development');
  await write(/^Tags/, 'React, Keyboards');
  await write(/^Image URL\*$/, `${product.url}/uploads/none.webp`);
  await tabTo(page, /^Published/);
  await page.keyboard.press('Space');
  await tabTo(page, 'Create Item');
  await page.keyboard.press('Enter');
  await visitor.hears('Portfolio item created successfully!');
  await page.getByText('Created: ').waitFor();
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
  // The picture at the address does not exist.
  await visitor.leave();
  excuse(visitor, 404);
});

/** Runs in the page. @returns the focused control, how much of it the bar covers, and the scroll position */
const fieldOf = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('[type=submit]')?.parentElement as HTMLElement;
    const control = document.activeElement as HTMLElement;
    const { bottom, height } = control.getBoundingClientRect();
    const covered = bar.contains(control) ? 0 : Math.max(0, bottom - bar.getBoundingClientRect().top);
    // A control higher than the space above the bar cannot be clear of it.
    const isHigh = height > innerHeight - bar.getBoundingClientRect().height;
    return {
      name: `${control.localName} ${control.getAttribute('name') ?? control.textContent}`,
      isInForm: Boolean(control.closest('fieldset')),
      isInBar: bar.contains(control),
      covered: isHigh ? 0 : covered,
      scrolled: scrollY,
    };
  });

const forms = [
  { path: paths.addBlog, width: 390, height: 700 },
  { path: paths.addBlog, width: 1440, height: 700 },
  { path: paths.addPortfolio, width: 390, height: 700 },
  { path: paths.addPortfolio, width: 1440, height: 700 },
];

test.for(forms)(
  'on $path at width $width the form bar never covers the focused field',
  async (one, { product, employee }) => {
    const { path, ...viewport } = one;
    const visitor = await goOn(product, employee);
    const { page } = visitor;
    await page.setViewportSize({ width: 1280, height: 900 });
    await goTo(visitor, path);
    await page.setViewportSize(viewport);
    const note = page.getByText(/^Unpublished \w+ are drafts: only staff see them\.$/);
    await note.waitFor();
    const isWhole = async () => {
      const box = await note.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= viewport.height && box.x + box.width <= viewport.width;
    };
    await page.getByRole('textbox', { name: 'Title' }).focus();
    let fields = 0;
    for (let last = await fieldOf(page); last.isInForm; ) {
      await expect.poll(async () => (await fieldOf(page)).covered, { message: last.name }).toBe(0);
      expect(await isWhole()).toBe(true);
      last = await fieldOf(page);
      if (!last.isInBar) fields += 1;
      await page.keyboard.press('Tab');
      const next = await fieldOf(page);
      if (next.isInBar) expect([next.name, next.scrolled]).toEqual([next.name, last.scrolled]);
      last = next;
    }
    expect(fields).toBeGreaterThan(5);
    expect(await button(page, /^Create /).isVisible()).toBe(true);
  },
);
