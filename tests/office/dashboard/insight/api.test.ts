import { describe, expect } from 'vitest';
import { dayAfter } from '#schema/period.ts';
import { messages } from '#server/clients/message/table.ts';
import { visitMonths } from '#server/office/dashboard/insight/table.ts';
import { readTotals } from '#server/office/dashboard/insight/totals.ts';
import { visitFigures, visitSalts, visits } from '#server/platform/visit/table.ts';
import { machineOf } from '#tests/kit/content/apiToken.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { momentOf } from '#tests/kit/content/india.ts';
import { daysAgo, insertEnquiry, insertVisits, wonOn } from '#tests/kit/content/insight.ts';
import { counted, hitsOf, sendHit } from '#tests/kit/content/visit.ts';
import { queriesOf } from '#tests/kit/database/plans.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';
import { day, report, TABLE } from './reporting.ts';

const FIGURES = '{ from to visitors views enquiries won value }';

const test = base.extend('settings', { scope: 'file' }, { TRUST_PROXY: '127.0.0.1' });

test.beforeAll(({ product }) => product.holdTime());

test.beforeEach(async ({ product }) => {
  for (const table of [visits, visitFigures, visitSalts, visitMonths, messages])
    await product.services.db.delete(table);
});

const total = (product: Product, ago: number, visitors: number, views: number) =>
  insertVisits(product, day(product, ago), { total: { '': [visitors, views] } });

describe('the totals', () => {
  test('the totals equal what was counted and sent', async ({ product, employee }) => {
    const before = await hitsOf(product, 'counted');
    for (const [address, path] of [
      ['198.51.100.7', '/'],
      ['198.51.100.7', '/about'],
      ['198.51.100.8', '/contact'],
    ])
      await sendHit(
        product,
        { path, campaign: { utm_source: 'newsletter', utm_campaign: 'Diwali' } },
        { 'x-forwarded-for': address as string },
      );
    await counted(product, before + 3);
    const sent = await product.nobody.gql(
      'mutation { sendMessage(input: { name: "Asha", email: "a@b.example", contactNumber: "9876543210", service: "Web Development" }) { id } }',
    );
    await employee.gql(
      'mutation ($id: UUID!) { setMessageStage(id: $id, stage: WON) { id } setMessageValue(id: $id, value: 180000) { id } }',
      {
        id: (await employee.gql('{ messages { nodes { id } } }')).data.messages.nodes[0].id,
      },
    );
    expect(sent.errors).toBeUndefined();
    const today = day(product, 0);
    expect(await report(employee, `totals ${FIGURES} campaigns ${TABLE}`, { days: 1 })).toEqual({
      totals: { from: today, to: today, visitors: 2, views: 3, enquiries: 1, won: 1, value: 180_000 },
      campaigns: {
        rows: [{ name: 'diwali', title: null, visitors: 2, views: 3, enquiries: 0, won: 0, value: 0 }],
        count: 1,
      },
    });
  });

  test('the totals include the first and last day of the period and exclude the days beside them', async ({
    product,
    employee,
  }) => {
    for (const [ago, visitors] of [
      [10, 1],
      [9, 10],
      [3, 100],
      [2, 1000],
    ] as const)
      await total(product, ago, visitors, visitors * 2);
    const [from, to] = [day(product, 9), day(product, 3)];
    const inside = { from, to };
    const edges = [momentOf(from, '00:00'), new Date(momentOf(dayAfter(to, 1), '00:00').getTime() - 1)];
    const outside = [new Date(momentOf(from, '00:00').getTime() - 1), momentOf(dayAfter(to, 1), '00:00')];
    for (const at of [...edges, ...outside]) await insertEnquiry(product, '', { createdAt: at });
    for (const at of [...edges, ...outside])
      await insertEnquiry(product, day(product, 40), { stage: 'WON', stageChangedAt: at, value: 2_000_000_000 });
    await insertEnquiry(product, from, { isSpam: true, ...wonOn(from, 5) });
    await insertEnquiry(product, day(product, 40), { stage: 'LOST', stageChangedAt: edges[0] as Date });
    const expected = { visitors: 110, views: 220, enquiries: 2, won: 2, value: 4_000_000_000 };
    const { totals, before } = await report(employee, `totals ${FIGURES} before ${FIGURES}`, inside);
    expect(totals).toEqual({ ...inside, ...expected });
    // The previous period has as many days.
    expect(before).toEqual({
      from: day(product, 16),
      to: day(product, 10),
      visitors: 1,
      views: 2,
      enquiries: 1,
      won: 1,
      value: 2_000_000_000,
    });
    expect(await readTotals({ ...product.services, site: await product.services.readSite() }, inside)).toEqual({
      ...inside,
      ...expected,
    });
  });

  test('visits are null when they were not counted and zero when nobody came', async ({ product, employee }) => {
    const visitors = async (filter: object) =>
      (await report(employee, 'totals { visitors views } countedSince', filter)) as object;
    expect(await visitors({ days: 7 })).toEqual({ totals: { visitors: 0, views: 0 }, countedSince: null });
    expect(await visitors({ from: day(product, 8), to: day(product, 1) })).toEqual({
      totals: { visitors: null, views: null },
      countedSince: null,
    });
    await total(product, 5, 3, 4);
    expect(await visitors({ from: day(product, 8), to: day(product, 6) })).toMatchObject({
      totals: { visitors: null },
      countedSince: day(product, 5),
    });
    expect(await visitors({ from: day(product, 8), to: day(product, 5) })).toMatchObject({
      totals: { visitors: 3, views: 4 },
    });
    expect(await visitors({ from: day(product, 4), to: day(product, 1) })).toMatchObject({
      totals: { visitors: 0, views: 0 },
    });
  });
});

