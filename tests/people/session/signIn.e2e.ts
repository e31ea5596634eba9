import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import {
  at,
  button,
  faultAt,
  heading,
  leaveQuietly,
  type Visitor,
  visit,
  withoutStatus,
} from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { countMails, lastCode, otherThan } from '#tests/kit/network/signInEntries.ts';
import { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import {
  DAY,
  ENDED,
  enter,
  enterCode,
  FALLBACK,
  focused,
  HOME,
  identifierOf,
  passwordOf,
  SECOND,
  signInLink,
  sixBoxes,
  storage,
} from './signInForm.ts';

const boxes = (page: Page) => page.getByRole('group', { name: 'One-time code' }).getByRole('textbox');

const typed = (page: Page) => boxes(page).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));

async function looksAtMenu(page: Page, { name, role }: { name: string; role: 'admin' | 'Employee' }) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).waitFor();
  const opener = button(page, `User menu, ${name}`);
  const menu = page.getByRole('menu');
  await opener.click();
  await menu.getByText('Signed in as').waitFor();
  await menu.getByText(name).waitFor();
  const items = menu.getByRole('menuitem');
  const locked = role === 'Employee' ? ' Admins only' : '';
  const [account, ...entries] = await items.evaluateAll((all) =>
    all.map((one) => [one.textContent, one.getAttribute('href')]),
  );
  expect(account).toEqual([`Signed in as ${name} Account`, '/account']);
  expect(entries).toEqual([
    ['Dashboard', '/dashboard'],
    [`Manage Bookings${locked}`, '/admin/booking'],
    [`Manage Slots${locked}`, '/admin/slots'],
    ['Add Blog Post', '/admin/add-blog'],
    ['Manage Blogs', '/blog-manage'],
    ['Add Portfolio', '/admin/add-portfolio'],
    ['Manage Portfolio', '/portfolio-manage'],
    ['Generate Review Link', '/admin/generate-review-link'],
    ['Manage Reviews', '/admin/manage-reviews'],
    ['Contact Query', '/contact-query'],
    ['Logout', null],
  ]);
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 2, y: 2 } });
  await menu.waitFor({ state: 'hidden' });
  await opener.click();
  await items.getByText('Manage Blogs').click();
  await heading(page, 'Manage Blog Posts').waitFor();
  await menu.waitFor({ state: 'hidden' });
}

