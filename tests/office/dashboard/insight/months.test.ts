import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { foldMonths } from '#server/office/dashboard/insight/months.ts';
import { visitMonths } from '#server/office/dashboard/insight/table.ts';
import { visitFigures } from '#server/platform/visit/table.ts';
import { dayOf, momentOf } from '#tests/kit/content/india.ts';
import { insertVisits, readReport } from '#tests/kit/content/insight.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.beforeEach(async ({ product }) => {
  for (const table of [visitFigures, visitMonths]) await product.services.db.delete(table);
});

const FOLDED = '2025-02-01';
async function countMonths(product: Product): Promise<void> {
  for (const [on, count] of [
    ['2025-01-31', 1],
    ['2025-02-01', 2],
    ['2025-02-28', 4],
    ['2025-03-01', 8],
    ['2025-03-31', 16],
  ] as const)
    await insertVisits(product, on, { total: { '': [count, count] }, source: { google: [count, 2 * count] } });
}
const visitorsIn = async (employee: Person, from: string, to: string) =>
  (await readReport(employee, 'sources { rows { visitors views } }', { from, to })).sources.rows;

test('reports are equal before and after completed months are aggregated', async ({ product, employee }) => {
  await countMonths(product);
  const periods = [
    ['2025-01-01', '2025-03-31'],
    ['2025-02-01', '2025-02-28'],
    ['2025-02-01', '2025-03-30'],
    ['2025-01-31', '2025-03-01'],
    ['2025-02-02', '2025-02-28'],
  ] as const;
  const read = () => Promise.all(periods.map(([from, to]) => visitorsIn(employee, from, to)));
  const before = await read();
  expect(before.map(([row]) => row.visitors)).toEqual([31, 6, 14, 15, 4]);
  await Promise.all([foldMonths(product.services), foldMonths(product.services)]);
  await foldMonths(product.services);
  const rows = await product.services.db.select().from(visitMonths);
  expect(rows.filter(({ month }) => month === FOLDED)).toEqual([
    { dimension: 'source', month: FOLDED, through: '2025-02-28', name: 'google', visitors: 6, views: 12 },
    { dimension: 'total', month: FOLDED, through: '2025-02-28', name: '', visitors: 6, views: 6 },
  ]);
  expect(rows).toHaveLength(6);
  expect(await read()).toEqual(before);
  // Without the daily rows the report must read the aggregates.
  await product.services.db.delete(visitFigures).where(eq(visitFigures.dimension, 'source'));
  expect(await visitorsIn(employee, '2025-01-31', '2025-03-01')).toMatchObject([{ visitors: 6 }]);
});

test('the current month is aggregated up to the last complete day', async ({ product, employee }) => {
  for (const on of ['2025-02-03', '2025-02-04', '2025-02-05'])
    await insertVisits(product, on, { total: { '': [1, 1] }, source: { [on]: [1, 1], google: [2, 2] } });
  const through = async (today: string) => {
    await foldMonths({ ...product.services, now: () => momentOf(today, '12:00') });
    const rows = await product.services.db.select().from(visitMonths).where(eq(visitMonths.dimension, 'source'));
    return rows.map((row) => [row.through, row.name, row.visitors]).sort();
  };
  expect(await through('2025-02-06')).toEqual([
    ['2025-02-04', '2025-02-03', 1],
    ['2025-02-04', '2025-02-04', 1],
    ['2025-02-04', 'google', 4],
  ]);
  // The partial days at the ends are excluded, because their names are deleted by then.
  expect(await visitorsIn(employee, '2025-02-02', '2025-02-03')).toEqual([
    { visitors: 2, views: 2 },
    { visitors: 1, views: 1 },
  ]);
  expect(
    (await visitorsIn(employee, '2025-02-01', '2025-02-28')).map(({ visitors }: { visitors: number }) => visitors),
  ).toEqual([6, 1, 1, 1]);
  expect((await through('2025-02-28'))[0]).toEqual(['2025-02-26', '2025-02-03', 1]);
  expect((await through('2025-04-28'))[0]).toEqual(['2025-02-28', '2025-02-03', 1]);
  expect(await visitorsIn(employee, '2025-02-02', '2025-02-03')).toHaveLength(2);
  expect(
    (await visitorsIn(employee, '2025-02-05', '2025-02-28')).map(({ visitors }: { visitors: number }) => visitors),
  ).toEqual([2, 1]);
});

test('a month is not aggregated up to a day whose counts may still arrive', async ({ product }) => {
  const today = dayOf(product.services.now());
  await insertVisits(product, '2025-02-28', { total: { '': [1, 1] } });
  await insertVisits(product, today, { total: { '': [1, 1] } });
  const at = (moment: Date) => foldMonths({ ...product.services, now: () => moment });
  await at(momentOf('2025-03-01', '23:59'));
  expect(await product.services.db.$count(visitMonths)).toBe(0);
  await at(momentOf('2025-03-02', '00:00'));
  expect(await product.services.db.$count(visitMonths)).toBe(1);
  await foldMonths(product.services);
  expect(await product.services.db.$count(visitMonths)).toBe(1);
});
