import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { excuse, goingOn, goTo } from '#tests/kit/browser/goingOn.ts';
import { managePosts } from '#tests/kit/browser/postsScreen.ts';
import { at, button, dialog, heading, link, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { emptyInbox, makeMessage } from '#tests/kit/content/message.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { issueLink } from '#tests/kit/content/review.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';

let visitor: Visitor;
const goOn = goingOn(async (product: Product, employee: Person) => {
  const begun = await visit(product, employee);
  await begun.open('/dashboard');
  return begun;
});

async function managingPosts(product: Product, employee: Person, ...titles: string[]): Promise<Page> {
  visitor = await goOn(product, employee);
  return managePosts(
    product,
    visitor,
    employee,
    titles.map((title) => ({ title })),
  );
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const checked = (page: Page) =>
  page
    .locator('tbody input:checked')
    .evaluateAll((boxes) => boxes.map((one) => one.closest('tr')?.querySelector('th a')?.textContent));

test('J, K and the arrows move through the rows of a list, and Enter opens one', async ({ product, employee }) => {
  const page = await managingPosts(product, employee, 'Post one', 'Post two', 'Post three');
  await press(page, 'ArrowDown');
  expect(await focused(page)).not.toBe('Post one');
  await press(page, 'j');
  expect(await focused(page)).toBe('Post one');
  await press(page, 'j', 'ArrowDown');
  expect(await focused(page)).toBe('Post three');
  await press(page, 'j');
  expect(await focused(page)).toBe('Post three');
  await press(page, 'ArrowUp', 'k', 'k');
  expect(await focused(page)).toBe('Post one');
  await press(page, 'Enter');
  await heading(page, 'Post one').waitFor();
});

test('X selects rows, P publishes the row or the selection, and Z undoes', async ({ product, employee }) => {
  const page = await managingPosts(product, employee, 'Post one', 'Post two', 'Post three');
  await press(page, 'j', 'p');
  await visitor.hears('Blog post published successfully.');
  await press(page, 'z');
  await visitor.hears('Blog post unpublished successfully.');
  await press(page, 'x', 'j', 'x');
  expect(await checked(page)).toEqual(['Post one', 'Post two']);
  await press(page, 'p');
  await visitor.hears('2 blog posts published.');
  await press(page, 'z');
  await visitor.hears('2 blog posts unpublished.');
});

test('Delete asks first, and the focus moves to the next row', async ({ product, employee }) => {
  const page = await managingPosts(product, employee, 'Post one', 'Post two', 'Post three');
  await press(page, 'j', 'j', 'Delete');
  await dialog(page).waitFor();
  await press(page, 'Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toBe('Post two');
  await press(page, 'Delete');
  await dialog(page).waitFor();
  await press(page, 'Tab', 'Enter');
  await visitor.hears('Blog post deleted successfully.');
  await link(page, 'Post two').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Post three');
});

test('E marks a message as read, and the focus moves to the next unread one', async ({ product, employee }) => {
  visitor = await goOn(product, employee);
  await goTo(visitor);
  await emptyInbox(product);
  for (const name of ['Asha Menon', 'Ravi Iyer', 'Zoya Khan']) await makeMessage(product, { name });
  const { page } = visitor;
  await goTo(visitor, '/contact-query');
  await link(page, 'Asha Menon').waitFor();
  await press(page, 'j', 'e');
  await visitor.hears('Message marked as read.');
  expect(await focused(page)).toBe('Ravi Iyer');
  expect((await page.getByRole('rowheader').allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
    'Ravi Iyer',
    'Zoya Khan',
    'Asha Menon',
  ]);
});

test('G and a second key open a screen, / focuses the search, and ? lists all shortcuts', async ({
  product,
  employee,
}) => {
  const page = await managingPosts(product, employee, 'Post one');
  for (const [key, path, name] of [
    ['i', '/contact-query', 'Contact Queries'],
    ['p', '/portfolio-manage', 'Manage Portfolio'],
    ['r', '/admin/manage-reviews', 'Manage Reviews'],
    ['b', '/blog-manage', 'Manage Blog Posts'],
  ] as const) {
    await press(page, 'g', key);
    await heading(page, name).waitFor();
    expect(at(page)).toBe(path);
  }
  await page.getByLabel('Find by title').waitFor();
  await press(page, '/');
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('search');
  await page.keyboard.type('gi?x');
  expect(await page.getByLabel('Find by title').inputValue()).toBe('gi?x');
  expect(at(page)).toBe('/blog-manage');
  await page.getByLabel('Find by title').blur();
  await press(page, '?');
  const overview = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  await overview.getByText('Go to the inbox', { exact: true }).waitFor();
  await press(page, 'g', 'i');
  expect(at(page)).toBe('/blog-manage');
  await press(page, 'Escape');
  await overview.waitFor({ state: 'detached' });
});

test('keys with Ctrl, and all keys after switching shortcuts off, are left to the browser', async ({
  product,
  employee,
}) => {
  const page = await managingPosts(product, employee, 'Post one');
  await press(page, 'j', 'Control+x', 'Alt+x');
  expect(await checked(page)).toEqual([]);
  await goTo(visitor, '/account');
  await page.getByRole('checkbox', { name: 'Use keyboard shortcuts' }).uncheck();
  await goTo(visitor, '/blog-manage');
  await link(page, 'Post one').waitFor();
  await press(page, 'j', 'x', '?', 'g', 'i');
  expect(await focused(page)).not.toBe('Post one');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(at(page)).toBe('/blog-manage');
  await button(page, 'Publish Post one').click();
  await page.getByRole('button', { name: /^Undo/ }).waitFor();
  expect(await page.getByRole('button', { name: /^Undo/ }).innerText()).toBe('Undo');
  await goTo(visitor, '/account');
  await page.getByRole('checkbox', { name: 'Use keyboard shortcuts' }).check();
  await press(page, 'g', 'b');
  await heading(page, 'Manage Blog Posts').waitFor();
});

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

/** Presses a key of a keyboard whose layout writes another character with it. */
const pressAs = (page: Page, key: string, code: string, modifiers: { shiftKey?: true; ctrlKey?: true } = {}) =>
  page.evaluate((init) => (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', init)), {
    key,
    code,
    bubbles: true,
    cancelable: true,
    ...modifiers,
  });

test('keys work with Cyrillic, Greek and Hebrew letters and with Caps Lock, but not with Shift', async ({
  product,
  employee,
}) => {
  const page = await managingPosts(product, employee, 'Post one', 'Post two', 'Post three');
  await press(page, 'j');
  await pressAs(page, 'о', 'KeyJ');
  expect(await focused(page)).toBe('Post two');
  await pressAs(page, 'ξ', 'KeyJ');
  expect(await focused(page)).toBe('Post three');
  await pressAs(page, 'ל', 'KeyK');
  expect(await focused(page)).toBe('Post two');
  await pressAs(page, 'K', 'KeyK');
  expect(await focused(page)).toBe('Post one');
  await pressAs(page, 'J', 'KeyJ', { shiftKey: true });
  expect(await focused(page)).toBe('Post one');
  // Dvorak: the letter counts, not its place.
  await pressAs(page, 'j', 'KeyC');
  expect(await focused(page)).toBe('Post two');
  await pressAs(page, 'л', 'KeyK', { ctrlKey: true });
  await page.getByRole('dialog', { name: 'Search or jump to' }).waitFor();
  await press(page, 'Escape');
});
