import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { AFFILIATE_MONTHS } from '#schema/referralStrings.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { visitFigures, visits } from '#server/platform/visit/table.ts';
import {
  type Accepted,
  affiliateOperations,
  application,
  makeAccepted,
  makeAffiliate,
} from '#tests/kit/content/affiliate.ts';
import { done } from '#tests/kit/content/desk.ts';
import { newMessage } from '#tests/kit/content/message.ts';
import { BROWSER, counted, figuresOf, type Headers, hitsOf, sendHit } from '#tests/kit/content/visit.ts';
import { ASKS_HTML } from '#tests/kit/network/html.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('settings', { scope: 'file' }, { TRUST_PROXY: '127.0.0.1' });

const nothing = { visits: 0, enquiries: 0, won: 0, wonValue: 0 };
let made = 0;
const somebody = (): Headers => {
  made += 1;
  return { 'x-forwarded-for': `198.51.100.${made}`, 'user-agent': BROWSER };
};
const ref = (code: string) => ({ campaign: { ref: code } });

/** Sends hits of one visitor, each stored before the next. */
async function look(product: Product, who: Headers, ...hits: Parameters<typeof sendHit>[1][]) {
  for (const hit of hits) {
    const before = await hitsOf(product, 'counted');
    await sendHit(product, hit, who);
    await counted(product, before + 1);
  }
}
/** Sends a message from the page of the form. @returns its row */
async function write(product: Product, headers: Headers) {
  await product.services.db.delete(messages);
  const { status } = await send(product.url, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      query: 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }',
      variables: { input: newMessage() },
    }),
  });
  expect(status).toBe(200);
  const [row] = await product.services.db.select().from(messages);
  return row as typeof messages.$inferSelect;
}
const post = (product: Product, path: string, fields: object, headers: Headers) =>
  send(product.url, path, {
    method: 'POST',
    headers: { ...ASKS_HTML, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields as Record<string, string>).toString(),
  });
const figures = async (employee: Person, { id }: { id: string }) => {
  const { data } = await employee.gql(
    '{ affiliates(first: 200) { nodes { id figures { visits enquiries won wonValue } } } }',
  );
  return data.affiliates.nodes.find((one: { id: string }) => one.id === id).figures;
};
const pageOf = async (product: Product, { token }: Accepted) =>
  (await product.nobody.gql(affiliateOperations.page, { token })).data.affiliatePage;

