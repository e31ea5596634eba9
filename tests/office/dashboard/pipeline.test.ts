import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayOf, momentOf } from '#schema/officeTime.ts';
import { messages, newMessage } from '#server/clients/message/table.ts';
import { machineOf } from '#tests/kit/content/apiToken.ts';
import { fillTable } from '#tests/kit/database/manyRows.ts';
import { planOf, queriesOf } from '#tests/kit/database/plans.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const MINUTE = 60_000;
const PIPELINE = `{ pipeline { stages { stage count value } medianFirstReply medianFirstReplyBefore
  wonPerMonth { month count value } } }`;

let product: Product;
let employee: Person;
beforeAll(async () => {
  product = await startProduct();
  product.holdTime();
  employee = await product.signedIn('Employee');
});
beforeEach(() => product.services.db.delete(messages));
afterAll(() => product.stop());

type Row = Partial<typeof messages.$inferSelect>;
const insert = (row: Row) => {
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
const pipeline = async (who = employee) => (await who.gql(PIPELINE)).data.pipeline;

/** Start of a month in India. @param ago months before the current one */
function monthAgo(ago: number): { month: string; begin: Date } {
  const [year, month] = dayOf(product.services.now()).split('-').map(Number) as [number, number];
  const name = new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 7);
  return { month: name, begin: momentOf(`${name}-01`, '00:00') };
}
const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

describe('the stages', () => {
  test('each stage has count and value in order, without spam and never null', async () => {
    const nothing = ['NEW', 'IN_CONTACT', 'PROPOSAL', 'WON', 'LOST'].map((stage) => ({ stage, count: 0, value: 0 }));
    expect((await pipeline()).stages).toEqual(nothing);
    await insert({});
    await insert({ stage: 'PROPOSAL', value: 2_000_000_000 });
    await insert({ stage: 'PROPOSAL', value: 2_000_000_000 });
    await insert({ stage: 'PROPOSAL' });
    await insert({ stage: 'PROPOSAL', value: 5, isSpam: true });
    const counted: Record<string, object> = { NEW: { count: 1 }, PROPOSAL: { count: 3, value: 4_000_000_000 } };
    expect((await pipeline()).stages).toEqual(nothing.map((one) => ({ ...one, ...counted[one.stage] })));
  });

  test('the stages are counted with an index only', async () => {
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
  const answered = (createdAt: Date, minutes: number, row: Row = {}) =>
    insert({ createdAt, firstReplyAt: later(createdAt, minutes * MINUTE), ...row });

  test('the median covers the answered messages of the month, without spam', async () => {
    expect(await pipeline()).toMatchObject({ medianFirstReply: null, medianFirstReplyBefore: null });
    const { begin } = monthAgo(0);
    for (const minutes of [10, 32, 600]) await answered(begin, minutes);
    await answered(begin, 1, { isSpam: true });
    await insert({ createdAt: begin });
    expect(await pipeline()).toMatchObject({ medianFirstReply: 32, medianFirstReplyBefore: null });
    await answered(begin, 1);
    expect((await pipeline()).medianFirstReply).toBe(21);
  });

  test('the median is 0 where the clock went back between message and reply', async () => {
    await answered(monthAgo(0).begin, -5);
    expect(await pipeline()).toMatchObject({ medianFirstReply: 0 });
  });

  test('months are separated at midnight in India', async () => {
    const [now, before] = [monthAgo(0).begin, monthAgo(1).begin];
    await answered(now, 5);
    await answered(later(now, -1), 7);
    expect(await pipeline()).toMatchObject({ medianFirstReply: 5, medianFirstReplyBefore: 7 });
    await answered(before, 9);
    await answered(later(before, -1), 1000);
    expect(await pipeline()).toMatchObject({ medianFirstReply: 5, medianFirstReplyBefore: 8 });
  });
});

describe('won messages', () => {
  test('a won message counts in the month in which it came into the stage, for twelve months', async () => {
    const months = Array.from({ length: 12 }, (_, index) => monthAgo(11 - index));
    const [oldest, newest] = [months[0], months[11]].map((one) => one?.begin as Date) as [Date, Date];
    const won = (stageChangedAt: Date, row: Row = {}) => insert({ stage: 'WON', stageChangedAt, ...row });
    await won(oldest, { value: 100 });
    await won(later(oldest, -1), { value: 1000 });
    await won(later(newest, -1), { value: 180_000 });
    await won(newest);
    await won(newest, { value: 7 });
    await won(newest, { value: 9, isSpam: true });
    await insert({ stage: 'LOST', stageChangedAt: newest, value: 9 });
    const figures: Record<number, object> = {
      0: { count: 1, value: 100 },
      10: { count: 1, value: 180_000 },
      11: { count: 2, value: 7 },
    };
    expect((await pipeline()).wonPerMonth).toEqual(
      months.map(({ month }, index) => ({ month, count: 0, value: 0, ...figures[index] })),
    );
  });
});

test('each figure is one statement and runs only when requested', async () => {
  const statements = async (fields: string) =>
    (await queriesOf(product, () => employee.gql(`{ pipeline { ${fields} } }`))).length;
  expect(await statements('stages { count }')).toBe(1);
  expect(await statements('medianFirstReply medianFirstReplyBefore')).toBe(1);
  expect(await statements('wonPerMonth { count }')).toBe(1);
});

test('only staff and their tokens can read the pipeline', async () => {
  const admin = await product.signedIn('admin');
  for (const who of [admin, await machineOf(admin, 'STAFF')]) expect((await pipeline(who)).stages).toHaveLength(5);
  expect((await product.nobody.gql(PIPELINE)).code).toBe('UNAUTHENTICATED');
  expect((await (await machineOf(admin, 'PUBLISHED')).gql(PIPELINE)).code).toBe('FORBIDDEN');
});
