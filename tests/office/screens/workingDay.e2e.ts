import { expect } from 'vitest';
import { at, heading, link, visit } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import { lastCode } from '#tests/kit/network/signInEntries.ts';
import { test } from '#tests/kit/test.ts';

test('a working day is possible by keyboard alone, from sign-in to sign-out', async ({ product }) => {
  const admin = await product.signedIn('admin');
  for (const name of ['Asha Menon', 'Ravi Iyer', 'Zoya Khan']) await makeMessage(product, { name });
  for (const title of ['The second launch', 'The first launch']) await makePost(admin, { title });
  await makeReview(admin, { name: 'Quillan Ray' });
  const { email, password } = await product.user({ name: 'Meera Nair', role: 'admin' });
  const visitor = await visit(product);
  const { page } = visitor;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');

  await visitor.open('/admin/login');
  const fieldType = () => page.evaluate(() => (document.activeElement as HTMLInputElement).type);
  while ((await fieldType()) !== 'text') await press('Tab');
  await page.keyboard.type(email);
  while ((await fieldType()) !== 'password') await press('Tab');
  await page.keyboard.type(password);
  await press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Digit 1 of 6');
  await page.keyboard.type(await lastCode(product, email));
  await press('Enter');
  await page.getByRole('navigation', { name: 'Back office' }).waitFor();

  await press('g', 'i');
  await link(page, 'Asha Menon').waitFor();
  await press('j', 'Enter');
  await heading(page, 'Asha Menon').waitFor();
  await press('Control+k');
  await page.getByRole('option', { name: 'Reply' }).waitFor();
  await press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await page.keyboard.type('We will call you tomorrow.');
  await press('Tab', 'Enter');
  await visitor.hears('Reply sent.');
  // Shortcuts work only outside of the field.
  await press('g', 'i');
  await link(page, 'Ravi Iyer').waitFor();
  await press('j', 'e');
  await visitor.hears('Message marked as read.');
  await expect.poll(focused).toBe('Zoya Khan');
  await press('e');
  await page.getByRole('button', { name: 'Mark as unread: Zoya Khan' }).waitFor();
  const unread = async () => (await admin.gql('{ overview { unreadMessages } }')).data.overview.unreadMessages;
  await expect.poll(unread).toBe(0);

  await press('g', 'b');
  await link(page, 'The first launch').waitFor();
  await press('j', 'x', 'j', 'x', 'p');
  await visitor.hears('2 blog posts published.');
  await press('z');
  await visitor.hears('2 blog posts unpublished.');

  await press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('quillan');
  await page.getByRole('option', { name: /^Quillan Ray/ }).waitFor();
  await press('Enter');
  await heading(page, 'Manage Reviews').waitFor();
  expect(new URL(page.url()).searchParams.get('search')).toBe('Quillan Ray');
  await page.getByRole('listitem').filter({ hasText: 'Quillan Ray' }).waitFor();

  await press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('log out');
  await page.getByRole('option', { name: 'Log out' }).waitFor();
  await press('Enter');
  await expect.poll(() => at(page)).toBe('/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
