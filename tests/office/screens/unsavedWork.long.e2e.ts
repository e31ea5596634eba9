import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { at, button, heading, leaveQuietly, link } from '#tests/kit/browser/visitor.ts';
import { casesOf } from '#tests/kit/long.ts';
import { PATIENCE_MS } from '#tests/kit/patience.ts';
import {
  ABOUT,
  about,
  begin,
  discard,
  ENDED,
  follow,
  HOME,
  inDialog,
  labelled,
  page,
  prepareOffice,
  question,
  stay,
  submit,
  textbox,
  typed,
  USER_FORM,
  visitor,
} from './unsavedSteps.ts';

prepareOffice();

type Form = {
  name: string;
  way: (string | RegExp)[];
  screen: string;
  /** The button of the dialog with the form; omitted when the form is on the screen. */
  opener?: string | RegExp;
  field: () => Locator;
  text?: string;
  /** Whether the form is autosaved. It asks only before the autosave is stored, and is restored later. */
  isKept?: true;
};

/** `npm test` tries a form on a screen, an edit form, a form in a dialog, and a dialog with a date. */
const usual = ['a new post', 'the change of an item', 'a webhook', 'a slot'];

const forms: Form[] = [
  { name: 'a new post', way: ['Add Blog'], screen: 'Add Blog Post', field: () => textbox('Title'), isKept: true },
  {
    name: 'the change of a post',
    way: ['Manage Blogs', 'Edit A post to edit'],
    screen: 'Edit Blog Post',
    field: () => textbox('Excerpt'),
    isKept: true,
  },
  {
    name: 'a new item',
    way: ['Add Portfolio'],
    screen: 'Add New Portfolio Item',
    field: () => textbox('Title'),
    isKept: true,
  },
  {
    name: 'the change of an item',
    way: ['Manage Portfolio', 'Edit An item to edit'],
    screen: 'Edit Portfolio Item',
    field: () => textbox('Category'),
    isKept: true,
  },
  { name: 'a new user', way: ['Add a User'], screen: 'Add a User', field: () => labelled('Name') },
  {
    name: 'a review link',
    way: ['Generate Review Link'],
    screen: 'Generate Review Link',
    field: () => labelled(/^Client email/),
  },
  { name: 'an API token', way: [/^API Tokens/], screen: 'API Tokens', field: () => labelled(/^Name/) },
  { name: 'a new password', way: ['Your Account'], screen: 'Your account', field: () => labelled('New password') },
  {
    name: 'a confirmed password',
    way: ['Your Account'],
    screen: 'Your account',
    opener: 'Set Up App',
    field: () => inDialog(/^Your password/),
  },
  {
    name: 'a webhook',
    way: [/^Webhooks/],
    screen: 'Webhooks',
    opener: 'Add a Webhook',
    field: () => inDialog(/^Address/),
  },
  {
    name: 'an invitation',
    way: ['User Management'],
    screen: 'User Management',
    opener: 'Invite',
    field: () => inDialog(/^Email/),
  },
  {
    name: 'a slot',
    way: ['Slots'],
    screen: 'Manage Slots',
    opener: 'Add Slot',
    field: () => inDialog(/^Date/),
    text: '2035-01-31',
  },
  {
    name: 'a message about a booking',
    way: ['Bookings'],
    screen: 'Manage Bookings',
    opener: /^Send message to/,
    field: () => inDialog(/^Subject/),
  },
];

