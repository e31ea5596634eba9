import { expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { chooseFilter } from '#tests/kit/browser/filters.ts';
import { button, heading, leaveQuietly, link, loaded, visit } from '#tests/kit/browser/visitor.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { field, fill, SENT, sendButton } from '#tests/kit/content/contact.ts';
import { done } from '#tests/kit/content/desk.ts';
import { chooseInMenu } from '#tests/kit/content/inbox.ts';
import { counted, hitsOf, likeAPerson } from '#tests/kit/content/visit.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const PATH = '/admin/affiliate-manage';

const linkIn = (product: Product, text: string | undefined, path: string) =>
  new RegExp(`${product.url}(${path.replace('?', '\\?')}\\S+)`).exec(text ?? '')?.[1] as string;
const newest = async (employee: Person) =>
  (await employee.gql('{ messages { nodes { id } } }')).data.messages.nodes.at(-1).id as string;

test('the figures of an accepted affiliate follow its link from the visit to the won message', async ({
  product,
  employee,
}) => {
  const { email, name } = await makeAffiliate(product.nobody, { name: 'Neha Kulkarni' });
  const office = await visit(product, employee);
  await office.open(PATH);
  await button(office.page, `Accept ${name}`).click();
  await office.page.getByRole('dialog').getByText(email).waitFor();
  expect(await violations(office.page)).toEqual([]);
  await button(office.page.getByRole('dialog'), 'Accept').click();
  await office.hears('Application accepted.');
  await office.page.getByRole('cell').getByText('Accepted', { exact: true }).waitFor();
  const mail = await product.mail.mailTo(email);
  const [shared, own] = [linkIn(product, mail.text, '/?ref='), linkIn(product, mail.text, '/affiliate/')];

  const client = await visit(product, undefined, likeAPerson);
  await client.open(`/r${shared.slice(1)}`);
  expect(client.page.url()).toBe(product.url + shared);
  await link(client.page.getByRole('contentinfo'), 'Contact').click();
  await fill(client.page);
  await sendButton(client.page).click();
  await client.page.getByText(SENT).first().waitFor();
  await counted(product, 2);
  expect(await client.page.context().cookies()).toEqual([]);
  expect(await client.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    shared.slice('/?ref='.length),
  );
  await leaveQuietly(client);
  const won = await newest(employee);
  await done(employee, 'value', won, { value: 180_000 });
  await done(employee, 'stage', won, { stage: 'WON' });

  const plain = await visit(product, undefined, { ...likeAPerson, javaScriptEnabled: false });
  await plain.page.goto(`/contact${shared.slice(1)}`);
  await fill(plain.page);
  await field(plain.page, 'Email').fill('ravi@other.example');
  await field(plain.page, 'Message').fill('Something else.');
  await sendButton(plain.page).click();
  await plain.page.getByText(SENT).waitFor();
  await plain.leave();

  await chooseInMenu(office.page, 'Refresh');
  const cell = office.page
    .getByRole('cell')
    .filter({ hasText: 'Publisher' })
    .or(office.page.getByRole('cell').filter({ hasText: 'Advertiser' }));
  await expect
    .poll(() => cell.first().innerText())
    .toMatch(/Visits\s+1\s+Enquiries\s+2\s+Won\s+1\s+Value won\s+₹1,80,000/);
  await link(office.page, '2 enquiries, Neha Kulkarni').click();
  await office.page.getByText('2 found').waitFor();
  await button(office.page, 'Remove the filter By the link of an affiliate').waitFor();
  await office.open(`/contact-details/${won}`);
  await loaded(office.page);
  const part = office.page.getByRole('group', { name: 'Source', exact: true });
  await part.getByText('How they came').click();
  for (const fact of ['Affiliate', 'Neha Kulkarni', 'referral'])
    await part.getByText(fact, { exact: true }).first().waitFor();
  await leaveQuietly(office);

  for (const javaScriptEnabled of [true, false]) {
    const hits = await hitsOf(product, 'counted');
    const affiliate = await visit(product, undefined, { ...likeAPerson, javaScriptEnabled });
    await affiliate.page.goto(own);
    await heading(affiliate.page, 'Your referrals').waitFor();
    const total = affiliate.page.getByRole('row').filter({ hasText: 'In all' });
    expect(await total.getByRole('cell').allInnerTexts()).toEqual(['1', '2', '1', '₹1,80,000']);
    expect(await affiliate.page.getByRole('row').count()).toBe(14);
    expect(await affiliate.page.getByRole('textbox', { name: 'Your referral link' }).inputValue()).toBe(
      product.url + shared,
    );
    await affiliate.page.getByText('Nothing on this page is a bill').waitFor();
    expect(await affiliate.page.getByText('Asha Menon').count()).toBe(0);
    if (javaScriptEnabled) {
      expect(await violations(affiliate.page)).toEqual([]);
      await button(affiliate.page, 'Copy Link').click();
      await affiliate.hears('Link copied.');
    }
    await affiliate.leave();
    expect(await hitsOf(product, 'counted')).toBe(hits);
  }
});

test('staff take an affiliate from the decision to the end of the partnership', async ({ product, employee }) => {
  const { name, email } = await makeAffiliate(product.nobody, { name: 'Tom Whitfield' });
  const visitor = await visit(product, employee);
  const { page } = visitor;
  const rowOf = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await visitor.open(PATH);
  await rowOf.getByRole('img', { name: 'New' }).waitFor();
  await button(page, `Decline ${name}`).click();
  await button(page.getByRole('dialog'), 'Decline').click();
  await page.getByRole('dialog').getByText('Please write why').waitFor();
  await page.getByRole('dialog').getByLabel('Reason').fill('We have enough of these.');
  await button(page.getByRole('dialog'), 'Decline').click();
  await visitor.hears('Application declined.');
  await rowOf.getByText('Declined', { exact: true }).waitFor();
  await rowOf.getByText('We have enough of these.').waitFor();
  expect((await product.mail.mailTo(email)).text).toContain('We have enough of these.');

  await button(page, `Accept ${name}`).click();
  await button(page.getByRole('dialog'), 'Accept').click();
  await visitor.hears('Application accepted.');
  await button(page, `Links of ${name}`).click();
  expect(await page.getByRole('dialog').getByRole('textbox', { name: 'Referral link' }).inputValue()).toContain(
    '/?ref=',
  );
  await button(page.getByRole('dialog'), 'New private link').click();
  await visitor.hears('New private link made and mailed.');
  const link = await page.getByRole('dialog').getByRole('textbox', { name: 'Private link' }).inputValue();
  expect((await fetch(link)).status).toBe(200);
  expect(await violations(page)).toEqual([]);
  await button(page.getByRole('dialog'), 'Revoke').click();
  await visitor.hears('Private link revoked.');
  expect((await fetch(link)).status).toBe(404);
  await page.keyboard.press('Escape');

  await chooseFilter(page, 'State', 'Accepted');
  await expect.poll(() => new URL(page.url()).search).toBe('?state=accepted');
  await rowOf.waitFor();
  await button(page, `End with ${name}`).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Thank you for all of it.');
  await button(page.getByRole('dialog'), 'End').click();
  await visitor.hears('Partnership ended.');
  await chooseFilter(page, 'State', 'Ended');
  await rowOf.getByText('Thank you for all of it.').waitFor();
  await leaveQuietly(visitor);
});

test('the second of two concurrent decisions is refused with a sentence that names the first', async ({
  product,
  employee,
}) => {
  const { id, name } = await makeAffiliate(product.nobody, { name: 'Ira Sen' });
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open(PATH);
  await button(page, `Accept ${name}`).click();
  await employee.gql('mutation ($id: UUID!) { declineAffiliate(id: $id, reason: "No room.") { id } }', { id });
  await page.getByText('No room.').waitFor();
  await button(page.getByRole('dialog'), 'Accept').click();
  await visitor.hears('This application has been declined already.');
  await leaveQuietly(visitor);
});
