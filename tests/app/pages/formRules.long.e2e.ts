import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { handsOver } from '#tests/kit/browser/meddle.ts';
import { button, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { EMPTY, FILLED, field, fill, SENT, sendButton, values } from '#tests/kit/content/contact.ts';
import { emptyInbox } from '#tests/kit/content/message.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

/** The scripts with the rules of the form. The bundler chooses their names. */
const rules = globSync('dist/client/assets/*.js')
  .filter((file) => readFileSync(file, 'utf8').includes('Name must be at least 2 characters'))
  .map((file) => basename(file));
const hasRules = ({ pathname }: { pathname: string }) => rules.includes(basename(pathname));

async function contact(product: Product): Promise<Visitor> {
  await emptyInbox(product);
  const visitor = await visit(product);
  await visitor.open('/contact');
  await visitor.page.waitForLoadState('networkidle');
  return visitor;
}
const stored = (product: Product) => product.services.db.select().from(messages);

test('a form is sent once with validation rules that load on focus', async ({ product }) => {
  const visitor = await contact(product);
  const { page } = visitor;
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  expect(rules).not.toEqual([]);
  expect((await loaded()).filter((pathname) => hasRules({ pathname }))).toEqual([]);
  const gate = Promise.withResolvers<void>();
  await page.route(hasRules, async (route) => {
    await gate.promise;
    await route.fallback();
  });
  await handsOver(page);
  const request = page.waitForRequest((one) => hasRules(new URL(one.url())));
  await field(page, 'Message').focus();
  await request;
  await fill(page);
  await sendButton(page).click();
  await button(page, 'Sending...').waitFor();
  expect(await values(page)).toEqual(FILLED);
  expect(visitor.operations).toEqual([]);
  gate.resolve();
  await visitor.hears(SENT);
  await sendButton(page).waitFor();
  expect(await values(page)).toEqual(EMPTY);
  expect(visitor.operations).toEqual(['SendMessage']);
  expect(await stored(product)).toHaveLength(1);
  await visitor.leave();
});

test('a form whose rules cannot be loaded keeps its values', async ({ product }) => {
  const visitor = await contact(product);
  const { page } = visitor;
  await page.route(hasRules, (route) => route.abort());
  await handsOver(page);
  await fill(page);
  await sendButton(page).click();
  await visitor.hears('Failed to send message. Please try again later.');
  await sendButton(page).waitFor();
  expect(await values(page)).toEqual(FILLED);
  expect(visitor.operations).toEqual([]);
  expect(await stored(product)).toEqual([]);
  await visitor.leave();
});
