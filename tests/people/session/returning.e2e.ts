import { describe, expect } from 'vitest';
import { at, heading, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { test } from '#tests/kit/test.ts';
import { ENDED, enter, enterCode, FALLBACK, HOME, identifierOf, signInLink } from './signInForm.ts';

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

  test('an employee who signs in at an admin screen gets the fallback', async ({ product }) => {
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

  test('the login redirects signed-in staff only to addresses of this site', async ({ product }) => {
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
