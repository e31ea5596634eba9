import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type GraphQLEnumType, getNamedType } from 'graphql';
import { expect, test } from 'vitest';
import { tokenScopes } from '#schema/apiToken.ts';
import { buildSchema } from '#server/app/graphql/schema.ts';
import { tools } from '#server/app/mcp/tools.ts';
import { guide, rowsBelow } from '#tests/kit/network/examples.ts';
import { referenceFiles } from '../../../reference.ts';

test.each(Object.entries(referenceFiles()))(
  '%s is the text generated from the tables of the code',
  async (file, text) => {
    expect(await readFile(join(import.meta.dirname, '../../..', file), 'utf8')).toBe(text);
  },
);

test('the documented filters of lists are those of the schema', () => {
  const fields = Object.values(buildSchema().getQueryType()?.getFields() ?? {});
  const lists = fields.filter(({ type }) => getNamedType(type).name.endsWith('Connection'));
  const narrowed = lists.map(({ name, args }) => [
    name,
    args.map((arg) => arg.name).filter((arg) => !/^(first|after|sort|orderBy|updatedSince)$/.test(arg)),
  ]);
  expect(rowsBelow(guide, 'Lists').map(([name, by = '']) => [name, by.split(', ')])).toEqual(
    narrowed.filter(([, by]) => by?.length).sort(),
  );
});

test('all API token roles are documented', () => {
  const roles = buildSchema().getType('ApiTokenRole') as GraphQLEnumType;
  expect(rowsBelow(guide, 'API tokens').map(([name]) => name)).toEqual(roles.getValues().map(({ name }) => name));
});

test('all API token scopes and agent tools are documented', () => {
  expect(rowsBelow(guide, 'Scopes').map(([name]) => name)).toEqual([...tokenScopes]);
  const documented = rowsBelow(guide, 'For agents').map(([name]) => name);
  expect(documented.toSorted()).toEqual(tools.map(({ name }) => name).toSorted());
});
