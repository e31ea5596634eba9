import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { messages, newMessage } from '#server/clients/message/table.ts';
import { machineOf } from '#tests/kit/content/apiToken.ts';
import { dayOf, momentOf } from '#tests/kit/content/india.ts';
import { fillTable } from '#tests/kit/database/manyRows.ts';
import { planOf, queriesOf } from '#tests/kit/database/plans.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const MINUTE = 60_000;
const PIPELINE = `{ pipeline { stages { stage count value } medianFirstReply medianFirstReplyBefore
  wonPerMonth { month count value } } }`;

test.beforeAll(({ product }) => product.holdTime());
test.beforeEach(({ product }) => product.services.db.delete(messages));

type Row = Partial<typeof messages.$inferSelect>;
const insert = (product: Product, row: Row) => {
  const sent = {
    name: 'Ishaan',
    email: 'i@client.example',
    contactNumber: '+919876543210',
    service: 'Web Development',
  };
  const createdAt = row.createdAt ?? product.services.now();
  const made = { ...newMessage({ id: uuidv7(), ...sent, message: null, createdAt }), ...row };
  return product.services.db.insert(messages).values(made);
};
const pipeline = async (employee: Person, who = employee) => (await who.gql(PIPELINE)).data.pipeline;

/** Start of a month in India. @param ago months before the current one */
function monthAgo(product: Product, ago: number): { month: string; begin: Date } {
  const [year, month] = dayOf(product.services.now()).split('-').map(Number) as [number, number];
  const name = new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 7);
  return { month: name, begin: momentOf(`${name}-01`, '00:00') };
}
const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

describe('the stages', () => {
  test('each stage has count and value in order, without spam and never null', async ({ product, employee }) => {
    const nothing = ['NEW', 'IN_CONTACT', 'PROPOSAL', 'WON', 'LOST'].map((stage) => ({ stage, count: 0, value: 0 }));
    expect((await pipeline(employee)).stages).toEqual(nothing);
    await insert(product, {});
    await insert(product, { stage: 'PROPOSAL', value: 2_000_000_000 });
    await insert(product, { stage: 'PROPOSAL', value: 2_000_000_000 });
    await insert(product, { stage: 'PROPOSAL' });
    await insert(product, { stage: 'PROPOSAL', value: 5, isSpam: true });
    const counted: Record<string, object> = { NEW: { count: 1 }, PROPOSAL: { count: 3, value: 4_000_000_000 } };
    expect((await pipeline(employee)).stages).toEqual(nothing.map((one) => ({ ...one, ...counted[one.stage] })));
  });

  test('the stages are counted with an index only', async ({ product, employee }) => {
    await fillTable(product, 'messages', 3000);
    await product.services.db.execute(sql`vacuum analyze messages`);
    const [query] = await queriesOf(product, () => employee.gql('{ pipeline { stages { count value } } }'));
    const plan = await planOf(product, query as never);
    expect(plan.map((node) => [node['Node Type'], node['Index Name']])).toContainEqual([
      'Index Only Scan',
      'messages_owner_idx',
    ]);
  });
});

describe('the median time to the first reply', () => {
  const answered = (product: Product, createdAt: Date, minutes: number, row: Row = {}) =>
    insert(product, { createdAt, firstReplyAt: later(createdAt, minutes * MINUTE), ...row });

  test('the median covers the answered messages of the month, without spam', async ({ product, employee }) => {
    expect(await pipeline(employee)).toMatchObject({ medianFirstReply: null, medianFirstReplyBefore: null });
    const { begin } = monthAgo(product, 0);
    for (const minutes of [10, 32, 600]) await answered(product, begin, minutes);
    await answered(product, begin, 1, { isSpam: true });
    await insert(product, { createdAt: begin });
    expect(await pipeline(employee)).toMatchObject({ medianFirstReply: 32, medianFirstReplyBefore: null });
    await answered(product, begin, 1);
    expect((await pipeline(employee)).medianFirstReply).toBe(21);
  });

  test('the median is 0 where the clock went back between message and reply', async ({ product, employee }) => {
    await answered(product, monthAgo(product, 0).begin, -5);
    expect(await pipeline(employee)).toMatchObject({ medianFirstReply: 0 });
  });

  test('months are separated at midnight in India', async ({ product, employee }) => {
    const [now, before] = [monthAgo(product, 0).begin, monthAgo(product, 1).begin];
    await answered(product, now, 5);
    await answered(product, later(now, -1), 7);
    expect(await pipeline(employee)).toMatchObject({ medianFirstReply: 5, medianFirstReplyBefore: 7 });
    await answered(product, before, 9);
    await answered(product, later(before, -1), 1000);
    expect(await pipeline(employee)).toMatchObject({ medianFirstReply: 5, medianFirstReplyBefore: 8 });
  });
});

describe('won messages', () => {
  test('a won message counts in the month in which it came into the stage, for twelve months', async ({
    product,
    employee,
  }) => {
    const months = Array.from({ length: 12 }, (_, index) => monthAgo(product, 11 - index));
    const [oldest, newest] = [months[0], months[11]].map((one) => one?.begin as Date) as [Date, Date];
    const won = (stageChangedAt: Date, row: Row = {}) => insert(product, { stage: 'WON', stageChangedAt, ...row });
    await won(oldest, { value: 100 });
    await won(later(oldest, -1), { value: 1000 });
    await won(later(newest, -1), { value: 180_000 });
    await won(newest);
    await won(newest, { value: 7 });
    await won(newest, { value: 9, isSpam: true });
    await insert(product, { stage: 'LOST', stageChangedAt: newest, value: 9 });
    const figures: Record<number, object> = {
      0: { count: 1, value: 100 },
      10: { count: 1, value: 180_000 },
      11: { count: 2, value: 7 },
    };
    expect((await pipeline(employee)).wonPerMonth).toEqual(
      months.map(({ month }, index) => ({ month, count: 0, value: 0, ...figures[index] })),
    );
  });
});

test('each figure is one statement and runs only when requested', async ({ product, employee }) => {
  const statements = async (fields: string) =>
    (await queriesOf(product, () => employee.gql(`{ pipeline { ${fields} } }`))).length;
  expect(await statements('stages { count }')).toBe(1);
  expect(await statements('medianFirstReply medianFirstReplyBefore')).toBe(1);
  expect(await statements('wonPerMonth { count }')).toBe(1);
});

test('only staff and their tokens can read the pipeline', async ({ product, employee }) => {
  const admin = await product.signedIn('admin');
  for (const who of [admin, await machineOf(admin, 'STAFF')])
    expect((await pipeline(employee, who)).stages).toHaveLength(5);
  expect((await product.nobody.gql(PIPELINE)).code).toBe('UNAUTHENTICATED');
  expect((await (await machineOf(admin, 'PUBLISHED')).gql(PIPELINE)).code).toBe('FORBIDDEN');
});
