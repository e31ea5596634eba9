import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { contentSecurity } from '#server/app/http/contentSecurity.ts';
import { type Assets, FACES, hashOf } from './document.ts';
import type { PageSource } from './pages.ts';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

const ENTRY = 'web/client.tsx';
/** What every screen of the back office is drawn with, beside itself and what it imports. */
const FRAME = ['client.tsx', 'officeLoaders.ts', 'officeScreens.ts', 'shared/app/Toasts.tsx'];

/** The pages as `npm run build` left them. */
export async function builtPages(): Promise<PageSource> {
  const assets = readAssets();
  const { prepare, draw, addressOf, isSecretPath, isVisited, crawling } = (await import(
    `${dist}/server/server.js`
  )) as typeof import('#web/server.tsx');
  const scriptHashes = [headScript(), assets.bootScript as string].map(hashOf);
  return {
    prepare,
    draw,
    addressOf,
    isSecretPath,
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
  // What only the office has, its scripts bring: a shell names it, so that it is there before they are.
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
  };
}

/** What runs before anything is painted: the theme that was chosen, and the faces that the styles bring. */
const headScript = () => inlineScript('themeScript') + FACES;

const inlineScript = (name: 'bootScript' | 'themeScript') => readFileSync(`${dist}/inline/${name}/${name}.js`, 'utf8');

function chunkOf(manifest: Manifest, name: string) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the build has no ${name}: run npm run build`);
  return chunk;
}

/** @returns the addresses of a script and of what it imports, each after what it needs */
function partsOf(manifest: Manifest, name: string, known = new Set<string>()): string[] {
  if (known.has(name)) return [];
  known.add(name);
  const { file, imports = [] } = chunkOf(manifest, name);
  return [...imports.flatMap((one) => partsOf(manifest, one, known)), `/${file}`];
}

/** Links to a screen's scripts and all that they import, so that they are fetched at once and not one after the other. */
function preloadsOf(manifest: Manifest): Assets['preloads'] {
  return (file) => {
    const known = new Set<string>();
    const parts = file ? [...FRAME, `${file}.tsx`].flatMap((name) => partsOf(manifest, `web/${name}`, known)) : [];
    return parts.map((part) => `<link rel="modulepreload" href="${part}">`).join('');
  };
}

/** The texts of the licences of what the scripts are made of (vite.config.ts). */
const LICENSES = 'licenses.md';

/**
 * Serves the built files, which carry a hash of their content in their names: they never change. The plugin's own route would
 * read the whole folder for every file, to refuse other spellings of a name.
 */
const serve = async (app: FastifyInstance) => {
  await app.register(fastifyStatic, {
    root: `${dist}/client/assets`,
    serve: false,
    immutable: true,
    maxAge: '1y',
    index: false,
    preCompressed: true,
    // Browsers apply the policy of the page that loads a file. This one applies when somebody opens the file by itself.
    setHeaders: (reply) => void reply.header('Content-Security-Policy', contentSecurity.data),
  });
  app.get<{ Params: { file: string } }>('/assets/:file', ({ params: { file } }, reply) =>
    // Its name says nothing of what is in it.
    file === LICENSES ? reply.sendFile(file, { immutable: false, maxAge: 0 }) : reply.sendFile(file),
  );
};
