import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { personalDataStrings } from '#schema/personalData.ts';
import { retentionStrings } from '#schema/retention.ts';
import { messages } from '#server/clients/message/table.ts';
import { retentionRules } from '#server/office/privacy/retention/table.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { at, button, heading, link, visit } from '#tests/kit/browser/visitor.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { countsOf } from '#tests/kit/content/personalData.ts';
import { test } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';

const name = 'Zubin Mistry';
const email = 'zubin@held.example';

async function saved(page: Page, label: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, label).click()]);
  return { file: download.suggestedFilename(), content: await readFile(await download.path(), 'utf8') };
}

test('an admin finds a person by number, adds the address found, exports the data and erases it', async ({
  product,
}) => {
  const admin = await product.signedIn('admin');
  await makeMessage(product, { name, email, contactNumber: '9811198111', message: 'About our shop.' });
  await makeMessage(product, { name, email, contactNumber: '9811198112' });
  const visitor = await visit(product, admin);
  const { page } = visitor;
  await visitor.open(paths.dashboard);
  await link(page, 'People').click();
  await link(page, "A person's data").click();
  await heading(page, "A Person's Data").waitFor();
  const field = page.getByLabel('E-mail address or phone number');
  await field.fill('zubin');
  await button(page, 'Find').click();
  await page.getByText('Please enter an e-mail address or a phone number').waitFor();
  await field.fill('98111 98111');
  await page.keyboard.press('Enter');
  const enquiries = page.getByRole('region', { name: 'Enquiries', exact: true });
  await enquiries.getByText('About our shop.').waitFor();
  expect(await enquiries.getByRole('listitem').count()).toBe(1);
  await button(page, `Add ${email}`).click();
  await expect.poll(() => enquiries.getByRole('listitem').count()).toBe(2);
  expect(at(page)).toBe(paths.personalData);

  const json = await saved(page, 'Download as JSON');
  expect(json.file).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(json.content).records[0].rows).toHaveLength(2);
  expect((await saved(page, 'Download as a Page')).content).toContain('About our shop.');

  await button(page, 'Erase').click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('9811198112');
  await button(page, 'Erase for Good').click();
  await dialog.getByText(personalDataStrings.unconfirmed).waitFor();
  await dialog.getByRole('textbox').fill('+91 98111 98111');
  await button(page, 'Erase for Good').click();
  await visitor.hears(personalDataStrings.erased);
  await page.getByText('What was left of it on the disk was cleared.', { exact: false }).waitFor();
  expect(await countsOf(admin, email, '9811198111')).toEqual({});
  await field.fill(email);
  await button(page, 'Find').click();
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('a search shows the reason why data of staff stays, or a retry after a failure', async ({ product }) => {
  const admin = await product.signedIn('admin');
  const visitor = await visit(product, admin);
  const { page } = visitor;
  await visitor.open(paths.personalData);
  const field = page.getByLabel('E-mail address or phone number');
  await field.fill(admin.email);
  await button(page, 'Find').click();
  await page.getByText(personalDataStrings.isStaff).waitFor();
  expect(await button(page, 'Erase').count()).toBe(0);
  await button(page, `Do not look for ${admin.email}`).click();
  const failing = await meddle(page, 'PersonalData', 'refusing');
  await field.fill('nobody@held.example');
  await button(page, 'Find').click();
  await failing.asked;
  failing.release();
  await page.getByRole('alert').getByText('The server says no.').waitFor();
  await failing.stop();
  await button(page, 'Try Again').click();
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
  await visitor.leave();
});

test('retention days are previewed, saved and removed unless they are too few', async ({ product }) => {
  const admin = await product.signedIn('admin');
  const { id } = await makeMessage(product);
  const at = new Date(product.services.now().getTime() - 100 * 24 * 3600 * 1000);
  const old = { createdAt: at, stageChangedAt: at, stage: 'LOST' } as const;
  await product.services.db.update(messages).set(old).where(eq(messages.id, id));
  const visitor = await visit(product, admin);
  const { page } = visitor;
  await visitor.open(paths.personalData);
  const field = page.getByLabel('Enquiries: Lost, days');
  await field.fill('3');
  await button(page, 'Save Retention').click();
  await page.getByText(retentionStrings.badDays).waitFor();
  await field.fill('90');
  await button(page, 'Show What Would Go').click();
  await page.getByText(/By 90 days 1 would go now, the oldest of /).waitFor();
  await button(page, 'Save Retention').click();
  await visitor.hears(retentionStrings.saved);
  await visitor.open(paths.personalData);
  await expect.poll(() => field.inputValue()).toBe('90');
  await field.fill('');
  await button(page, 'Save Retention').click();
  await visitor.hears(retentionStrings.saved);
  expect(await product.services.db.select().from(retentionRules)).toEqual([]);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