describe('the series', () => {
  test('the series has a point for each day even where nothing was counted', async ({ product, employee }) => {
    await total(product, 1, 5, 8);
    await insertEnquiry(product, day(product, 2), wonOn(day(product, 0), 70));
    const points = (await report(employee, `series ${FIGURES} unit`, { days: 3 })) as object;
    const nothing = { enquiries: 0, won: 0, value: 0 };
    expect(points).toEqual({
      unit: 'DAY',
      series: [
        { from: day(product, 2), to: day(product, 2), visitors: null, views: null, ...nothing, enquiries: 1 },
        { from: day(product, 1), to: day(product, 1), visitors: 5, views: 8, ...nothing },
        { from: day(product, 0), to: day(product, 0), visitors: 0, views: 0, ...nothing, won: 1, value: 70 },
      ],
    });
  });

  test('the series adds up to the totals, by days, weeks and months', async ({ product, employee }) => {
    for (let ago = 0; ago < 100; ago += 3) {
      await total(product, ago, ago + 1, 2 * ago + 1);
      await insertEnquiry(product, day(product, ago), ago % 2 ? wonOn(day(product, ago > 5 ? ago - 5 : 0), ago) : {});
    }
    type Point = Record<'visitors' | 'views' | 'enquiries' | 'won' | 'value', number>;
    for (const unit of ['DAY', 'WEEK', 'MONTH']) {
      const { totals, series } = await report(employee, `totals ${FIGURES} series ${FIGURES}`, { days: 95, unit });
      for (const key of ['visitors', 'views', 'enquiries', 'won', 'value'] as const)
        expect([unit, key, series.reduce((sum: number, one: Point) => sum + (one[key] ?? 0), 0)]).toEqual([
          unit,
          key,
          totals[key],
        ]);
    }
  });
});

