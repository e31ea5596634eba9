import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildError, mustBuild } from '#server/build/buildError.ts';
import { compressFiles } from '#server/build/compress.ts';
import { buildPlayground } from '#server/graphql/playground/build.ts';
import { recordCommit } from '#server/start/version.ts';
import { VENDORED } from '#server/vendored/load.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}dist/sources`;
/** Everything the built files are made of: files, and what lies in folders by these names. */
const files = ['vite.config.ts', 'package-lock.json', 'server/build.ts', 'server/build/compress.ts'];
const folders = { web: /\.(tsx?|css|woff2)$/, schema: /\.ts$/, 'server/vendored': /\.ts$/ };
/** Brotli's best: built once, sent ever after. */
const QUALITY = 11;

/** @returns one hash over the text of every source */
function hashSources(): string {
  const found = Object.entries(folders).flatMap(([folder, names]) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => names.test(name))
      .map((name) => `${folder}/${name.replaceAll(sep, '/')}`),
  );
  const hash = createHash('sha256');
  for (const file of [...files, ...found].sort()) hash.update(file).update(readFileSync(root + file));
  return hash.digest('hex');
}

/** @returns whether the sources are others than what was built @throws BuildError when they are, and nothing can be built */
export function isStale(current = hashSources()): boolean {
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== current;
}

/** @throws BuildError where packages for development were left out */
async function loadVite(): Promise<typeof import('vite')> {
  try {
    return await import('vite');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    mustBuild(existsSync(stamp) ? 'older than its sources' : 'missing');
  }
}

/**
 * Builds the pages' scripts and styles and the server's bundle of them, if their sources have changed since.
 * @throws BuildError when that would be needed and cannot be done
 */
export async function buildIfStale(print: (line: string) => void): Promise<void> {
  const current = hashSources();
  if (!isStale(current)) return;
  const { build } = await loadVite();
  print('building the pages …');
  await build({ root, logLevel: 'warn' });
  await build({ root, logLevel: 'warn', build: { ssr: true } });
  await buildBootScript(build);
  await pack(build);
  await compressFiles(`${root}dist/client/assets`, QUALITY);
  writeFileSync(stamp, current);
}

/** Builds the script that stands in every page: it has to be small, and a classic script. */
const buildBootScript = (build: typeof import('vite').build) =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: 'dist/boot',
      lib: { entry: 'web/bootScript.ts', formats: ['iife'], name: 'boot', fileName: () => 'bootScript.js' },
    },
  });

/** Makes one file of each module of packages that are installed for building only and used by the server. */
const pack = (build: typeof import('vite').build) =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: VENDORED,
      rolldownOptions: { input: globSync('server/vendored/*.ts', { cwd: root, exclude: ['**/load.ts'] }) },
    },
  });

if (import.meta.main) {
  process.env.NODE_ENV = 'production';
  const isStart = process.argv.includes('--pages');
  try {
    await buildIfStale((line) => process.stdout.write(`${line}\n`));
    recordCommit();
    if (!isStart) await buildPlayground();
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
