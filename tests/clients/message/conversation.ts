import { conversationOperations } from '#tests/kit/content/conversation.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test as base } from '#tests/kit/test.ts';

export const test = base
  .extend('employee', { scope: 'file' }, ({ product }) => product.signedIn('Employee', { name: 'Ravi Iyer' }))
  .extend('colleague', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Asha Menon' }));

// biome-ignore lint/suspicious/noExplicitAny: a test says by its assertions what an answer holds
export type Entry = any;

export const read = async (employee: Person, id: string, args: Record<string, unknown> = {}) => {
  const { data, errors } = await employee.gql(conversationOperations.read, { id, ...args });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.message;
};
