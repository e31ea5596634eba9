import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { people } from '#server/clients/person/table.ts';
import { reviews } from '#server/clients/review/table.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { machineOf } from '#tests/kit/content/apiToken.ts';
import { makeMessage, newMessage } from '#tests/kit/content/message.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import { queriesOf } from '#tests/kit/database/plans.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const EMAIL = 'ishaan@client.example';
const card = `person { id email name messages { id name isSpam person { name } }
  affiliates { id isSpam } reviews { id rating isPublished } }`;
const CARD = `query ($id: UUID!) { message(id: $id) { ${card} } }`;
const RENAME = `mutation ($email: String!, $name: String) { renamePerson(email: $email, name: $name) { id name } }`;

let product: Product;
let admin: Person;
let employee: Person;
beforeAll(async () => {
  product = await startProduct();
  product.holdTime();
  admin = await product.signedIn('admin');
  employee = await product.signedIn('Employee');
});
beforeEach(async () => {
  for (const table of [messages, affiliates, reviews, people]) await product.services.db.delete(table);
});
afterAll(() => product.stop());

/** Creates something a moment later than everything before. */
const later = <Made>(make: () => Promise<Made>): Promise<Made> => {
  product.passTime(60_000);
  return make();
};
const write = (name = 'Ishaan Kapoor', email = EMAIL) => later(() => makeMessage(product, { name, email }));
const cardOf = async (id: string, who = employee) => (await who.gql(CARD, { id })).data.message.person;
const rename = (name: string | null, who = employee, email = EMAIL) => who.gql(RENAME, { email, name });
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe('the person of a message', () => {
  test('a person has everything from their address, newest first, spam included', async () => {
    const first = await write();
    const second = await write('Ishaan K', 'ISHAAN@Client.example');
    await write('Somebody', 'else@client.example');
    const applied = await later(() => makeAffiliate(product.nobody, { email: EMAIL }));
    await employee.gql('mutation ($id: UUID!) { markMessageSpam(id: $id) { id } }', { id: first.id });
    const reviewed = await makeReview(admin, { rating: 4 });
    await product.services.db.update(reviews).set({ email: EMAIL }).where(eq(reviews.id, reviewed.id));
    await makeReview(admin);
    const person = await cardOf(first.id);
    expect([person.id, person.email]).toEqual([EMAIL, EMAIL]);
    expect(ids(person.messages)).toEqual([second.id, first.id]);
    expect(person.messages.map(({ isSpam }: { isSpam: boolean }) => isSpam)).toEqual([false, true]);
    expect(ids(person.affiliates)).toEqual([applied.id]);
    expect(person.reviews).toEqual([{ id: reviewed.id, rating: 4, isPublished: false }]);
  });

  test('the name of a person is that of their newest message or application', async () => {
    const { id } = await write('Ishaan');
    expect((await cardOf(id)).name).toBe('Ishaan');
    await later(() => makeAffiliate(product.nobody, { email: EMAIL, name: 'Ishaan of Kapoor Ltd' }));
    expect((await cardOf(id)).name).toBe('Ishaan of Kapoor Ltd');
    await write('Ishaan Kapoor');
    expect((await cardOf(id)).name).toBe('Ishaan Kapoor');
  });

  test('a person has at most 50 objects of each kind', async () => {
    const sent = [];
    for (let count = 0; count < 51; count += 1) sent.push(await write());
    expect(ids((await cardOf((sent[0] as { id: string }).id)).messages)).toEqual(ids(sent.slice(1)).toReversed());
  });

  test('the persons of a list need as many statements as one', async () => {
    const statements = async () =>
      (await queriesOf(product, () => employee.gql(`{ messages(first: 5) { nodes { ${card} } } }`))).length;
    await write('One', 'one@client.example');
    const forOne = await statements();
    for (const name of ['two', 'three', 'four']) await write(name, `${name}@client.example`);
    expect(await statements()).toBe(forOne);
  });

  test('nested persons count against the document limit', async () => {
    const { id } = await write();
    const nested = 'person { messages { person { messages { person { messages { id } } } } } }';
    const { code } = await employee.gql(`query ($id: UUID!) { message(id: $id) { ${nested} } }`, { id });
    expect(code).toBe('BAD_REQUEST');
  });

  test('only staff and their tokens read a person, and not the sender', async () => {
    const { id } = await write();
    for (const who of [admin, await machineOf(admin, 'STAFF')]) expect((await cardOf(id, who)).email).toBe(EMAIL);
    for (const [who, code] of [
      [product.nobody, 'UNAUTHENTICATED'],
      [await machineOf(admin, 'PUBLISHED'), 'FORBIDDEN'],
    ] as const) {
      expect((await who.gql(CARD, { id })).code).toBe(code);
      expect((await rename('Another', who)).code).toBe(code);
    }
    const { data, code } = await product.nobody.gql(
      'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id person { name messages { id } } } }',
      { input: newMessage({ email: EMAIL }) },
    );
    expect([code, data]).toEqual(['UNAUTHENTICATED', null]);
  });
});

describe('a corrected name', () => {
  test('a corrected name applies for all staff, keeps sent data, and can be removed', async () => {
    const { id } = await write('ishan');
    expect((await rename(' Ishaan\nKapoor ', employee, ' ISHAAN@client.example ')).data.renamePerson).toEqual({
      id: EMAIL,
      name: 'Ishaan Kapoor',
    });
    await write('ishan k');
    const person = await cardOf(id, admin);
    expect([person.name, ...person.messages.map(({ name }: { name: string }) => name)]).toEqual([
      'Ishaan Kapoor',
      'ishan k',
      'ishan',
    ]);
    expect((await rename(null, admin)).data.renamePerson.name).toBe('ishan k');
    expect(await product.services.db.$count(people)).toBe(0);
  });

  test.for<[email: string, name: string, fields: Record<string, string> | undefined]>([
    [EMAIL, 'I', { name: 'Please use 2 to 120 characters.' }],
    [EMAIL, 'Io', undefined],
    [EMAIL, 'a'.repeat(120), undefined],
    [EMAIL, 'a'.repeat(121), { name: 'Please use at most 120 characters' }],
    ['nobody', 'Ishaan', { email: 'Please enter a valid email address' }],
  ])('the corrected name %s is validated: %s', async ([email, name, fields]) => {
    await write();
    const { errors } = await rename(name, employee, email);
    expect(errors?.[0].extensions.fields).toEqual(fields);
  });

  test('a name of an unknown address is NOT_FOUND', async () => {
    expect((await rename('Ishaan', employee, 'nobody@client.example')).code).toBe('NOT_FOUND');
    expect(await product.services.db.$count(people)).toBe(0);
  });

  test('of two concurrent corrections one is stored', async () => {
    await write();
    const given = await Promise.all([rename('One', employee), rename('Two', admin)]);
    expect(given.map(({ code }) => code)).toEqual([undefined, undefined]);
    const [row] = await product.services.db.select().from(people);
    expect(['One', 'Two']).toContain(row?.name);
  });
});
