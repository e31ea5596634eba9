import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { contentSecurity } from '#server/app/http/contentSecurity.ts';
import { type Assets, FACES, hashOf } from './document.ts';
import type { PageSource } from './pageSource.ts';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

const ENTRY = 'web/client.tsx';
const LANGUAGES = 'web/shared/language/load.ts';
const FRAME = ['client.tsx', 'officeLoaders.ts', 'officeScreens.ts', 'shared/app/Toasts.tsx'];

export async function builtPages(): Promise<PageSource> {
  const assets = readAssets();
  const { prepare, draw, addressOf, isSecretPath, isClosedPath, isVisited, crawling } = (await import(
    `${dist}/server/server.js`
  )) as typeof import('#web/server.tsx');
  const scriptHashes = [headScript(), assets.bootScript as string].map(hashOf);
  return {
    prepare,
    draw,
    addressOf,
    isSecretPath,
    isClosedPath,
    isVisited,
    assets: async () => assets,
    crawling: async () => crawling,
    scriptHashes,
    serve,
  };
}

function readAssets(): Assets {
  const manifest = JSON.parse(readFileSync(`${dist}/client/.vite/manifest.json`, 'utf8')) as Manifest;
  const boot = inlineScript('bootScript');
  const inlineStyles = (name: string) =>
    `<style>${readFileSync(`${dist}/client/${chunkOf(manifest, name).file}`, 'utf8')}</style>`;
  // Styles of the office only: a shell links them, so that they load before the scripts that need them.
  const office = Object.values(manifest).flatMap(({ css = [] }) => css);
  const links = office.map((file) => `<link rel="stylesheet" href="/${file}">`).join('');
  const faces = inlineStyles('web/shared/app/fonts.css');
  const script = `<script>${headScript()}</script>`;
  return {
    head: {
      page: Buffer.from(faces + inlineStyles('web/shared/app/public.css') + script),
      shell: Buffer.from(faces + script + links),
    },
    entry: `/${chunkOf(manifest, ENTRY).file}`,
    bootScript: `{const scripts=${JSON.stringify(partsOf(manifest, ENTRY))};${boot}}`,
    preloads: preloadsOf(manifest),
    languagePreloads: (language) =>
      linksTo(partsOfAll(manifest, [LANGUAGES, `web/shared/language/texts/${language}.ts`])),
  };
}

const headScript = () => inlineScript('themeScript') + FACES;

const inlineScript = (name: 'bootScript' | 'themeScript') => readFileSync(`${dist}/inline/${name}/${name}.js`, 'utf8');

function chunkOf(manifest: Manifest, name: string) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the build has no ${name}: run npm run build`);
  return chunk;
}

function partsOf(manifest: Manifest, name: string, visited = new Set<string>()): string[] {
  if (visited.has(name)) return [];
  visited.add(name);
  const { file, imports = [] } = chunkOf(manifest, name);
  return [...imports.flatMap((one) => partsOf(manifest, one, visited)), `/${file}`];
}

function preloadsOf(manifest: Manifest): Assets['preloads'] {
  return (file) =>
    linksTo(
      file
        ? partsOfAll(
            manifest,
            [...FRAME, `${file}.tsx`].map((name) => `web/${name}`),
          )
        : [],
    );
}

function partsOfAll(manifest: Manifest, names: readonly string[]): string[] {
  const visited = new Set<string>();
  return names.flatMap((name) => partsOf(manifest, name, visited));
}

const linksTo = (parts: readonly string[]): string =>
  parts.map((part) => `<link rel="modulepreload" href="${part}">`).join('');

const LICENSES = 'licenses.md';

/** The plugin's own route would read the whole folder for every file, to reject other spellings of a name. */
const serve = async (app: FastifyInstance) => {
  await app.register(fastifyStatic, {
    root: `${dist}/client/assets`,
    serve: false,
    immutable: true,
    maxAge: '1y',
    index: false,
    preCompressed: true,
    // Browsers apply the policy of the page that loads a file. This one applies when the file is opened directly.
    setHeaders: (reply) => void reply.header('Content-Security-Policy', contentSecurity.data),
  });
  app.get<{ Params: { file: string } }>('/assets/:file', ({ params: { file } }, reply) =>
    // This name contains no hash.
    file === LICENSES ? reply.sendFile(file, { immutable: false, maxAge: 0 }) : reply.sendFile(file),
  );
};
