import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type DocumentNode, Kind, print, stripIgnoredCharacters } from 'graphql';
import { defineConfig, type Plugin } from 'vite';
import product from './package.json' with { type: 'json' };
import { graphql } from './web/gql/gql.ts';

/**
 * Puts each compiled document in the place of its text: a chunk holds its own, and not the table of all. What is sent of an
 * operation goes along, where GraphQL keeps it: the browser has no printer (web/data/fetchQuery.ts). Of the documents of
 * public pages the browser gets nothing else: no Apollo Client reads them.
 */
const documents: Plugin = {
  name: 'documents',
  apply: 'build',
  transform(code, id) {
    if (id.includes('/web/gql/')) return { code, moduleSideEffects: false };
    if (!code.includes('graphql(`')) return undefined;
    const isTextEnough = this.environment.name === 'client' && id.endsWith('/publicDocuments.ts');
    return code
      .replace(/\bgraphql\(`([^`]*)`\)/g, (_, text) => compiled(text, isTextEnough))
      .replace(/^import \{ graphql \} from .*$/m, '');
  },
};

function compiled(text: string, isTextEnough: boolean): string {
  const document = graphql(text) as DocumentNode;
  if (!document.kind) throw new Error(`no compiled document for ${text}: run npm run codegen`);
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const loc = operation ? { source: { body: stripIgnoredCharacters(print(document)) } } : undefined;
  if (!isTextEnough) return JSON.stringify({ ...document, loc });
  const definitions = operation ? [{ kind: operation.kind, name: operation.name }] : [];
  return JSON.stringify({ kind: document.kind, definitions, loc });
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
  // Small files that most public pages need some of: each would be a request of its own.
  {
    name: 'parts',
    test: /\/(web\/(dates|data\/mergePages|gql\/fragment-masking|ui\/(Badge|Field|More|Picture|Stars|Tags|useErrorToast)|app\/StructuredData)|schema\/officeTime)\.tsx?$|\/lucide-react\/.*\/(arrow-left|arrow-right|check|plus|x)\./,
  },
  { name: 'forms', test: /\/node_modules\/react-hook-form\/|\/web\/forms\/(FormAnswer|Honeypot|useRefusal)\.tsx?$/ },
  // Dialogs of public pages and rules of their forms come without what follows.
  { name: 'toasts', test: /\/node_modules\/react-hot-toast\// },
  { name: 'dialog', test: /\/web\/ui\/dialog\.tsx$|\/@radix-ui\/react-dialog\// },
  { name: 'rules', test: /\/node_modules\/zod\/|\/schema\/(common|strings)\.ts$/ },
  // What the screens of the office share, in two files and not in forty.
  { name: 'apollo', test: /node_modules\/(@apollo|@wry|graphql|optimism|rxjs)\// },
  {
    name: 'office',
    test: /\/web\/(app\/(LeaveGuard|OfficePage)|data\/(cacheLists|overviewCounts|use\w+)|forms\/(unsaved|useLeaveWarning)|lists\/use(Folder|OfficeList|VirtualRows)|live\/(UnreadBadge|news|documents)|session\/useLogout|ui\/(AdminsOnly|Confirm|ConfirmRemoval|ContentActions|RefreshButton|Table|tellFailure|useMedia|useTopOnOpen))\.tsx?$|\/node_modules\/(@radix-ui\/react-dropdown-menu|@floating-ui)\//,
  },
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