describe('a visit by a referral link', () => {
  test('a visit by referral link belongs to the affiliate, and has the source affiliate unless the address names another', async ({
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
    const told = rows.map(({ source, medium, referrer }) => [source, medium, referrer]);
    expect(told).toHaveLength(3);
    expect(told).toEqual(
      expect.arrayContaining([
        ['affiliate', 'referral', 'blog.example'],
        ['affiliate', 'referral', null],
        ['news', 'mail', null],
      ]),
    );
    expect((await figuresOf(product))[`affiliate ${neha.id}`]).toEqual([3, 3]);
    expect(await figures(employee, neha)).toEqual({ ...nothing, visits: 3 });
  });

  test('a referral counts once a day, for the first link, also when the visitor came before', async ({
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

  test('an unknown or unaccepted code is an ordinary visit, and a thousand codes add no row', async ({
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

  test('a referral stops counting at the end of the partnership and counts again after acceptance', async ({
    product,
    employee,
  }) => {
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

describe('a message by referral', () => {
  test('a message stores the affiliate of its visit, which only staff can read', async ({ product, employee }) => {
    const neha = await makeAccepted(product, employee, { name: 'Neha Kulkarni' });
    const who = somebody();
    await look(product, who, { path: '/about', ...ref(neha.code) });
    const { id, affiliateId } = await write(product, { ...who, referer: `${product.url}/contact` });
    expect(affiliateId).toBe(neha.id);
    const asked = `query ($id: UUID!) { message(id: $id) { source { name medium firstPage affiliate { id name } } } }`;
    expect((await employee.gql(asked, { id })).data.message.source).toEqual({
      ...{ name: 'affiliate', medium: 'referral', firstPage: '/about' },
      affiliate: { id: neha.id, name: 'Neha Kulkarni' },
    });
    expect(JSON.stringify((await employee.rest('GET', '/messages')).body)).not.toContain('ffiliate');
  });

  test('a message without scripts, or of an uncounted visitor, gets the affiliate from the address of its form', async ({
    product,
    employee,
  }) => {
    const neha = await makeAccepted(product, employee);
    await product.services.db.delete(messages);
    const from = (query: string) => ({ ...somebody(), referer: `${product.url}/contact${query}` });
    expect((await post(product, `/contact?ref=${neha.code}`, newMessage(), from(`?ref=${neha.code}`))).status).toBe(
      200,
    );
    const [posted] = await product.services.db.select().from(messages);
    expect([posted?.affiliateId, posted?.source, posted?.medium, posted?.sentFrom]).toEqual([
      ...[neha.id, 'affiliate', 'referral', '/contact'],
    ]);
    expect((await write(product, from(`?ref=${neha.code}`))).affiliateId).toBe(neha.id);
    const { affiliateId, source } = await write(product, from('?ref=abcdefgh'));
    expect([affiliateId, source]).toEqual([null, null]);
    expect((await write(product, { ...from(`?ref=${neha.code}`), 'sec-gpc': '1' })).affiliateId).toBeNull();
  });

  test('an application also stores the affiliate that referred it', async ({ product, employee }) => {
    const neha = await makeAccepted(product, employee);
    const who = somebody();
    await look(product, who, ref(neha.code));
    const fields = application({ name: 'Somebody led here' });
    await post(product, '/affiliate-marketing', fields, who);
    const [row] = await product.services.db.select().from(affiliates).where(eq(affiliates.name, 'Somebody led here'));
    expect(row?.affiliateId).toBe(neha.id);
    expect((await figures(employee, neha)).enquiries).toBe(0);
  });

  test('deleting an affiliate keeps messages without it and removes its visits from the figures', async ({
    product,
    employee,
  }) => {
    const neha = await makeAccepted(product, employee);
    const who = somebody();
    await look(product, who, ref(neha.code));
    const { id } = await write(product, who);
    await employee.gql(affiliateOperations.remove, { id: neha.id });
    const [row] = await product.services.db.select().from(messages).where(eq(messages.id, id));
    expect([row?.affiliateId, row?.source]).toEqual([null, 'affiliate']);
    // The visit refers to a deleted affiliate.
    await look(product, who, { path: '/about' });
    expect((await figuresOf(product))[`affiliate ${neha.id}`]).toBeUndefined();
    expect((await write(product, who)).affiliateId).toBeNull();
  });
});

describe('the figures', () => {
  test('the figures follow the current messages without spam, by month, and are equal on both pages', async ({
    product,
  }) => {
    product.holdTime();
    const staff = await product.signedIn('Employee');
    const neha = await makeAccepted(product, staff);
    const who = somebody();
    await look(product, who, ref(neha.code));
    const row = await write(product, who);
    const { db, now } = product.services;
    const [spam, other, old] = Array.from({ length: 3 }, () => crypto.randomUUID());
    const long = new Date('2020-01-15T00:00:00Z');
    await db.insert(messages).values([
      { ...row, id: spam as string, isSpam: true },
      { ...row, id: other as string },
      { ...row, id: old as string, createdAt: long, stageChangedAt: long, stage: 'WON', value: 5 },
    ]);
    await done(staff, 'value', row.id, { value: 1_500_000_000 });
    await done(staff, 'value', other as string, { value: 1_500_000_000 });
    await done(staff, 'stage', row.id, { stage: 'WON' });
    await done(staff, 'stage', other as string, { stage: 'WON' });
    const all = { visits: 1, enquiries: 3, won: 3, wonValue: 3_000_000_005 };
    const asked = `query ($id: UUID!) { message(id: $id) { source { affiliate { figures { visits enquiries won wonValue } } } } }`;
    expect((await staff.gql(asked, { id: row.id })).data.message.source.affiliate.figures).toEqual(all);
    const found =
      'query ($filter: MessageFilterInput) { messages(folder: INBOX, filter: $filter) { nodes { id } totalCount } }';
    const find = async (filter: object) =>
      (await staff.gql(found, { filter: { ...filter, affiliateId: neha.id } })).data.messages;
    expect((await find({})).nodes.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [row.id, other, old].toSorted(),
    );
    expect((await find({ stages: ['WON'] })).totalCount).toBe(3);
    expect((await find({ stages: ['LOST'] })).totalCount).toBe(0);
    const page = await pageOf(product, neha);
    expect([page.figures, page.name, page.referralLink]).toEqual([all, neha.name, neha.link]);
    expect(page.months).toHaveLength(AFFILIATE_MONTHS);
    const inIndia = new Date(now().getTime() + 5.5 * 3600 * 1000).toISOString().slice(0, 7);
    expect(page.months[0]).toEqual({
      month: inIndia,
      figures: { visits: 1, enquiries: 2, won: 2, wonValue: 3_000_000_000 },
    });
    for (const { figures: month } of page.months.slice(1)) expect(month).toEqual(nothing);
    // The page contains nothing about the senders.
    const text = await (await fetch(`${product.url}/affiliate/${neha.token}`)).text();
    for (const secret of [row.name, row.email, row.contactNumber]) expect(text).not.toContain(secret);
    expect(text).toContain('₹3,00,00,00,005');
  });

  test('months of the figures are months in India', async ({ product, employee }) => {
    const neha = await makeAccepted(product, employee);
    const row = await write(product, somebody());
    const place = { affiliateId: neha.id, createdAt: new Date('2026-10-31T18:30:00Z') };
    await product.services.db.update(messages).set(place).where(eq(messages.id, row.id));
    product.passTime(new Date('2026-11-26T12:00:00Z').getTime() - product.services.now().getTime());
    const page = await pageOf(product, neha);
    expect(
      page.months.map(({ month, figures }: { month: string; figures: object }) => [month, figures]).slice(0, 2),
    ).toEqual([
      ['2026-11', { ...nothing, enquiries: 1 }],
      ['2026-10', nothing],
    ]);
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
  ])('/r with %s redirects to the home page and nowhere else', async ([query = '', to], { product }) => {
    const { status, headers } = await follow(product, query);
    expect([status, headers.location, headers['cache-control']]).toEqual([302, to, 'no-store']);
  });

  test('/r with a code redirects to the counting home page while the affiliate is accepted', async ({
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

test('a page with a referral link is the cached page with the same canonical address', async ({ product }) => {
  const { text } = await send(product.url, '/about?ref=abcdefgh', { headers: ASKS_HTML });
  const plain = await send(product.url, '/about', { headers: ASKS_HTML });
  expect(text).toContain(`<link rel="canonical" href="${product.url}/about"`);
  expect(text).toBe(plain.text);
});

test('with ANALYTICS=off no referral is stored', async () => {
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
