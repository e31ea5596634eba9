import type { Page } from 'playwright-core';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { services } from '#schema/message.ts';
import { messages, replies } from '#server/clients/message/table.ts';
import { savedViews } from '#server/office/savedView/table.ts';
import { goingOn, goTo } from '#tests/kit/browser/goingOn.ts';
import { type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { dayOf } from '#tests/kit/content/india.ts';
import { emptyInbox } from '#tests/kit/content/message.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

let ravi: string;
export let visitor: Visitor;
export let page: Page;

const DAY_MS = 24 * 3600 * 1000;
export const dayFromNow = (product: Product, days: number) =>
  dayOf(new Date(product.services.now().getTime() + days * DAY_MS));
const rowOf = (
  product: Product,
  name: string,
  hoursAgo: number,
  fields: Partial<typeof messages.$inferInsert> = {},
) => ({
  id: uuidv7(),
  name,
  email: `${name.toLowerCase()}@client.example`,
  contactNumber: '+919876543210',
  service: services[3],
  createdAt: new Date(product.services.now().getTime() - hoursAgo * 3_600_000),
  ...fields,
});

/** Four messages that differ in every filter. @returns their ids in list order */
async function fill(product: Product, employee: Person): Promise<string[]> {
  await emptyInbox(product);
  await product.services.db.delete(savedViews);
  const asha = rowOf(product, 'Asha', 4, {
    ownerId: employee.id as string,
    followUpDay: dayFromNow(product, -1),
    value: 180_000,
  });
  const bela = rowOf(product, 'Bela', 3, {
    ownerId: ravi,
    stage: 'PROPOSAL',
    service: services[0],
    lastAnswerAt: new Date(),
  });
  const chand = rowOf(product, 'Chand', 2, { stage: 'WON', followUpDay: dayFromNow(product, -3) });
  const dev = rowOf(product, 'Dev', 1, {
    ownerId: employee.id as string,
    stage: 'IN_CONTACT',
    followUpDay: dayFromNow(product, 0),
  });
  await product.services.db.insert(messages).values([asha, bela, chand, dev]);
  const replyDate = new Date(product.services.now().getTime() - 60_000);
  await product.services.db.insert(replies).values({ id: uuidv7(), messageId: bela.id, replyText: 'Yes', replyDate });
  return [asha, bela, chand, dev].map(({ id }) => id);
}

export const status = (said: string) =>
  page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${said}$`) })
    .waitFor();
export const asked = () => new URL(page.url()).searchParams.toString();

export function prepareInbox(): void {
  const goOn = goingOn(async (product: Product, employee: Person) => {
    const begun = await visit(product, employee);
    await begun.open('/dashboard');
    return begun;
  });
  test.beforeAll(async ({ product }) => {
    ravi = (await product.user({ name: 'Ravi Iyer' })).id;
  });
  test.beforeEach(async ({ product, employee }) => {
    const ids = await fill(product, employee);
    visitor = await goOn(product, employee);
    ({ page } = visitor);
    await goTo(visitor);
    await goTo(visitor, '/contact-query');
    await status('4 messages');
    // The previous test used the same names, so the cached list may show them until the refetch.
    const listed = () =>
      page.locator('[data-row]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')));
    await expect.poll(listed).toEqual(ids);
  });
}
