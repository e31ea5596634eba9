import { describe, expect } from 'vitest';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { application } from '#tests/kit/content/affiliate.ts';
import { newMessage } from '#tests/kit/content/message.ts';
import { BROWSER, type Headers, sendHit } from '#tests/kit/content/visit.ts';
import { ASKS_HTML } from '#tests/kit/network/html.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('settings', { scope: 'file' }, { TRUST_PROXY: '127.0.0.1' });
test.beforeEach(async ({ product }) => {
  await product.services.db.delete(messages);
  await product.services.db.delete(affiliates);
});

let made = 0;
const somebody = (): Headers => {
  made += 1;
  return { 'x-forwarded-for': `198.51.100.${made}`, 'user-agent': BROWSER };
};
const facts = 'name found medium campaign referrer firstPage sentFrom';
const nothing = {
  name: null,
  found: null,
  medium: null,
  campaign: null,
  referrer: null,
  firstPage: null,
  sentFrom: null,
};

const write = (product: Product, headers: Headers, to = product) =>
  send(to.url, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      query: 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }',
      variables: { input: newMessage() },
    }),
  });
const post = (product: Product, path: string, fields: object, headers: Headers) =>
  send(product.url, path, {
    method: 'POST',
    headers: { ...ASKS_HTML, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields as Record<string, string>).toString(),
  });
const sources = async (employee: Person) =>
  (await employee.gql(`{ messages(folder: ALL) { nodes { source { ${facts} } } } }`)).data.messages.nodes.map(
    ({ source }: { source: object }) => source,
  );

describe('the source of a message', () => {
  test('a message has the source of the visit, its first page and the page of the form', async ({
    product,
    employee,
  }) => {
    const who = somebody();
    await sendHit(
      product,
      { path: '/about', campaign: { utm_source: 'news', utm_medium: 'mail', utm_campaign: 'May' } },
      who,
    );
    await sendHit(product, { path: '/contact' }, who);
    expect((await write(product, { ...who, referer: `${product.url}/contact?utm_source=other` })).status).toBe(200);
    expect(await sources(employee)).toEqual([
      {
        ...{ name: 'news', found: 'news', medium: 'mail', campaign: 'may', referrer: null },
        ...{ firstPage: '/about', sentFrom: '/contact' },
      },
    ]);
  });

  test('a message without scripts has the source from the address of its form and the referrer', async ({
    product,
    employee,
  }) => {
    const from = `${product.url}/contact?utm_source=flyer&utm_campaign=fair`;
    await post(product, '/contact?utm_source=flyer&utm_campaign=fair', newMessage(), { ...somebody(), referer: from });
    expect(await sources(employee)).toMatchObject([
      { name: 'flyer', campaign: 'fair', firstPage: null, sentFrom: '/contact' },
    ]);
    await product.services.db.delete(messages);
    // A browser posts to the path; the referrer has the query of the form's page only.
    await post(product, '/contact', newMessage(), { ...somebody(), referer: from });
    expect(await sources(employee)).toMatchObject([
      { name: 'flyer', campaign: 'fair', firstPage: null, sentFrom: '/contact' },
    ]);
    await product.services.db.delete(messages);
    await post(product, '/contact', newMessage(), { ...somebody(), referer: from.replace('/contact', '/about') });
    expect(await sources(employee)).toMatchObject([{ name: null, campaign: null, sentFrom: '/contact' }]);
    await product.services.db.delete(messages);
    await post(product, '/contact', newMessage(), { ...somebody(), referer: 'https://partner.example/page' });
    expect(await sources(employee)).toMatchObject([
      { name: 'partner.example', referrer: 'partner.example', sentFrom: '/contact' },
    ]);
  });

  test('a message of an unknown visitor has no source', async ({ product, employee }) => {
    await post(product, '/contact', newMessage(), { ...somebody(), referer: `${product.url}/contact` });
    await write(product, somebody());
    expect(await sources(employee)).toEqual(expect.arrayContaining([{ ...nothing, sentFrom: '/contact' }, nothing]));
  });

  test('a message with a privacy signal has only the page of the form, even when the visit was counted', async ({
    product,
    employee,
  }) => {
    const who = somebody();
    await sendHit(product, { path: '/about', campaign: { utm_source: 'news' } }, who);
    await write(product, { ...who, referer: `${product.url}/contact?utm_source=news`, 'sec-gpc': '1' });
    expect(await sources(employee)).toEqual([{ ...nothing, sentFrom: '/contact' }]);
  });

  test('a message is stored with a hostile source and when the visit lookup fails', async ({ product }) => {
    for (const referer of [
      `${product.url}/%00`,
      `${product.url}/contact?utm_source=%F0%9D%95%B3%00%E2%80%AE`,
      'https://[',
      'x'.repeat(5000),
    ])
      expect([referer.slice(0, 60), (await write(product, { ...somebody(), referer })).status]).toEqual([
        referer.slice(0, 60),
        200,
      ]);
    await product.services.db.execute('alter table visits rename to visits_away');
    expect((await write(product, somebody())).status).toBe(200);
    await product.services.db.execute('alter table visits_away rename to visits');
    expect(await product.services.db.$count(messages)).toBe(5);
  });

  test('a message has no source with ANALYTICS=off', async ({ product }) => {
    const off = await startProduct({ ANALYTICS: 'off' });
    await write(product, { ...somebody(), referer: `${off.url}/contact?utm_source=news` }, off);
    const staff = await off.signedIn('Employee');
    const { data } = await staff.gql(`{ messages { nodes { source { ${facts} } } } }`);
    expect(data.messages.nodes).toEqual([{ source: nothing }]);
    await off.stop();
  });

  test('only staff can read the source, neither the sender nor REST', async ({ product, employee }) => {
    const { errors } = await product.nobody.gql(
      'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id source { name } } }',
      { input: newMessage() },
    );
    expect(errors?.[0].extensions.code).toBe('UNAUTHENTICATED');
    await write(product, somebody());
    const { body } = await employee.rest('GET', '/messages');
    expect(JSON.stringify(body)).not.toContain('ource"');
  });
});

