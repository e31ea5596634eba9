import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { holdStream, meddle } from '#tests/kit/browser/meddle.ts';
import { isToldFor, toast } from '#tests/kit/browser/toasts.ts';
import { badge, confirmRemoval, managing, names, row } from '#tests/kit/browser/userScreen.ts';
import { button, dialog, withoutStatus } from '#tests/kit/browser/visitor.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('admin', { scope: 'file' }, ({ product }) =>
  product.signedIn('admin', { name: 'Asha Menon' }),
);

const isBusy = (one: Locator) => one.getAttribute('aria-busy');

async function stored(admin: Person, id: string | undefined) {
  const { body } = await admin.rest('GET', '/admin/');
  return body.users.find(({ _id }: { _id: string }) => _id === id);
}

test('a block is shown only after the server accepted it', async ({ product, admin }) => {
  const { visitor, page, people } = await managing(product, admin, [{ name: 'Meera Nair' }, { name: 'Ravi Rao' }]);
  const block = button(page, 'Block Meera Nair');
  const before = await page.getByRole('table').innerText();
  for (const [how, why] of [
    ['failing', 'Failed to toggle block status'],
    ['empty', 'Failed to toggle block status'],
    ['refusing', 'The server says no.'],
  ] as const) {
    const { length: count } = await visitor.toasts();
    const broken = await meddle(page, 'BlockUser', how);
    broken.release();
    await block.click();
    const sentence = `Error toggling block status: ${why}`;
    await expect.poll(async () => (await visitor.toasts()).slice(count), { message: how }).toEqual([sentence]);
    await expect.poll(() => isBusy(block)).toBe(null);
    expect(await page.getByRole('table').innerText()).toBe(before);
    await broken.stop();
  }

  const { length: count } = await visitor.toasts();
  const slow = await meddle(page, 'BlockUser', 'slow');
  await block.click();
  await slow.asked;
  expect([await isBusy(block), await block.isDisabled()]).toEqual(['true', true]);
  expect(await button(page, 'Delete Meera Nair').isDisabled()).toBe(true);
  expect(await button(page, 'Block Ravi Rao').isDisabled()).toBe(false);
  expect([await badge(page, 'Meera Nair').count(), (await visitor.toasts()).slice(count)]).toEqual([0, []]);
  slow.release();
  await visitor.hears('User blocked successfully');
  await badge(page, 'Meera Nair').waitFor();
  expect(await badge(page, 'Ravi Rao').count()).toBe(0);
  expect((await stored(admin, people[0]?.id)).block).toBe(true);
  await slow.stop();
  await button(page, 'Unblock Meera Nair').click();
  await visitor.hears('User unblocked successfully');
  await badge(page, 'Meera Nair').waitFor({ state: 'detached' });
  expect((await stored(admin, people[0]?.id)).block).toBe(false);
  expect(withoutStatus(visitor, 502)).toEqual([]);
  await visitor.leave();
});

test('a row is removed only after a question and an accepted deletion', async ({ product, admin }) => {
  const { visitor, page, people } = await managing(product, admin, [
    { name: 'Meera Nair', email: 'meera@staff.example' },
    { name: 'Ravi Rao' },
  ]);
  await button(page, 'Delete Meera Nair').click();
  await dialog(page).getByText('"Meera Nair (meera@staff.example)"? This action cannot be undone.').waitFor();
  await button(dialog(page), 'Cancel').click();
  await dialog(page).waitFor({ state: 'hidden' });
  expect(visitor.operations).not.toContain('RemoveUser');

  const deleting = button(page, 'Delete Meera Nair');
  const before = await page.getByRole('table').innerText();
  for (const [how, why] of [
    ['failing', 'Failed to delete user'],
    ['empty', 'Failed to delete user'],
    ['refusing', 'The server says no.'],
  ] as const) {
    const { length: count } = await visitor.toasts();
    const broken = await meddle(page, 'RemoveUser', how);
    broken.release();
    await confirmRemoval(page, 'Meera Nair');
    const sentence = `Error deleting user: ${why}`;
    await expect.poll(async () => (await visitor.toasts()).slice(count), { message: how }).toEqual([sentence]);
    await expect.poll(() => isBusy(deleting)).toBe(null);
    expect(await page.getByRole('table').innerText()).toBe(before);
    await broken.stop();
  }

  const { length: count } = await visitor.toasts();
  const slow = await meddle(page, 'RemoveUser', 'slow');
  await confirmRemoval(page, 'Meera Nair');
  await slow.asked;
  expect([await isBusy(deleting), await deleting.isDisabled()]).toEqual(['true', true]);
  expect([await names(page), (await visitor.toasts()).slice(count)]).toEqual([
    ['Asha Menon', 'Meera Nair', 'Ravi Rao'],
    [],
  ]);
  slow.release();
  await visitor.hears('User deleted successfully');
  await page.getByText('2 users', { exact: true }).waitFor();
  expect(await names(page)).toEqual(['Asha Menon', 'Ravi Rao']);
  expect(await stored(admin, people[0]?.id)).toBe(undefined);
  await slow.stop();
  expect(withoutStatus(visitor, 502)).toEqual([]);
  await visitor.leave();
});

test('a user can be blocked and deleted by keyboard unless a colleague deleted them', async ({ product, admin }) => {
  const people = [{ name: 'Meera Nair' }, { name: 'Ravi Rao' }, { name: 'Devika Shah' }];
  // Without the stream the page meets outdated rows.
  const { visitor, page, ...made } = await managing(product, admin, people, holdStream);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await button(page, 'Block Meera Nair').focus();
  await page.keyboard.press('Enter');
  await visitor.hears('User blocked successfully');
  await expect.poll(focused).toBe('Unblock Meera Nair');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Change role of Meera Nair');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Delete Meera Nair');
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('Delete Meera Nair');
  await page.keyboard.press('Space');
  await dialog(page).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await visitor.hears('User deleted successfully');
  await row(page, 'Meera Nair').waitFor({ state: 'detached' });
  const rowOfFocus = () => page.evaluate(() => document.activeElement?.closest('tr')?.textContent ?? '');
  await expect.poll(rowOfFocus).toContain('@');

  for (const { id } of made.people.slice(1)) expect((await admin.rest('DELETE', `/admin/${id}`)).status).toBe(200);
  await button(page, 'Block Ravi Rao').click();
  await visitor.hears('Error toggling block status: User not found.');
  await row(page, 'Ravi Rao').waitFor({ state: 'detached' });
  await confirmRemoval(page, 'Devika Shah');
  await visitor.hears('Error deleting user: User not found.');
  await row(page, 'Devika Shah').waitFor({ state: 'detached' });
  await page.getByText('1 user', { exact: true }).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('office toasts appear at the top right for 5000 ms', async ({ product, admin }) => {
  const { visitor, page } = await managing(product, admin, [{ name: 'Meera Nair' }], (page) => page.clock.install());
  await row(page, 'Meera Nair').waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  const broken = await meddle(page, 'BlockUser', 'failing');
  broken.release();
  const failed = 'Error toggling block status: Failed to toggle block status';
  await button(page, 'Block Meera Nair').click();
  await toast(page, failed).waitFor();
  const { x = 0, y = 900, width = 0 } = (await toast(page, failed).boundingBox()) ?? {};
  expect(y).toBeLessThan(100);
  expect(x + width / 2).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2);
  await isToldFor(page, failed, 5000);
  await broken.stop();
  await button(page, 'Block Meera Nair').click();
  await isToldFor(page, 'User blocked successfully', 5000);
  expect(withoutStatus(visitor, 502)).toEqual([]);
  await visitor.leave();
});
