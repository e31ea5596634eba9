import { getIntrospectionQuery } from 'graphql';

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join(' ');
const READ = '{ blogPosts { totalCount } }';
const list = (first: number) =>
  `blogPosts(first: ${first}) { nodes { id slug title excerpt author tags } edges { node { bodyHtml } } }`;
const circle = (size: number) => times(size, (i) => `fragment F${i} on Query { ...F${(i + 1) % size} }`);

/** Small documents with a high cost. */
export const bombs: [what: string, document: string][] = [
  ['1,000 aliases', `{ ${times(1000, (i) => `a${i}: __typename`)} }`],
  [
    '1,000 sign-ins',
    `mutation { ${times(1000, (i) => `a${i}: signIn(input: { identifier: "a@b.example", password: "x" }) { message }`)} }`,
  ],
  [
    '6 codes',
    `mutation { ${times(6, (i) => `a${i}: verifyCode(input: { identifier: "a@b.example", otp: "00000${i}" }) { token }`)} }`,
  ],
  ['11 lists', `{ ${times(11, (i) => `a${i}: ${list(1)}`)} }`],
  ['10 lists of 200', `{ ${times(10, (i) => `a${i}: ${list(200)}`)} }`],
  ['lists in lists', '{ webhooks(first: 200) { nodes { deliveries(first: 200) { nodes { id } } } } }'],
  [
    'fragments that double',
    `{ ...F0 } ${times(18, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)} fragment F18 on Query { __typename }`,
  ],
  ['fragments in a circle', `{ ...F0 } ${circle(15)}`],
  [
    'a fragment in itself',
    '{ ...A } fragment A on Query { ...A blogPosts { ...B } } fragment B on BlogPostConnection { ...B }',
  ],
  ['unused fragments', `${READ} ${times(500, (i) => `fragment F${i} on Query { __typename }`)}`],
  ['1,000 directives', `{ __typename ${'@include(if: true) '.repeat(1000)} }`],
  ['unknown directives', `{ __typename ${'@a '.repeat(900)} }`],
  ['1,000 operations', times(1000, (i) => `query Q${i} { __typename }`)],
  ['1,000 variables', `query (${times(1000, (i) => `$v${i}: Int`)}) { __typename }`],
  ['fields that overlap', `{ ${times(300, () => 'blogPosts { nodes { id } }')} }`],
  ['overlaps that are compared in pairs', `{ ${times(400, (i) => `x: blogPosts(first: ${i}) { nodes { id } }`)} }`],
  ['inline fragments', `{ ${'... { '.repeat(700)}__typename${' }'.repeat(700)} }`],
  ['500 levels', `${'{ a '.repeat(500)}${'}'.repeat(500)}`],
  ['a list of 1,000 levels', `{ blogPosts(tag: ${'['.repeat(990)}${']'.repeat(990)}) { totalCount } }`],
  ['an object of 600 levels', `{ blogPosts(tag: ${'{a:'.repeat(600)}1${'}'.repeat(600)}) { totalCount } }`],
  ['a text of a million letters', `{ blogPosts(tag: "${'a'.repeat(1_000_000)}") { totalCount } }`],
  ['100,000 tokens', 'a '.repeat(100_000)],
  ['a million commas', `{${','.repeat(1_000_000)}__typename`],
  ['a comment of 900 kB', `# ${'a'.repeat(900_000)}`],
  ['a block text without an end', `{ blogPosts(tag: """${'\\"""'.repeat(50_000)}`],
  ['the schema in circles', `{ __schema { types { ${'fields { type { '.repeat(40)}name${' } }'.repeat(40)} } } }`],
  ['the schema 11 times', `{ ${times(11, (i) => `a${i}: __schema { types { name } }`)} }`],
  ['the schema, and again within', getIntrospectionQuery().repeat(8)],
  ['@defer', '{ ... @defer { blogPosts { totalCount } } }'],
  ['@stream', '{ blogPosts { nodes @stream(initialCount: 0) { id } } }'],
  ['a number beyond all', `{ blogPosts(first: ${'9'.repeat(5000)}) { totalCount } }`],
  ['names of 100,000 letters', `{ ${'a'.repeat(100_000)} }`],
];
