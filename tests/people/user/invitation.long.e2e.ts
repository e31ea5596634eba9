import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { invitations } from '#server/people/user/table.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { managing, row } from '#tests/kit/browser/userScreen.ts';
import { button, faultAt, heading, leaveQuietly, link, visit } from '#tests/kit/browser/visitor.ts';
import { getPage } from '#tests/kit/network/html.ts';
import { lastCode } from '#tests/kit/network/signInEntries.ts';
import { invite, NEW_PASSWORD } from '#tests/kit/people/waysIn.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('admin', { scope: 'file' }, ({ product }) =>
  product.signedIn('admin', { name: 'Asha Menon' }),
);
test.beforeEach(async ({ product }) => {
  await product.services.db.delete(invitations);
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Invite' });
const email = (where: Page | Locator) => where.getByLabel('Email');
const invitedRow = (page: Page, address: string) => row(page, address);
const confirmation = (page: Page, name: string) => page.getByRole('alertdialog', { name });

describe('inviting', () => {
  test('an admin invites a person, who joins with the link in another browser, signs in and appears in the list', async ({
    product,
    admin,
  }) => {
    const { visitor, page } = await managing(product, admin);
    expect(await page.getByRole('heading', { name: 'Open Invitations' }).count()).toBe(0);
    await button(page, 'Invite').click();
    const dialog = dialogOf(page);
    await button(dialog, 'Send Invitation').click();
    await visitor.hears('Please correct the form errors.');
    expect(await faultAt(email(dialog))).toBe('Invalid email address');
    await email(dialog).fill(admin.email);
    await button(dialog, 'Send Invitation').click();
    await visitor.hears('A user with this email address already exists.');
    expect(await faultAt(email(dialog))).toBe('A user with this email address already exists.');
    await email(dialog).fill('Devika@Staff.example');
    await dialog.getByLabel('Name').fill('Devika Shah');
    await button(dialog, 'Send Invitation').click();
    await visitor.hears('Invitation sent successfully.');
    await dialog.waitFor({ state: 'hidden' });
    const address = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
    await page.getByText('and on its way to their mailbox. It is shown only now: copy it before you go on.').waitFor();
    await page.getByRole('heading', { name: 'Open Invitations' }).waitFor();
    await page.getByRole('rowheader').filter({ hasText: 'devika@staff.example' }).waitFor();

    const newcomer = await visit(product);
    await newcomer.open(new URL(address).pathname);
    await heading(newcomer.page, 'Join us').waitFor();
    const { page: theirs } = newcomer;
    expect([await email(theirs).inputValue(), await email(theirs).isEditable()]).toEqual([
      'devika@staff.example',
      false,
    ]);
    expect(await theirs.getByLabel('Name').inputValue()).toBe('Devika Shah');
    await button(theirs, 'Create Account').click();
    await newcomer.hears('Please correct the form errors.');
    const mobile = theirs.getByLabel('Mobile Number');
    expect(await faultAt(mobile)).toBe('Mobile number must be exactly 10 digits');
    await mobile.fill('9811122233');
    await theirs.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await button(theirs, 'Create Account').click();
    await newcomer.hears('Welcome! Please sign in.');
    await heading(theirs, 'Welcome!').waitFor();
    await link(theirs, 'Sign In').click();
    await theirs.getByLabel('Email or Mobile Number').fill('9811122233');
    await theirs.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await button(theirs, 'Sign In').click();
    await heading(theirs, 'Check your mail').waitFor();
    await theirs.getByLabel('Digit 1 of 6').fill(await lastCode(product, 'devika@staff.example'));
    await button(theirs, 'Verify OTP').click();
    await newcomer.hears('OTP Verified! Logged in.');
    await leaveQuietly(newcomer);

    await row(page, 'Devika Shah').waitFor();
    await page.getByRole('heading', { name: 'Open Invitations' }).waitFor({ state: 'detached' });
    await leaveQuietly(visitor);
  });

  test('an invitation is revoked only after a question and an accepted request', async ({ product, admin }) => {
    const { token, email: address } = await invite(admin);
    const unlisted: { stop(): Promise<void> }[] = [];
    const { visitor, page } = await managing(product, admin, [], async (page) => {
      const broken = await meddle(page, 'Invitations', 'empty');
      broken.release();
      unlisted.push(broken);
    });
    await visitor.hears('Failed to load invitations.');
    const error = page.getByRole('heading', { name: 'Error Loading Invitations' });
    await error.waitFor();
    for (const one of unlisted) await one.stop();
    await button(page, 'Try Again').click();
    await error.waitFor({ state: 'detached' });
    await invitedRow(page, address).waitFor();

    const lost = await meddle(page, 'InviteUser', 'failing');
    lost.release();
    await button(page, 'Invite').click();
    await email(dialogOf(page)).fill('lost@staff.example');
    await button(dialogOf(page), 'Send Invitation').click();
    await visitor.hears('Failed to invite.');
    expect(await email(dialogOf(page)).inputValue()).toBe('lost@staff.example');
    await email(dialogOf(page)).fill('');
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    await lost.stop();

    await button(page, `Revoke the invitation of ${address}`).click();
    const asked = confirmation(page, 'Revoke Invitation');
    await asked.getByText(`Are you sure you want to revoke the invitation of ${address}?`).waitFor();
    const broken = await meddle(page, 'RevokeInvitation', 'empty');
    await button(asked, 'Revoke').click();
    await broken.asked;
    expect(await button(asked, 'Revoking...').isDisabled()).toBe(true);
    broken.release();
    await visitor.hears('Failed to revoke the invitation.');
    await asked.waitFor({ state: 'hidden' });
    await invitedRow(page, address).waitFor();
    await broken.stop();
    await button(page, `Revoke the invitation of ${address}`).click();
    await button(asked, 'Revoke').click();
    await visitor.hears('Invitation revoked.');
    await page.getByRole('heading', { name: 'Open Invitations' }).waitFor({ state: 'detached' });
    const { status, text } = await getPage(product, `/invite/${token}`);
    expect([status, text.includes('Invalid Invitation')]).toEqual([410, true]);
    await leaveQuietly(visitor, 502);
  });
});

describe('changing a role', () => {
  test('a role is shown as changed only after a question and an accepted request', async ({ product, admin }) => {
    const { visitor, page } = await managing(product, admin, [{ name: 'Meera Nair' }]);
    const role = (name: string) => row(page, 'Meera Nair').getByText(name, { exact: true });
    const open = () => button(page, 'Change role of Meera Nair').click();
    const asked = confirmation(page, 'Change Role');
    expect(await button(page, 'Change role of Asha Menon').count()).toBe(0);
    for (const [how, why] of [
      ['failing', 'Failed to change role'],
      ['refusing', 'The server says no.'],
    ] as const) {
      const broken = await meddle(page, 'ChangeUserRole', how);
      broken.release();
      await open();
      await button(asked, 'Make Admin').click();
      await visitor.hears(`Error changing role: ${why}`);
      await asked.waitFor({ state: 'hidden' });
      expect(await role('Employee').count()).toBe(1);
      await broken.stop();
    }
    const slow = await meddle(page, 'ChangeUserRole', 'slow');
    await open();
    await asked.getByText('Are you sure you want to make Meera Nair an admin?').waitFor();
    await button(asked, 'Make Admin').click();
    await slow.asked;
    expect(await button(asked, 'Changing...').isDisabled()).toBe(true);
    expect(await page.getByText('Employee', { exact: true }).count()).toBe(1);
    slow.release();
    await visitor.hears('Role changed successfully');
    await role('Admin').waitFor();
    await slow.stop();
    await open();
    await asked.getByText('Their API tokens and open invitations end for good.').waitFor();
    await button(asked, 'Make Employee').click();
    await role('Employee').waitFor();
    await leaveQuietly(visitor, 502);
  });
});