test('the path follows the messages of the period to their current state', async ({ product, employee }) => {
  const path = (filter: object) =>
    report(employee, 'path { visitors enquiries won value enquiryRate wonRate }', filter);
  expect((await path({ days: 7 })).path).toEqual({
    visitors: 0,
    enquiries: 0,
    won: 0,
    value: 0,
    enquiryRate: null,
    wonRate: null,
  });
  await total(product, 3, 80, 90);
  for (let n = 0; n < 4; n += 1)
    await insertEnquiry(product, day(product, 3), n === 0 ? wonOn(day(product, 0), 500) : { value: 9 });
  await insertEnquiry(product, day(product, 30), wonOn(day(product, 2), 1000));
  const expected = { visitors: 80, enquiries: 4, won: 1, value: 500, enquiryRate: 0.05, wonRate: 0.25 };
  expect((await path({ from: day(product, 4), to: day(product, 2) })).path).toEqual(expected);
  expect((await path({ from: day(product, 20), to: day(product, 10) })).path).toMatchObject({
    visitors: null,
    enquiryRate: null,
    wonRate: null,
  });
});

describe('permissions of reports', () => {
  test('staff and their tokens can read reports', async ({ product, employee }) => {
    const admin = await product.signedIn('admin');
    for (const who of [admin, employee, await machineOf(admin, 'STAFF')])
      expect((await report(employee, 'unit', {}, who)).unit).toBe('DAY');
  });

  test('nobody but staff can read reports', async ({ product }) => {
    const admin = await product.signedIn('admin');
    expect((await product.nobody.gql('{ insights { unit } }')).code).toBe('UNAUTHENTICATED');
    expect((await (await machineOf(admin, 'PUBLISHED')).gql('{ insights { unit } }')).code).toBe('FORBIDDEN');
  });

  test.for<[object, string, string]>([
    [{ days: 0 }, 'days', 'Please use 1 to 731 days'],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'to', 'The last day is before the first.'],
    [{ from: '2024-01-01', to: '2026-01-01' }, 'to', 'Please choose at most 731 days.'],
    [{ days: 125, unit: 'DAY' }, 'unit', 'Please choose at most 124 days, or weeks or months.'],
  ])('the period %j is refused with a message', async ([filter, field, sentence], { employee }) => {
    const { code, errors } = await employee.gql(
      'query ($period: InsightPeriodInput!) { insights(period: $period) { unit } }',
      { period: filter },
    );
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.extensions?.fields).toEqual({ [field]: sentence });
  });

  test('each part of a report runs its statements only when it is requested', async ({ product, employee }) => {
    const statements = async (fields: string) =>
      (await queriesOf(product, () => report(employee, fields, { days: 7 }))).length;
    expect(await statements('unit')).toBe(0);
    expect(await statements('totals { visitors }')).toBe(4);
    // One statement checks whether visits were counted; the tables are read in a transaction.
    expect(await statements(`pages ${TABLE} posts ${TABLE} items ${TABLE}`)).toBe(4);
  });
});

describe('with ANALYTICS=off', () => {
  test('a report with ANALYTICS=off contains everything but visits', async ({ employee }) => {
    const off = await startProduct({ ANALYTICS: 'off' });
    const who = await off.signedIn('Employee');
    await makePost(who, {});
    await insertEnquiry(off, daysAgo(off, 0), { source: 'came by phone' });
    const asked = `totals { visitors views enquiries } series { visitors } path { visitors enquiryRate } sources ${TABLE}`;
    const insights = await report(employee, asked, { days: 1 }, who);
    const none = { visitors: null, views: null };
    expect(insights).toMatchObject({
      totals: { ...none, enquiries: 1 },
      series: [{ visitors: null }],
      path: { visitors: null, enquiryRate: null },
      sources: { rows: [{ ...none, name: 'came by phone', enquiries: 1 }] },
    });
    expect(
      (await who.gql('{ allBlogPosts { nodes { recentFigures { views enquiries } } } }')).data.allBlogPosts.nodes[0],
    ).toEqual({
      recentFigures: { views: null, enquiries: 0 },
    });
    await off.stop();
  });
});
