import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { expect } from 'vitest';
import { references } from '#schema/references.ts';
import { saveProfile } from '#tests/kit/content/author.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeNodes } from '#tests/kit/content/nodes.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import { test } from '#tests/kit/test.ts';
import { allQueriesOf } from './allFields.ts';
import { schema } from './schemaTypes.ts';

const released = buildSchema(readFileSync(join(import.meta.dirname, 'released/0.2.0.graphql'), 'utf8'), {
  assumeValid: true,
});

const ADDRESS = '(slug: "as-in-0-2")';
/** Arguments of fields that find one object, of which the schema requires none. */
const lookups: Partial<Record<string, string>> = {
  ...{ blogPost: ADDRESS, blogPostNeighbours: ADDRESS, portfolioItem: ADDRESS },
  ...{ author: '(slug: "lata-pai")', editedPage: '(slug: "about")' },
};

test.beforeAll(async ({ product, admin }) => {
  await makeNodes(product, admin);
  await makePost(admin, { slug: 'as-in-0-2', author: 'Lata Pai', isPublished: true });
  await saveProfile(admin, { slug: 'lata-pai', name: 'Lata Pai', about: '', isOn: true });
  await makeItem(admin, { slug: 'as-in-0-2', isPublished: true });
  await changeSite(admin, { takesBookings: true });
});

const queries = allQueriesOf(released, () => true).map(
  ({ field, text }) => [field, text.replace(field, `${field}${lookups[field] ?? ''}`)] as const,
);

test.for(queries)(
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
    // Some audit entries are about no object.
    if (successor && object.id !== null)
      found.push([object.__typename ?? '', object.id ?? '', object[successor] ?? '']);
    for (const inner of Object.values(object)) walk(inner);
  };
  for (const { text } of allQueriesOf(schema, () => true)) walk((await admin.gql(`{ ${text} }`)).data);
  expect(new Set(found.map(([type]) => type)).size).toBeGreaterThan(6);
  expect(found.filter(([, id, successor]) => !id || id !== successor)).toEqual([]);
});
