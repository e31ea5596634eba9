import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { startHousekeeping } from '#server/app/jobs/housekeeping.ts';
import { MAX_OF_NETWORK, MAX_STORED, MISSED_PATH_DAYS } from '#server/content/redirect/missedPathCounter.ts';
import { missedPaths } from '#server/content/redirect/table.ts';
import { getPage } from '#tests/kit/network/html.ts';
import { newAddress } from '#tests/kit/network/limits.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const DAY_MS = 24 * 3600 * 1000;

const test = base.extend('settings', { scope: 'file' }, { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
test.beforeAll(async ({ product }) => {
  product.holdTime();
});
test.beforeEach(async ({ product }) => {
  await stored(product);
  await product.services.db.delete(missedPaths);
});

const ask = (product: Product, path: string, address: string) => getPage(product, path, { 'x-forwarded-for': address });

/** Counts by path after all pending counts are written. */
async function stored(product: Product): Promise<Record<string, number>> {
  await product.services.missCounter.stop();
  const rows = await product.services.db.select().from(missedPaths);
  return Object.fromEntries(rows.map(({ path, count }) => [path, count]));
}

const insert = (product: Product, count: number, lastAt: Date, pathOf: (index: number) => string, size: number) =>
  product.services.db.insert(missedPaths).values(
    Array.from({ length: size }, (_, index) => ({
      ...{ id: randomUUID(), path: pathOf(index), count, firstAt: lastAt, lastAt, isWanted: true },
    })),
  );

test('each network adds a limited number of paths to the list', async ({ product }) => {
  const [flooder, visitor] = [newAddress(), newAddress()];
  for (let index = 0; index < MAX_OF_NETWORK + 5; index += 1) await ask(product, `/junk-${index}`, flooder);
  await ask(product, '/wanted', visitor);
  const paths = Object.keys(await stored(product));
  expect([paths.filter((path) => path.startsWith('/junk')).length, paths.includes('/wanted')]).toEqual([
    MAX_OF_NETWORK,
    true,
  ]);
});

test('the addresses of an IPv6 network share its limit', async ({ product }) => {
  for (let index = 0; index < MAX_OF_NETWORK + 5; index += 1)
    await ask(product, `/six-${index}`, `2001:db8:7:1::${index + 1}`);
  await ask(product, '/six-beside', '2001:db8:7:2::1');
  expect(Object.keys(await stored(product))).toHaveLength(MAX_OF_NETWORK + 1);
});

test('a network counts once a day for a path', async ({ product }) => {
  const [first, second] = [newAddress(), newAddress()];
  for (let round = 0; round < 6; round += 1) await ask(product, '/again', first);
  await ask(product, '/again', second);
  expect(await stored(product)).toEqual({ '/again': 2 });
  product.passTime(DAY_MS);
  await ask(product, '/again', first);
  expect(await stored(product)).toEqual({ '/again': 3 });
});

test('a full list drops the path that was not requested for longest', async ({ product }) => {
  const now = product.services.now();
  await insert(product, 6, new Date(now.getTime() - DAY_MS), (index) => `/known-${index}`, MAX_STORED - 1);
  await insert(product, 100, new Date(now.getTime() - 2 * DAY_MS), () => '/oldest', 1);
  await ask(product, '/new', newAddress());
  const paths = Object.keys(await stored(product));
  expect([paths.length, paths.includes('/new'), paths.includes('/oldest')]).toEqual([MAX_STORED, true, false]);
});

test('a path that nobody requests leaves the list after 90 days', async ({ product }) => {
  const ago = (days: number) => new Date(product.services.now().getTime() - days * DAY_MS);
  await insert(product, 5, ago(MISSED_PATH_DAYS + 1), () => '/old', 1);
  await insert(product, 5, ago(MISSED_PATH_DAYS - 1), () => '/recent', 1);
  await startHousekeeping(product.services)();
  expect(await stored(product)).toEqual({ '/recent': 5 });
});
