import { describe, expect } from 'vitest';
import { formsOf, inUnicode, oneForm } from '#schema/emailAddress.ts';
import { messages } from '#server/clients/message/table.ts';
import { people } from '#server/clients/person/table.ts';
import { unifyAddresses } from '#server/office/privacy/personalData/unifyAddresses.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { done, eraseData, personalDataOperations } from '#tests/kit/content/personalData.ts';
import { test } from '#tests/kit/test.ts';

const UNICODE = 'anna@müller.example';
const ASCII = 'anna@xn--mller-kva.example';
const PERSON = `query ($id: UUID!) { message(id: $id) { person { email messages { id } } } }`;
const SEARCH = 'query ($text: String!) { messages(search: $text) { nodes { id } } }';

describe('the stored form of an address', () => {
  test.for([
    [ASCII, UNICODE],
    ['Anna@XN--MLLER-KVA.Example', UNICODE],
    ['anna@mu\u0308ller.example', UNICODE],
    ['jose\u0301@client.example', 'josé@client.example'],
    ['a@xn--strae-oqa.example', 'a@straße.example'],
    ['a@mail.xn--p1b6ci4b4b3a.xn--h2brj9c', 'a@mail.उदाहरण.भारत'],
    ['xn--mller-kva@client.example', 'xn--mller-kva@client.example'],
    ['a@xn--.example', 'a@xn--.example'],
    ['not an address', 'not an address'],
  ] as const)('the stored form of %s is %s', ([written, stored]) => {
    expect(oneForm(written)).toBe(stored);
    expect(oneForm(stored)).toBe(stored);
  });

  test('a text that is searched for is converted label by label', () => {
    expect(inUnicode('anna@xn--mller-kva.ex')).toBe('anna@müller.ex');
    expect(inUnicode('xn--')).toBe('xn--');
    expect(formsOf(ASCII)).toEqual([UNICODE, ASCII]);
    expect(formsOf('a@b.example')).toEqual(['a@b.example']);
  });
});

test('a sender who uses both forms is one person on the person page and in the search', async ({ product, admin }) => {
  const [one, other] = [await makeMessage(product, { email: UNICODE }), await makeMessage(product, { email: ASCII })];
  const { data } = await admin.gql(PERSON, { id: one.id });
  expect(data.message.person.email).toBe(UNICODE);
  expect(data.message.person.messages.map(({ id }: { id: string }) => id)).toEqual([other.id, one.id]);
  for (const text of [UNICODE, ASCII, 'xn--mller-kva.example']) {
    const list = (await admin.gql(SEARCH, { text })).data.messages.nodes.map(({ id }: { id: string }) => id);
    expect([text, list.toSorted()]).toEqual([text, [one.id, other.id].toSorted()]);
  }
});

test('addresses that an older version stored are unified, keeping the newer corrected name', async ({
  product,
  admin,
}) => {
  const { db } = product.services;
  const email = 'old@xn--bcher-kva.example';
  const { id } = await makeMessage(product, { email });
  await db.update(messages).set({ email });
  await db.insert(people).values([
    { email, name: 'Older Name', updatedAt: new Date('2026-01-01') },
    { email: 'old@bücher.example', name: 'Newer Name', updatedAt: new Date('2026-02-01') },
  ]);
  await unifyAddresses(db);
  await unifyAddresses(db);
  const { data } = await admin.gql(`query ($id: UUID!) { message(id: $id) { email person { name } } }`, { id });
  expect(data.message).toEqual({ email: 'old@bücher.example', person: { name: 'Newer Name' } });
});

test('data of a person is exported under either form of the address', async ({ product, admin }) => {
  const { id } = await makeMessage(product, { email: 'ida@köln.example' });
  for (const address of ['ida@köln.example', 'ida@xn--kln-sna.example']) {
    const input = { addresses: [address] };
    const { exportPersonalData } = done(await admin.gql(personalDataOperations.export, { input, format: 'JSON' }));
    const { records } = JSON.parse(exportPersonalData.content);
    expect([address, records]).toMatchObject([address, [{ kind: 'messages', rows: [{ id }] }]]);
  }
});

test('data of a person is erased under either form of the address, also in texts', async ({ product, admin }) => {
  const { id } = await makeMessage(product, { email: 'eva@köln.example' });
  await makeMessage(product, { email: 'x@y.example', message: 'Please write to eva@xn--kln-sna.example instead.' });
  const erased = await eraseData(admin, ['eva@xn--kln-sna.example'], 'eva@köln.example');
  expect(erased.errors).toBeUndefined();
  const rows = await product.services.db.select().from(messages);
  expect(rows.some((row) => row.id === id && row.email.includes('köln'))).toBe(false);
  expect(rows.map(({ message }) => message).join()).not.toContain('xn--kln-sna');
});
