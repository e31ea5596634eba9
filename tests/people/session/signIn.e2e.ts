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
import { casesOf } from '#tests/kit/long.ts';
import { countMails, lastCode, otherThan } from '#tests/kit/network/signInEntries.ts';
import { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const ENDED = 'Session expired. You have been logged out.';
const FALLBACK = 'Oops! Page Not Found';
const HOME = 'Elevate Your Business with Digital Excellence';

const identifierOf = (page: Page) => page.getByLabel('Email or Mobile Number');
const passwordOf = (page: Page) => page.getByLabel('Password', { exact: true });
const boxes = (page: Page) => page.getByRole('group', { name: 'One-time code' }).getByRole('textbox');
const typed = (page: Page) => boxes(page).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const storage = (page: Page) => page.evaluate(() => ({ ...localStorage }));

async function enter(page: Page, identifier: string, password: string) {
  await identifierOf(page).fill(identifier);
  await passwordOf(page).fill(password);
  await button(page, 'Sign In').click();
}

/** The second step has the focus in its first box. */
async function sixBoxes(page: Page) {
  await heading(page, 'Check your mail').waitFor();
  await expect.poll(() => focused(page)).toBe('Digit 1 of 6');
}

async function enterCode(product: Product, page: Page, { email }: { email: string }) {
  await sixBoxes(page);
  await page.keyboard.type(await lastCode(product, email));
  await button(page, 'Verify OTP').click();
}

const signInLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true });

/** The user menu names the user and links to the screens of the role. */
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

  test('an admin signs in by e-mail, sees their menu, and stays signed in until Logout', async ({ product }) => {
    const visitor = await visit(product);
    const { page } = visitor;
    await visitor.open('/admin/login');
    const admin = await signIn(product, visitor, 'admin', 'Meera Nair', 'email');
    await page.reload();
    await heading(page, dashboards.admin).waitFor();
    await looksAtMenu(page, { name: 'Meera Nair', role: 'admin' });

    // Logout clears storage, screen and server session.
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
    // A foreign return address leads to the dashboard.
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
      // An error disappears when its field is edited.
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
    // A failed sign-in is never reported as an expired session.
    expect(await visitor.toasts()).not.toContain(ENDED);
    expect(withoutStatus(visitor, 502)).toEqual([]);
    await visitor.leave();
  });
});

