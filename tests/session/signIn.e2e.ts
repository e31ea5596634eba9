import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import {
  at,
  button,
  closeBrowser,
  faultAt,
  heading,
  type Visitor,
  visit,
  withoutStatus,
} from '#tests/kit/browser/visitor.ts';
import { casesOf } from '#tests/kit/long.ts';
import { countMails, lastCode, otherThan } from '#tests/kit/network/doors.ts';
import { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const ENDED = 'Session expired. You have been logged out.';
const FALLBACK = 'Oops! Page Not Found';
const HOME = 'Elevate Your Business with Digital Excellence';

/** What is no path of this site, or might be none in some browser. */
const foreign = [
  '//evil.example',
  '//evil.example/dashboard',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/dashboard//evil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example/dashboard',
  'javascript:alert(1)',
  'dashboard',
  '',
];

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

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

/** Waits for the second step, which begins in the first box. */
async function sixBoxes(page: Page) {
  await heading(page, 'Check your mail').waitFor();
  await expect.poll(() => focused(page)).toBe('Digit 1 of 6');
}

/** A visitor before the six boxes, and whom the code was mailed to. */
async function beforeTheBoxes(details = {}) {
  const user = await product.user(details);
  const visitor = await visit(product);
  await visitor.open('/admin/login');
  await enter(visitor.page, user.email, user.password);
  await sixBoxes(visitor.page);
  return { user, visitor, page: visitor.page };
}

describe('signing in', () => {
  test.each([
    ['admin', 'Admin Dashboard', 'email'],
    ['Employee', 'Employee Dashboard', 'email'],
    ['Employee', 'Employee Dashboard', 'mobile'],
  ] as const)('leads the %s to the %s, by %s, and lasts', async (role, dashboard, identifier) => {
    const user = await product.user({ role });
    const visitor = await visit(product);
    const { page } = visitor;
    await visitor.open('/admin/login');
    await enter(page, user[identifier], user.password);
    await visitor.hears('Login successful! Please enter OTP.');
    await sixBoxes(page);
    await page.keyboard.type(await lastCode(product, user.email));
    await button(page, 'Verify OTP').click();
    await heading(page, dashboard).waitFor();
    await visitor.hears('OTP Verified! Logged in.');
    expect(at(page)).toBe('/dashboard');
    await page.getByText(`Welcome back, ${user.name}.`).waitFor();

    const kept = await storage(page);
    const { name, email, mobile } = user;
    expect(JSON.parse(kept.user ?? '')).toEqual({ _id: user.id, name, email, mobile, role, block: false });
    expect((await new Person(product.url, { token: kept.token ?? '' }).rest('GET', '/blogs/all')).status).toBe(200);
    const left = Number(kept.tokenExpiry) - Date.now();
    expect(left).toBeGreaterThan(30 * DAY - 120 * SECOND);
    expect(left).toBeLessThanOrEqual(30 * DAY);
    expect(Object.keys(kept).sort()).toEqual(['token', 'tokenExpiry', 'user']);

    await page.reload();
    await heading(page, dashboard).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('tells faults at the fields before anything is sent, and stops telling as soon as the field is edited', async () => {
    const visitor = await visit(product);
    const { page } = visitor;
    await visitor.open('/admin/login');
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
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('says what is wrong with a password or a code, and never that a session has expired', async () => {
    const user = await product.user();
    const visitor = await visit(product);
    const { page } = visitor;
    await visitor.open('/admin/login');
    await enter(page, user.email, 'Wrong-123');
    await visitor.hears('Login failed. Please check credentials.');
    await enter(page, user.email, user.password);
    await sixBoxes(page);
    const code = await lastCode(product, user.email);
    await page.keyboard.type(otherThan(code));
    await button(page, 'Verify OTP').click();
    await visitor.hears('Invalid OTP. Please try again.');
    await expect.poll(() => typed(page)).toEqual(['', '', '', '', '', '']);
    await expect.poll(() => focused(page)).toBe('Digit 1 of 6');
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await heading(page, 'Employee Dashboard').waitFor();
    await visitor.hears('OTP Verified! Logged in.');
    expect(await visitor.toasts()).not.toContain(ENDED);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test.each([
    ['SignIn', 'Login failed. Please check credentials.'],
    ['VerifyCode', 'Invalid OTP. Please try again.'],
  ])('says so when %s gets no answer, and the form can be sent again', async (operation, sentence) => {
    const user = await product.user();
    const visitor = await visit(product);
    const { page } = visitor;
    await visitor.open('/admin/login');
    const broken = await meddle(page, operation, 'failing');
    const verify = async () => {
      await sixBoxes(page);
      await page.keyboard.type(await lastCode(product, user.email));
      await button(page, 'Verify OTP').click();
    };
    await enter(page, user.email, user.password);
    if (operation === 'VerifyCode') await verify();
    await broken.asked;
    broken.release();
    await visitor.hears(sentence);
    await broken.stop();
    if (operation === 'SignIn') await enter(page, user.email, user.password);
    await verify();
    await heading(page, 'Employee Dashboard').waitFor();
    expect(withoutStatus(visitor, 502)).toEqual([]);
    await visitor.leave();
  });
});

describe('the code', () => {
  test('goes into six boxes: typing moves on, Backspace back, and only a whole code can be pasted', async () => {
    const { visitor, page } = await beforeTheBoxes();
    await page.keyboard.type('12x3');
    expect(await typed(page)).toEqual(['1', '2', '3', '', '', '']);
    expect(await focused(page)).toBe('Digit 4 of 6');
    await page.keyboard.press('Backspace');
    expect(await typed(page)).toEqual(['1', '2', '', '', '', '']);
    expect(await focused(page)).toBe('Digit 3 of 6');

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
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('is not sent before it has six digits', async () => {
    const { visitor, page } = await beforeTheBoxes();
    await page.keyboard.type('12345');
    await button(page, 'Verify OTP').click();
    await visitor.hears('Please enter all 6 digits of the OTP.');
    await expect.poll(() => focused(page)).toBe('Digit 6 of 6');
    expect(visitor.operations).not.toContain('VerifyCode');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('is forgotten on the way back, and so are the details', async () => {
    const { user, visitor, page } = await beforeTheBoxes();
    await page.keyboard.type('123');
    await button(page, 'Back').click();
    await heading(page, 'Sign In').waitFor();
    expect([await identifierOf(page).inputValue(), await passwordOf(page).inputValue()]).toEqual(['', '']);
    await enter(page, user.email, user.password);
    await sixBoxes(page);
    expect(await typed(page)).toEqual(['', '', '', '', '', '']);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('can be asked for again after 60 seconds, which are counted down, and then the new one opens', async () => {
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

describe('a session', () => {
  test('shows the home page at /admin/login', async () => {
    const visitor = await visit(product, await product.signedIn('Employee'));
    await visitor.open('/admin/login');
    await heading(visitor.page, 'Elevate Your Business with Digital Excellence').waitFor();
    expect(await identifierOf(visitor.page).count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('ends by Logout: in storage, on the screen, and on the server', async () => {
    const person = await product.signedIn('admin', { name: 'Meera Nair' });
    const visitor = await visit(product, person);
    const { page } = visitor;
    await visitor.open('/dashboard');
    await button(page, 'User menu, Meera Nair').click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await heading(page, 'Elevate Your Business with Digital Excellence').waitFor();
    expect(at(page)).toBe('/');
    expect(await storage(page)).toEqual({});
    expect(await page.getByRole('link', { name: 'Dashboard' }).count()).toBe(0);
    await expect.poll(async () => (await person.rest('GET', '/blogs/all')).status).toBe(401);
    await visitor.open('/dashboard');
    await heading(page, FALLBACK).waitFor();
    expect(await visitor.toasts()).not.toContain(ENDED);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('ends within five seconds when an admin blocks the user: said once, and the screen gives way', async () => {
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
    await heading(page, 'Elevate Your Business with Digital Excellence').waitFor();
    expect((await visitor.toasts()).filter((toast) => toast === ENDED)).toHaveLength(1);
    expect(withoutStatus(visitor, 401)).toEqual([]);
    await visitor.leave();
  });

  test('lasts 30 days in the browser and not five seconds longer', async () => {
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

  test('that has passed while nobody looked is ended when the site is opened', async () => {
    const visitor = await visit(product, await product.signedIn('Employee'));
    const { page } = visitor;
    await page.clock.install({ time: Date.now() + 31 * DAY });
    await visitor.open('/dashboard');
    await visitor.hears(ENDED);
    await heading(page, FALLBACK).waitFor();
    expect(await storage(page)).toEqual({});
    expect(visitor.operations).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

describe('coming back after signing in', () => {
  const signIn = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true });

  /** Signs in at the login that the page shows. */
  async function signInAs(visitor: Visitor, user: { email: string; password: string }) {
    const { page } = visitor;
    await enter(page, user.email, user.password);
    await sixBoxes(page);
    await page.keyboard.type(await lastCode(product, user.email));
    await button(page, 'Verify OTP').click();
  }

  test('a staff address leads through the login back to itself, also when the login is reloaded', async () => {
    const user = await product.user();
    const visitor = await visit(product);
    const { page } = visitor;
    await visitor.open('/contact-query?search=asha&folder=spam#main');
    await heading(page, FALLBACK).waitFor();
    await signIn(page).click();
    await heading(page, 'Sign In').waitFor();
    expect(at(page)).toBe('/admin/login');
    await page.reload();
    await signInAs(visitor, user);
    await heading(page, 'Contact Queries').waitFor();
    expect(page.url()).toBe(`${product.url}/contact-query?search=asha&folder=spam#main`);
    await page.goBack();
    await heading(page, 'Contact Queries').waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('a session that ends on a staff screen leads back to that screen', async () => {
    const person = await product.signedIn('Employee');
    const user = await product.user();
    const visitor = await visit(product, person);
    const { page } = visitor;
    await visitor.open('/dashboard');
    await page.getByRole('link', { name: 'Add Blog', exact: true }).click();
    await heading(page, 'Add Blog Post').waitFor();
    await page.evaluate(() => localStorage.setItem('tokenExpiry', String(Date.now() - 1)));
    await visitor.hears(ENDED);
    await heading(page, FALLBACK).waitFor();
    await signIn(page).click();
    await signInAs(visitor, user);
    await heading(page, 'Add Blog Post').waitFor();
    expect(at(page)).toBe('/admin/add-blog');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('is offered to nobody who is signed in, nor at an address of nothing', async () => {
    const stranger = await visit(product);
    for (const path of ['/nowhere', '/admin/nowhere', '/blogs/nowhere/at/all']) {
      await stranger.open(path);
      await heading(stranger.page, FALLBACK).waitFor();
      expect(await signIn(stranger.page).count()).toBe(0);
    }
    // The page itself is 404, which the browser logs.
    expect(withoutStatus(stranger, 404)).toEqual([]);
    await stranger.leave();
    const employee = await visit(product, await product.signedIn('Employee'));
    await employee.open('/admin/users');
    await heading(employee.page, FALLBACK).waitFor();
    expect(await signIn(employee.page).count()).toBe(0);
    expect(employee.complaints).toEqual([]);
    await employee.leave();
  });

  test('an employee who signs in for an address of the admins sees the fallback there', async () => {
    const user = await product.user();
    const visitor = await visit(product);
    const { page } = visitor;
    await visitor.open('/admin/users');
    await signIn(page).click();
    await signInAs(visitor, user);
    await visitor.hears('OTP Verified! Logged in.');
    await heading(page, FALLBACK).waitFor();
    expect(at(page)).toBe('/admin/users');
    expect(await signIn(page).count()).toBe(0);
    await visitor.leave();
  });

  test('the login leads staff who are signed in already to the address, and to no other site', async () => {
    const visitor = await visit(product, await product.signedIn('Employee'));
    const { page } = visitor;
    await visitor.open('/admin/login?next=%2Fblog-manage%3Fsearch%3Dx');
    await heading(page, 'Manage Blog Posts').waitFor();
    expect(page.url()).toBe(`${product.url}/blog-manage?search=x`);
    for (const next of casesOf(foreign, (one) =>
      ['//evil.example', '/\\evil.example', 'javascript:alert(1)'].includes(one),
    )) {
      await visitor.open(`/admin/login?next=${encodeURIComponent(next)}`);
      await heading(page, HOME).waitFor();
      expect(page.url(), next).toBe(`${product.url}/admin/login?next=${encodeURIComponent(next)}`);
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('an address of another site leads to the dashboard', async () => {
    const user = await product.user();
    const visitor = await visit(product);
    await visitor.open('/admin/login?next=%2F%2Fevil.example%2Fdashboard');
    await signInAs(visitor, user);
    await heading(visitor.page, 'Employee Dashboard').waitFor();
    expect(visitor.page.url()).toBe(`${product.url}/dashboard`);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

describe('what storage holds', () => {
  /** Somebody in whose storage the user is this, and the other keys are these. */
  async function storing(user: string, others: Record<string, string | null> = {}): Promise<Visitor> {
    const visitor = await visit(product, await product.signedIn('Employee'));
    await visitor.page.addInitScript(
      ([stored, changes]) => {
        localStorage.setItem('user', stored);
        for (const [key, value] of Object.entries(changes)) {
          if (value === null) localStorage.removeItem(key);
          else localStorage.setItem(key, value);
        }
      },
      [user, others] as const,
    );
    return visitor;
  }

  const nameless: [what: string, user: string, others: Record<string, string | null>][] = [
    ['a user without a name', '{"_id":"1","email":"a@staff.example","role":"Employee"}', {}],
    ['a user with nothing but a role', '{"role":"Employee"}', {}],
    ['a user whose name is none', '{"name":7,"role":"Employee"}', {}],
    ['no expiry', '{"role":"Employee"}', { tokenExpiry: null }],
    ['an expiry that cannot be read', '{"role":"Employee"}', { tokenExpiry: 'soon' }],
  ];
  test.each(casesOf(nameless, ([what]) => ['a user with nothing but a role', 'no expiry'].includes(what)))(
    '%s is somebody all the same, called Admin',
    async (_, user, others) => {
      const visitor = await storing(user, others);
      const { page } = visitor;
      await visitor.open('/dashboard');
      await heading(page, 'Employee Dashboard').waitFor();
      await page.getByText('Welcome back.', { exact: true }).waitFor();
      await button(page, 'User menu, Admin').click();
      await page.getByRole('menu').getByText('Signed in as').waitFor();
      await page.getByRole('menuitem', { name: 'Signed in as Admin' }).click();
      await heading(page, 'Your account').waitFor();
      await visitor.open('/admin/login');
      await heading(page, HOME).waitFor();
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
  );

  test('a user without a role is denied access', async () => {
    const visitor = await storing('{"name":"Asha"}');
    await visitor.open('/dashboard');
    await heading(visitor.page, 'Access Denied').waitFor();
    await visitor.open('/blog-manage');
    await heading(visitor.page, FALLBACK).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  const nobodies: [what: string, user: string, others: Record<string, string | null>][] = [
    ['a user that cannot be read', '{"role":', {}],
    ['no user', 'null', {}],
    ['no token', '{"role":"admin"}', { token: null }],
    ['an empty token', '{"role":"admin"}', { token: '' }],
  ];
  test.each(casesOf(nobodies, ([what]) => ['a user that cannot be read', 'no token'].includes(what)))(
    '%s is nobody',
    async (_, user, others) => {
      const visitor = await storing(user, others);
      await visitor.open('/dashboard');
      await heading(visitor.page, FALLBACK).waitFor();
      expect(await button(visitor.page, /^User menu/).count()).toBe(0);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
  );

  test.each(casesOf(['0', '-1', '1'], (one) => one === '1'))('an expiry of %s has passed', async (tokenExpiry) => {
    const visitor = await storing('{"role":"Employee"}', { tokenExpiry });
    await visitor.open('/dashboard');
    await visitor.hears(ENDED);
    await heading(visitor.page, FALLBACK).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

describe('who sees what', () => {
  test('staff screens show the fallback to somebody who is not signed in', async () => {
    const visitor = await visit(product);
    for (const path of ['/dashboard', '/blog-manage', '/admin/add-blog', '/admin/edit-blog/any', '/admin/users']) {
      await visitor.open(path);
      await heading(visitor.page, FALLBACK).waitFor();
    }
    expect(visitor.operations).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('a user whose role is none of ours is denied access', async () => {
    const visitor = await visit(product, await product.signedIn('Employee'));
    const { page } = visitor;
    await page.addInitScript(() => {
      const user = JSON.parse(localStorage.getItem('user') ?? '{}');
      localStorage.setItem('user', JSON.stringify({ ...user, role: 'Guest' }));
    });
    await visitor.open('/blog-manage');
    await heading(page, FALLBACK).waitFor();
    await visitor.open('/dashboard');
    await heading(page, 'Access Denied').waitFor();
    await page.getByText('You do not have permission to access this page').waitFor();
    expect(await page.getByRole('link', { name: 'Dashboard' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await heading(page, 'Elevate Your Business with Digital Excellence').waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test.each(['admin', 'Employee'] as const)(
    'the menu of the %s says who is signed in and leads to the screens',
    async (role) => {
      const visitor = await visit(product, await product.signedIn(role, { name: 'Meera Nair' }));
      const { page } = visitor;
      await visitor.open('/');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).waitFor();
      const opener = button(page, 'User menu, Meera Nair');
      const menu = page.getByRole('menu');
      await opener.click();
      await menu.getByText('Signed in as').waitFor();
      await menu.getByText('Meera Nair').waitFor();
      const items = menu.getByRole('menuitem');
      const locked = role === 'Employee' ? ' Admins only' : '';
      const [account, ...entries] = await items.evaluateAll((all) =>
        all.map((one) => [one.textContent, one.getAttribute('href')]),
      );
      expect(account).toEqual(['Signed in as Meera Nair Account', '/account']);
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
      await heading(page, 'Elevate Your Business with Digital Excellence').click({ position: { x: 2, y: 2 } });
      await menu.waitFor({ state: 'hidden' });
      await opener.click();
      await items.getByText('Manage Blogs').click();
      await heading(page, 'Manage Blog Posts').waitFor();
      await menu.waitFor({ state: 'hidden' });
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
  );
});
