import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type TestContext, test } from 'vitest';
import { checkedOut, commit, version, versionLine } from '#server/platform/version.ts';
import { runAdmin } from '#tests/kit/people/operator.ts';
import { emptyFolder } from '#tests/kit/product/backup.ts';
import { startProduct } from '#tests/kit/product/product.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const [HASH, OTHER] = ['a1'.repeat(20), 'b2'.repeat(20)];

/** Creates a folder. @param files contents by path */
async function folderOf(context: TestContext, files: Record<string, string>): Promise<string> {
  const folder = await emptyFolder(context);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

const node = (folder: string, args: string[], env: Record<string, string> = {}) =>
  execFileSync(process.execPath, args, { cwd: folder, env: { ...process.env, ...env }, encoding: 'utf8' });

test.for<{ where: string; files: Record<string, string> }>([
  { where: 'on a branch', files: { '.git/HEAD': 'ref: refs/heads/main\n', '.git/refs/heads/main': `${HASH}\n` } },
  { where: 'off every branch', files: { '.git/HEAD': `${HASH}\n` } },
  {
    where: 'on a branch among packed ones',
    files: {
      '.git/HEAD': 'ref: refs/heads/main\n',
      '.git/packed-refs': `# pack-refs with: peeled\n${OTHER} refs/heads/domain\n${HASH} refs/heads/main\n^${OTHER}\n`,
    },
  },
  {
    where: 'in a worktree',
    files: {
      '.git': 'gitdir: history/worktrees/one\n',
      'history/worktrees/one/HEAD': 'ref: refs/heads/side\n',
      'history/worktrees/one/commondir': '../..\n',
      'history/refs/heads/side': `${HASH}\n`,
    },
  },
  { where: 'in a submodule', files: { '.git': 'gitdir: modules/one\n', 'modules/one/HEAD': `${HASH}\n` } },
])('the checked out commit is found $where', async ({ files }, context) => {
  expect(checkedOut(await folderOf(context, files))).toBe(HASH);
});

test('a folder without its own history has no commit', async (context) => {
  const files = { '.git/HEAD': 'ref: refs/heads/new\n', 'inner/package.json': '{}' };
  const folder = await folderOf(context, files);
  // A branch without a commit.
  expect(checkedOut(folder)).toBeUndefined();
  writeFileSync(join(folder, '.git/HEAD'), HASH as string);
  expect(checkedOut(join(folder, 'inner'))).toBeUndefined();
});

test('a build without history has the commit passed to it, or unknown', async (context) => {
  const folder = await folderOf(context, { 'package.json': '{"version":"9.8.7","type":"module"}', 'dist/sources': '' });
  cpSync(join(root, 'server/platform/version.ts'), join(folder, 'server/platform/version.ts'));
  const line = () => node(folder, ['server/platform/version.ts']);
  const build = (COMMIT: string) =>
    node(folder, ['--eval', `import('./server/platform/version.ts').then((one) => one.recordCommit())`], { COMMIT });
  expect(line()).toBe('Marquee 9.8.7 (unknown)\n');
  build('');
  expect(line()).toBe('Marquee 9.8.7 (unknown)\n');
  build(OTHER as string);
  expect(line()).toBe(`Marquee 9.8.7 (${OTHER})\n`);
  // The history of the checkout takes precedence over the build.
  mkdirSync(join(folder, '.git'));
  writeFileSync(join(folder, '.git/HEAD'), HASH as string);
  build(OTHER as string);
  expect(line()).toBe(`Marquee 9.8.7 (${HASH})\n`);
});

test('a build stores its commit', () => {
  writeFileSync(join(root, 'dist/commit'), 'an older one\n');
  node(root, ['server/app/build/build.ts', '--pages'], { COMMIT: OTHER as string });
  expect(readFileSync(join(root, 'dist/commit'), 'utf8')).toBe(`${checkedOut(root) ?? OTHER}\n`);
});

test('/healthz, /metrics and the commands show version and commit', async ({ onTestFinished }) => {
  const product = await startProduct();
  onTestFinished(() => product.stop());
  expect(version).toBe(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);
  const health = await fetch(`${product.url}/healthz`);
  expect([health.status, await health.json()]).toEqual([200, { status: 'alive', version, commit }]);
  const metrics = await (await fetch(`${product.url}/metrics`)).text();
  expect(metrics).toContain(`\nmarquee_build_info{version="${version}",commit="${commit}"} 1\n`);
  // It needs neither settings nor database.
  const said = await runAdmin({ PORT: 'none' }, ['--version']);
  expect(said).toEqual({ code: 0, said: [versionLine], complained: [] });
});
