import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { services } from '#schema/message.ts';
import { messages } from '#server/clients/message/table.ts';
import { chooseFilter, removeFilter } from '#tests/kit/browser/filters.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { button, link } from '#tests/kit/browser/visitor.ts';
import { chooseInMenu, row } from '#tests/kit/content/inbox.ts';
import { dayOf } from '#tests/kit/content/india.ts';
import { fillTable } from '#tests/kit/database/manyRows.ts';
import { test } from '#tests/kit/test.ts';
import { asked, page, prepareInbox, status, visitor } from './filters.ts';

prepareInbox();

const views = () => page.getByRole('navigation', { name: 'Views' });

test('a saved view opens its address until it is deleted', async () => {
  expect(await button(page, 'Save this view').count()).toBe(0);
  await link(views(), 'Mine').click();
  await status('2 found');
  expect(await link(views(), 'Mine').getAttribute('aria-current')).toBe('true');
  expect(await button(page, 'Save this view').count()).toBe(0);
  await chooseFilter(page, 'Service', services[3] as string);
  await button(page, 'Save this view').click();
  const form = page.getByRole('dialog', { name: 'Save This View' });
  await button(form, 'Save View').click();
  await form.getByText('Please give it a name.').waitFor();
  await form.getByLabel('Name').fill('My sites');
  await button(form, 'Save View').click();
  await visitor.hears('View saved.');
  expect(await link(views(), 'My sites').getAttribute('aria-current')).toBe('true');
  await link(views(), 'Due').click();
  await expect.poll(asked).toBe('due=yes');
  await link(views(), 'My sites').click();
  await expect.poll(asked).toBe('owner=me&service=Web+Development');

  await removeFilter(page, 'Service');
  await chooseFilter(page, 'Follow-up', 'Due');
  await button(page, 'Save this view').click();
  await form.getByLabel('Name').fill('My sites');
  await button(form, 'Save View').click();
  await form.getByText('You have a view of this name.').waitFor();
  await button(form, 'Cancel').click();

  const server = await meddle(page, 'RemoveView', 'refusing');
  await button(views(), 'Delete the view My sites').click();
  await link(views(), 'My sites').waitFor({ state: 'detached' });
  server.release();
  await link(views(), 'My sites').waitFor();
  await server.stop();
  await button(views(), 'Delete the view My sites').click();
  await visitor.hears('View deleted.');
  await button(page, 'Undo: View deleted.').click();
  await link(views(), 'My sites').waitFor();
});

test('a selection is assigned and moved immediately unless the server refuses', async ({ product }) => {
  const bar = page.getByRole('region', { name: 'Selection' });
  const select = async (...people: string[]) => {
    for (const name of people) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  };
  const owned = (name: string) => row(page, name).getByText('Ravi Iyer').count();
  await select('Asha', 'Chand');
  await button(bar, 'Assign what is selected').click();
  const who = page.getByRole('dialog', { name: 'Assign 2 messages' });
  let server = await meddle(page, 'BulkUpdate', 'refusing');
  await who.getByRole('option', { name: 'Ravi Iyer' }).click();
  await expect.poll(() => owned('Asha')).toBe(1);
  server.release();
  await visitor.hears('The server says no.');
  expect(await owned('Asha')).toBe(0);
  await server.stop();

  await button(bar, 'Assign what is selected').click();
  server = await meddle(page, 'BulkUpdate', 'slow');
  await who.getByRole('option', { name: 'Ravi Iyer' }).click();
  await expect.poll(() => owned('Chand')).toBe(1);
  await server.asked;
  await server.stop();
  server.release();
  await visitor.hears('2 messages assigned.');

  await page.getByRole('checkbox', { name: 'Select Chand', exact: true }).uncheck();
  await select('Dev');
  await button(bar, 'Move to stage what is selected').click();
  await page.getByRole('dialog', { name: 'Move 2 messages' }).getByRole('radio', { name: 'Lost' }).click();
  const why = page.getByRole('dialog', { name: 'Why Was It Lost?' });
  await why.getByLabel('Reason').fill('Too dear');
  await button(why, 'Move to Lost').click();
  await visitor.hears('2 messages moved.');
  await row(page, 'Dev').getByText('Lost', { exact: true }).waitFor();
  const stored = await product.services.db.select().from(messages);
  expect(
    stored
      .filter(({ lostReason }) => lostReason === 'Too dear')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['Asha', 'Dev']);
});

test('the filtered list is downloaded as CSV without formulas', async ({ product }) => {
  await product.services.db.update(messages).set({ message: '=1+1' });
  await chooseFilter(page, 'Owner', 'Me');
  await status('2 found');
  const earlier = dayOf(new Date());
  const [download] = await Promise.all([page.waitForEvent('download'), chooseInMenu(page, 'Download CSV')]);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect([earlier, dayOf(new Date())].map((day) => `messages-${day}.csv`)).toContain(download.suggestedFilename());
  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe(
    '\ufeff"Received (India)","Received (UTC)","Name","Email","Number","Service","Message","Read","Spam","Stage",' +
      '"Lost reason","Owner","Follow-up","Note","Value (rupees)","Source","Medium","Campaign","Referrer","First page","Sent from","Affiliate","Replies","Answered at","Last answer at","Id"',
  );
  expect(lines[1]).toContain(
    '"Asha","asha@client.example","\'+919876543210","Web Development","\'=1+1","no","no","New"',
  );
});

test('a long CSV is streamed, can be cancelled and restarted', async ({ product }) => {
  await fillTable(product, 'messages', 700);
  await chooseInMenu(page, 'Refresh');
  await status(/\d+ messages/.source);
  const server = await meddle(page, '/admin/csv/messages', 'slow');
  await chooseInMenu(page, 'Download CSV');
  await server.asked;
  await chooseInMenu(page, 'Cancel Download');
  await server.stop();
  server.release();
  const [download] = await Promise.all([page.waitForEvent('download'), chooseInMenu(page, 'Download CSV')]);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  const inInbox = (await product.services.db.select().from(messages)).filter(({ isSpam }) => !isSpam);
  expect(lines).toHaveLength(inInbox.length + 2);
  expect(lines.filter((line) => line.startsWith('\ufeff'))).toHaveLength(1);
});