describe('the code', () => {
  test('the code has six boxes, is sent only when complete, and is cleared on the way back', async ({ product }) => {
    const user = await product.user();
    const visitor = await visit(product);
    const { page } = visitor;
    await visitor.open('/admin/login');
    await enter(page, user.email, user.password);
    await sixBoxes(page);
    // Typing moves forward, Backspace back.
    await page.keyboard.type('12x3');
    expect(await typed(page)).toEqual(['1', '2', '3', '', '', '']);
    expect(await focused(page)).toBe('Digit 4 of 6');
    await page.keyboard.press('Backspace');
    expect(await typed(page)).toEqual(['1', '2', '', '', '', '']);
    expect(await focused(page)).toBe('Digit 3 of 6');

    // Further digits do not change the code.
    await page.keyboard.type('345678');
    expect(await typed(page)).toEqual(['1', '2', '3', '4', '5', '6']);
    for (let count = 0; count < 4; count++) await page.keyboard.press('Backspace');
    expect(await typed(page)).toEqual(['1', '2', '', '', '', '']);

    // Only a complete code can be pasted.
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

describe('a session in the browser', () => {
  test('a block by an admin ends the session on screen within five seconds, with one notice', async ({ product }) => {
    const [admin, person] = [await product.signedIn('admin'), await product.signedIn('Employee')];
    const visitor = await visit(product, person);
    const { page } = visitor;
    await page.clock.install();
    await visitor.open('/dashboard');
    await heading(page, 'Employee Dashboard').waitFor();
    expect((await admin.rest('PUT', `/admin/${person.id}/toggle-block`)).status).toBe(200);
    await page.clock.fastForward(5 * SECOND);
    await visitor.hears(ENDED);
    await heading(page, FALLBACK).waitFor();
    expect(await storage(page)).toEqual({});
    await page.clock.fastForward(10 * SECOND);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await heading(page, HOME).waitFor();
    expect((await visitor.toasts()).filter((toast) => toast === ENDED)).toHaveLength(1);
    expect(withoutStatus(visitor, 401)).toEqual([]);
    await visitor.leave();
  });

  test('a session in the browser ends after exactly 30 days', async ({ product }) => {
    const visitor = await visit(product, await product.signedIn('Employee'));
    const { page } = visitor;
    await page.clock.install();
    await visitor.open('/dashboard');
    await heading(page, 'Employee Dashboard').waitFor();
    const asked = () => visitor.operations.filter((operation) => operation === 'Viewer').length;
    await expect.poll(asked).toBeGreaterThan(0);
    const before = asked();
    await page.clock.fastForward(30 * DAY - 60 * SECOND);
    await expect.poll(asked).toBeGreaterThan(before);
    await heading(page, 'Employee Dashboard').waitFor();
    expect(await visitor.toasts()).toEqual([]);
    await page.clock.fastForward(65 * SECOND);
    await visitor.hears(ENDED);
    await heading(page, FALLBACK).waitFor();
    expect(await storage(page)).toEqual({});
    expect(await visitor.toasts()).toEqual([ENDED]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

describe('returning after signing in', () => {
  test('the login returns to the staff page that asked for it, also after a reload and after a session ended', async ({
    product,
  }) => {
    const [user, other] = [await product.user(), await product.user()];
    const visitor = await visit(product);
    const { page } = visitor;
    await visitor.open('/contact-query?search=asha&folder=spam#main');
    await heading(page, FALLBACK).waitFor();
    await signInLink(page).click();
    await heading(page, 'Sign In').waitFor();
    expect(at(page)).toBe('/admin/login');
    await page.reload();
    await enter(page, user.email, user.password);
    await enterCode(product, page, user);
    await heading(page, 'Contact Queries').waitFor();
    expect(page.url()).toBe(`${product.url}/contact-query?search=asha&folder=spam#main`);
    await page.goBack();
    await heading(page, 'Contact Queries').waitFor();

    await goWithin(page, '/dashboard');
    await page.getByRole('link', { name: 'Add Blog', exact: true }).click();
    await heading(page, 'Add Blog Post').waitFor();
    await page.evaluate(() => localStorage.setItem('tokenExpiry', String(Date.now() - 1)));
    await visitor.hears(ENDED);
    await heading(page, FALLBACK).waitFor();
    await signInLink(page).click();
    await enter(page, other.email, other.password);
    await enterCode(product, page, other);
    await heading(page, 'Add Blog Post').waitFor();
    expect(at(page)).toBe('/admin/add-blog');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('an unknown address offers no sign-in, and an employee sees the fallback at an admin screen', async ({
    product,
  }) => {
    const user = await product.user();
    const visitor = await visit(product);
    const { page } = visitor;
    await visitor.open('/nowhere');
    for (const path of ['/admin/nowhere', '/blogs/nowhere/at/all', '/nowhere']) {
      await heading(page, FALLBACK).waitFor();
      expect(await signInLink(page).count()).toBe(0);
      await goWithin(page, path);
    }
    await goWithin(page, '/admin/users');
    await signInLink(page).click();
    await enter(page, user.email, user.password);
    await enterCode(product, page, user);
    await visitor.hears('OTP Verified! Logged in.');
    await heading(page, FALLBACK).waitFor();
    expect(at(page)).toBe('/admin/users');
    expect(await signInLink(page).count()).toBe(0);
    // The first page is 404, which the browser logs.
    expect(withoutStatus(visitor, 404)).toEqual([]);
    await visitor.leave();
  });

  test('the login redirects signed-in staff to an address of this site, and a foreign one to home', async ({
    product,
  }) => {
    const visitor = await visit(product, await product.signedIn('Employee'));
    const { page } = visitor;
    await visitor.open('/admin/login?next=%2Fblog-manage%3Fsearch%3Dx');
    await heading(page, 'Manage Blog Posts').waitFor();
    expect(page.url()).toBe(`${product.url}/blog-manage?search=x`);
    const foreign = '/admin/login?next=%2F%2Fevil.example';
    await visitor.open(foreign);
    await heading(page, HOME).waitFor();
    expect(page.url()).toBe(`${product.url}${foreign}`);
    expect(await identifierOf(page).count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

describe('what storage holds', () => {
  type Changes = Record<string, string | null>;

  /**
   * A person with an employee session in storage, and a function that opens a page with changed keys (no value removes
   * a key).
   */
  async function storing(product: Product) {
    const visitor = await visit(product, await product.signedIn('Employee'));
    const { page } = visitor;
    // An address of the site without a page, to set its storage.
    await page.goto('/robots.txt');
    const kept = Object.fromEntries(Object.entries(await storage(page)));
    const openWith = async (path: string, user: string, others: Changes = {}) => {
      await page.evaluate(
        (changes) => {
          for (const [key, value] of Object.entries(changes)) {
            if (value === null) localStorage.removeItem(key);
            else localStorage.setItem(key, value);
          }
        },
        { ...kept, user, ...others },
      );
      await visitor.open(path);
    };
    return { visitor, page, openWith };
  }

  const nameless: [what: string, user: string, others: Changes][] = [
    ['a user without a name', '{"_id":"1","email":"a@staff.example","role":"Employee"}', {}],
    ['a user with nothing but a role', '{"role":"Employee"}', {}],
    ['a user whose name is none', '{"name":7,"role":"Employee"}', {}],
    ['no expiry', '{"role":"Employee"}', { tokenExpiry: null }],
    ['an expiry that cannot be read', '{"role":"Employee"}', { tokenExpiry: 'soon' }],
  ];

  test('incomplete stored users are shown as Admin, and without a valid role access is denied', async ({ product }) => {
    const { visitor, page, openWith } = await storing(product);
    for (const [what, user, others] of casesOf(nameless, ([one]) => one === 'no expiry')) {
      await openWith('/dashboard', user, others);
      await heading(page, 'Employee Dashboard').waitFor();
      await page.getByText('Welcome back.', { exact: true }).waitFor();
      await button(page, 'User menu, Admin').click();
      await page.getByRole('menu').getByText('Signed in as').waitFor();
      await page.getByRole('menuitem', { name: 'Signed in as Admin' }).click();
      await heading(page, 'Your account').waitFor();
      await goWithin(page, '/admin/login');
      await heading(page, HOME).waitFor();
      expect(visitor.complaints, what).toEqual([]);
    }
    for (const user of ['{"name":"Asha"}', '{"name":"Asha","role":"Guest"}']) {
      await openWith('/dashboard', user);
      await heading(page, 'Access Denied').waitFor();
      await page.getByText('You do not have permission to access this page').waitFor();
      expect(await page.getByRole('link', { name: 'Dashboard' }).count()).toBe(0);
      await goWithin(page, '/blog-manage');
      await heading(page, FALLBACK).waitFor();
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await heading(page, HOME).waitFor();
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  const nobodies: [what: string, user: string, others: Changes][] = [
    ['a user that cannot be read', '{"role":', {}],
    ['no user', 'null', {}],
    ['no token', '{"role":"admin"}', { token: null }],
    ['an empty token', '{"role":"admin"}', { token: '' }],
  ];
  test('storage without user or token is signed out, and an expired session is ended and reported', async ({
    product,
  }) => {
    const { visitor, page, openWith } = await storing(product);
    for (const [what, user, others] of casesOf(nobodies, ([one]) =>
      ['a user that cannot be read', 'no token'].includes(one),
    )) {
      await openWith('/dashboard', user, others);
      await heading(page, FALLBACK).waitFor();
      expect(await button(page, /^User menu/).count(), what).toBe(0);
      expect(await visitor.toasts(), what).toEqual([]);
    }
    const justPassed = String(Date.now() - SECOND);
    for (const tokenExpiry of casesOf([justPassed, '0', '-1', '1'], (one) => one === justPassed)) {
      await openWith('/dashboard', '{"role":"Employee"}', { tokenExpiry });
      await visitor.hears(ENDED);
      await heading(page, FALLBACK).waitFor();
      expect(await storage(page), tokenExpiry).toEqual({});
    }
    expect(visitor.operations).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
