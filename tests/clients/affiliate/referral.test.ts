import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { visitFigures, visits } from '#server/platform/visit/table.ts';
import { affiliateOperations, makeAccepted, makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { newMessage } from '#tests/kit/content/message.ts';
import { BROWSER, counted, figuresOf, type Headers, hitsOf, sendHit } from '#tests/kit/content/visit.ts';
import { ASKS_HTML } from '#tests/kit/network/html.ts';
import { send } from '#tests/kit/network/raw.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';
import { figures, look, nothing, ref, write } from './referring.ts';

const test = base.extend('settings', { scope: 'file' }, { TRUST_PROXY: '127.0.0.1' });

let made = 0;

const somebody = (): Headers => {
  made += 1;
  return { 'x-forwarded-for': `198.51.100.${made}`, 'user-agent': BROWSER };
};

describe('a visit by a referral link', () => {
  test('a visit by referral link belongs to the affiliate whatever source its address names', async ({
    product,
    employee,
  }) => {
    const neha = await makeAccepted(product, employee);
    await look(product, somebody(), { path: '/about', ...ref(neha.code) });
    await look(product, somebody(), {
      referrer: 'https://blog.example/',
      campaign: { ref: ` ${neha.code.toUpperCase()} `, gclid: '' },
    });
    await look(product, somebody(), { campaign: { ref: neha.code, utm_source: 'news', utm_medium: 'mail' } });
    const rows = await product.services.db.select().from(visits).where(eq(visits.affiliateId, neha.id));
    const reported = rows.map(({ source, medium, referrer }) => [source, medium, referrer]);
    expect(reported).toHaveLength(3);
    expect(reported).toEqual(
      expect.arrayContaining([
        ['affiliate', 'referral', 'blog.example'],
        ['affiliate', 'referral', null],
        ['news', 'mail', null],
      ]),
    );
    expect((await figuresOf(product))[`affiliate ${neha.id}`]).toEqual([3, 3]);
    expect(await figures(employee, neha)).toEqual({ ...nothing, visits: 3 });
  });

  test('a visitor counts once a day, for the first referral link, even after an earlier visit without one', async ({
    product,
    employee,
  }) => {
    const [neha, tom] = [await makeAccepted(product, employee), await makeAccepted(product, employee)];
    const who = somebody();
    await look(
      product,
      who,
      { referrer: 'https://bing.com/' },
      { path: '/about', ...ref(neha.code) },
      ref(tom.code),
      ref(neha.code),
    );
    const all = await figuresOf(product);
    expect([all[`affiliate ${neha.id}`], all[`affiliate ${tom.id}`]]).toEqual([[1, 3], undefined]);
    const row = await write(product, who);
    // The first source of the day stays.
    expect([row.affiliateId, row.source]).toEqual([neha.id, 'bing']);
  });

  test('a visit by an unknown or ended code counts as an ordinary one of no affiliate', async ({
    product,
    employee,
  }) => {
    const waiting = await makeAffiliate(product.nobody);
    const ended = await makeAccepted(product, employee);
    await employee.gql(affiliateOperations.decline, { id: ended.id, reason: 'Enough.', ifState: 'ACCEPTED' });
    const of = () => product.services.db.$count(visitFigures, eq(visitFigures.dimension, 'affiliate'));
    const before = await of();
    const hits = await hitsOf(product, 'counted');
    const codes = Array.from({ length: 1000 }, () =>
      Array.from({ length: 8 }, () => 'abcdefgh23456789'[Math.floor(Math.random() * 16)]).join(''),
    );
    const odd = [ended.code, waiting.id, '', "' or 1=1 --", '\u0000', 'x'.repeat(2000), '__proto__'];
    const who = somebody();
    const all = [...codes, ...odd];
    while (all.length > 0) {
      // More concurrent connections are refused on a slow machine.
      const some = all.splice(0, 100);
      await Promise.all(some.map((code) => sendHit(product, { path: '/contact', ...ref(code) }, who)));
    }
    await counted(product, hits + codes.length + odd.length);
    expect(await of()).toBe(before);
    const [row] = await product.services.db.select().from(visits).where(eq(visits.path, '/contact'));
    expect([row?.source, row?.affiliateId]).toEqual(['direct', null]);
    expect((await write(product, who)).affiliateId).toBeNull();
  });

  test('a referral counts only during a partnership', async ({ product, employee }) => {
    const neha = await makeAccepted(product, employee);
    const who = somebody();
    await look(product, who, ref(neha.code));
    await employee.gql(affiliateOperations.decline, { id: neha.id, reason: 'Enough.', ifState: 'ACCEPTED' });
    await look(product, who, ref(neha.code));
    await look(product, somebody(), ref(neha.code));
    expect((await figuresOf(product))[`affiliate ${neha.id}`]).toEqual([1, 1]);
    expect((await write(product, who)).affiliateId).toBeNull();
    await employee.gql(affiliateOperations.accept, { id: neha.id, ifState: 'ENDED' });
    await look(product, somebody(), ref(neha.code));
    expect((await figuresOf(product))[`affiliate ${neha.id}`]).toEqual([2, 2]);
  });
});

describe('/r', () => {
  const follow = (product: Product, query: string) => send(product.url, `/r${query}`);

  test.for([
    ['', '/'],
    ['?ref=', '/'],
    ['?ref=abcdefgh', '/'],
    ['?ref=//evil.example', '/'],
    ['?ref=https://evil.example', '/'],
    ['?ref=%0d%0aLocation:%20https://evil.example', '/'],
    ['?to=https://evil.example&ref=%00', '/'],
    ['?ref=%E0%A4%A', '/'],
  ])('/r%s redirects to the home page and nowhere else', async ([query = '', to], { product }) => {
    const { status, headers } = await follow(product, query);
    expect([status, headers.location, headers['cache-control']]).toEqual([302, to, 'no-store']);
  });

  test('/r with a code keeps the code in its redirect only while the affiliate is accepted', async ({
    product,
    employee,
  }) => {
    const neha = await makeAccepted(product, employee);
    expect((await follow(product, `?ref=${neha.code}`)).headers.location).toBe(`/?ref=${neha.code}`);
    expect((await follow(product, `?x=1&ref=${neha.code.toUpperCase()}`)).headers.location).toBe(`/?ref=${neha.code}`);
    await employee.gql(affiliateOperations.decline, { id: neha.id, reason: 'Enough.', ifState: 'ACCEPTED' });
    expect((await follow(product, `?ref=${neha.code}`)).headers.location).toBe('/');
    expect((await send(product.url, `/r?ref=${neha.code}`, { method: 'POST' })).status).toBe(405);
  });
});

test('a page requested with a referral code is identical to the page without it', async ({ product }) => {
  const { text } = await send(product.url, '/about?ref=abcdefgh', { headers: ASKS_HTML });
  const plain = await send(product.url, '/about', { headers: ASKS_HTML });
  expect(text).toContain(`<link rel="canonical" href="${product.url}/about"`);
  expect(text).toBe(plain.text);
});

test('no referral is stored with ANALYTICS=off', async () => {
  const off = await startProduct({ ANALYTICS: 'off' });
  const staff = await off.signedIn('Employee');
  const { code, id } = await makeAccepted(off, staff);
  const from = { referer: `${off.url}/contact?ref=${code}` };
  await sendHit(off, ref(code));
  await send(off.url, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': BROWSER, ...from },
    body: JSON.stringify({
      query: 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }',
      variables: { input: newMessage() },
    }),
  });
  const { data } = await staff.gql('{ affiliates { nodes { id figures { visits enquiries } } } }');
  expect(data.affiliates.nodes).toEqual([{ id, figures: { visits: 0, enquiries: 0 } }]);
  await off.stop();
});
