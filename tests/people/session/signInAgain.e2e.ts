import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { blogStrings } from '#schema/blogStrings.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { editor } from '#tests/kit/browser/editor.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { button, heading, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { lastCode } from '#tests/kit/network/signInEntries.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { ENDED, FALLBACK, identifierOf } from './signInForm.ts';

const again = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });

const endSessions = (person: Person) => person.gql('mutation { signOut }');

/** Signs in within the dialog; every user of these tests has the password of the kit. */
async function signIn(product: Product, page: Page, user: { email: string }) {
  await again(page).waitFor();
  await again(page).getByLabel('Email or Mobile Number').fill(user.email);
  await again(page).getByLabel('Password', { exact: true }).fill('Secret-123');
  await button(again(page), 'Sign In').click();
  await page.getByLabel('Digit 1 of 6').waitFor();
  await page.getByLabel('Digit 1 of 6').focus();
  await page.keyboard.type(await lastCode(product, user.email));
  await button(again(page), 'Verify OTP').click();
}

async function writing(product: Product, options?: Parameters<typeof visit>[2]) {
  const person = await product.signedIn('Employee', { name: 'Ravi Rao' });
  const visitor = await visit(product, person, options);
  const { page } = visitor;
  await visitor.open('/admin/add-blog');
  await editor(page).waitFor();
  await page.getByLabel('Title').fill('Written at length');
  await page.getByLabel('Excerpt').fill('What was written at length.');
  await page.getByLabel('Tags').fill('length');
  await editor(page).click();
  await page.keyboard.type('All of the text.');
  return { person, visitor, page };
}

test('a refused save is repeated with its text after signing in again over the form', async ({ product }) => {
  const { person, visitor, page } = await writing(product);
  // The session ends while the save is on its way: the dialog must not come before the click.
  const save = await meddle(page, 'CreateBlogPost', 'slow');
  await button(page, 'Create Post').click();
  await save.asked;
  await endSessions(person);
  save.release();
  await save.stop();
  await again(page).waitFor();
  await visitor.hears(ENDED);
  expect(await violations(page)).toEqual([]);
  expect(await page.getByLabel('Title').inputValue()).toBe('Written at length');
  expect(await identifierOf(page).inputValue()).toBe(person.email);
  await signIn(product, page, person);
  await again(page).waitFor({ state: 'detached' });
  expect(await page.getByLabel('Title').inputValue()).toBe('Written at length');
  await button(page, 'Create Post').click();
  await visitor.hears(blogStrings.created);
  const { data } = await (await product.signedIn('admin')).gql('{ allBlogPosts { nodes { title body } } }');
  expect(data.allBlogPosts.nodes).toContainEqual({ title: 'Written at length', body: 'All of the text.' });
  expect(withoutStatus(visitor, 401)).toEqual([]);
  await visitor.leave();
});

test('the text stays for its author when another account signs in', async ({ product }) => {
  const { person, visitor, page } = await writing(product);
  const other = await product.user({ name: 'Meera Shah' });
  await endSessions(person);
  await signIn(product, page, other);
  await page.getByText(/^That is the account of Meera Shah\./).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await page.getByLabel('Title').inputValue()).toBe('Written at length');
  await signIn(product, page, person);
  await again(page).waitFor({ state: 'detached' });
  expect(await editor(page).textContent()).toBe('All of the text.');
  await visitor.leave();
});

test('the dialog follows sign-out and sign-in of another tab', async ({ product }) => {
  const { visitor, page } = await writing(product);
  const session = await page.evaluate(() => ({ ...localStorage }));
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  const keys = ['user', 'tokenExpiry', 'token'];
  const remove = () =>
    other.evaluate((keys) => {
      for (const key of keys) localStorage.removeItem(key);
    }, keys);
  await remove();
  await again(page).waitFor();
  await other.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    keys.map((key) => [key, session[key] ?? ''] as const),
  );
  await again(page).waitFor({ state: 'detached' });
  expect(await page.getByLabel('Title').inputValue()).toBe('Written at length');
  await remove();
  await button(again(page), 'Leave this screen').click();
  const question = page.getByRole('alertdialog');
  await Promise.race([heading(page, FALLBACK).waitFor(), question.waitFor()]);
  if (await question.isVisible()) await button(question, 'Leave').click();
  await heading(page, FALLBACK).waitFor();
  await visitor.leave();
});

test('a screen on which nothing was written gives way to the fallback when the session ends', async ({
  product,
  admin,
}) => {
  const { slug } = await makePost(admin);
  const person = await product.signedIn('Employee');
  const visitor = await visit(product, person);
  await visitor.open(`/admin/edit-blog/${slug}`);
  await editor(visitor.page).waitFor();
  await endSessions(person);
  await heading(visitor.page, FALLBACK).waitFor();
  expect(await again(visitor.page).count()).toBe(0);
  await visitor.leave();
});

test('what is written in the account form stays after signing in again', async ({ product }) => {
  const person = await product.signedIn('Employee');
  const visitor = await visit(product, person);
  const { page } = visitor;
  await visitor.open('/account');
  const name = page.getByRole('textbox').first();
  await name.fill('Somebody Else');
  await endSessions(person);
  await signIn(product, page, person);
  await again(page).waitFor({ state: 'detached' });
  expect(await name.inputValue()).toBe('Somebody Else');
  await visitor.leave();
});
