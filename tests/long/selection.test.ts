import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import record from './record.json' with { type: 'json' };
import { byRecord, moduleOf, modulesOf } from './selection.ts';

const moduleOfTest = (file: string) => modulesOf([file]).has(moduleOf('tests/clients/message/board.long.e2e.ts'));

test.each([
  'server/clients/message/messages.ts',
  'server/clients/message/mailbox/read/parts.ts',
  'web/office/message/InboxPage.tsx',
  'schema/message.graphql',
  'tests/clients/message/board.long.e2e.ts',
])('a change of %s selects the long tests of messages', (file) => {
  expect(moduleOfTest(file)).toBe(true);
});

test.each(['server/clients/booking/slots.ts', 'README.md'])(
  'a change of %s does not select the long tests of messages',
  (file) => {
    expect(moduleOfTest(file)).toBe(false);
  },
);

test('a change of the shared edit screen selects the long tests of posts and of portfolio items', () => {
  const modules = modulesOf(['web/office/content/edit/EditPage.tsx']);
  expect(['blog', 'portfolio'].every((module) => modules.has(module))).toBe(true);
});

test('a file beside the modules belongs to its group', () => {
  expect(moduleOf('tests/content/model1.long.test.ts')).toBe('content');
});

test('files that have failed come first, then the longest, then files without a record, then the very long', () => {
  const record = {
    walk: { seconds: 900, failures: 0 },
    short: { seconds: 5, failures: 0 },
    long: { seconds: 50, failures: 0 },
    failed: { seconds: 1, failures: 2 },
  };
  expect(['walk', 'new', 'short', 'long', 'failed'].toSorted(byRecord(record))).toEqual([
    'failed',
    'long',
    'short',
    'new',
    'walk',
  ]);
});

test('the record names existing files with long tests', () => {
  const all = globSync('tests/**/*.long.*', { cwd: join(import.meta.dirname, '../..') });
  expect(Object.keys(record).filter((file) => !all.includes(file))).toEqual([]);
});

test('each file with long tests is selected by a change of some product file', () => {
  const cwd = join(import.meta.dirname, '../..');
  const modules = modulesOf(globSync('{server,web,schema}/**/*.*', { cwd }));
  const unreachable = globSync('tests/**/*.long.*', { cwd }).filter((file) => !modules.has(moduleOf(file)));
  expect(unreachable).toEqual([]);
});
