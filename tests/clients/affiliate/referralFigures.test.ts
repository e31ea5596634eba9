import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { AFFILIATE_MONTHS } from '#schema/referralStrings.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { type Accepted, affiliateOperations, application, makeAccepted } from '#tests/kit/content/affiliate.ts';
import { done } from '#tests/kit/content/desk.ts';
import { newMessage } from '#tests/kit/content/message.ts';
import { BROWSER, figuresOf, type Headers } from '#tests/kit/content/visit.ts';
import { ASKS_HTML } from '#tests/kit/network/html.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';
import { figures, look, nothing, ref, write } from './referring.ts';

const test = base.extend('settings', { scope: 'file' }, { TRUST_PROXY: '127.0.0.1' });

let made = 0;

const somebody = (): Headers => {
  made += 1;
  return { 'x-forwarded-for': `198.51.100.${made}`, 'user-agent': BROWSER };
};

const post = (product: Product, path: string, fields: object, headers: Headers) =>
  send(product.url, path, {
    method: 'POST',
    headers: { ...ASKS_HTML, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields as Record<string, string>).toString(),
  });

const pageOf = async (product: Product, { token }: Accepted) =>
  (await product.nobody.gql(affiliateOperations.page, { token })).data.affiliatePage;

describe('a message by referral', () => {
  test('a message stores the affiliate of its visit, which staff read over GraphQL but not over REST', async ({
    product,
    employee,
  }) => {
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

  test('a message without a visit gets the affiliate from the address of its form, except with Sec-GPC', async ({
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
  test('the figures in the office and on the private page count the current messages without spam', async ({
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
