import { type ConstDirectiveNode, Kind, parse, type TypeNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import { buildSchema, readSdl } from '#server/app/graphql/schema.ts';
import { rootFields } from './schemaTypes.ts';

describe('checks at the start', () => {
  test('every root field has @auth or @public', () => {
    for (const { name, astNode } of rootFields) {
      const said = astNode?.directives
        ?.map((directive) => directive.name.value)
        .filter((one) => /^(auth|public)$/.test(one));
      expect([name, said]).toEqual([name, [expect.stringMatching(/^(auth|public)$/)]]);
    }
  });

  test.for(['Query', 'Mutation', 'Subscription'].map((root) => `extend type ${root} { "a" leak: Int }`))(
    'buildSchema throws for a root field without audience: %s',
    (sdl) => {
      expect(() => buildSchema([...readSdl(), sdl])).toThrow(/leak says neither @auth nor @public/);
    },
  );

  test.for<[where: string, sdl: string]>([
    ['of a mutation for everybody', 'extend type Message { leak: String }'],
    ['of a query for everybody', 'extend type BlogPost { leak: String }'],
    ['behind a field of one', 'extend type SiteColours { leak: String }'],
    ['behind a list and a node', 'extend type ReviewEdge { leak: String }'],
    [
      'with a scope alone, which nobody without a token needs',
      'extend type Reply { leak: String @scope(all: [REMOVE]) }',
    ],
    ['with a sign-in alone, which nobody without a token lacks', 'extend type User { leak: String @sessionOnly }'],
    ['of a union', 'extend type Site { entries: [ThreadEntry!] @public } extend type Note { leak: Int }'],
    ['behind an added field', 'extend type Author { hook: Webhook @public } extend type WebhookDelivery { leak: Int }'],
  ])('buildSchema throws for a field without audience added to a type %s', ([, sdl]) => {
    expect(() => buildSchema([...readSdl(), sdl])).toThrow(/leak says neither @auth nor @public/);
  });

  test('buildSchema accepts an added field with audience, or on a type for staff', () => {
    for (const sdl of [
      'extend type Message { fine: String @auth(role: EMPLOYEE) @scope(all: [MESSAGES_READ]) }',
      'extend type Message { fine: String @public }',
      'extend type Webhook { fine: String }',
      'extend type ThreadEvent { fine: String }',
    ])
      expect(() => buildSchema([...readSdl(), sdl])).not.toThrow();
  });

  test('every field added to a public type has an audience', () => {
    const open = new Set<string>();
    const said = ({ directives = [] }: { directives?: readonly ConstDirectiveNode[] | undefined }) =>
      directives.map(({ name }) => name.value).find((name) => /^(auth|public)$/.test(name));
    const document = parse(readSdl().join('\n'));
    const definitions = document.definitions.filter(
      (one) => one.kind === Kind.OBJECT_TYPE_DEFINITION || one.kind === Kind.OBJECT_TYPE_EXTENSION,
    );
    const unions = document.definitions.filter((one) => one.kind === Kind.UNION_TYPE_DEFINITION);
    const roots = ['Query', 'Mutation', 'Subscription'];
    const enter = (type: TypeNode): void => {
      if (type.kind !== Kind.NAMED_TYPE) {
        enter(type.type);
        return;
      }
      const { value } = type.name;
      for (const member of unions.find(({ name }) => name.value === value)?.types ?? []) enter(member);
      if (open.has(value) || !definitions.some(({ name }) => name.value === value)) return;
      open.add(value);
      for (const { name, fields = [] } of definitions)
        if (name.value === value) for (const field of fields) if (said(field) !== 'auth') enter(field.type);
    };
    for (const { name, fields = [] } of definitions)
      if (roots.includes(name.value)) for (const field of fields) if (said(field) === 'public') enter(field.type);
    expect([...open]).toEqual(expect.arrayContaining(['Message', 'Affiliate', 'BlogPost', 'User', 'Reply']));
    const added = definitions.filter((one) => one.kind === Kind.OBJECT_TYPE_EXTENSION && open.has(one.name.value));
    const unsaid = added.flatMap(({ name, fields = [] }) =>
      fields.filter((field) => !said(field)).map((field) => `${name.value}.${field.name.value}`),
    );
    expect([added.length > 10, unsaid]).toEqual([true, []]);
  });

  test('buildSchema throws for an input without a validation rule', () => {
    const sdl = 'input LooseInput { a: String } extend type Mutation { loose(input: LooseInput!): Int @public }';
    expect(() => buildSchema([...readSdl(), sdl])).toThrow(/LooseInput of loose has no rule/);
    const listed = 'input LooseInput { a: String } extend type Query { loose(all: [LooseInput!]): Int @public }';
    expect(() => buildSchema([...readSdl(), listed])).toThrow(/LooseInput of loose has no rule/);
  });

  test('buildSchema accepts an added root field with audience and rule', () => {
    const sdl =
      'extend type Mutation { fine(input: SignInInput!): Int @public } extend type Query { good: Int @auth(role: ADMIN) @unscopedOnly }';
    expect(() => buildSchema([...readSdl(), sdl])).not.toThrow();
  });

  test('buildSchema throws for a resolver of an unknown field', () => {
    const sdl = readSdl().map((text) =>
      text.replace('viewer: User @semanticNonNull @auth', 'me: User @semanticNonNull @auth'),
    );
    expect(() => buildSchema(sdl)).toThrow(/viewer/);
  });

  test.for(['union Lost = User | BlogPost', 'interface Lost { id: UUID! }'])(
    'buildSchema throws for an abstract type without __resolveType: %s',
    (sdl) => {
      expect(() => buildSchema([...readSdl(), sdl])).toThrow(/Type "Lost" is missing a "__resolveType" resolver/);
    },
  );
});
