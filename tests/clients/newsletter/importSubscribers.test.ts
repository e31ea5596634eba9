import { expect } from 'vitest';
import { insertReader, newsletterOperations, switchOn } from '#tests/kit/content/newsletter.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

test.beforeAll(({ admin }) => switchOn(admin, { interests: ['Search', 'Social'] }));

const consent = 'They ticked the box of our order form.';
const importAll = (staff: Person, csv: string, fields = {}) =>
  staff.gql(newsletterOperations.importAll, { input: { csv, consent, ...fields } });
const readersOf = async (staff: Person, search: string) =>
  (await staff.gql(newsletterOperations.subscribers, { search })).data.newsletterSubscribers.nodes;

test('imported addresses are readers at once, with the sentence about their consent', async ({ employee }) => {
  const csv =
    '\ufeffName;E-Mail;Interests\r\nAsha;Asha@First.example;Search\r\nRavi;ravi@first.example;Cooking\r\n;nothing;\r\n';
  const { data } = await importAll(employee, csv, { interest: 'Social' });
  expect(data.importSubscribers).toEqual({ added: 2, known: 0, invalid: 1 });
  const common = { state: 'CONFIRMED', consent, isImported: true };
  const readers = await readersOf(employee, 'first.example');
  expect(readers).toHaveLength(2);
  expect(readers).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...common, email: 'asha@first.example', interests: ['Search'] }),
      expect.objectContaining({ ...common, email: 'ravi@first.example', interests: ['Social'] }),
    ]),
  );
});

test('a reader who has left stays out when an old table is imported', async ({ product, employee }) => {
  const { email } = await insertReader(product, { state: 'LEFT' });
  const { data } = await importAll(employee, `Email\n${email}\n${email}`);
  expect(data.importSubscribers).toEqual({ added: 0, known: 1, invalid: 0 });
  expect(await readersOf(employee, email)).toMatchObject([{ state: 'LEFT' }]);
});

test.for([
  ['Name,Phone\nAsha,1', {}, 'csv'],
  ['Email\n"asha@second.example', {}, 'csv'],
  ['Email\nasha@second.example', { consent: ' ' }, 'consent'],
  ['Email\nasha@second.example', { interest: 'Cooking' }, 'interest'],
  [`Email\n${'a@second.example\n'.repeat(20_001)}`, {}, 'csv'],
] as const)('an import of $0 with $1 is refused at its field $2', async ([csv, fields, field], { employee }) => {
  const { errors } = await importAll(employee, csv, fields);
  expect(errors?.[0]).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } },
  });
  expect(await readersOf(employee, 'second.example')).toEqual([]);
});
