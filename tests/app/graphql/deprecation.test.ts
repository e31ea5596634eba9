import { buildSchema, type GraphQLSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { readSdl } from '#server/app/graphql/schema.ts';
import { examplesOf, guide } from '#tests/kit/network/examples.ts';

/** Minimum time between deprecation and removal (docs/integrators.md, What stays, and what may go). */
const DAYS = 180;

type Part = { name: string; deprecationReason?: string | null | undefined };

/** All deprecatable elements: fields, arguments, enum values, input fields. */
function partsOf(schema: GraphQLSchema): [path: string, part: Part][] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    const parts: readonly Part[] = isEnumType(type)
      ? type.getValues()
      : isObjectType(type) || isInputObjectType(type)
        ? Object.values(type.getFields())
        : [];
    return parts.flatMap((part): [string, Part][] => {
      const path = `${type.name}.${part.name}`;
      const args = 'args' in part ? (part.args as Part[]) : [];
      return [[path, part], ...args.map((arg): [string, Part] => [`${path}(${arg.name})`, arg])];
    });
  });
}

/** "Why, and what to use. Deprecated 2026-11-21, removed no earlier than 2027-05-20." */
const policy = /^\S.{14,}[.] Deprecated (\d{4}-\d\d-\d\d), removed no earlier than (\d{4}-\d\d-\d\d)[.]$/;

/** Deprecations without reason, date or date of removal. */
const faultsOf = (schema: GraphQLSchema): string[] =>
  partsOf(schema)
    .filter(([, { deprecationReason: reason }]) => {
      if (reason === undefined || reason === null) return false;
      const [, since = '', until = ''] = policy.exec(reason) ?? [];
      return !(Date.parse(until) - Date.parse(since) >= DAYS * 24 * 60 * 60 * 1000);
    })
    .map(([path]) => path);

test('every deprecation has a reason, a date and a removal at least 180 days later', () => {
  const schema = buildSchema(readSdl().join('\n'));
  expect(partsOf(schema).length).toBeGreaterThan(200);
  expect(faultsOf(schema)).toEqual([]);
});

test('the check detects every incomplete deprecation', () => {
  const good = 'Use `b`, which counts drafts too. Deprecated 2026-11-21, removed no earlier than 2027-05-20.';
  const said = (reason: string) => `@deprecated(reason: ${JSON.stringify(reason)})`;
  const schema = buildSchema(`
    type Query {
      good: Int ${said(good)}
      silent: Int @deprecated
      undated: Int ${said('Use `b`, which counts drafts too.')}
      open: Int ${said('Use `b`, which counts drafts too. Deprecated 2026-11-21.')}
      wordless: Int ${said('Deprecated 2026-11-21, removed no earlier than 2027-05-20.')}
      hasty: Int ${said(good.replace('2027-05-20', '2027-05-19'))}
      noDay: Int ${said(good.replace('2026-11-21', '2026-13-41'))}
      backwards: Int ${said(good.replace('2027', '2025'))}
      args(good: Int ${said(good)}, bad: Int @deprecated): Int
      kind(of: Kind, input: KindInput): Int
    }
    enum Kind { GOOD ${said(good)} BAD @deprecated }
    input KindInput { good: Int ${said(good)} bad: Int @deprecated }
  `);
  expect(faultsOf(schema)).toEqual([
    ...['silent', 'undated', 'open', 'wordless', 'hasty', 'noDay', 'backwards', 'args(bad)'].map(
      (one) => `Query.${one}`,
    ),
    'Kind.BAD',
    'KindInput.bad',
  ]);
});

test('docs/integrators.md states the rule of deprecation with a valid example', () => {
  expect(guide).toContain(`at least ${DAYS} days`);
  const sdl = examplesOf(guide).flatMap(({ language, code }) => (language === 'graphql' ? [code] : []));
  const schema = buildSchema(sdl.join('\n'));
  expect(partsOf(schema).map(([path, { deprecationReason }]) => [path, Boolean(deprecationReason)])).toEqual([
    ['BlogPost.minutes', true],
  ]);
  expect(faultsOf(schema)).toEqual([]);
});
