import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { enterPassword, logOut, openAccount, screenOf, shownBy } from '#tests/kit/browser/accountScreen.ts';
import { watching } from '#tests/kit/browser/liveScreen.ts';
import { button, faultAt, heading, leaveQuietly, link } from '#tests/kit/browser/visitor.ts';
import { emailTokenOf, PASSWORD, STEP } from '#tests/kit/content/account.ts';
import { test } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';

test.beforeAll(({ product }) => product.holdTime());

test('a user sets up an authenticator app and recovery codes and signs in with both', async ({ product }) => {
  const user = await product.user({ role: 'admin', name: 'Meera Nair' });
  const person = await product.nobody.signIn(user, product.mail);
  const visitor = await openAccount(product, person, { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = visitor;
  const { field, dialog, way, madeCodes } = screenOf(page);
  expect(await page.title()).toBe(`Your account - ${product.services.siteFile.name}`);
  await page.getByText(`Meera Nair, ${user.email}`).waitFor();
  await way('Authenticator app').getByText('Off', { exact: true }).waitFor();

  await button(page, 'Set Up App').click();
  await field('Your password').fill('Wrong-123');
  await button(page, 'Continue').click();
  await visitor.hears('This is not your password.');
  await expect.poll(() => faultAt(field('Your password'))).toBe('This is not your password.');
  await field('Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await dialog('Set Up App').getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const secret = await page.getByRole('textbox', { name: 'Secret' }).inputValue();
  const uri = await link(page, 'Open in an app on this device').getAttribute('href');
  expect(new URL(uri ?? '').searchParams.get('secret')).toBe(secret.replaceAll(' ', ''));
  const first = page.getByLabel('Digit 1 of 6');
  await first.focus();
  await page.keyboard.type('123');
  await button(page, 'Turn On').click();
  await visitor.hears('Please enter all 6 digits.');
  await first.focus();
  await page.keyboard.type(shownBy(product, secret, 5));
  await page.keyboard.press('Enter');
  await visitor.hears('This code is not right. Please enter the one that the app shows now.');
  await page.locator('[aria-label="Digit 1 of 6"]:focus').waitFor();
  await page.keyboard.type(shownBy(product, secret));
  await page.keyboard.press('Enter');
  await visitor.hears('Authenticator app set up.');
  await dialog('Set Up App').waitFor({ state: 'hidden' });
  await way('Authenticator app').getByText('On', { exact: true }).waitFor();

  await button(page, 'Make Codes').click();
  await field('Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await visitor.hears('Recovery codes made.');
  const codes = (await madeCodes().inputValue()).split('\n');
  expect(codes).toHaveLength(10);
  await way('Recovery codes').getByText('10 of 10 left').waitFor();
  await page.locator('button:focus', { hasText: 'Copy Codes' }).waitFor();
  await page.keyboard.press('Enter');
  await visitor.hears('Recovery codes copied to clipboard!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download as Text').click()]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain(`Recovery codes for ${product.url}`);
  for (const code of codes) expect(text).toContain(code);
  await page.reload();
  await way('Recovery codes').getByText('10 of 10 left').waitFor();
  expect(await madeCodes().count()).toBe(0);

  await logOut(page);
  product.passTime(STEP);
  await enterPassword(page, user);
  await page.keyboard.type(shownBy(product, secret));
  await page.keyboard.press('Enter');
  await heading(page, 'Admin Dashboard').waitFor();

  await logOut(page);
  await enterPassword(page, user);
  await button(page, 'use a recovery code').click();
  await heading(page, 'Recovery code').waitFor();
  await page.locator('input:focus').waitFor();
  await page.keyboard.type('2qjc-wgnm');
  await page.keyboard.press('Enter');
  const incomplete = 'Please enter a whole recovery code: 12 letters and digits.';
  await expect.poll(() => faultAt(field('Recovery code'))).toBe(incomplete);
  await field('Recovery code').fill('0000-0000-0000');
  await page.keyboard.press('Enter');
  await visitor.hears('Invalid OTP. Please try again.');
  await button(page, 'Use a 6-digit code').click();
  await page.locator('[aria-label="Digit 1 of 6"]:focus').waitFor();
  await button(page, 'use a recovery code').click();
  await field('Recovery code').fill((codes[0] ?? '').toUpperCase().replaceAll('-', ' '));
  await page.keyboard.press('Enter');
  await heading(page, 'Admin Dashboard').waitFor();
  await link(page, 'Your Account').click();
  await way('Recovery codes').getByText('9 of 10 left').waitFor();

  await button(page, 'Remove App').click();
  await field('Your password').fill(PASSWORD);
  await dialog('Remove App').getByRole('button', { name: 'Remove App' }).click();
  await visitor.hears('Authenticator app removed.');
  await way('Authenticator app').getByText('Off', { exact: true }).waitFor();
  await leaveQuietly(visitor);
});

test('a browser is signed out when its session ends here or elsewhere', async ({ product }) => {
  const user = await product.user();
  const person = await product.nobody.signIn(user, product.mail);
  product.passTime(1000);
  // The screen may reopen its stream after the end; the browser logs the refusal.
  const other = await product.nobody.signIn(user, product.mail);
  const there = await watching(product, other, paths.account, 'Your account');
  const here = await openAccount(product, person);
  const { sessions } = screenOf(here.page);
  await expect.poll(() => sessions().count()).toBe(2);
  await here.page.getByRole('button', { name: /^End Unknown device/ }).click();
  await here.hears('Sign-in ended.');
  await expect.poll(() => sessions().count()).toBe(1);
  await there.hears('Session expired. You have been logged out.');
  await heading(there.page, 'Oops! Page Not Found').waitFor();
  await button(here.page, 'End this sign-in and log out').click();
  await heading(here.page, 'Elevate Your Business with Digital Excellence').waitFor();
  expect(await here.page.evaluate(() => localStorage.length)).toBe(0);
  await leaveQuietly(there);
  await leaveQuietly(here);
});

test('a password change on a phone shows errors at the fields and ends other sessions', async ({ product }) => {
  const user = await product.user();
  const person = await product.nobody.signIn(user, product.mail);
  const other = await product.nobody.signIn(user, product.mail);
  const visitor = await openAccount(product, person, { viewport: { width: 390, height: 844 } });
  const { page } = visitor;
  const { field, sessions } = screenOf(page);
  const labels = ['Current password', 'New password', 'New password again'];
  const submit = async (values: string[]) => {
    for (const [index, label] of labels.entries()) await field(label).fill(values[index] ?? '');
    await button(page, 'Change Password').click();
  };
  const faults = () => Promise.all(labels.map((label) => faultAt(field(label))));
  const weak = 'Password must contain at least one uppercase letter, lowercase letter, number and special character';
  for (const [values, said] of [
    [
      ['', 'weak12', 'weak12'],
      ['Please enter your password', weak, null],
    ],
    [
      [PASSWORD, 'Better_456', 'Better_457'],
      [null, null, 'The two new passwords differ.'],
    ],
  ] as const) {
    await submit([...values]);
    await expect.poll(faults).toEqual(said);
    await visitor.hears('Please correct the form errors.');
  }
  expect(visitor.operations).not.toContain('ChangePassword');
  await submit(['Wrong-123', 'Better_456', 'Better_456']);
  await visitor.hears('This is not your password.');
  await expect.poll(faults).toEqual(['This is not your password.', null, null]);
  await submit([PASSWORD, 'Better_456', 'Better_456']);
  await visitor.hears('Password changed. All other sign-ins ended.');
  await expect.poll(() => field('New password').inputValue()).toBe('');
  await expect.poll(() => sessions().count()).toBe(1);
  expect((await other.rest('GET', '/blogs/all')).status).toBe(401);
  const width = await page.evaluate(() => document.scrollingElement?.scrollWidth);
  expect(width).toBe(390);
  const step = { identifier: user.email, password: 'Better_456' };
  expect((await product.nobody.rest('POST', '/admin/login', step)).status).toBe(200);
  await leaveQuietly(visitor);
});

test('a user changes their name and confirms a new address in the browser', async ({ product }) => {
  const user = await product.user({ role: 'admin', name: 'Meera Nair' });
  const visitor = await openAccount(product, await product.nobody.signIn(user, product.mail));
  const { page } = visitor;
  const email = `new-${user.email}`;
  await page.getByLabel('Your name').fill('Meera R. Nair');
  await page.getByLabel('Your e-mail address').fill(email);
  await page.getByLabel('Your current password').fill(PASSWORD);
  await button(page, 'Save Account').click();
  await visitor.hears(`Saved. We mailed a link to ${email}: open it to use the address.`);
  await page.getByText(`Meera R. Nair, ${user.email}`).waitFor();

  await visitor.open(`${paths.account}?email=${await emailTokenOf(product, email)}`);
  await button(page, 'Use New Address').click();
  await visitor.hears('This is your address now. All other sign-ins ended.');
  await page.getByText(`Meera R. Nair, ${email}`).waitFor();
  await expect.poll(() => page.getByLabel('Your e-mail address').inputValue()).toBe(email);
});
