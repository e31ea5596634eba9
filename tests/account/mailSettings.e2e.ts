import { afterAll, beforeAll, expect, test } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { closeBrowser, visit } from '#tests/kit/browser/visitor.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

test('the mail about follow-ups is switched at once, and back when the server refuses', async () => {
  const person = await product.signedIn('Employee');
  const visitor = await visit(product, person);
  const { page } = visitor;
  await visitor.open('/account');
  const box = page.getByRole('checkbox', { name: 'Mail about follow-ups' });
  await expect.poll(() => box.isChecked()).toBe(true);
  const refusing = await meddle(page, 'SetFollowUpMail', 'refusing');
  await box.click();
  await refusing.asked;
  expect(await box.isChecked()).toBe(false);
  refusing.release();
  await visitor.hears('The server says no.');
  await expect.poll(() => box.isChecked()).toBe(true);
  await refusing.stop();

  await box.focus();
  await page.keyboard.press('Space');
  await visitor.hears('You get no mail about follow-ups.');
  expect(await box.isChecked()).toBe(false);
  expect((await person.gql('{ myMailSettings { followUps } }')).data.myMailSettings).toEqual({ followUps: false });
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
