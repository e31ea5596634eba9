import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compressFiles } from '#server/compress.ts';
import { buildPlayground } from '#server/playground/build.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}dist/sources`;
/** Everything the built files are made of. */
const sources = [
  'web/**/*.{ts,tsx,css,woff2}',
  'schema/*.ts',
  'server/{build,compress}.ts',
  'vite.config.ts',
  'package-lock.json',
];
/** Brotli's best: built once, sent ever after. */
const QUALITY = 11;

/** @returns one hash over the text of every source */
function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) hash.update(file).update(readFileSync(root + file));
  return hash.digest('hex');
}

/** It has to be built, and cannot be; the message is the line that tells the operator what to do. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** @throws BuildError where packages for development were left out */
async function loadVite(): Promise<typeof import('vite')> {
  try {
    return await import('vite');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    const state = existsSync(stamp) ? 'older than its sources' : 'missing';
    throw new BuildError(
      `dist/ is ${state}, and what builds it is not installed: npm ci --include=dev && npm run build, then npm prune --omit=dev if you like.`,
    );
  }
}

/**
 * Builds the pages' scripts and styles and the server's bundle of them, if their sources have changed since.
 * @throws BuildError when that would be needed and cannot be done
 */
export async function buildIfStale(print: (line: string) => void): Promise<void> {
  const current = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  const { build } = await loadVite();
  print('building the pages …');
  await build({ root, logLevel: 'warn' });
  await build({ root, logLevel: 'warn', build: { ssr: true } });
  await compressFiles(`${root}dist/client/assets`, QUALITY);
  writeFileSync(stamp, current);
}

if (import.meta.main) {
  process.env.NODE_ENV = 'production';
  await buildIfStale((line) => process.stdout.write(`${line}\n`));
  await buildPlayground();
}
