import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { firstStart } from '#server/app/start/firstStart.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { visit } from '#tests/kit/browser/visitor.ts';
import { PASSWORD } from '#tests/kit/content/account.ts';
import { test as base } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';

const test = base
  .extend('settings', { scope: 'file' }, async ({ imapServer }) => ({ IMAP_URL: imapServer.url }))
  .extend('owner', { scope: 'file' }, async ({ product }) => {
    const { db, settings, now } = product.services;
    await firstStart(db, { ...settings, SITE_LAUNCHED: false }, now());
    return product.signedIn('admin', { name: 'Olga Owner' });
  });

/** Screenshots for a look: LOOK names a folder. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.LOOK;
  if (!folder) return;
  for (const width of [390, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('only staff see the site while it is closed', async ({ product, owner }) => {
  const stranger = await visit(product);
  await stranger.page.goto('/');
  await expect.poll(() => stranger.page.getByRole('heading', { level: 1 }).innerText()).toBe('Opening soon');
  await look(stranger.page, 'opening');
  expect(await violations(stranger.page)).toEqual([]);
  await stranger.page.getByRole('link', { name: 'Staff sign in' }).waitFor();
  expect(stranger.operations).toEqual([]);
  const staff = await visit(product, owner);
  await staff.page.goto('/');
  await staff.page.getByText('Not launched yet: only signed-in staff see this page.').waitFor();
  await staff.page.getByRole('navigation', { name: 'Main' }).waitFor();
  await look(staff.page, 'staff-home');
  await staff.page.goto('/blogs');
  await staff.page.getByRole('link', { name: 'A ROAS of 4 can still lose you money' }).first().waitFor();
});

test('an admin makes the site theirs on one page and launches it', async ({ product, owner, imapServer }) => {
  const { page, open, hears } = await visit(product, owner);
  await open(paths.dashboard);
  const card = page.getByRole('region', { name: 'First steps' });
  await expect.poll(() => card.getByRole('heading').innerText()).toBe('First steps: 9 of 9 open');
  await look(page, 'dashboard');
  await card.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'First steps', level: 1 }).waitFor();
  await look(page, 'steps');
  const name = page.getByRole('textbox', { name: /^Name/ }).first();
  await name.fill('Olga & Daughters');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await hears('The settings of the site have been saved.');
  await expect.poll(() => page.locator('summary').first().innerText()).toContain('Done');

  await page.locator('summary', { hasText: 'Mail' }).last().click();
  const outgoing = page.getByRole('region', { name: 'Outgoing mail' });
  await outgoing.getByRole('button', { name: 'Send a test mail' }).click();
  await expect.poll(() => outgoing.getByRole('status').innerText()).toBe(`The server took the mail to ${owner.email}.`);
  expect((await product.mail.mailTo(owner.email)).subject).toBe('Test mail');
  product.mail.answer = (at) => (at === 'rcpt' ? '550 5.1.1 No such mailbox here' : null);
  await outgoing.getByRole('button', { name: 'Send a test mail' }).click();
  await expect.poll(() => outgoing.getByRole('status').innerText()).toContain('No such mailbox here');
  product.mail.answer = () => null;
  const incoming = page.getByRole('region', { name: 'Incoming mail' });
  await incoming.getByRole('button', { name: 'Read the mailbox now' }).click();
  await expect
    .poll(() => incoming.getByRole('status').innerText())
    .toContain('The mailbox INBOX is open, with 0 mails.');
  await imapServer.kill();
  await incoming.getByRole('button', { name: 'Read the mailbox now' }).click();
  await expect.poll(() => incoming.getByRole('status').innerText()).toMatch(/could not be read: .*ECONNREFUSED/);
  await imapServer.restart();
  await expect.poll(() => page.locator('summary', { hasText: 'Mail' }).last().innerText()).toContain('Done');

  await page.locator('summary', { hasText: 'Your account' }).click();
  await page.getByLabel('Your name').fill('Olga O. Owner');
  await page.getByLabel('Your current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save Account' }).click();
  await hears('Account saved.');
  await expect.poll(() => page.locator('summary', { hasText: 'Your account' }).innerText()).toContain('Done');

  await page.locator('summary', { hasText: 'Samples' }).click();
  await look(page, 'steps-open');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove all sample content' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.poll(() => dialog.innerText()).toMatch(/\d+ posts[\s\S]*\d+ messages[\s\S]*2 accounts/);
  await look(page, 'question');
  await dialog.getByRole('button', { name: 'Remove the samples' }).click();
  await hears('The sample content has been removed.');
  await page.getByText('There is no sample content left to remove.').waitFor();

  await page.locator('summary', { hasText: 'Launch' }).click();
  await page.getByRole('button', { name: 'Launch the site' }).click();
  await hears('The site is open to everybody.');
  expect((await fetch(product.url)).status).toBe(200);
  await open(paths.dashboard);
  await expect.poll(() => card.getByRole('heading').innerText()).toBe('First steps: 4 of 9 open');
  for (const [name, path] of [
    ['Settings', paths.siteSettings],
    ['Texts', paths.texts],
  ] as const)
    expect(await card.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path);
  await card.getByRole('button', { name: 'Hide' }).click();
  await card.waitFor({ state: 'detached' });
  await open(paths.bookings);
  await page.getByRole('heading', { name: 'Calls are off' }).waitFor();
  await look(page, 'calls-off');
  await open(paths.siteSettings);
  await page.getByRole('button', { name: 'Close the site' }).waitFor();
  await look(page, 'site');
});
