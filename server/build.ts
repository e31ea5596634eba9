import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildPlayground } from '#server/playground/build.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}dist/sources`;
/** Everything the built files are made of. */
const sources = ['web/**/*.{ts,tsx,css}', 'schema/*.ts', 'vite.config.ts', 'package-lock.json'];

/** @returns one hash over the text of every source */
function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) hash.update(file).update(readFileSync(root + file));
  return hash.digest('hex');
}

/** Builds the pages' scripts and styles and the server's bundle of them, if their sources have changed since. */
export async function buildIfStale(print: (line: string) => void): Promise<void> {
  const current = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  print('building the pages …');
  const { build } = await import('vite');
  await build({ root, logLevel: 'warn' });
  await build({ root, logLevel: 'warn', build: { ssr: true } });
  writeFileSync(stamp, current);
}

if (import.meta.main) {
  process.env.NODE_ENV = 'production';
  await buildIfStale((line) => process.stdout.write(`${line}\n`));
  await buildPlayground();
}
