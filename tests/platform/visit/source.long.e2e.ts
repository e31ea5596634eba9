import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { chooseFilter } from '#tests/kit/browser/filters.ts';
import { button, leaveQuietly, link, loaded, visit } from '#tests/kit/browser/visitor.ts';
import { affiliateOperations, makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { fill, SENT, sendButton } from '#tests/kit/content/contact.ts';
import { chooseInMenu } from '#tests/kit/content/inbox.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { counted, likeAPerson } from '#tests/kit/content/visit.ts';
import { test } from '#tests/kit/test.ts';

test('the source of a campaign visitor is shown at the message until staff correct it', async ({
  product,
  employee,
}) => {
  const client = await visit(product, undefined, likeAPerson);
  await client.open('/about?utm_source=Newsletter&utm_medium=mail&utm_campaign=Diwali');
  await link(client.page.getByRole('contentinfo'), 'Contact').click();
  await fill(client.page);
  await sendButton(client.page).click();
  await client.page.getByText(SENT).first().waitFor();
  await counted(product, 2);
  await leaveQuietly(client);
  await makeMessage(product, { name: 'Somebody else' });

  const visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open('/contact-query');
  await chooseFilter(page, 'Source', 'Newsletter');
  await expect.poll(() => new URL(page.url()).search).toBe('?source=newsletter');
  await page.getByText('1 found').waitFor();
  expect(await page.getByText('Somebody else').count()).toBe(0);
  const [download] = await Promise.all([page.waitForEvent('download'), chooseInMenu(page, 'Download CSV')]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('"Newsletter","mail","diwali",,"/about","/contact"');

  const [row] = await product.services.db.select().from(messages).where(eq(messages.source, 'newsletter'));
  await visitor.open(`/contact-details/${row?.id}`);
  await loaded(page);
  const part = page.getByRole('group', { name: 'Source', exact: true });
  await part.getByText('How they came').click();
  for (const fact of ['Newsletter', 'diwali', 'mail', '/about', '/contact'])
    await part.getByText(fact, { exact: true }).waitFor();
  await button(page, 'Change: source').click();
  await page.getByLabel('Where it came from').fill('Came by phone');
  await button(page, 'Save').click();
  await visitor.hears('Source saved.');
  await part.getByText('Came by phone', { exact: true }).waitFor();
  await page.getByText('set the source to Came by phone').waitFor();
  await button(page, 'Undo: Source saved.').click();
  await part.getByText('Came by phone', { exact: true }).waitFor({ state: 'detached' });
  await part.getByText('Newsletter', { exact: true }).first().waitFor();
  await leaveQuietly(visitor);
});

test('staff set the source of an application and filter by it', async ({ product, employee }) => {
  const { id, name } = await makeAffiliate(product.nobody);
  const { name: other } = await makeAffiliate(product.nobody);
  await employee.gql(affiliateOperations.source, { id, source: 'A phone call' });
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open('/admin/affiliate-manage');
  await button(page, `from A phone call: ${name}`).click();
  await page.getByLabel('Where it came from').fill('A fair');
  await button(page, 'Save').click();
  await visitor.hears('Source saved.');
  await button(page, `from A fair: ${name}`).waitFor();
  await chooseFilter(page, 'Source', 'A fair');
  await expect.poll(() => page.getByText(other, { exact: true }).count()).toBe(0);
  await button(page, `from A fair: ${name}`).waitFor();
  await leaveQuietly(visitor);
});
