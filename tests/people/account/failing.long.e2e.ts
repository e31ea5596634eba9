import { expect } from 'vitest';
import { screenOf } from '#tests/kit/browser/accountScreen.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { button, heading, leaveQuietly, visit } from '#tests/kit/browser/visitor.ts';
import { enableTotp, PASSWORD } from '#tests/kit/content/account.ts';
import { test } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';

test('every failing request of the account screen can be retried without loss', async ({ product }) => {
  const user = await product.user();
  const person = await product.nobody.signIn(user, product.mail);
  const others = [await product.nobody.signIn(user, product.mail), await product.nobody.signIn(user, product.mail)];
  const visitor = await visit(product, person);
  const { page } = visitor;
  const { sessions, way, field } = screenOf(page);

  const missing = [await meddle(page, 'MySessions', 'failing'), await meddle(page, 'MySecondStep', 'empty')];
  for (const one of missing) one.release();
  await visitor.open(paths.account);
  await heading(page, 'Your account').waitFor();
  await visitor.hears('Failed to load your sign-ins.');
  await visitor.hears('Failed to load your second step.');
  for (const one of missing) await one.stop();
  for (const title of ['Error Loading Sign-ins', 'Error Loading Second Step']) {
    await page.getByRole('alert').filter({ hasText: title }).getByRole('button', { name: 'Try Again' }).click();
  }
  await expect.poll(() => sessions().count()).toBe(3);
  await way('Recovery codes').getByText('None', { exact: true }).waitFor();

  const ends = page.getByRole('button', { name: /^End Unknown device/ });
  for (const [how, sentence] of [
    ['failing', 'Failed to end the sign-in.'],
    ['refusing', 'The server says no.'],
  ] as const) {
    const broken = await meddle(page, 'EndSession', how);
    await ends.first().click();
    await broken.asked;
    expect(await ends.first().isDisabled()).toBe(true);
    broken.release();
    await visitor.hears(sentence);
    await broken.stop();
    expect(await sessions().count()).toBe(3);
  }
  const ask = page.getByRole('alertdialog', { name: 'End All Others' });
  const broken = await meddle(page, 'EndOtherSessions', 'failing');
  await button(page, 'End All Others').click();
  await ask.getByRole('button', { name: 'End All Others' }).click();
  await broken.asked;
  expect(await ask.getByRole('button', { name: 'Ending...' }).isDisabled()).toBe(true);
  broken.release();
  await visitor.hears('Failed to end the other sign-ins.');
  await broken.stop();
  await button(page, 'End All Others').click();
  await ask.getByRole('button', { name: 'End All Others' }).click();
  await visitor.hears('All other sign-ins ended.');
  await expect.poll(() => sessions().count()).toBe(1);
  for (const other of others) expect((await other.rest('GET', '/blogs/all')).status).toBe(401);

  for (const label of ['New password', 'New password again']) await field(label).fill('Better_456');
  await field('Current password').fill(PASSWORD);
  const slow = await meddle(page, 'ChangePassword', 'failing');
  await button(page, 'Change Password').click();
  await slow.asked;
  expect([await button(page, 'Changing...').isDisabled(), await field('New password').isDisabled()]).toEqual([
    true,
    true,
  ]);
  slow.release();
  await visitor.hears('Failed to change password.');
  expect(await field('New password').inputValue()).toBe('Better_456');
  await slow.stop();

  const attempt = async (opener: string, operation: string, action: string, sentence: string) => {
    const broken = await meddle(page, operation, 'failing');
    broken.release();
    await button(page, opener).click();
    await field('Your password').fill(PASSWORD);
    await page.getByRole('dialog').getByRole('button', { name: action }).click();
    await visitor.hears(sentence);
    await broken.stop();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await attempt('Set Up App', 'BeginTotp', 'Continue', 'Failed to begin the set-up.');
  await attempt('Make Codes', 'MakeRecoveryCodes', 'Make Codes', 'Failed to make recovery codes.');
  await enableTotp(product, person);
  await button(page, 'Set Up App').click();
  await field('Your password').fill(PASSWORD);
  await button(page, 'Continue').click();
  await visitor.hears('An authenticator app is set up already. Remove it first.');
  await page.reload();
  await attempt('Remove App', 'DisableTotp', 'Remove App', 'Failed to remove the authenticator app.');
  await button(page, 'Remove App').waitFor();
  await leaveQuietly(visitor, 502);
});
