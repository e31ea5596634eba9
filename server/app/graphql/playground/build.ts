import { MINUTE_MS } from '#schema/durations.ts';
import '#server/app/start/runtime.ts';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFiles } from '#server/app/build/compress.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const DIST = join(root, 'dist');
const FOLDER = 'playground';
export const PLAYGROUNDS = join(DIST, FOLDER);
export const PLAYGROUND_PREFIX = '/assets/playground/';

const sources = [
  'playground/*',
  'web/site/session/{session,tellEnd}.ts',
  'web/shared/app/mark.ts',
  'web/shared/app/fonts.css',
  'web/shared/fonts/*.woff2',
  'schema/{common,palette,session}.ts',
  'server/app/graphql/playground/build.ts',
  'server/app/build/compress.ts',
  'package-lock.json',
];

export function playgroundHash(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** A build gets its final name only when it is complete. */
export const isBuilt = (hash: string): boolean => existsSync(join(PLAYGROUNDS, hash));

/** Concurrent or killed builds do no harm: each renames its own folder when it is complete. */
export async function buildPlayground(dist = DIST): Promise<void> {
  const hash = playgroundHash();
  const builds = join(dist, FOLDER);
  const target = join(builds, hash);
  if (existsSync(target)) return;
  await mkdir(builds, { recursive: true });
  await removeLeftOver(dist);
  const folder = await mkdtemp(join(dist, TEMPORARY));
  try {
    await buildInto(folder, `${PLAYGROUND_PREFIX}${hash}/`);
    await compressFiles(folder, QUALITY);
    await rename(folder, target).catch((error) => {
      if (!existsSync(target)) throw error;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  for (const other of await readdir(builds)) {
    if (other !== hash) await rm(join(builds, other), { recursive: true, force: true });
  }
}

const QUALITY = 7;

const TEMPORARY = 'playground-being-built-';
/** Longer than any build takes: an older folder belongs to a killed build. */
const ABANDONED_MS = 30 * MINUTE_MS;

async function removeLeftOver(dist: string): Promise<void> {
  for (const name of await readdir(dist)) {
    if (!name.startsWith(TEMPORARY)) continue;
    const folder = join(dist, name);
    const changed = await stat(folder).catch(() => undefined);
    if (changed && Date.now() - changed.mtimeMs > ABANDONED_MS) await rm(folder, { recursive: true, force: true });
  }
}

async function buildInto(folder: string, base: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    root,
    base,
    configFile: false,
    publicDir: false,
    // The packages warn about 'use client' and their own size; neither can be fixed here.
    logLevel: 'error',
    worker: { format: 'es' },
    build: {
      outDir: folder,
      cssCodeSplit: false,
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input: { main: 'playground/main.tsx' },
        // The folder name is already a hash.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', assetFileNames: '[name][extname]' },
      },
    },
  });
}

if (import.meta.main) {
  process.env.NODE_ENV = 'production';
  await buildPlayground(process.argv[2]);
}
