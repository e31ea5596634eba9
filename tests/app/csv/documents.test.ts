import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { csvLists } from '#server/app/csv/lists.ts';
import { rowsBelow } from '#tests/kit/network/examples.ts';
import { officeRoutes } from '#web/officeRoutes.tsx';
import { lists } from './lists.ts';

const product = await readFile(new URL('../../../docs/product.md', import.meta.url), 'utf8');
const files = rowsBelow(product, 'Files of lists');
const without = rowsBelow(product, 'Screens without a file');

test('docs/product.md lists every CSV file with its columns', () => {
  // Insights has one file for each table, with the columns of the table.
  const documented = files.filter(([path]) => path !== '/admin/insights');
  const expected = lists.map(({ path, name, csv }) => [
    path.replace(/[\da-f-]{36}/, '{id}'),
    name,
    `${csv}-{day}.csv`,
    csvLists[csv].columns.map(({ head, isOfficeTime }) => (isOfficeTime ? `${head} (India)` : head)).join(', '),
  ]);
  expect(documented).toEqual(expected);
});

test('every office screen has a CSV file, or docs/product.md says why not', () => {
  const screens = officeRoutes.map(({ path }) => path.replace(/:(\w+)/, '{$1}'));
  const withFile = [...new Set(files.map(([path = '']) => path))];
  const said = without.map(([path = '']) => path);
  expect([...withFile, ...said].toSorted()).toEqual(screens.toSorted());
  expect(without.filter(([, why]) => !why)).toEqual([]);
});

/** Lists without a file, by the query that reads them; docs/product.md gives the reasons. */
const withoutFile = [
  'office/content/newsletter/IssueList.tsx',
  'office/content/preview/LinkList.tsx',
  'office/content/revision/RevisionsPage.tsx',
  'office/people/account/OwnSessions.tsx',
];
/** Where the button of a list is in another module than its query. */
const buttons: Record<string, string> = {
  'office/operation/import/ImportPage.tsx': 'office/operation/import/History.tsx',
  'office/content/media/useMedia.ts': 'office/content/media/MediaPage.tsx',
  'office/message/list/MessagesPage.tsx': 'office/message/list/InboxMenu.tsx',
  'office/message/split/InboxPane.tsx': 'office/message/list/InboxMenu.tsx',
};

test('every paged list of a screen has a CSV file, except the named ones', async () => {
  const web = new URL('../../../web/', import.meta.url);
  const read = (name: string) => readFile(new URL(name, web), 'utf8');
  const names = (await readdir(web, { recursive: true })).filter((name) => /\.tsx?$/.test(name));
  const lacking: string[] = [];
  let count = 0;
  for (const name of names) {
    if (!(await read(name)).includes('useOfficeList({')) continue;
    count += 1;
    if (!/useCsvDownload\(|<ListSection [^>]*csv=/.test(await read(buttons[name] ?? name))) lacking.push(name);
  }
  expect(count).toBeGreaterThan(15);
  expect(lacking.toSorted()).toEqual(withoutFile);
});
