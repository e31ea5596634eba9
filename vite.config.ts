import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type DocumentNode, Kind, print, stripIgnoredCharacters } from 'graphql';
import { defineConfig, type Plugin } from 'vite';
import product from './package.json' with { type: 'json' };
import { graphql } from './web/gql/gql.ts';

/**
 * Puts each compiled document in the place of its text: a chunk holds its own, and not the table of all. What is sent of an
 * operation goes along, where GraphQL keeps it: the browser has no printer (web/shared/data/fetchQuery.ts). Of the documents of
 * public pages the browser gets nothing else: no Apollo Client reads them. `readFragment` needs its fragment for types only.
 */
const documents: Plugin = {
  name: 'documents',
  apply: 'build',
  transform(code, id) {
    if (id.includes('/web/gql/')) return { code, moduleSideEffects: false };
    if (id.includes('/node_modules/') || !/graphql\(`|readFragment\(/.test(code)) return undefined;
    const isTextEnough = this.environment.name === 'client' && id.endsWith('/publicDocuments.ts');
    return code
      .replace(/\breadFragment\(\s*\w+Fragment,/g, 'readFragment(null,')
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

/** @returns what matches the modules of these paths, which are given without their endings */
const modules = (...names: string[]) => new RegExp(`/(${names.join('|')})\\.\\w+$`);
/** @returns what matches all of these packages */
const packages = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})/`);

/**
 * What every page starts with, in as many parts as the boot script evaluates one by one (web/bootScript.ts); and what many
 * screens share, which would be a file and a request for each module otherwise. A group takes along what its modules import,
 * unless a group above has it: what public pages load later stands above what the office alone needs.
 */
const groups = [
  { name: 'react', test: packages('react', 'react-dom', 'scheduler') },
  { name: 'router', test: /node_modules\/react-router/ },
  { name: 'app', tags: ['$initial' as const], test: /\.[jt]sx?$/ },
  { name: 'tslib', test: packages('tslib') },
  {
    name: 'parts',
    test: modules(
      'schema/(blogStrings|officeTime)',
      'web/site/blog/titles',
      'web/shared/(dates|app/useDates)',
      'web/shared/data/mergePages',
      'web/gql/fragment-masking',
      'web/site/review/thanks',
      'web/shared/ui/(Badge|Email|More|Picture|Reviewer|Stars|Tags|useErrorToast)',
      'lucide-react/.*/(arrow-left|arrow-right)',
    ),
  },
  // What pages have that are read: posts, projects, authors.
  {
    name: 'reading',
    test: modules(
      'schema/(languageForm|player)',
      'web/shared/app/useServerRedirect',
      'web/site/blog/BlogPostMissing',
      'web/site/content/(Beside|InLanguage|language|publishedTranslations|translationLinks)',
      'web/shared/ui/(Prose|playVideo)',
    ),
  },
  {
    name: 'forms',
    test: modules(
      'schema/(phoneNumber|phoneText|weekdays)',
      'web/shared/forms/(FormAnswer|Honeypot|usePublicForm|useValidatedForm)',
      'node_modules/react-hook-form/.*',
    ),
  },
  { name: 'fields', test: modules('web/shared/ui/Field') },
  { name: 'icons', test: modules('lucide-react/.*/(check|plus|search|x)') },
  { name: 'texts', test: modules('schema/pageTexts/entryLists', 'web/site/pageText/(texts|usePageTexts)') },
  { name: 'toasts', test: packages('react-hot-toast') },
  { name: 'dialog', test: modules('web/shared/ui/dialog', '@radix-ui/react-dialog/dist/.*') },
  { name: 'rules', test: modules('schema/common', 'node_modules/(zod|@hookform/resolvers)/.*') },
  { name: 'call', test: modules('web/site/content/(CallToAction|callTextsOf)') },
  { name: 'session', test: modules('web/shared/session/documents') },
  // The times of calls.
  {
    name: 'times',
    test: modules(
      'schema/(bookingStrings|period)',
      'web/site/booking/stripDays',
      'web/site/booking/(address|publicDocuments)',
    ),
  },
  // Pages of their own, which links to previews show too.
  {
    name: 'page',
    test: modules(
      'schema/(pageAnchors|pageStrings)',
      'web/site/content/page/(lazySections|loader|noPage|publicDocuments)',
    ),
  },
  // What links of mails lead to (web/routes.tsx).
  { name: 'links', test: modules('web/(linkLoaders|linkScreens)') },
  { name: 'services', test: modules('schema/(catalogue|rupees|serviceChoices|services)') },
  { name: 'messages', test: modules('schema/messageStrings') },
  { name: 'notice', test: modules('web/shared/app/Notice') },
  { name: 'notices', test: modules('schema/reviewStrings', 'web/site/review/InvalidLink') },
  {
    name: 'apollo',
    test: /\/node_modules\/(@apollo|@wry|graphql|optimism|rxjs)\/|\/web\/shared\/(app\/Provided|data\/apollo)\./,
  },
  {
    name: 'documents',
    test: modules(
      'web/office/(message/(board|desk|list|replyTemplate)|people/(account|apiToken|user)|person)/documents',
      'web/office/operation/(audit|import|webhook)/documents',
      'web/office/(dashboard/(campaign|insight|visit)|content/(autosave|media|pageText|preview|revision))/documents',
      'web/office/site/(redirect/)?documents',
      'web/site/(blog|portfolio)/documents',
      'web/shared/data/documents/\\w+',
    ),
  },
  // Two parts of the editor, which only forms load.
  { name: 'prosemirror', test: packages('prosemirror-\\w+', '@tiptap/pm') },
  {
    name: 'office',
    test: modules(
      'web/shared/app/(LeaveGuard|OfficeFooter|OfficeItemPage|OfficePage|OfficeSections|StaffItems|UserMenu)',
      'web/office/bulk/(BulkList|PublishedListPage|SelectAll|SelectionBar|bulkActions|documents|useBulk|useBulkUpdate)',
      'web/shared/data/(cacheLists|overviewCounts|useCommand|useMarkSpam|useOfficeItem|useOfficeQuery|usePublish|useRemove)',
      'web/shared/forms/(FormDialog|unsaved|useLeaveWarning)',
      'web/shared/lists/(CsvButton|ListSection|LoadedList|ScrollAnchor|SelectBox|fetchCsv|useCsvDownload|useFolder|useOfficeList|usePublished|useSearch|useSelection|useVirtualRows)',
      'web/shared/live/(UnreadBadge|documents|news)',
      'web/shared/palette/(copyLink|openItem)',
      'web/shared/schedule/plannedAfter',
      'web/shared/session/(writtenScreen|useLogout)',
      'web/shared/ui/(AdminsOnly|Confirm|ContentActions|CopyField|DayInput|Folders|ListTabs|Loaded|PublishTabs|RefreshButton|SearchBar|ShownOnce|Table)',
      'web/shared/ui/(fieldText|fileSize|listed|saveFile|tellFailure|undo|useMedia|useObjectUrl|useQuestion|useTopOnOpen)',
      'lucide-react/.*/(calendar-clock|chevron-right|clock|download|link)',
      '@radix-ui/react-dropdown-menu/.*',
      '@floating-ui/.*',
    ),
  },
  // What the screens of the office begin with and share besides: the sign-in, which has the group above, does without it.
  {
    name: 'desk',
    test: modules(
      'schema/(audit|desk|draft|insight|languages|markdown|picture|schedule)',
      'web/office/operation/audit/filter',
      'web/shared/ui/PendingBadge',
      'web/office/dashboard/insight/(ChangeNote|Figure|RecentFigures|Totals|links|measures|period)',
      'web/office/message/(board/boardVariables|desk/useColleagues|list/filter)',
      'web/office/content/language/translationLinks',
      'web/office/content/revision/kinds',
      'web/shared/schedule/ScheduleNote',
      'web/office/dashboard/visit/(SourceFilter|useSourceNames)',
      '@radix-ui/react-(toggle|toggle-group)/.*',
      'lucide-react/.*/(minus|trending-down|trending-up)',
    ),
  },
];

/** What the server puts into pages itself, by the names of the manifest (server/app/pages/built.ts). */
const STYLES = ['web/shared/app/fonts.css', 'web/shared/app/public.css'];

/** `vite build` makes the browser's files; with `ssr` in the mode it makes the server's bundle. See server/app/build/build.ts. */
export default defineConfig(({ command, isSsrBuild }) => ({
  // The file .env has settings of the server (server/app/start/environmentFile.ts), not of the build.
  envDir: false,
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
        // Served with the scripts (server/app/pages/built.ts): the licences ask for their texts to go along.
        license: { fileName: 'assets/licenses.md' },
        assetsInlineLimit: 0,
        rolldownOptions: { input: ['web/client.tsx', ...STYLES], output: { codeSplitting: { groups } } },
      },
}));
