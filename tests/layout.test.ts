import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const list = (pattern: string) => globSync(pattern, { cwd: root, exclude: ['web/gql/**', 'server/schema.gen.ts'] });

/**
 * The groups of each part, from left to right: a group imports from itself and from groups to its right. Groups in one
 * place do not import each other.
 */
const parts = {
  server: [['app'], ['transfer'], ['office'], ['clients', 'content'], ['people'], ['platform']],
  web: [['office'], ['site'], ['shared']],
};
type Part = keyof typeof parts;

/**
 * Files outside the groups: the programs of the server, what composes the screens of both groups, and what every group
 * may use.
 */
const outside = {
  server: { imports: ['main.ts', 'dev.ts'], isImported: ['schema.gen.ts'] },
  web: {
    imports: [
      ...[
        'client.tsx',
        'server.tsx',
        'App.tsx',
        'Page.tsx',
        'routes.tsx',
        'officeRoutes.tsx',
        'officeScreens.ts',
        'officeFiles.ts',
      ],
      ...['officeLoaders.ts', 'linkScreens.ts', 'linkLoaders.ts', 'prefetch.ts', 'preload.ts', 'bootScript.ts'],
      ...['routeObjects.tsx', 'browserRoute.ts', 'themeScript.ts'],
    ],
    isImported: ['gql'],
  },
};

const testFolders = [...parts.server.flat(), 'kit', 'long', 'bench', 'audit', 'image'];

/** @returns the imports of a file, including types and dynamic imports, as paths from the root */
function importsOf(file: string): string[] {
  const specifiers: string[] = [];
  const add = (source: unknown) => {
    const { value } = (source ?? {}) as { value?: unknown };
    if (typeof value === 'string') specifiers.push(value);
  };
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
  }).visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program);
  return specifiers
    .filter((specifier) => /^[#.]/.test(specifier))
    .map((specifier) =>
      specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(file), specifier)).replaceAll('\\', '/'),
    );
}

/**
 * @returns the place of a file's group, 0 for the leftmost; null for files that every group may use, -1 for files that
 * may use every group
 */
function placeOf(part: Part, path: string): number | null {
  const [, name = ''] = path.split('/');
  if (outside[part].isImported.includes(name)) return null;
  if (outside[part].imports.includes(name)) return -1;
  const place = parts[part].findIndex((groups) => groups.includes(name));
  if (place < 0) throw new Error(`${path} belongs to no group: see docs/architecture.md`);
  return place;
}

function isAllowed(part: Part, from: string, to: string): boolean {
  const [left, right] = [placeOf(part, from), placeOf(part, to)];
  if (right === null || left === -1) return true;
  if (left === right) return sharesGroup(from, to) || to.endsWith('/table.ts');
  return left !== null && left < right;
}
const sharesGroup = (from: string, to: string) => from.split('/')[1] === to.split('/')[1];

describe.each(Object.keys(parts) as Part[])('modules of %s/', (part) => {
  const files = list(`${part}/**/*.{ts,tsx}`);

  test('every module belongs to a group', () => {
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) placeOf(part, file);
  });

  test('every module imports only from its own group and from groups to its right', () => {
    const wrong = files.flatMap((from) =>
      importsOf(from)
        .filter((to) => to.startsWith(`${part}/`) && !isAllowed(part, from, to))
        .map((to) => `${from} imports ${to}`),
    );
    expect(wrong).toEqual([]);
  });
});

test('a group has at most 14 modules', () => {
  for (const [part, places] of Object.entries(parts))
    for (const group of places.flat()) {
      const modules = new Set(list(`${part}/${group}/*/**/*.{ts,tsx}`).map((file) => file.split('/')[2]));
      expect(modules.size, `${part}/${group}`).toBeLessThanOrEqual(14);
    }
});

test('the test folders are the groups of the server and the folders of tools', () => {
  const folders = new Set(list('tests/*/**/*.ts').map((file) => file.split('/')[1]));
  expect([...folders].toSorted()).toEqual(testFolders.toSorted());
});

describe('direction of imports', () => {
  test.each([
    ['server/platform/mail/outbox.ts', 'server/people/user/table.ts'],
    ['server/clients/message/messages.ts', 'server/content/blog/posts.ts'],
    ['server/content/blog/posts.ts', 'server/clients/review/reviews.ts'],
    ['server/office/search/search.ts', 'server/app/http/app.ts'],
    ['server/platform/log.ts', 'server/main.ts'],
  ])('an import in %s from %s is refused', (from, to) => {
    expect(isAllowed('server', from, to)).toBe(false);
  });

  test.each([
    ['server/app/http/app.ts', 'server/platform/context.ts'],
    ['server/content/blog/posts.ts', 'server/clients/review/table.ts'],
    ['server/people/user/resolvers.ts', 'server/schema.gen.ts'],
    ['server/main.ts', 'server/app/start/program.ts'],
  ])('an import in %s from %s is allowed', (from, to) => {
    expect(isAllowed('server', from, to)).toBe(true);
  });

  test('placeOf throws for a file in a folder outside the groups', () => {
    expect(() => placeOf('server', 'server/helpers/text.ts')).toThrow('belongs to no group');
  });

  test('importsOf includes types, exports and dynamic imports', () => {
    expect(importsOf('server/schema.gen.ts').length).toBeGreaterThan(50);
    expect(importsOf('web/officeScreens.ts').length).toBeGreaterThan(20);
  });
});

