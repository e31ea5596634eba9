import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casesOf } from '#tests/kit/long.ts';
import { type Example, examplesOf, expectShown, guide } from '#tests/kit/network/examples.ts';
import { type Installation, startInstallation } from '#tests/kit/product/installation.ts';

const execute = promisify(execFile);
const examples = examplesOf(guide);
/** The short clients take address and user as arguments. */
const isClient = ({ code }: Example) => code.includes('process.argv');
const clients = examples.filter(isClient);
/** Webhook receivers and stream listeners run until they are stopped. */
const isEndless = ({ code }: Example) => /createServer|\/graphql\/stream/.test(code);
/** Parts of a schema and tool settings are not run (deprecation.test.ts, codegen.test.ts). */
const read = ['graphql', 'yaml'];
const programs = examples.filter((one) => !read.includes(one.language) && !isClient(one) && !isEndless(one));
const named = (list: Example[]) => list.map((example, index) => [index + 1, example.heading, example] as const);

const shownOf = ({ answer }: Example, { at }: Installation) => {
  if (!answer) throw new Error('the document shows no answer');
  return { ...answer, code: at(answer.code) };
};

describe.each(['of the machine', 'of the kit'] as const)('with the curl %s', (curl) => {
  let installation: Installation;
  beforeAll(async () => {
    installation = await startInstallation({ curl });
  });
  afterAll(() => installation.stop());

  const all = curl === 'of the machine' ? programs : programs.filter(({ language }) => language === 'sh');
  // The kit's curl replaces a missing one; `npm test` tries every third example with it.
  const chosen = curl === 'of the machine' ? all : casesOf(all, (_, index) => index % 3 === 0);
  test.for(named(chosen))('example %i, below "%s", has the documented answer', async ([, , example]) => {
    expectShown(await installation.run(example), shownOf(example, installation));
  });
});

describe('the clients', () => {
  let installation: Installation;
  beforeAll(async () => {
    installation = await startInstallation();
  });
  afterAll(() => installation.stop());
  const start = (example: Example, password = 'Marquee-2026') =>
    installation.run(example, [installation.product.url, 'admin@marquee.example', password, 'cover.png']);

  test('there is one client for each entry point, of at most twenty lines, without libraries', () => {
    expect(clients.map(({ code }) => [code.includes('/graphql`'), code.includes('/api$')])).toEqual([
      [true, false],
      [false, true],
    ]);
    for (const { code } of clients) {
      const lines = code.trimEnd().split('\n');
      expect(lines.length).toBeLessThanOrEqual(20);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(120);
      expect([...code.matchAll(/\bfrom '(.+)'|import\('(.+)'\)|require\(/g)].map(([, name]) => name)).toEqual([
        'node:fs',
      ]);
    }
  });

  test.for(named(clients))('client %i reads the post that it published with a picture', async ([, , client]) => {
    const said = await start(client);
    expectShown(said, shownOf(client, installation));
    const [, title = '', picture = ''] = /title: '(.+)',\n\s+imageUrl: '(.+)'/.exec(said) ?? [];
    const { body } = await installation.product.nobody.rest('GET', '/blogs');
    expect(body.data[0]).toMatchObject({ title, imageUrl: picture, isPublished: true });
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/webp');
  });

  test.for(named(clients))(
    'client %i ends with the message of the server when the password is wrong',
    async ([, , client]) => {
      await expect(start(client, 'Wrong-2026')).rejects.toThrow('Login failed. Please check credentials.');
    },
  );
});

test('every example of the document is run or read by a test', () => {
  expect(new Set(examples.map(({ language }) => language))).toEqual(new Set(['sh', 'ts', ...read]));
  expect(programs.length).toBeGreaterThan(10);
});

test('each client library has exactly one example', () => {
  const libraries = examples.flatMap(({ heading, code }) =>
    [...code.matchAll(/^import .* from '(?!node:)(.+)';$/gm)].map(([, name]) => [heading, name]),
  );
  const names = ['@apollo/client', '@urql/core', 'graphql-request', 'axios', 'openapi-fetch'];
  expect(libraries).toEqual(names.map((name) => ['Client libraries', name]));
});

test('every TypeScript example passes the strict compiler', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-compiled-'));
  const files = examples
    .filter(({ language }) => language === 'ts')
    .map(({ code }, index) => ({ code, name: `${index}.mts` }));
  for (const { name, code } of files) await writeFile(join(folder, name), code);
  const options = '--strict --noEmit --skipLibCheck --module nodenext --lib esnext,dom --types node --typeRoots'.split(
    ' ',
  );
  const names = files.map(({ name }) => name);
  const modules = join(import.meta.dirname, '../../../node_modules');
  await symlink(modules, join(folder, 'node_modules'));
  const compiler = join(modules, 'typescript/bin/tsc');
  const compile = execute(process.execPath, [compiler, ...options, join(modules, '@types'), ...names], { cwd: folder });
  expect((await compile.catch((failed) => failed)).stdout).toBe('');
  await rm(folder, { recursive: true });
});