describe('signing in', () => {
  const dashboards = { admin: 'Admin Dashboard', Employee: 'Employee Dashboard' };

  /** Signs in at the open login. @returns the same person outside the browser */
  async function signIn(
    product: Product,
    visitor: Visitor,
    role: 'admin' | 'Employee',
    name: string,
    identifier: 'email' | 'mobile',
  ): Promise<Person> {
    const { page } = visitor;
    const user = await product.user({ role, name });
    await enter(page, user[identifier], user.password);
    await visitor.hears('Login successful! Please enter OTP.');
    await enterCode(product, page, user);
    await heading(page, dashboards[role]).waitFor();
    await visitor.hears('OTP Verified! Logged in.');
    expect(at(page)).toBe('/dashboard');
    await page.getByText(`Welcome back, ${name}.`).waitFor();
    const kept = await storage(page);
    const { email, mobile } = user;
    expect(JSON.parse(kept.user ?? '')).toEqual({ _id: user.id, name, email, mobile, role, block: false });
    const person = new Person(product.url, { token: kept.token ?? '' });
    expect((await person.rest('GET', '/blogs/all')).status).toBe(200);
    const left = Number(kept.tokenExpiry) - Date.now();
    expect(left).toBeGreaterThan(30 * DAY - 120 * SECOND);
    expect(left).toBeLessThanOrEqual(30 * DAY);
    expect(Object.keys(kept).sort()).toEqual(['token', 'tokenExpiry', 'user']);
    return person;
  }

  test('an admin who signs in by e-mail stays signed in until Logout', async ({ product }) => {
    const visitor = await visit(product);
    const { page } = visitor;
    await visitor.open('/admin/login');
    const admin = await signIn(product, visitor, 'admin', 'Meera Nair', 'email');
    await page.reload();
    await heading(page, dashboards.admin).waitFor();
    await looksAtMenu(page, { name: 'Meera Nair', role: 'admin' });

    await button(page, 'User menu, Meera Nair').click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await heading(page, HOME).waitFor();
    expect(at(page)).toBe('/');
    expect(await storage(page)).toEqual({});
    expect(await page.getByRole('link', { name: 'Dashboard' }).count()).toBe(0);
    await expect.poll(async () => (await admin.rest('GET', '/blogs/all')).status).toBe(401);
    await visitor.open('/dashboard');
    await heading(page, FALLBACK).waitFor();
    expect(await visitor.toasts()).not.toContain(ENDED);
    await leaveQuietly(visitor);
  });

  test('an employee signs in by mobile number from a staff page to their dashboard and menu', async ({ product }) => {
    const visitor = await visit(product);
    const { page } = visitor;
    await visitor.open('/dashboard');
    await signInLink(page).click();
    await signIn(product, visitor, 'Employee', 'Ravi Rao', 'mobile');
    await goWithin(page, '/');
    await heading(page, HOME).waitFor();
    await looksAtMenu(page, { name: 'Ravi Rao', role: 'Employee' });
    await leaveQuietly(visitor);
  });

  test('the login shows validation errors at the fields, then server errors and connection failures', async ({
    product,
  }) => {
    const visitor = await visit(product);
    const { page } = visitor;
    await visitor.open('/admin/login?next=%2F%2Fevil.example%2Fdashboard');
    const faults = [
      ['', 'Secret-123', 'Invalid email address', null],
      ['asha@', 'Secret-123', 'Invalid email address', null],
      ['987654321', 'Secret-123', 'Invalid 10-digit Indian mobile number', null],
      ['5876543210', 'Secret-123', 'Invalid 10-digit Indian mobile number', null],
      ['asha@staff.example', '12345', null, 'Password must be at least 6 characters'],
      ['98765', '', 'Invalid 10-digit Indian mobile number', 'Password must be at least 6 characters'],
    ] as const;
    let toasts = 0;
    for (const [identifier, password, identifierFault, passwordFault] of faults) {
      await enter(page, identifier, password);
      await page.locator('[aria-invalid=true]').first().waitFor();
      expect([await faultAt(identifierOf(page)), await faultAt(passwordOf(page))], identifier).toEqual([
        identifierFault,
        passwordFault,
      ]);
      toasts += identifierFault ? 1 : 0;
      await expect.poll(visitor.toasts).toHaveLength(toasts);
      await identifierOf(page).pressSequentially('x');
      await passwordOf(page).pressSequentially('x');
      expect([await faultAt(identifierOf(page)), await faultAt(passwordOf(page))]).toEqual([null, null]);
    }
    expect(new Set(await visitor.toasts())).toEqual(new Set(['Please enter a valid Email or 10-digit Mobile Number.']));
    expect(visitor.operations).toEqual([]);

    // From here the server reports the errors.
    const user = await product.user();
    const lost = await meddle(page, 'SignIn', 'failing');
    await enter(page, user.email, user.password);
    await lost.asked;
    lost.release();
    const refused = 'Login failed. Please check credentials.';
    const refusals = async () => (await visitor.toasts()).filter((toast) => toast === refused).length;
    await expect.poll(refusals).toBe(1);
    await lost.stop();
    await enter(page, user.email, 'Wrong-123');
    await expect.poll(refusals).toBe(2);
    await enter(page, user.email, user.password);
    await sixBoxes(page);

    const code = await lastCode(product, user.email);
    const wrongs = async () =>
      (await visitor.toasts()).filter((toast) => toast === 'Invalid OTP. Please try again.').length;
    const isStartedOver = async () => {
      await expect.poll(() => typed(page)).toEqual(['', '', '', '', '', '']);
      await expect.poll(() => focused(page)).toBe('Digit 1 of 6');
    };
    await page.keyboard.type(otherThan(code));
    await button(page, 'Verify OTP').click();
    await expect.poll(wrongs).toBe(1);
    await isStartedOver();
    const broken = await meddle(page, 'VerifyCode', 'failing');
    await page.keyboard.type(code);
    await button(page, 'Verify OTP').click();
    await broken.asked;
    broken.release();
    await expect.poll(wrongs).toBe(2);
    await broken.stop();
    await isStartedOver();
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await heading(page, 'Employee Dashboard').waitFor();
    await visitor.hears('OTP Verified! Logged in.');
    expect(page.url()).toBe(`${product.url}/dashboard`);
    expect(await visitor.toasts()).not.toContain(ENDED);
    expect(withoutStatus(visitor, 502)).toEqual([]);
    await visitor.leave();
  });
});

