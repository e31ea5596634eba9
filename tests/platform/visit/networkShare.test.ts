import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { MAX_PER_NETWORK } from '#server/platform/visit/networkShare.ts';
import { visitFigures, visits } from '#server/platform/visit/table.ts';
import { makeAccepted } from '#tests/kit/content/affiliate.ts';
import { BROWSER, figuresOf, sendHit } from '#tests/kit/content/visit.ts';
import { newAddress } from '#tests/kit/network/limits.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const DAY_MS = 24 * 3600 * 1000;

const test = base.extend('settings', { scope: 'file' }, { TRUST_PROXY: '127.0.0.1', RATE_LIMITS: 'on' });
test.beforeAll(({ product }) => product.holdTime());
test.beforeEach(async ({ product }) => {
  await product.services.visits.stop();
  for (const table of [visits, visitFigures]) await product.services.db.delete(table);
});

let browsers = 0;
const browserAt = (address: string) => {
  browsers += 1;
  return { 'x-forwarded-for': address, 'user-agent': `${BROWSER} Edg/${browsers}` };
};
const source = (name: string) => ({ campaign: { utm_source: name, utm_campaign: name } });

/** Sends beacons from an address, each as a visitor of its own, and stores them. */
async function visitFrom(product: Product, address: string, beacons: Parameters<typeof sendHit>[1][]) {
  for (const beacon of beacons) await sendHit(product, beacon, browserAt(address));
  await product.services.visits.stop();
  return figuresOf(product);
}
const many = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => source(`${prefix}${index}`));

test('a network counts up to a daily limit of visitors of its own', async ({ product }) => {
  const [flooder, visitor] = [newAddress(), newAddress()];
  expect((await visitFrom(product, flooder, many(MAX_PER_NETWORK.visitors + 10, 'a'))).total?.[0]).toBe(
    MAX_PER_NETWORK.visitors,
  );
  expect((await visitFrom(product, visitor, [{}])).total?.[0]).toBe(MAX_PER_NETWORK.visitors + 1);
});

test('the limit of a network spans several writes and resets the next day', async ({ product }) => {
  const address = newAddress();
  await visitFrom(product, address, many(MAX_PER_NETWORK.visitors - 1, 'b'));
  await visitFrom(product, address, many(5, 'c'));
  expect(await product.services.db.$count(visits)).toBe(MAX_PER_NETWORK.visitors);
  product.passTime(DAY_MS);
  expect((await visitFrom(product, address, [{}])).total?.[0]).toBe(MAX_PER_NETWORK.visitors + 1);
});

test('a counted visitor still counts after their network reached its limit', async ({ product }) => {
  const address = newAddress();
  const first = browserAt(address);
  await sendHit(product, {}, first);
  await visitFrom(product, address, many(MAX_PER_NETWORK.visitors, 'd'));
  const { total } = await figuresOf(product);
  await sendHit(product, { path: '/about' }, first);
  await product.services.visits.stop();
  expect((await figuresOf(product)).total).toEqual([total?.[0], (total?.[1] ?? 0) + 1]);
});

test('names of sources and campaigns beyond the limit of a network count as other', async ({ product }) => {
  const [flooder, visitor] = [newAddress(), newAddress()];
  await visitFrom(product, flooder, many(MAX_PER_NETWORK.source + 5, 'junk'));
  const figures = await visitFrom(product, visitor, [source('partner')]);
  for (const dimension of ['source', 'campaign']) {
    const junk = Object.keys(figures).filter((key) => key.startsWith(`${dimension} junk`));
    expect([dimension, junk.length, figures[`${dimension} other`]]).toEqual([
      dimension,
      MAX_PER_NETWORK.source,
      [5, 5],
    ]);
    expect(figures[`${dimension} partner`]).toEqual([1, 1]);
  }
});

test('a network without names left still counts as direct', async ({ product }) => {
  const address = newAddress();
  const figures = await visitFrom(product, address, [...many(MAX_PER_NETWORK.source, 'e'), {}]);
  expect(figures['source direct']).toEqual([1, 1]);
});

test('a source stores the number of its networks', async ({ product }) => {
  const [first, second] = [newAddress(), newAddress()];
  await visitFrom(product, first, [source('shared'), source('shared'), source('alone')]);
  await visitFrom(product, second, [source('shared')]);
  const rows = await product.services.db.select().from(visitFigures).where(eq(visitFigures.dimension, 'source'));
  const networks = Object.fromEntries(rows.map((row) => [row.name, [row.visitors, row.networks]]));
  expect(networks).toEqual({ shared: [3, 2], alone: [1, 1] });
});

test('sixty visitors of one network count as one visit of an affiliate', async ({ product }) => {
  const { id, code } = await makeAccepted(product, await product.signedIn('Employee'));
  const referred = { campaign: { ref: code } };
  const [flooder, visitor] = [newAddress(), newAddress()];
  await visitFrom(product, flooder, Array(40).fill(referred));
  await visitFrom(product, flooder, Array(20).fill(referred));
  expect((await figuresOf(product))[`affiliate ${id}`]?.[0]).toBe(1);
  expect((await visitFrom(product, visitor, [referred]))[`affiliate ${id}`]?.[0]).toBe(2);
});

test('visitors who follow a referral link later in the day count once per network', async ({ product }) => {
  const { id, code } = await makeAccepted(product, await product.signedIn('Employee'));
  const address = newAddress();
  const people = [browserAt(address), browserAt(address)];
  for (const beacon of [{}, { campaign: { ref: code } }]) {
    for (const person of people) await sendHit(product, beacon, person);
    await product.services.visits.stop();
  }
  expect((await figuresOf(product))[`affiliate ${id}`]?.[0]).toBe(1);
  const tied = await product.services.db.select().from(visits).where(eq(visits.affiliateId, id));
  expect(tied).toHaveLength(2);
});
