import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { executeCompiled } from '#server/graphql/compiled.ts';

// What the compiled executor answers is what graphql-js answers: each document is asked of both.

const typeDefs = `
  enum Colour { RED GREEN }
  input Place { x: Int! y: Int = 7 }
  type Query { thing: Thing, sure: Thing!, things: [Thing], sureThings: [Thing!]!, grid: [[Int!]!]
    echo(text: String = "none", place: Place, colour: Colour): String, numbers(count: Int!): [Int!], refused: Int, rejected: Int! }
  type Mutation { add(text: String!): String }
  type Thing { id: ID!, name: String, size: Int, sizeForSure: Int!, colour: Colour, later: String, laterForSure: String!
    thrown: String, thrownForSure: String!, given: String, notNumber: Int, called(by: String): String, self: Thing, selfForSure: Thing!
    friends: [Thing], sureFriends: [Thing!]!, mixed: [Int], sureMixed: [Int!], notList: [Int], tags: [String!]! }
`;
const no = (what: string) => {
  throw new Error(what);
};
const thing = (id: number): Record<string, unknown> => ({
  ...{
    id,
    name: `Thing ${id}`,
    size: id,
    sizeForSure: id === 2 ? null : id,
    colour: 'RED',
    later: Promise.resolve('later'),
  },
  laterForSure: id === 3 ? Promise.resolve(null) : Promise.resolve('sure'),
  given: new Error('given as a value'),
  ...{
    notNumber: 'many',
    notList: 5,
    tags: ['a', 'b'],
    mixed: [1, null, 'x', 3, Promise.resolve(4)],
    sureMixed: [1, null],
  },
  called: ({ by }: { by?: string }) => `called by ${by ?? 'nobody'}`,
  self: () => (id < 9 ? thing(id + 5) : null),
  selfForSure: () => (id === 4 ? null : thing(id + 1)),
  friends: () => [thing(1), null, Promise.resolve(thing(2))],
  sureFriends: () => [thing(1), thing(2)],
});
const resolvers = {
  Query: {
    thing: () => thing(1),
    sure: async () => thing(2),
    things: async () => [thing(1), thing(2), null, thing(3)],
    sureThings: () => [thing(1), thing(4), Promise.resolve(thing(3))],
    grid: () => [[1, 2], [3, null], null],
    echo: (_: unknown, args: object, context: string) => JSON.stringify([args, context]),
    numbers: (_: unknown, { count }: { count: number }) => Array.from({ length: count }, (__, index) => index),
    refused: () => no('refused'),
    rejected: async () => no('rejected'),
  },
  Mutation: { add: (_: unknown, { text }: { text: string }) => text },
  Thing: {
    thrown: () => no('thrown'),
    thrownForSure: async ({ id }: { id: number }) => (id === 1 ? no('thrown for sure') : 'fine'),
  },
};
const schema = makeExecutableSchema({ typeDefs, resolvers });

const documents: [document: string, variables?: Record<string, unknown>][] = [
  ['{ thing { id name size colour tags __typename } __typename }'],
  ['{ a: thing { b: id, a: name } b: thing { __typename } }'],
  [
    '{ thing { id } thing { name self { id } } ...F } fragment F on Query { thing { size self { name } } ... { thing { colour } } }',
  ],
  ['{ thing { ...F ...F } } fragment F on Thing { id self { ...G } } fragment G on Thing { id name }'],
  ['{ thing { later laterForSure called(by: "me") plain: called } }'],
  ['{ thing { thrown given notNumber notList mixed sureMixed name } }'],
  ['{ thing { thrownForSure } sure { id } }'],
  ['{ sure { sizeForSure } thing { id } }'],
  ['{ things { id laterForSure thrownForSure } }'],
  ['{ things { id sizeForSure later } }'],
  ['{ sureThings { id laterForSure } thing { id } }'],
  ['{ sureThings { id selfForSure { id } } }'],
  ['{ sureThings { id selfForSure { selfForSure { selfForSure { id later } } } } }'],
  ['{ thing { friends { id name friends { sizeForSure } } sureFriends { id sizeForSure } } }'],
  ['{ grid numbers(count: 3) refused }'],
  ['{ rejected thing { later } }'],
  ['{ refused rejected }'],
  ['{ sure { thrownForSure laterForSure later } rejected }'],
  ['{ thing { __proto__: name } }'],
  ['{ thing { constructor: name toString: id } }'],
  ['query ($text: String, $place: Place, $colour: Colour) { echo(text: $text, place: $place, colour: $colour) }', {}],
  ['query ($text: String) { echo(text: $text) plain: echo literal: echo(place: { x: 1 }) }', { text: null }],
  ['query ($place: Place) { echo(place: $place) }', { place: { x: 3 } }],
  ['query ($place: Place!) { echo(place: $place) }', { place: { x: 'no', z: 1 } }],
  ['query ($place: Place!) { echo(place: $place) }', {}],
  ['query ($count: Int!) { numbers(count: $count) }', { count: 2.5 }],
  ['query ($count: Int = 2) { numbers(count: $count) }', {}],
  ['query ($count: Int = 2) { numbers(count: $count) thing { id } }', { count: null }],
  [
    'query ($yes: Boolean!) { thing { id @include(if: $yes) name @skip(if: $yes) ... @include(if: $yes) { size } } }',
    { yes: false },
  ],
  ['query ($yes: Boolean!) { thing { ...F @skip(if: $yes) id } } fragment F on Thing { name }', { yes: true }],
  ['{ __schema { queryType { name } } __type(name: "Thing") { name } thing { id } }'],
  ['mutation { add(text: "a") again: add(text: "b") }'],
];

describe.for(documents)('%s', ([text, variableValues]) => {
  test('is answered as graphql-js answers it, the first time and again', async () => {
    const document = parse(text);
    expect(validate(schema, document)).toEqual([]);
    const question = { schema, document, variableValues, contextValue: 'context' };
    const expected = written(await execute(question));
    expect(written(await executeCompiled(question))).toEqual(expected);
    expect(written(await executeCompiled(question))).toEqual(expected);
  });
});

test('whatever fails while others are under way is told once, when they have ended', async () => {
  const [slow, quick] = [thing(3), thing(4)];
  const list = makeExecutableSchema({
    typeDefs,
    resolvers: { Query: { sureThings: () => [Promise.resolve(slow), quick] } },
  });
  const document = parse('{ sureThings { selfForSure { selfForSure { id } } laterForSure } }');
  const { data, errors } = await executeCompiled({ schema: list, document, contextValue: null });
  expect(data).toBeNull();
  expect(errors).toMatchObject([{ path: ['sureThings', 1, 'selfForSure'] }]);
});

/** As it is sent. Which of several errors comes first is nobody's business. */
function written(result: object): unknown {
  const { data, errors = [] } = JSON.parse(JSON.stringify(result)) as { data?: unknown; errors?: { path?: unknown }[] };
  const sorted = errors.map((error) => JSON.stringify(error)).sort();
  return { data: JSON.stringify(data), errors: sorted };
}
