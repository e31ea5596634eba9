import { expect } from 'vitest';
import { MAX_PER_MINUTE } from '#server/platform/visit/networkLimit.ts';
import { visitFigures, visits } from '#server/platform/visit/table.ts';
import { MAX_BUFFERED } from '#server/platform/visit/visits.ts';
import { MAX_NAMES } from '#server/platform/visit/write.ts';
import { BROWSER, beaconOf, figuresOf, hitsOf, sendHit } from '#tests/kit/content/visit.ts';
import { rounds } from '#tests/kit/long.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { test as base } from '#tests/kit/test.ts';

const HITS = rounds(3000, 50_000);
const AT_ONCE = 100;

const test = base.extend('settings', { scope: 'file' }, { TRUST_PROXY: '127.0.0.1', RATE_LIMITS: 'on' });

const odd = [
  '\u0000',
  '\ud800',
  '\u202eevil',
  '𝕳𝖊𝖑𝖑𝖔',
  "'; drop table visits; --",
  '<script>',
  '%00',
  'é'.normalize('NFD'),
];

/** A hostile beacon; a quarter of them have ever new addresses and names. */
function attackOf(index: number): [body: Parameters<typeof sendHit>[1], headers: Record<string, string>] {
  const twist = odd[index % odd.length] as string;
  const address = index % 4 === 0 ? `203.0.${Math.floor(index / 250) % 250}.${index % 250}` : '198.51.100.1';
  const headers = { 'x-forwarded-for': address, 'user-agent': `${BROWSER} Edg/${index}` };
  const named = beaconOf({
    path: index % 3 ? '/about' : `/blog/${index}${twist}`,
    referrer: `https://host-${index}.example/${twist}`,
    campaign: {
      utm_source: `${index}${twist}`,
      utm_campaign: `${twist}${index}`,
      [`utm_${twist}`]: 'x',
      __proto__: 'y',
    },
  });
  const bodies = [
    named,
    named,
    named,
    JSON.stringify([named]),
    `{"path":${'['.repeat(500)}`,
    'x'.repeat(9000),
    '"\\ud800"',
  ];
  return [bodies[index % bodies.length] as typeof named, headers];
}

test(`${HITS} hostile beacons leave plausible figures`, async ({ product }) => {
  product.holdTime();
  const statuses = new Set<number>();
  for (let index = 0; index < HITS; index += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, next) => sendHit(product, ...attackOf(index + next)));
    for (const status of await Promise.all(some)) statuses.add(status);
  }
  expect([...statuses]).toEqual([204]);
  const outcomes = ['counted', 'ignored', 'limited', 'dropped'];
  const all = async () =>
    (await Promise.all(outcomes.map((outcome) => hitsOf(product, outcome)))).reduce((a, b) => a + b);
  await until(async () => (await all()) === HITS);
  expect(await hitsOf(product, 'limited')).toBeGreaterThan(0);

  const figures = await figuresOf(product);
  const namesOf = (dimension: string) => Object.keys(figures).filter((key) => key.startsWith(`${dimension} `));
  for (const dimension of ['page', 'source', 'campaign'] as const)
    expect(namesOf(dimension).length).toBeLessThanOrEqual(MAX_NAMES[dimension] + 1);
  expect(namesOf('page').sort()).toEqual(['page /about', 'page other']);
  expect(namesOf('source')).toContain('source other');
  const [visitors, views] = figures.total as [number, number];
  expect(views).toBe(await hitsOf(product, 'counted'));
  for (const dimension of ['page', 'source', 'device']) {
    const sum = (place: 0 | 1) => namesOf(dimension).reduce((total, key) => total + (figures[key]?.[place] ?? 0), 0);
    expect([dimension, sum(0), sum(1)]).toEqual([dimension, visitors, views]);
  }
  const { db } = product.services;
  expect(await db.$count(visits)).toBe(visitors);
  expect(await db.$count(visitFigures)).toBeLessThan(2 * MAX_NAMES.page);
  const rows = await db.select({ name: visitFigures.name }).from(visitFigures);
  for (const { name } of rows) expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
  expect((await fetch(`${product.url}/about`)).status).toBe(200);
});

test('a network counts up to a limit per minute of its own', async ({ product }) => {
  const address = { 'x-forwarded-for': '192.0.2.1' };
  const limited = () => hitsOf(product, 'limited');
  product.holdTime();
  const before = await limited();
  for (let index = 0; index < MAX_PER_MINUTE; index += 1) await sendHit(product, {}, address);
  expect(await limited()).toBe(before);
  await sendHit(product, {}, address);
  expect(await limited()).toBe(before + 1);
  await sendHit(product, {}, { 'x-forwarded-for': '192.0.2.2' });
  expect(await limited()).toBe(before + 1);
  product.passTime(60_000);
  await sendHit(product, {}, address);
  expect(await limited()).toBe(before + 1);
});

test('a full queue and an unavailable database lose counts, which the metrics report', async ({ product }) => {
  const { visits: counter } = product.services;
  await counter.stop();
  const dropped = await hitsOf(product, 'dropped');
  const hit = { ...beaconOf(), address: '127.0.0.1', userAgent: BROWSER };
  for (let index = 0; index < MAX_BUFFERED + 7; index += 1) counter.note(hit);
  expect(await hitsOf(product, 'dropped')).toBe(dropped + 7);
  await product.services.db.execute('alter table visits rename to visits_away');
  await counter.stop();
  await product.services.db.execute('alter table visits_away rename to visits');
  expect(await hitsOf(product, 'dropped')).toBe(dropped + 7 + MAX_BUFFERED);
  counter.note(hit);
  const counted = await hitsOf(product, 'counted');
  await counter.stop();
  expect(await hitsOf(product, 'counted')).toBe(counted + 1);
});
