import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type DocumentNode, Kind, print, stripIgnoredCharacters } from 'graphql';
import { defineConfig, type Plugin } from 'vite';
import product from './package.json' with { type: 'json' };
import { graphql } from './web/gql/gql.ts';

/**
 * Puts each compiled document in the place of its text: a chunk holds its own, and not the table of all. What is sent of an
 * operation goes along, where GraphQL keeps it: the browser has no printer (web/data/fetchQuery.ts).
 */
const documents: Plugin = {
  name: 'documents',
  apply: 'build',
  transform(code, id) {
    if (id.includes('/web/gql/')) return { code, moduleSideEffects: false };
    if (!code.includes('graphql(`')) return undefined;
    return code
      .replace(/\bgraphql\(`([^`]*)`\)/g, (_, text) => compiled(text))
      .replace(/^import \{ graphql \} from .*$/m, '');
  },
};

function compiled(text: string): string {
  const document = graphql(text) as DocumentNode;
  if (!document.kind) throw new Error(`no compiled document for ${text}: run npm run codegen`);
  const isOperation = document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const loc = isOperation ? { source: { body: stripIgnoredCharacters(print(document)) } } : undefined;
  return JSON.stringify({ ...document, loc });
}

/** The router's package gives its development build to every bundler, which is larger. */
const router = Object.entries({ 'react-router': 'index', 'react-router/dom': 'dom-export' }).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}.mjs`, import.meta.url)),
}));

/** What every page starts with, in as many parts as the boot script evaluates one by one (web/bootScript.ts). */
const groups = [
  { name: 'react', test: /node_modules\/react\// },
  { name: 'reactDom', test: /node_modules\/(react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router/ },
  { name: 'app', tags: ['$initial' as const] },
  // Dialogs need it too, and not what follows.
  { name: 'tslib', test: /node_modules\/tslib\// },
  // Two small files that are always needed together.
  { name: 'dates', test: /\/(web\/dates|schema\/officeTime)\.ts$/ },
  // Of what comes later only this is shared by enough to stand alone.
  { name: 'apollo', test: /node_modules\/(@apollo|@wry|graphql|optimism|rxjs)\// },
];

/** `vite build` makes the browser's files; with `ssr` in the mode it makes the server's bundle. See server/build.ts. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [documents, react(), tailwind()],
  appType: 'custom',
  publicDir: false,
  resolve: { alias: command === 'build' ? router : [] },
  // The server's bundle carries what is installed for building only; what the server itself uses it shares.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const, external: Object.keys(product.dependencies) },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  build: isSsrBuild
    ? { outDir: 'dist/server', rolldownOptions: { input: 'web/server.tsx' } }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: { input: 'web/client.tsx', output: { codeSplitting: { groups } } },
      },
}));
