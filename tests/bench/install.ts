import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BenchRow, figure } from '#tests/bench/row.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const isLeftOut = /(^|\/)(node_modules|dist|\.git|\.data)$/;

/**
 * The disk space of an installation that only runs the product: installed, built, and without what only the build
 * needs.
 */
async function installed(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-install-'));
  const npm = (...words: string[]) => run('npm', words, { cwd: folder, maxBuffer: Number.POSITIVE_INFINITY });
  try {
    await cp(root, folder, { recursive: true, filter: (path) => !isLeftOut.test(path.slice(root.length)) });
    await npm('ci', '--no-audit', '--no-fund', '--prefer-offline');
    await npm('run', 'build');
    await npm('prune', '--omit=dev', '--no-audit', '--no-fund');
    const { stdout } = await run('du', ['-sm', 'node_modules'], { cwd: folder });
    return Number.parseInt(stdout, 10);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const installRows: BenchRow[] = [
  {
    work: 'npm ci --omit=dev on disk',
    against: '–',
    limit: { atMost: 400, unit: 'MB' },
    async measure() {
      const value = await installed();
      return { value, ours: `${figure(value)} MB` };
    },
  },
];
