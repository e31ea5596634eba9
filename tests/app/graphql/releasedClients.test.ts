import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { expect } from 'vitest';
import { references } from '#schema/references.ts';
import { makeNodes } from '#tests/kit/content/nodes.ts';
import { test } from '#tests/kit/test.ts';
import { allQueriesOf } from './allFields.ts';
import { schema } from './schemaTypes.ts';

const released = buildSchema(readFileSync(join(import.meta.dirname, 'released/0.2.0.graphql'), 'utf8'), {
  assumeValid: true,
});

test.beforeAll(async ({ product, admin }) => {
  await makeNodes(product, admin);
});

test.for(allQueriesOf(released, () => true).map(({ field, text }) => [field, text] as const))(
  'a client of 0.2.0 reads all fields of %s, also those that are deprecated now',
  async ([field, text], { admin }) => {
    const { data, errors } = await admin.gql(`{ ${text} }`);
    expect(errors).toBeUndefined();
    expect(data[field]).toBeTruthy();
  },
);

test('a deprecated id is that of the field that replaces it', async ({ admin }) => {
  const found: [type: string, id: string, successor: string][] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const object = value as Record<string, string>;
    const successor = references[object.__typename as keyof typeof references];
    if (successor) found.push([object.__typename ?? '', object.id ?? '', object[successor] ?? '']);
    for (const inner of Object.values(object)) walk(inner);
  };
  for (const { text } of allQueriesOf(schema, () => true)) walk((await admin.gql(`{ ${text} }`)).data);
  expect(new Set(found.map(([type]) => type)).size).toBeGreaterThan(6);
  expect(found.filter(([, id, successor]) => !id || id !== successor)).toEqual([]);
});