test.each(casesOf(forms, ({ name }) => usual.includes(name)))(
  '$name is not lost by a link, Back or Forward',
  async (form) => {
    const { way, screen, opener, field, text = 'Something typed', isKept } = form;
    const broken = isKept && (await meddle(page, 'SaveContentDraft', 'empty'));
    await follow(...way);
    await heading(page, screen).waitFor();
    const path = at(page);
    await field()
      .or(button(page, opener ?? 'none'))
      .first()
      .waitFor();
    // An unchanged form does not ask. Afterwards the history has an entry to go forward to.
    await about().click();
    await heading(page, ABOUT).waitFor();
    await page.goBack();
    await heading(page, screen).waitFor();

    if (opener) await button(page, opener).first().click();
    await field().fill(text);
    if (isKept) await page.getByText('Your text could not be saved yet. It is kept on this device.').waitFor();
    if (!opener) {
      await about().click();
      await stay(path, field(), text);
      await expect.poll(() => about().evaluate((one) => one === document.activeElement)).toBe(true);
    }
    await page.goBack();
    await stay(path, field(), text);
    await page.goForward();
    await stay(path, field(), text);

    await page.goForward();
    await button(question(), 'Leave').click();
    await heading(page, ABOUT).waitFor();
    expect(at(page)).toBe('/about');
    await page.goBack();
    await heading(page, screen).waitFor();
    expect(await question().count()).toBe(0);
    if (opener) await button(page, opener).first().click();
    await field().waitFor();
    expect((await field().inputValue()) === text).toBe(isKept ?? false);
    if (broken) await discard(broken);
    if (opener) {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  },
);

test('a reply asks only until it is autosaved', async () => {
  await follow('Contact Queries', /^Asha Menon/);
  await heading(page, 'Asha Menon').waitFor();
  const path = at(page);
  const field = labelled(/^Your reply/);
  const slow = await meddle(page, 'SaveReplyDraft', 'slow');
  await field.fill('Something typed');
  await about().click();
  await stay(path, field, 'Something typed');
  await page.goBack();
  await stay(path, field, 'Something typed');
  await about().click();
  await question().waitFor();
  slow.release();
  await question().waitFor({ state: 'hidden' });
  await slow.stop();
  await about().click();
  await heading(page, ABOUT).waitFor();
  await page.goBack();
  await heading(page, 'Asha Menon').waitFor();
  await expect.poll(() => field.inputValue()).toBe('Something typed');
});

test.each(casesOf([1280, 390], (width) => width === 390))(
  'the user menu and the navigation ask before leaving, at width %i',
  async (width) => {
    await page.setViewportSize({ width, height: 844 });
    await begin();
    await button(page, 'User menu, Meera Nair').press('Enter');
    await page.getByRole('menuitem', { name: 'Manage Blogs' }).press('Enter');
    await stay(USER_FORM, typed(), 'Half a name');
    expect(await page.getByRole('menu').count()).toBe(0);
    if (width < 1000) await submit('Menu');
    await link(page.getByRole('navigation', { name: 'Main' }), 'Blog').click();
    await stay(USER_FORM, typed(), 'Half a name');
    await typed().fill('Half a name, and more');
    await button(page, 'User menu, Meera Nair').click();
    await page.getByRole('menuitem', { name: 'Manage Blogs' }).click();
    await button(question(), 'Leave').click();
    await heading(page, 'Manage Blog Posts').waitFor();
    await about().click();
    await heading(page, ABOUT).waitFor();
    await page.setViewportSize({ width: 1280, height: 900 });
  },
);

test('the focus returns to the field when Escape answers the question', async () => {
  await begin();
  await page.goBack();
  await question().waitFor();
  await page.keyboard.press('Escape');
  await question().waitFor({ state: 'hidden' });
  await expect.poll(() => typed().evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.type(', typed on');
  expect(await typed().inputValue()).toBe('Half a name, typed on');
});

/** Opens a link in another tab. Under load Chromium ignores about one click in thirty. */
async function openInTab(target: Locator, tries = 3): Promise<Page> {
  const opened = page.context().waitForEvent('page', { timeout: PATIENCE_MS / tries });
  await target.click({ modifiers: ['ControlOrMeta'] });
  return opened.catch((error) => {
    if (tries === 1) throw error;
    return openInTab(target, tries - 1);
  });
}

test('a link within the page and another tab do not ask', async () => {
  await begin();
  await link(page, 'Skip to content').press('Enter');
  expect(new URL(page.url()).hash).toBe('#main');
  await (await openInTab(about())).close();
  expect(await question().count()).toBe(0);
  await page.goBack();
  expect(await typed().inputValue()).toBe('Half a name');
  await page.goBack();
  await stay(USER_FORM, typed(), 'Half a name');
});

test('a reverted change does not ask', async () => {
  await begin();
  await typed().fill('');
  await about().click();
  await heading(page, ABOUT).waitFor();
});

test('a reload asks with the dialog of the browser', async () => {
  await begin();
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  expect(await typed().inputValue()).toBe('Half a name');
});

test('the session stays when the question of Logout is answered with No', async () => {
  await begin();
  const logout = async () => {
    await button(page, 'User menu, Meera Nair').click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await logout();
  await stay(USER_FORM, typed(), 'Half a name');
  expect(await page.evaluate(() => localStorage.token)).toBeTruthy();
  await logout();
  await button(question(), 'Leave').click();
  await heading(page, HOME).waitFor();
  expect(await page.evaluate(() => localStorage.token)).toBeUndefined();
  await leaveQuietly(visitor);
});

test('the end of a session keeps what is written until its screen is given up', async () => {
  await follow('Generate Review Link');
  await labelled(/^Client email/).fill('half@');
  await about().click();
  await question().waitFor();
  await page.evaluate(() => localStorage.setItem('tokenExpiry', String(Date.now() - 1)));
  await visitor.hears(ENDED);
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.waitFor();
  await question().waitFor({ state: 'detached' });
  expect(await labelled(/^Client email/).inputValue()).toBe('half@');
  await button(again, 'Leave this screen').click();
  await button(question(), 'Leave').click();
  await heading(page, 'Oops! Page Not Found').waitFor();
  await about().click();
  await heading(page, ABOUT).waitFor();
  await leaveQuietly(visitor);
});