describe('the code', () => {
  test('the code in six boxes is sent only when it is complete', async ({ product }) => {
    const user = await product.user();
    const visitor = await visit(product);
    const { page } = visitor;
    await visitor.open('/admin/login');
    await enter(page, user.email, user.password);
    await sixBoxes(page);
    await page.keyboard.type('12x3');
    expect(await typed(page)).toEqual(['1', '2', '3', '', '', '']);
    expect(await focused(page)).toBe('Digit 4 of 6');
    await page.keyboard.press('Backspace');
    expect(await typed(page)).toEqual(['1', '2', '', '', '', '']);
    expect(await focused(page)).toBe('Digit 3 of 6');

    await page.keyboard.type('345678');
    expect(await typed(page)).toEqual(['1', '2', '3', '4', '5', '6']);
    for (let count = 0; count < 4; count++) await page.keyboard.press('Backspace');
    expect(await typed(page)).toEqual(['1', '2', '', '', '', '']);

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await page.keyboard.press('ControlOrMeta+V');
    };
    for (const other of ['12345', '1234567', 'abcdef']) await paste(other);
    expect(await typed(page)).toEqual(['1', '2', '', '', '', '']);
    await paste('987654');
    await expect.poll(() => typed(page)).toEqual(['9', '8', '7', '6', '5', '4']);
    await expect.poll(() => focused(page)).toBe('Digit 6 of 6');

    await page.keyboard.press('Backspace');
    await page.keyboard.press('Home');
    expect(await typed(page)).toEqual(['9', '8', '7', '6', '5', '']);
    await button(page, 'Verify OTP').click();
    await visitor.hears('Please enter all 6 digits of the OTP.');
    await expect.poll(() => focused(page)).toBe('Digit 6 of 6');
    expect(visitor.operations).not.toContain('VerifyCode');

    await button(page, 'Back').click();
    await heading(page, 'Sign In').waitFor();
    expect([await identifierOf(page).inputValue(), await passwordOf(page).inputValue()]).toEqual(['', '']);
    await enter(page, user.email, user.password);
    await sixBoxes(page);
    expect(await typed(page)).toEqual(['', '', '', '', '', '']);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('a new code can be requested after a countdown of 60 seconds and signs in', async ({ product }) => {
    const user = await product.user();
    const visitor = await visit(product);
    const { page } = visitor;
    await page.clock.install();
    await visitor.open('/admin/login');
    await page.clock.pauseAt(Date.now() + 60 * SECOND);
    await enter(page, user.email, user.password);
    const resend = button(page, /^Resend OTP/);
    const seesLocked = async (seconds: number) => {
      await button(page, `Resend OTP in ${seconds}s`).waitFor();
      expect(await resend.isDisabled()).toBe(true);
    };
    await seesLocked(60);
    await page.clock.runFor(59 * SECOND);
    await seesLocked(1);
    await page.clock.runFor(SECOND);
    await button(page, 'Resend OTP').waitFor();
    expect(await resend.isDisabled()).toBe(false);
    expect(await countMails(product, user.email)).toBe(1);

    product.passTime(60 * SECOND);
    await resend.click();
    await visitor.hears('New OTP sent successfully.');
    await seesLocked(60);
    expect(await countMails(product, user.email)).toBe(2);
    await expect.poll(() => focused(page)).toBe('Digit 1 of 6');
    await page.keyboard.type(await lastCode(product, user.email));
    await button(page, 'Verify OTP').click();
    await heading(page, 'Employee Dashboard').waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