/**
 * File names that do not say what a file contains: participles, pronouns, verbs without an object, words outside the
 * glossary.
 */
const refusedNames = new Set(
  [
    'again asked asker asking attached await counted doors door endings find found given hang held hold joining kept known marks',
    'misses missing openthing own place reach room rooms saving seen shown storing tell things thread threads told traces',
    'untilwanted verbs whenthere words',
  ].flatMap((line) => line.split(' ')),
);

test('no file has a name from the refused names', () => {
  const files = list('{schema,server,web,tests,playground}/**/*.{ts,tsx,graphql}');
  expect(files.filter((file) => refusedNames.has((basename(file).split('.')[0] ?? '').toLowerCase()))).toEqual([]);
});

test('the server imports nothing of the screens of the office', () => {
  const importing = list('server/**/*.ts').filter((file) =>
    importsOf(file).some((path) => path.startsWith('web/office/')),
  );
  expect(importing).toEqual([]);
});

/**
 * Names that do not say what a value is, in any case. A key of GraphQL or of a table keeps its name where it is only
 * destructured.
 */
const refusedLocals =
  'asked asker found given hang held ismeant istold kept known noted openthing said shown told whoever';
/** Tests may name what they observe by a participle, but not by these. */
const refusedInTests = 'asker hang held ismeant istold openthing told whoever';

/** @returns the names that a file declares: variables, parameters, functions and types */
function declaredNames(file: string): string[] {
  const names: string[] = [];
  const add = (node: unknown): void => {
    const { type, name, left, argument, elements } = (node ?? {}) as Record<string, unknown>;
    if (type === 'Identifier') names.push(name as string);
    if (type === 'AssignmentPattern') add(left);
    if (type === 'RestElement') add(argument);
    if (type === 'ArrayPattern') for (const element of elements as unknown[]) add(element);
  };
  new Visitor({
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration: ({ id, params }) => [id, ...params].forEach(add),
    FunctionExpression: ({ params }) => params.forEach(add),
    ArrowFunctionExpression: ({ params }) => params.forEach(add),
    TSTypeAliasDeclaration: ({ id }) => add(id),
  }).visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program);
  return names;
}

test.each([
  ['{schema,server,web,playground}', refusedLocals],
  ['tests', refusedInTests],
])('no variable, parameter, function or type of %s has a name that does not say what it is', (folders, names) => {
  const refused = new Set(names.split(' '));
  const wrong = list(`${folders}/**/*.{ts,tsx}`).flatMap((file) =>
    declaredNames(file)
      .filter((name) => refused.has(name.toLowerCase()))
      .map((name) => `${file}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('no test file has more than 300 lines', () => {
  const long = list('tests/**/*.{ts,tsx}').filter(
    (file) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length > 300,
  );
  expect(long).toEqual([]);
});

/** @returns the function that a call begins with: `test` of `test.for(rows)('a name', …)` */
function calledIn(node: unknown): string | undefined {
  const { type, name, callee, object, tag } = (node ?? {}) as Record<string, unknown>;
  return type === 'Identifier' ? (name as string) : node ? calledIn(callee ?? object ?? tag) : undefined;
}

/** @returns the names of the tests in a file, templates as they are written */
function testNames(file: string): string[] {
  const names: string[] = [];
  const text = readFileSync(join(root, file), 'utf8');
  new Visitor({
    CallExpression: ({ callee, arguments: [name] }) => {
      const isName = name?.type === 'Literal' || name?.type === 'TemplateLiteral';
      if (isName && calledIn(callee) === 'test') names.push(text.slice(name.start, name.end));
    },
  }).visit(parseSync(file, text).program);
  return names;
}

/** What joins two claims in one name. */
const joined = /;|, and /;

test('no test name joins two claims', () => {
  const files = list('tests/**/*.{test,e2e}.ts');
  const names = files.flatMap((file) => testNames(file).map((name) => `${file}: ${name}`));
  expect(names.length).toBeGreaterThan(3000);
  expect(names.filter((name) => joined.test(name))).toEqual([]);
});
