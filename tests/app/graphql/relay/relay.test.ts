import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect } from 'vitest';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { makeNodes } from '#tests/kit/content/nodes.ts';
import { test } from '#tests/kit/test.ts';
import { documents, listQueries } from './documents.ts';

const run = promisify(execFile);
const compiler = createRequire(import.meta.url)('relay-compiler') as string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-relay-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Compiles documents as an app has them. @returns the exit code and everything that is printed */
async function compile(texts: readonly string[]): Promise<{ code: number; printed: string }> {
  const source = texts.map((text) => `graphql\`${text}\`;`).join('\n');
  await mkdir(join(folder, 'src/artifacts'), { recursive: true });
  await writeFile(join(folder, 'src/app.js'), `import { graphql } from 'relay-runtime';\n${source}\n`);
  await writeFile(join(folder, 'package.json'), '{ "type": "commonjs" }');
  await copyFile(fileURLToPath(new URL('../../../../schema.graphql', import.meta.url)), join(folder, 'schema.graphql'));
  const config = { src: './src', schema: './schema.graphql', language: 'javascript', eagerEsModules: false };
  await writeFile(
    join(folder, 'relay.config.json'),
    JSON.stringify({ ...config, artifactDirectory: './src/artifacts' }),
  );
  const { code, stdout, stderr } = await run(compiler, ['relay.config.json'], { cwd: folder }).then(
    (done) => ({ code: 0, ...done }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  return { code, printed: stripVTControlCharacters(stdout + stderr) };
}

test('relay-compiler compiles fragments that refetch and page without a warning', async () => {
  expect(listQueries.length).toBeGreaterThan(25);
  const { code, printed } = await compile(documents);
  expect(printed.split('\n').filter((line) => line && !line.startsWith('[INFO]'))).toEqual([]);
  expect(code).toBe(0);
  // What does not fit the schema is noticed.
  const refused = await compile(['query WrongQuery { blogPosts(first: 1) { nodes { titel } } }']);
  expect([refused.code, refused.printed]).toEqual([1, expect.stringContaining('has no field `titel`')]);
});

test('relay-runtime reads, refetches and pages without a warning', async ({ product, admin }) => {
  await makeNodes(product, admin);
  for (let number = 1; number <= 4; number += 1) await makePost(admin, { title: `Post ${number}` });
  const { id } = await makeMessage(product);
  const note = 'mutation ($id: UUID!, $text: String!) { addNote(id: $id, input: { text: $text }) { id } }';
  for (let number = 1; number <= 5; number += 1) await admin.gql(note, { id, text: `Note ${number}` });
  const { data } = await admin.gql(
    `query ($id: UUID!) { allBlogPosts { nodes { title } } messages { nodes { id } }
      message(id: $id) { thread { nodes { ... on Note { id } ... on Reply { id } ... on ThreadEvent { id } } } } }`,
    { id },
  );
  await admin.gql('mutation ($ids: [UUID!]!) { bulkUpdate(kind: MESSAGE, action: MARK_READ, ids: $ids) { done } }', {
    ids: data.messages.nodes.map((one: { id: string }) => one.id).filter((one: string) => one !== id),
  });
  await compile(documents);
  const client = fileURLToPath(new URL('client.ts', import.meta.url));
  const lists = listQueries.map(({ name }) => name);
  const { stdout } = await run(
    process.execPath,
    [client, join(folder, 'src/artifacts'), product.url, String(admin.token), lists.join()],
    { env: { ...process.env, NODE_ENV: 'development' } },
  );
  const report = JSON.parse(stdout);
  expect(report.warnings).toEqual([]);
  expect(report.conflicts.join()).toContain('__typename');
  expect(report.answered.length).toBeGreaterThan(18);
  expect(report.renamed).toBeNull();
  const [, ...others] = data.allBlogPosts.nodes.map(({ title }: { title: string }) => title);
  expect(report.posts).toEqual(['Another title', ...others]);
  expect(report.refetched).toBe('Another title');
  expect(report.thread).toEqual(data.message.thread.nodes.map((one: { id: string }) => one.id));
  expect(report.nodes).toEqual(['BlogPost', 'Message']);
});
