import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
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
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const EMAIL = 'ishaan@client.example';
const card = `person { id email name messages { id name isSpam person { name } }
  affiliates { id isSpam } reviews { id rating isPublished } }`;
const CARD = `query ($id: UUID!) { message(id: $id) { ${card} } }`;
const RENAME = `mutation ($email: String!, $name: String) { renamePerson(email: $email, name: $name) { id name } }`;

test.beforeAll(({ product }) => product.holdTime());
test.beforeEach(async ({ product }) => {
  for (const table of [messages, affiliates, reviews, people]) await product.services.db.delete(table);
});

/** Creates something a moment later than everything before. */
const later = <Made>(product: Product, make: () => Promise<Made>): Promise<Made> => {
  product.passTime(60_000);
  return make();
};
const write = (product: Product, name = 'Ishaan Kapoor', email = EMAIL) =>
  later(product, () => makeMessage(product, { name, email }));
const cardOf = async (employee: Person, id: string, who = employee) =>
  (await who.gql(CARD, { id })).data.message.person;
const rename = (employee: Person, name: string | null, who = employee, email = EMAIL) =>
  who.gql(RENAME, { email, name });
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe('the person of a message', () => {
  test('a person has everything from their address, newest first, spam included', async ({
    product,
    admin,
    employee,
  }) => {
    const first = await write(product);
    const second = await write(product, 'Ishaan K', 'ISHAAN@Client.example');
    await write(product, 'Somebody', 'else@client.example');
    const applied = await later(product, () => makeAffiliate(product.nobody, { email: EMAIL }));
    await employee.gql('mutation ($id: UUID!) { markMessageSpam(id: $id) { id } }', { id: first.id });
    const reviewed = await makeReview(admin, { rating: 4 });
    await product.services.db.update(reviews).set({ email: EMAIL }).where(eq(reviews.id, reviewed.id));
    await makeReview(admin);
    const person = await cardOf(employee, first.id);
    expect([person.id, person.email]).toEqual([EMAIL, EMAIL]);
    expect(ids(person.messages)).toEqual([second.id, first.id]);
    expect(person.messages.map(({ isSpam }: { isSpam: boolean }) => isSpam)).toEqual([false, true]);
    expect(ids(person.affiliates)).toEqual([applied.id]);
    expect(person.reviews).toEqual([{ id: reviewed.id, rating: 4, isPublished: false }]);
  });

  test('the name of a person is that of their newest message or application', async ({ product, employee }) => {
    const { id } = await write(product, 'Ishaan');
    expect((await cardOf(employee, id)).name).toBe('Ishaan');
    await later(product, () => makeAffiliate(product.nobody, { email: EMAIL, name: 'Ishaan of Kapoor Ltd' }));
    expect((await cardOf(employee, id)).name).toBe('Ishaan of Kapoor Ltd');
    await write(product, 'Ishaan Kapoor');
    expect((await cardOf(employee, id)).name).toBe('Ishaan Kapoor');
  });

  test('a person has at most 50 objects of each kind', async ({ product, employee }) => {
    const sent = [];
    for (let count = 0; count < 51; count += 1) sent.push(await write(product));
    expect(ids((await cardOf(employee, (sent[0] as { id: string }).id)).messages)).toEqual(
      ids(sent.slice(1)).toReversed(),
    );
  });

  test('the persons of a list need as many statements as one', async ({ product, employee }) => {
    const statements = async () =>
      (await queriesOf(product, () => employee.gql(`{ messages(first: 5) { nodes { ${card} } } }`))).length;
    await write(product, 'One', 'one@client.example');
    const forOne = await statements();
    for (const name of ['two', 'three', 'four']) await write(product, name, `${name}@client.example`);
    expect(await statements()).toBe(forOne);
  });

  test('nested persons count against the document limit', async ({ product, employee }) => {
    const { id } = await write(product);
    const nested = 'person { messages { person { messages { person { messages { id } } } } } }';
    const { code } = await employee.gql(`query ($id: UUID!) { message(id: $id) { ${nested} } }`, { id });
    expect(code).toBe('BAD_REQUEST');
  });

  test('only staff and their tokens read a person', async ({ product, admin, employee }) => {
    const { id } = await write(product);
    for (const who of [admin, await machineOf(admin, 'STAFF')])
      expect((await cardOf(employee, id, who)).email).toBe(EMAIL);
    for (const [who, code] of [
      [product.nobody, 'UNAUTHENTICATED'],
      [await machineOf(admin, 'PUBLISHED'), 'FORBIDDEN'],
    ] as const) {
      expect((await who.gql(CARD, { id })).code).toBe(code);
      expect((await rename(employee, 'Another', who)).code).toBe(code);
    }
    const { data, code } = await product.nobody.gql(
      'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id person { name messages { id } } } }',
      { input: newMessage({ email: EMAIL }) },
    );
    expect([code, data]).toEqual(['UNAUTHENTICATED', { sendMessage: null }]);
  });
});

describe('a corrected name', () => {
  test('a corrected name applies for all staff until it is removed', async ({ product, admin, employee }) => {
    const { id } = await write(product, 'ishan');
    expect((await rename(employee, ' Ishaan\nKapoor ', employee, ' ISHAAN@client.example ')).data.renamePerson).toEqual(
      {
        id: EMAIL,
        name: 'Ishaan Kapoor',
      },
    );
    await write(product, 'ishan k');
    const person = await cardOf(employee, id, admin);
    expect([person.name, ...person.messages.map(({ name }: { name: string }) => name)]).toEqual([
      'Ishaan Kapoor',
      'ishan k',
      'ishan',
    ]);
    expect((await rename(employee, null, admin)).data.renamePerson.name).toBe('ishan k');
    expect(await product.services.db.$count(people)).toBe(0);
  });

  test.for<[email: string, name: string, fields: Record<string, string> | undefined]>([
    [EMAIL, 'I', { name: 'Please use 2 to 120 characters.' }],
    [EMAIL, 'Io', undefined],
    [EMAIL, 'a'.repeat(120), undefined],
    [EMAIL, 'a'.repeat(121), { name: 'Please use at most 120 characters' }],
    ['nobody', 'Ishaan', { email: 'Please enter a valid email address' }],
  ])('the corrected name $1 of $0 gets the errors $2', async ([email, name, fields], { product, employee }) => {
    await write(product);
    const { errors } = await rename(employee, name, employee, email);
    expect(errors?.[0].extensions.fields).toEqual(fields);
  });

  test('a name of an unknown address is NOT_FOUND', async ({ product, employee }) => {
    expect((await rename(employee, 'Ishaan', employee, 'nobody@client.example')).code).toBe('NOT_FOUND');
    expect(await product.services.db.$count(people)).toBe(0);
  });

  test('one of two concurrent corrections of a name is stored', async ({ product, admin, employee }) => {
    await write(product);
    const given = await Promise.all([rename(employee, 'One', employee), rename(employee, 'Two', admin)]);
    expect(given.map(({ code }) => code)).toEqual([undefined, undefined]);
    const [row] = await product.services.db.select().from(people);
    expect(['One', 'Two']).toContain(row?.name);
  });
});
