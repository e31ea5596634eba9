import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { rows, test } from '#tests/kit/test.ts';

test.beforeAll(async ({ product }) => {
  await product.services.db.delete(messages);
  await makeMessage(product, { name: 'Asha', contactNumber: '9811122233' });
  const { id } = await makeMessage(product, { name: 'Emma' });
  await product.services.db.update(messages).set({ contactNumber: '+442079460958' }).where(eq(messages.id, id));
});

const search = async (employee: Person, text: string) =>
  (await employee.gql(messageOperations.list, { search: text })).data.messages.nodes.map(
    ({ name }: { name: string }) => name,
  );

test.for(
  rows([
    ['098111 22233', 'Asha'],
    ['98111-22233', 'Asha'],
    ['+91 098111 22233', 'Asha'],
    ['0091 98111 22233', 'Asha'],
    ['+919811122233', 'Asha'],
    ['020 7946 0958 (+44)', 'Emma'],
    ['+44 (0)20 7946 0958', 'Emma'],
  ]),
)('the search for %s finds the message with this number', async ([text, name], { employee }) => {
  expect(await search(employee, text)).toEqual([name]);
});

test.for(['098111 22234', '020 7946 0959 (+44)', 'Ravi 098111 22233'])(
  'the search for the other number %s finds nothing',
  async (text, { employee }) => {
    expect(await search(employee, text)).toEqual([]);
  },
);