describe('correcting the source', () => {
  test('staff set, reset and filter by the source of a message or application', async ({ product, employee }) => {
    const who = somebody();
    await sendHit(product, { path: '/about', referrer: 'https://bing.com/' }, who);
    await write(product, who);
    await post(product, '/affiliate-marketing', application(), who);
    const [message] = await product.services.db.select().from(messages);
    const [applied] = await product.services.db.select().from(affiliates);
    expect([message?.source, applied?.source, applied?.firstPage]).toEqual(['bing', 'bing', '/about']);

    const set = (word: 'Message' | 'Affiliate', id: string | undefined, source: string | null) =>
      employee.gql(
        `mutation ($id: UUID!, $source: String) { set${word}Source(id: $id, source: $source) { source { name found } } }`,
        { id, source },
      );
    const found = async (source: string) => {
      const list = `{ messages(filter: { source: "${source}" }) { totalCount nodes { id } } affiliates(source: "${source}") { totalCount nodes { id } } }`;
      const { data } = await employee.gql(list);
      return [data.messages.totalCount, data.affiliates.totalCount];
    };
    const names = async () =>
      (await employee.gql('{ enquirySources { nodes { name } totalCount } }')).data.enquirySources;
    expect([await found('bing'), await names()]).toEqual([[1, 1], { nodes: [{ name: 'bing' }], totalCount: 1 }]);
    for (const [word, id] of [
      ['Message', message?.id],
      ['Affiliate', applied?.id],
    ] as const) {
      const { data } = await set(word, id, '  Came by  Phone ');
      expect(data[`set${word}Source`].source).toEqual({ name: 'came by phone', found: 'bing' });
    }
    expect([await found('bing'), await found('came by phone')]).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect((await set('Message', message?.id, 'x'.repeat(81))).code).toBe('BAD_USER_INPUT');
    expect((await set('Affiliate', applied?.id, 'x'.repeat(81))).code).toBe('BAD_USER_INPUT');
    const { data } = await set('Message', message?.id, null);
    expect(data.setMessageSource.source).toEqual({ name: 'bing', found: 'bing' });
    expect(await names()).toEqual({ nodes: [{ name: 'bing' }, { name: 'came by phone' }], totalCount: 2 });
  });

  test('a source that staff write as a host or an abbreviation is that of the site', async ({ product, employee }) => {
    await write(product, somebody());
    const [message] = await product.services.db.select().from(messages);
    const set = async (source: string) =>
      (
        await employee.gql(
          'mutation ($id: UUID!, $source: String) { setMessageSource(id: $id, source: $source) { source { name } } }',
          { id: message?.id, source },
        )
      ).data.setMessageSource.source.name;
    expect([await set('FB'), await set('www.linkedin.com'), await set('FB group of Pune')]).toEqual([
      ...['facebook', 'linkedin', 'fb group of pune'],
    ]);
    expect(await set('{{campaign.name}}')).toBeNull();
  });

  test('the list of sources is paged and refuses an invalid cursor', async ({ product, employee }) => {
    await write(product, somebody());
    const [row] = await product.services.db.select().from(messages);
    const { randomUUID } = await import('node:crypto');
    const rows = Array.from({ length: 120 }, (_, index) => ({
      ...(row as typeof messages.$inferSelect),
      id: randomUUID(),
      source: `source ${String(index % 60).padStart(2, '0')}`,
    }));
    await product.services.db.insert(messages).values(rows);
    const page = (after: string | null) =>
      employee.gql(
        `query ($after: String) { enquirySources(first: 25, after: $after) {
          nodes { name } totalCount pageInfo { hasNextPage endCursor } } }`,
        { after },
      );
    const seen: string[] = [];
    for (let after: string | null = null; ; ) {
      const { data }: Awaited<ReturnType<typeof page>> = await page(after);
      const { nodes, totalCount, pageInfo } = data.enquirySources;
      seen.push(...nodes.map(({ name }: { name: string }) => name));
      expect(totalCount).toBe(60);
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => `source ${String(index).padStart(2, '0')}`));
    for (const cursor of [
      'none',
      ...['[1]', '["\\u0000"]', '["a","b"]', '{}'].map((text) => Buffer.from(text).toString('base64url')),
    ])
      expect((await page(cursor)).code).toBe('BAD_USER_INPUT');
  });
});
