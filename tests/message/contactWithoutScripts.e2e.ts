import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#server/message/table.ts';
import { closeBrowser, faultAt, visit } from '#tests/kit/browser/visitor.ts';
import { EMPTY, FAULTS, FILLED, field, fill, SENT, sendButton, values } from '#tests/kit/content/contact.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

const stored = () => product.services.db.select().from(messages);

test('without scripts the server answers the same form with its faults, then with the thanks', async () => {
  const { page, leave } = await visit(product, undefined, { javaScriptEnabled: false });
  await page.goto('/contact');
  await field(page, 'Name').fill('A');
  await field(page, 'Message').fill('Still <b>here</b> & "whole".');
  await sendButton(page).click();
  await page.getByRole('alert').getByText('Please fix the errors in the form.').waitFor();
  await page.waitForLoadState();
  for (const [name, fault] of Object.entries(FAULTS)) expect(await faultAt(field(page, name))).toBe(fault);
  expect(await values(page)).toEqual(['A', '', '', '', 'Still <b>here</b> & "whole".']);
  expect(await stored()).toEqual([]);

  await fill(page);
  await field(page, 'Contact Number').fill('98765');
  await sendButton(page).click();
  await page.getByText(FAULTS['Contact Number']).waitFor();
  await page.waitForLoadState();
  expect(await faultAt(field(page, 'Service'))).toBeNull();
  expect(await values(page)).toEqual(FILLED.with(2, '98765'));
  await field(page, 'Contact Number').fill('9876543210');
  await sendButton(page).click();
  await page.getByRole('status').getByText(SENT).waitFor();
  await page.waitForLoadState();
  expect(await values(page)).toEqual(EMPTY);
  expect(await stored()).toMatchObject([{ email: 'asha@client.example', contactNumber: '+919876543210' }]);
  await leave();
});
