import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let employee: Person;
beforeAll(async () => {
  product = await startProduct();
  employee = await product.signedIn('Employee');
  await product.services.db.delete(messages);
  await makeMessage(product, { name: 'Asha', contactNumber: '9811122233' });
  const { id } = await makeMessage(product, { name: 'Emma' });
  await product.services.db.update(messages).set({ contactNumber: '+442079460958' }).where(eq(messages.id, id));
});
afterAll(() => product.stop());

const search = async (text: string) =>
  (await employee.gql(messageOperations.list, { search: text })).data.messages.nodes.map(
    ({ name }: { name: string }) => name,
  );

test.each([
  ['098111 22233', 'Asha'],
  ['98111-22233', 'Asha'],
  ['+91 098111 22233', 'Asha'],
  ['0091 98111 22233', 'Asha'],
  ['+919811122233', 'Asha'],
  ['020 7946 0958 (+44)', 'Emma'],
  ['+44 (0)20 7946 0958', 'Emma'],
])('the search for %s finds the message with this number', async (text, name) => {
  expect(await search(text)).toEqual([name]);
});

test.each(['098111 22234', '020 7946 0959 (+44)'])('the search for the other number %s finds nothing', async (text) => {
  expect(await search(text)).toEqual([]);
});
