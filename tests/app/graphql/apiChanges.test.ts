import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  findBreakingChanges,
  type GraphQLArgument,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { references } from '#schema/references.ts';
import { additionsTo } from '#tests/kit/network/apiChanges.ts';
import { rowsBelow } from '#tests/kit/network/examples.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const schemaOf = (path: string) => buildSchema(read(path), { assumeValidSDL: true });
const page = read('../../../docs/api-changes.md');
const present = schemaOf('../../../schema.graphql');
const released = {
  '0.1.0': schemaOf('released/0.1.0.graphql'),
  '0.1.1': schemaOf('released/0.1.1.graphql'),
  '0.2.0': schemaOf('released/0.2.0.graphql'),
};

/** Headings of docs/api-changes.md that begin with a version. */
const headingOf = (version: string) =>
  new RegExp(`^## (${version.replaceAll('.', '\\.')}.*)$`, 'm').exec(page)?.[1] ?? '';

describe('docs/api-changes.md', () => {
  test.for<[version: string, before: GraphQLSchema, after: GraphQLSchema]>([
    ['0.1.1', released['0.1.0'], released['0.1.1']],
    ['0.2.0', released['0.1.1'], released['0.2.0']],
    ['0.3.0', released['0.2.0'], present],
  ])('docs/api-changes.md lists exactly the additions of %s', ([version, before, after]) => {
    const rows = rowsBelow(page, headingOf(version)).map(([type = '', added = '']) => [type, added]);
    expect(rows).toEqual(additionsTo(before, after));
  });
});

/** Changes of types that refuse nothing that a released version accepted, and send the same values. */
const harmless = [
  ...['UploadPictureInput.file', 'ReplacePictureInput.file'].map(
    (field) => `${field} changed type from Upload to Upload!.`,
  ),
  // Null only with an error, where the whole answer was null before.
  ...Object.values(released).flatMap((schema) =>
    [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
      Object.values(root?.getFields() ?? {}).map(
        ({ name, type }) => `${root}.${name} changed type from ${type} to ${getNullableType(type)}.`,
      ),
    ),
  ),
  // Null only where the whole event was null before.
  'Arrival.overview changed type from Overview! to Overview.',
  // Relay selects every `id` of the type ID by itself, also one that is deprecated.
  ...Object.keys(references).flatMap((type) =>
    ['', '!'].map((mark) => `${type}.id changed type from ID${mark} to UUID${mark}.`),
  ),
];

test('no change breaks clients of a released schema', () => {
  for (const [version, schema] of Object.entries(released)) {
    const breaking = findBreakingChanges(schema, present).map(({ description }) => description);
    expect([version, breaking.filter((description) => !harmless.includes(description))]).toEqual([version, []]);
  }
});

test('docs/api-changes.md lists exactly the deprecated fields with their dates', () => {
  const deprecated = Object.values(present.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    const parts = isEnumType(type)
      ? type.getValues()
      : isObjectType(type) || isInputObjectType(type)
        ? Object.values(type.getFields())
        : [];
    const inner = parts.flatMap((part) =>
      'args' in part
        ? (part.args as readonly GraphQLArgument[]).map((arg) => ({ ...arg, name: `${part.name}(${arg.name})` }))
        : [],
    );
    return [...parts, ...inner].flatMap(({ name, deprecationReason }) => {
      const [, since, until] = /Deprecated (\S+), removed no earlier than (\S+)\.$/.exec(deprecationReason ?? '') ?? [];
      return deprecationReason ? [[`${type.name}.${name}`, since, until]] : [];
    });
  });
  expect(deprecated.length).toBeGreaterThan(0);
  const reported = rowsBelow(page, 'Deprecated').map(([what, , since, until]) => [what, since, until]);
  expect(reported.sort()).toEqual(deprecated.sort());
});
