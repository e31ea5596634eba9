import { describe, expect } from 'vitest';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import {
  affiliateOperations,
  application,
  dateBackAffiliate,
  emptyAffiliates,
  makeAffiliate,
  sendApplication,
} from '#tests/kit/content/affiliate.ts';
import { expectFailure } from '#tests/kit/network/restRows.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

let nobody: Person;
test.beforeAll(async ({ product }) => {
  nobody = product.nobody;
});

const a = (length: number) => 'a'.repeat(length);
const digits = (length: number) => '9'.repeat(length);
const atMost = (max: number) => `Please use at most ${max} characters`;
const noEmail = 'Invalid email address';
const noPhone = 'Invalid phone number format';

describe('validation of an application (spec section 5)', () => {
  test.for<[field: string, value: unknown, sentence: string]>([
    ['name', '', 'Name is required'],
    ['name', '   ', 'Name is required'],
    ['name', a(121), atMost(120)],
    ['companyName', '', 'Company name is required'],
    ['companyName', ' \t ', 'Company name is required'],
    ['companyName', a(201), atMost(200)],
    ...['', 'no address', 'a@b', 'a b@c.example', '@c.example', `${a(243)}@company.example`].map(
      (email): [string, string, string] => ['email', email, noEmail],
    ),
    ...[
      '',
      digits(9),
      digits(16),
      `+${digits(9)}`,
      `+${digits(16)}`,
      `0${digits(10)}`,
      `+0${digits(10)}`,
      `++${digits(10)}`,
      `${digits(10)}+`,
      '98765 43210',
      '98765-43210',
      '(987) 6543210',
      '९८७६५४३२१०',
      'ten digits',
    ].map((phone): [string, string, string] => ['phone', phone, noPhone]),
  ])('the field %s refuses %j: %s', async ([field, value, sentence]) => {
    const { code, errors, data } = await sendApplication(nobody, { [field]: value });
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]).toMatchObject({ message: sentence, extensions: { fields: { [field]: sentence } } });
    expect(data).toEqual({ apply: null });
  });

  test.for<[field: string, value: string, stored?: string]>([
    ['name', 'a'],
    ['name', `  ${a(120)}  `, a(120)],
    ['companyName', 'a'],
    ['companyName', a(200)],
    ['email', ' Neha@Company.EXAMPLE ', 'neha@company.example'],
    ['phone', digits(10)],
    ['phone', digits(15)],
    ['phone', `+${digits(10)}`],
    ['phone', `+${digits(15)}`],
    ['phone', `1${'0'.repeat(9)}`],
    ['phone', ' +919876543210 ', '+919876543210'],
    ['service', 'ADVERTISER'],
    ['service', 'PUBLISHER'],
  ])('the field %s accepts %j', async ([field, value, stored = value]) => {
    expect(await makeAffiliate(nobody, { [field]: value })).toMatchObject({ [field]: stored });
  });

  test.for(['Advertiser', 'PUBLISHER', 'affiliate', '', null, 5, ['advertiser']])(
    'REST refuses %j as a service',
    async (service) => {
      const { status, body } = await nobody.rest('POST', '/affiliate', application({ service }));
      const sentence = 'Please choose Advertiser or Publisher';
      expect(status).toBe(422);
      expectFailure(body, sentence, { service: sentence });
    },
  );

  test('an application with several invalid fields gets a message for each without being stored', async ({
    product,
  }) => {
    const { db } = product.services;
    const count = () => Promise.all([db.$count(affiliates), db.$count(outgoingMail)]);
    const before = await count();
    const { body } = await nobody.rest('POST', '/affiliate', {});
    expectFailure(body, 'Name is required', {
      name: 'Name is required',
      companyName: 'Company name is required',
      email: noEmail,
      phone: noPhone,
      service: 'Please choose Advertiser or Publisher',
    });
    expect(await count()).toEqual(before);
  });
});

test('the list is newest first, complete over REST and in pages over GraphQL', async ({ product, employee }) => {
  await emptyAffiliates(product);
  for (const [day, service] of [
    ['2026-11-02', 'PUBLISHER'],
    ['2026-11-03', 'ADVERTISER'],
    ['2026-11-01', 'PUBLISHER'],
  ]) {
    await dateBackAffiliate(product, await makeAffiliate(nobody, { service }), `${day}T04:00:00.000Z`);
  }
  const { data } = await employee.gql(affiliateOperations.list, { first: 2 });
  const days = (items: { createdAt: string }[]) => items.map(({ createdAt }) => createdAt.slice(0, 10));
  expect(days(data.affiliates.nodes)).toEqual(['2026-11-03', '2026-11-02']);
  const { totalCount, pageInfo } = data.affiliates;
  expect([totalCount, pageInfo.hasNextPage]).toEqual([3, true]);
  const rest = await employee.gql(affiliateOperations.list, { after: pageInfo.endCursor });
  expect(days(rest.data.affiliates.nodes)).toEqual(['2026-11-01']);

  const whole = await employee.rest('GET', '/affiliate');
  expect(days(whole.body.data)).toEqual(['2026-11-03', '2026-11-02', '2026-11-01']);
  expect(whole.body.data[0].service).toBe('advertiser');

  const rows = Array.from({ length: 205 }, (_, index) => ({
    ...{ id: crypto.randomUUID(), name: `Row ${index}`, companyName: 'Many', email: 'many@company.example' },
    ...{ phone: digits(10), service: 'publisher' as const, createdAt: new Date(index) },
  }));
  await product.services.db.insert(affiliates).values(rows);
  expect((await employee.rest('GET', '/affiliate')).body.data).toHaveLength(208);
});

test.for([
  [0, 'BAD_USER_INPUT'],
  [1, undefined],
  [200, undefined],
  [201, 'BAD_USER_INPUT'],
])('a page of %j applications is answered with the error code %s', async ([first, expected], { employee }) => {
  expect((await employee.gql(affiliateOperations.list, { first })).code).toBe(expected);
});

test('exactly one of several concurrent deletions of an application succeeds', async ({ employee }) => {
  const { id, name } = await makeAffiliate(nobody);
  const answers = await Promise.all([1, 2, 3].map(() => employee.gql(affiliateOperations.remove, { id })));
  expect(answers.map(({ code }) => code).sort()).toEqual(['NOT_FOUND', 'NOT_FOUND', undefined]);
  expect(answers.find(({ code }) => !code)?.data.removeAffiliate).toEqual({ id, name });
  const gone = await employee.rest('DELETE', `/affiliate/${id}`);
  expect(gone.status).toBe(404);
  expectFailure(gone.body, 'This affiliate no longer exists.');
  const { body } = await employee.rest('GET', '/affiliate');
  expect(body.data.some(({ _id }: { _id: string }) => _id === id)).toBe(false);
});
