import { expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { newMessage } from '#tests/kit/content/message.ts';
import { counted, type Headers, hitsOf, sendHit } from '#tests/kit/content/visit.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

export const nothing = { visits: 0, enquiries: 0, won: 0, wonValue: 0 };

export const ref = (code: string) => ({ campaign: { ref: code } });

/** Sends hits of one visitor, each stored before the next. */
export async function look(product: Product, who: Headers, ...hits: Parameters<typeof sendHit>[1][]) {
  for (const hit of hits) {
    const before = await hitsOf(product, 'counted');
    await sendHit(product, hit, who);
    await counted(product, before + 1);
  }
}

/** Sends a message from the page of the form. @returns its row */
export async function write(product: Product, headers: Headers) {
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

export const figures = async (employee: Person, { id }: { id: string }) => {
  const { data } = await employee.gql(
    '{ affiliates(first: 200) { nodes { id figures { visits enquiries won wonValue } } } }',
  );
  return data.affiliates.nodes.find((one: { id: string }) => one.id === id).figures;
};
