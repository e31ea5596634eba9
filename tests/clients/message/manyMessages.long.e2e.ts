import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { button, dialog, visit } from '#tests/kit/browser/visitor.ts';
import { chooseInMenu, row } from '#tests/kit/content/inbox.ts';
import { fillTable } from '#tests/kit/database/manyRows.ts';
import { test } from '#tests/kit/test.ts';

test('the inbox counts up to 10,000 messages and 1000 search results', async ({ product }) => {
  const { db } = product.services;
  await fillTable(product, 'messages', 12_000);
  const keep = (count: number) =>
    db.execute(sql`delete from messages where id in (
      select id from messages where not is_spam order by is_read, created_at, id offset ${count})`);
  await keep(10_001);
  const { page, open, hears, complaints } = await visit(product, await product.signedIn('admin'));
  await open('/contact-query');
  const status = page.getByRole('status');
  await status.filter({ hasText: /^10000 or more messages$/ }).waitFor();

  // Uncounted rows: a deletion does not change the count.
  const first = await page.getByRole('row').nth(1).getByRole('link').first().innerText();
  await button(page, `Delete message from ${first}`).click();
  await button(dialog(page), 'Delete').click();
  await row(page, first).waitFor({ state: 'detached' });
  await hears('Message deleted.');
  expect(await status.filter({ hasText: 'messages' }).innerText()).toBe('10000 or more messages');

  await keep(9999);
  await chooseInMenu(page, 'Refresh');
  await status.filter({ hasText: /^9999 messages$/ }).waitFor();

  await page.getByLabel('Search messages').fill('Words of');
  await status.filter({ hasText: /^1000 or more found$/ }).waitFor();
  await keep(999);
  await chooseInMenu(page, 'Refresh');
  await status.filter({ hasText: /^999 found$/ }).waitFor();
  expect(complaints).toEqual([]);
});
