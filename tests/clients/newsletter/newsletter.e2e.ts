import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { button, dialog, heading, leaveQuietly, visit } from '#tests/kit/browser/visitor.ts';
import {
  forgetReaders,
  insertReader,
  newsletterOperations,
  newsletterTokenIn,
  publishedPost,
  switchOn,
} from '#tests/kit/content/newsletter.ts';
import { test } from '#tests/kit/test.ts';

const form = (page: Page) => page.getByRole('dialog');

test.beforeEach(({ product }) => forgetReaders(product));

test.for([true, false])(
  'a visitor signs up in the footer, confirms and leaves (with scripts: %s)',
  async (javaScriptEnabled, { product, admin }) => {
    await switchOn(admin, { inFooter: true, interests: ['Search', 'Social'] });
    const email = `footer-${javaScriptEnabled}@readers.example`;
    const visitor = await visit(product, undefined, { javaScriptEnabled });
    const { page } = visitor;
    await page.goto('/about');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('What about').selectOption('Social');
    await button(page, 'Subscribe').click();
    await page.getByText('Please look into your mailbox').waitFor();
    expect(new URL(page.url()).pathname).toBe('/newsletter');

    const token = newsletterTokenIn(await product.mail.mailTo(email));
    await page.goto(`/newsletter/${token}`);
    await heading(page, 'Subscribe to the newsletter').waitFor();
    await button(page, 'Confirm').click();
    await page.getByText('You get the newsletter from now on.').waitFor();
    await page.goto(`/newsletter/${token}`);
    await button(page, 'Leave').click();
    await page.getByText('You have left the newsletter. No further mail comes.').waitFor();
    const { data } = await admin.gql(newsletterOperations.subscribers, { search: email });
    expect(data.newsletterSubscribers.nodes).toMatchObject([{ state: 'LEFT', interests: ['Social'] }]);
    if (javaScriptEnabled) await leaveQuietly(visitor);
  },
);

test('a form with a wrong address keeps the address beside the fault', async ({ product, admin }) => {
  await switchOn(admin);
  const { page } = await visit(product);
  await page.goto('/newsletter');
  await page.getByLabel('Email address').fill('nobody');
  await button(page, 'Subscribe').click();
  await page.getByText('Please enter a valid email address.').waitFor();
  expect(await page.getByLabel('Email address').inputValue()).toBe('nobody');
});

test('a new site has no sign-up for the newsletter', async ({ product, admin }) => {
  await admin.gql('mutation { saveSite(input: { newsletter: null }) { id } }');
  for (const path of ['/', '/about', '/blogs'])
    expect(await (await fetch(product.url + path)).text()).not.toMatch(/newsletter"/i);
  expect((await fetch(`${product.url}/newsletter`)).status).toBe(404);
});

test('an employee sends a post to the readers after a test to themselves', async ({ product, admin, employee }) => {
  await switchOn(admin);
  const { email } = await insertReader(product);
  await publishedPost(admin, { title: 'News of June' });
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open('/admin/newsletter?view=issues');
  await page.getByText('Nothing sent yet').waitFor();
  await button(page, 'Send a Post').click();
  await form(page).getByLabel('Post').selectOption({ label: 'News of June' });
  await button(form(page), 'Test to Me').click();
  await visitor.hears('A test mail is on its way to you.');
  expect((await product.mail.mailTo(employee.email)).subject).toBe('Test: News of June');
  await button(form(page), 'Send to 1 Reader').click();
  await page.getByRole('row').filter({ hasText: 'News of June' }).getByText('1 sent').waitFor();
  expect((await product.mail.mailTo(email)).subject).toBe('News of June');
  await leaveQuietly(visitor);
});

test('an employee imports and deletes subscribers', async ({ product, admin, employee }) => {
  await switchOn(admin);
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open('/admin/newsletter');
  await page.getByText('No subscribers yet').waitFor();
  await button(page, 'Import').click();
  const buffer = Buffer.from('Email\nasha@readers.example\nravi@readers.example\nnobody');
  await form(page).getByLabel('File').setInputFiles({ name: 'readers.csv', mimeType: 'text/csv', buffer });
  await form(page).getByLabel('How have they agreed?').fill('They ticked a box.');
  await button(form(page), 'Import').click();
  await visitor.hears('2 addresses added. 1 without a valid address.');
  await button(page, 'Delete asha@readers.example').click();
  await button(dialog(page), 'Delete').click();
  await page.getByRole('rowheader', { name: 'asha@readers.example' }).waitFor({ state: 'hidden' });
  expect(await page.getByRole('rowheader').allInnerTexts()).toEqual(['ravi@readers.example']);
  await leaveQuietly(visitor);
});

test('only an admin switches the newsletter on', async ({ product, admin, employee }) => {
  await admin.gql('mutation { saveSite(input: { newsletter: null }) { id } }');
  const visitor = await visit(product, admin);
  const { page } = visitor;
  await visitor.open('/admin/newsletter?view=issues');
  await button(page, 'Settings').click();
  await form(page).getByLabel('Visitors can subscribe').check();
  await form(page).getByLabel('Interests').fill('Search\nSocial\n');
  await form(page).getByLabel('Mails in a minute').fill('0');
  await button(form(page), 'Save').click();
  await form(page).getByText('Please give a whole number of mails from 1 to 6000.').waitFor();
  await form(page).getByLabel('Mails in a minute').fill('600');
  await button(form(page), 'Save').click();
  await form(page).waitFor({ state: 'hidden' });
  const { data } = await admin.gql('{ site { newsletter { isOn inFooter interests perMinute } } }');
  expect(data.site.newsletter).toEqual({
    isOn: true,
    inFooter: false,
    interests: ['Search', 'Social'],
    perMinute: 600,
  });
  await leaveQuietly(visitor);
  const other = await visit(product, employee);
  await other.open('/admin/newsletter?view=issues');
  await button(other.page, 'Send a Post').waitFor();
  expect(await button(other.page, 'Settings').count()).toBe(0);
});
