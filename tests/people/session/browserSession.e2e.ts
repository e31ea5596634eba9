import { describe, expect } from 'vitest';
import { button, heading, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { casesOf } from '#tests/kit/long.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { DAY, ENDED, FALLBACK, HOME, SECOND, storage } from './signInForm.ts';

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

  test('a stored user without a name is shown as Admin, one without a valid role gets no access', async ({
    product,
  }) => {
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
  test('a session that is incomplete in the storage or expired is ended', async ({ product }) => {
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
