import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { at, button, faultAt, heading, leaveQuietly, link, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { countMails, lastCode } from '#tests/kit/network/signInEntries.ts';
import { linksIn, NEW_PASSWORD, resetTokenOf } from '#tests/kit/people/waysIn.ts';
import { test } from '#tests/kit/test.ts';

const identifier = (page: Page) => page.getByLabel('Email or Mobile Number');
const newPassword = (page: Page) => page.getByLabel('New password', { exact: true });

test('a user who forgot the password signs in with a new one by the mailed link', async ({ product }) => {
  const person = await product.signedIn('Employee', { name: 'Meera Nair' });
  const elsewhere = await visit(product, person);
  await elsewhere.open('/dashboard');

  const visitor = await visit(product);
  const { page } = visitor;
  await visitor.open('/admin/login');
  await link(page, 'Forgot password?').click();
  await heading(page, 'Forgot password?').waitFor();
  expect([at(page), await page.title()]).toEqual(['/forgot-password', 'Forgot Password - Marquee']);
  await identifier(page).fill('meera');
  await button(page, 'Mail Me a Link').click();
  await visitor.hears('Please correct the form errors.');
  expect(await faultAt(identifier(page))).toBe('Invalid email address');
  await identifier(page).fill(person.email);
  const slow = await meddle(page, 'RequestPasswordReset', 'slow');
  await identifier(page).press('Enter');
  await slow.asked;
  expect(await button(page, 'Sending...').isDisabled()).toBe(true);
  slow.release();
  await visitor.hears('If an account goes with this, a mail with a link is on its way.');
  await heading(page, 'Check your mail').waitFor();
  await page.getByText(person.email, { exact: true }).waitFor();
  await slow.stop();

  const [reset = ''] = linksIn(await product.mail.mailTo(person.email, (await countMails(product, person.email)) - 1));
  await visitor.open(new URL(reset).pathname);
  await heading(page, 'New password').waitFor();
  await newPassword(page).fill('weak');
  await button(page, 'Save Password').click();
  await expect.poll(() => faultAt(newPassword(page))).toBe('Password must be at least 6 characters long');
  await newPassword(page).fill(NEW_PASSWORD);
  await button(page, /^Show/).click();
  expect(await newPassword(page).getAttribute('type')).toBe('text');
  await button(page, 'Save Password').click();
  await visitor.hears('Password changed. Please sign in.');
  await heading(page, 'Sign In').waitFor();
  expect(at(page)).toBe('/admin/login');
  await elsewhere.hears('Session expired. You have been logged out.');

  await identifier(page).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await button(page, 'Sign In').click();
  await heading(page, 'Check your mail').waitFor();
  await page.getByLabel('Digit 1 of 6').fill(await lastCode(product, person.email));
  await button(page, 'Verify OTP').click();
  await visitor.hears('OTP Verified! Logged in.');
  await leaveQuietly(visitor);
  await elsewhere.leave();
});

test('a failed or expired request for a new password can be repeated', async ({ product }) => {
  const user = await product.user();
  const token = await resetTokenOf(product, user);
  const visitor = await visit(product);
  const { page } = visitor;
  await visitor.open('/forgot-password');
  const broken = await meddle(page, 'RequestPasswordReset', 'failing');
  broken.release();
  await identifier(page).fill(user.email);
  await button(page, 'Mail Me a Link').click();
  await visitor.hears('The link could not be asked for. Please try again.');
  expect(await identifier(page).inputValue()).toBe(user.email);
  await broken.stop();

  await goWithin(page, `/reset-password/${token}`);
  const empty = await meddle(page, 'ResetPassword', 'empty');
  empty.release();
  await newPassword(page).fill(NEW_PASSWORD);
  await button(page, 'Save Password').click();
  await visitor.hears('The password could not be changed. Please try again.');
  await empty.stop();
  product.passTime(61 * 60_000);
  await button(page, 'Save Password').click();
  await heading(page, 'Invalid Link').waitFor();
  await link(page, 'Ask for Another Link').click();
  await heading(page, 'Forgot password?').waitFor();
  await leaveQuietly(visitor, 502);
});

test('resetting the password of the signed-in user signs the browser out', async ({ product }) => {
  const person = await product.signedIn('Employee');
  const token = await resetTokenOf(product, person);
  const visitor = await visit(product, person);
  await visitor.open(`/reset-password/${token}`);
  await newPassword(visitor.page).fill(NEW_PASSWORD);
  await button(visitor.page, 'Save Password').click();
  await visitor.hears('Password changed. Please sign in.');
  await heading(visitor.page, 'Sign In').waitFor();
  // The screen may reopen its stream before it learns that the session ended.
  await leaveQuietly(visitor, 401);
});

test('a password can be reset without scripts', async ({ product }) => {
  const user = await product.user();
  const visitor = await visit(product, undefined, { javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto('/forgot-password');
  await identifier(page).fill(user.mobile);
  await button(page, 'Mail Me a Link').click();
  await heading(page, 'Check your mail').waitFor();
  const [reset = ''] = linksIn(await product.mail.mailTo(user.email));
  await page.goto(reset);
  await newPassword(page).fill('weak');
  await button(page, 'Save Password').click();
  await page.getByText('Password must be at least 6 characters long').waitFor();
  expect(await newPassword(page).inputValue()).toBe('');
  await newPassword(page).fill(NEW_PASSWORD);
  await button(page, 'Save Password').click();
  await heading(page, 'Password Changed').waitFor();
  const answer = await product.nobody.rest('POST', '/admin/login', { identifier: user.email, password: NEW_PASSWORD });
  expect(answer.status).toBe(200);
  await visitor.leave();
});
