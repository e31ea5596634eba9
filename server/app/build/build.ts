import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { buildPlayground } from '#server/app/graphql/playground/build.ts';
import { recordCommit } from '#server/platform/version.ts';
import product from '../../../package.json' with { type: 'json' };
import { BuildError, mustBuild } from './buildError.ts';
import { compressFiles } from './compress.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const stamp = `${root}dist/sources`;
const files = ['vite.config.ts', 'package-lock.json'];
const folders = { web: /\.(tsx?|css|woff2)$/, schema: /\.ts$/, server: /\.ts$/ };

export const PROGRAMS = {
  serve: '#server/app/start/serve.ts',
  admin: '#server/app/programs/admin.ts',
  backup: '#server/app/programs/backup.ts',
  restore: '#server/app/programs/restore.ts',
  import: '#server/app/programs/import.ts',
  /** Started by the server itself (server/transfer/childProgram.ts). */
  importStep: '#server/app/programs/importStep.ts',
  export: '#server/app/programs/export.ts',
};
export type Program = keyof typeof PROGRAMS;

const programs = `${root}dist/programs`;
export const programFile = (name: Program): string => `${programs}/${name}.js`;

/** Best brotli quality: compressed once at build time. */
const QUALITY = 11;

function hashSources(): string {
  const entries = Object.entries(folders).flatMap(([folder, names]) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => names.test(name))
      .map((name) => `${folder}/${name.replaceAll(sep, '/')}`),
  );
  const hash = createHash('sha256');
  for (const file of [...files, ...entries].sort()) hash.update(file).update(readFileSync(root + file));
  return hash.digest('hex');
}

export function isStale(current = hashSources()): boolean {
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== current;
}

/** @throws BuildError when the development packages are not installed */
export function assertCanBuild(): void {
  try {
    createRequire(import.meta.url).resolve('vite/package.json');
  } catch {
    mustBuild(existsSync(stamp) ? 'older than its sources' : 'missing');
  }
}

/** @throws BuildError when the sources have changed and a build is not possible */
export async function buildIfStale(print: (line: string) => void): Promise<void> {
  const current = hashSources();
  if (!isStale(current)) return;
  assertCanBuild();
  const { build } = await import('vite');
  print('Building the pages (1 of 4) …');
  await build({ root, logLevel: 'warn' });
  const fonts = readFileSync(`${root}web/shared/fonts/LICENSE`, 'utf8');
  appendFileSync(`${root}dist/client/assets/licenses.md`, `\n## Fonts\n\n${fonts}`);
  print('Building what draws them (2 of 4) …');
  await build({ root, logLevel: 'warn', build: { ssr: true } });
  await buildInlineScript(build, 'bootScript');
  await buildInlineScript(build, 'themeScript');
  print('Building the programs (3 of 4) …');
  await buildPrograms(build);
  print('Compressing (4 of 4) …');
  await compressFiles(`${root}dist/client/assets`, QUALITY);
  writeFileSync(stamp, current);
}

/** Builds a script that is inlined in every page. It must be small, and a classic script. */
const buildInlineScript = (build: typeof import('vite').build, name: 'bootScript' | 'themeScript') =>
  build({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: `dist/inline/${name}`,
      lib: { entry: `web/${name}.ts`, formats: ['iife'], name, fileName: () => `${name}.js` },
    },
  });

const buildPrograms = (build: typeof import('vite').build) =>
  build({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [sourceUrls],
    ssr: { noExternal: true, external: [...Object.keys(product.dependencies), 'vite'] },
    build: {
      ssr: true,
      outDir: programs,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(PROGRAMS).map(([name, file]) => [name, file.replace('#', root)])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });

/** Keeps `import.meta.url` the address of the source, so that a bundled module finds the files beside its source. */
const sourceUrls: Plugin = {
  name: 'sourceUrls',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(`${root}server/`)) return undefined;
    const source = JSON.stringify(relative(programs, id).replaceAll(sep, '/'));
    return code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`);
  },
};

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
