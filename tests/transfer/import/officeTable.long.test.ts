import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { importStrings, MAX_IMPORT_COLUMNS } from '#schema/import.ts';
import { csvFile } from '#tests/kit/content/csvImport.ts';
import {
  announce,
  importNow,
  importOnceIn,
  importOperations,
  startImport,
  uploadExport,
} from '#tests/kit/content/import.ts';
import { emptyInbox, makeMessage } from '#tests/kit/content/message.ts';
import { zipOf } from '#tests/kit/content/zip.ts';
import { fetchCsvFile } from '#tests/kit/network/csvFile.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { rows, test } from '#tests/kit/test.ts';
import { saveMapping, upload } from './officeUploads.ts';

const messages = async (admin: Person) =>
  (
    await admin.gql(
      '{ messages(first: 200) { totalCount nodes { id name email contactNumber message createdAt isRead } } }',
    )
  ).data.messages;
const fieldsOf = ({ table }: { table: { columns: { name: string; field: string | null }[] } }) =>
  Object.fromEntries(table.columns.map(({ name, field }) => [name, field]));

const gravityHead = ['Name (First)', 'Name (Last)', 'Email', 'Phone', 'Comments', 'Entry Id', 'Entry Date', 'User IP'];
const gravity = [
  gravityHead,
  ['Ben', 'Ode', 'ben@b.example', '9876543210', 'Hi', '12', '2024-03-05 15:30:00', '1.2.3.4'],
  ['Ada', 'Low', 'no address', '', 'Hello', '13', '2024-03-06 15:30:00', '1.2.3.5'],
  ['Cy', 'Ray', 'cy@c.example', '1234567', 'Words', '14', '2024-03-07 15:30:00', '1.2.3.6'],
];

describe('a table of a form', () => {
  let id: string;
  test.beforeAll(async ({ admin }) => {
    id = await upload(admin, gravity);
  });

  test('the columns of a table are proposed with three values each beside its rows', async ({ product, admin }) => {
    const job = await importOnceIn(admin, id, 'READY');
    expect(job).toMatchObject({ canStart: true, source: 'csv entries', report: { format: 'CSV', enquiries: 2 } });
    expect(fieldsOf(job)).toEqual({
      ...{ 'Name (First)': 'name', 'Name (Last)': 'name', Email: 'email', Phone: 'contactNumber' },
      ...{ Comments: 'message', 'Entry Id': 'id', 'Entry Date': 'createdAt', 'User IP': null },
    });
    const { table } = job;
    expect(table.columns[0].samples).toEqual(['Ben', 'Ada', 'Cy']);
    expect(table).toMatchObject({ kind: 'ENQUIRY', dates: 'YEAR_MONTH_DAY', missing: [], isFixed: false });
    const [first, second, third] = table.preview;
    expect(first).toMatchObject({ row: 2, fault: null, loss: null });
    expect(first.values).toContainEqual({ field: 'name', value: 'Ben Ode' });
    expect(first.values).toContainEqual({ field: 'createdAt', value: '2024-03-05T10:00:00.000Z' });
    expect(second).toMatchObject({ row: 3, fault: 'Please enter a valid email address' });
    expect(second.values).toContainEqual({ field: 'email', value: 'no address' });
    expect([third.row, third.fault, third.loss]).toEqual([4, null, expect.stringContaining('without it')]);
    expect([table.faultyCount, table.faultyRows.map(({ row }: { row: number }) => row)]).toEqual([2, [3, 4]]);
    expect(job.report.skipped).toContainEqual({ what: '1 column', why: 'nothing is chosen for "User IP"' });
    expect(job.report.skipped).toContainEqual({ what: 'row 3', why: 'Please enter a valid email address' });
    expect((await messages(admin)).totalCount).toBe(0);
    expect(existsSync(join(product.services.settings.DATA_DIR, 'imports', id, 'table.json'))).toBe(true);
  });

  test('a corrected mapping changes what would come', async ({ admin }) => {
    const columns = [
      { name: 'User IP', field: 'message' },
      { name: 'Name (First)', field: 'name' },
      { name: 'Comments', field: 'message' },
      { name: 'Email', field: 'email' },
      { name: 'Entry Date', field: 'createdAt' },
    ];
    const saved = await saveMapping(admin, id, { columns, defaults: [], from: 'Contact form' });
    expect(saved.data.saveImportMapping).toMatchObject({ state: 'LOOKING', canStart: false });
    const job = await importOnceIn(admin, id, 'READY');
    expect(job.source).toBe('csv Contact form');
    const { values } = job.table.preview[0];
    expect(values).toContainEqual({ field: 'name', value: 'Ben' });
    // In the order of the table, not of the call.
    expect(values).toContainEqual({ field: 'message', value: 'Hi\n1.2.3.4' });
  });

  test('a mapping that lacks a required field, or names what does not exist, is refused', async ({ admin }) => {
    const columns = [
      { name: 'Name (First)', field: 'name' },
      { name: 'Entry Date', field: 'createdAt' },
    ];
    const refusals: [input: Record<string, unknown>, sentence: string][] = [
      [{ columns }, importStrings.missing(['Email'])],
      [{ columns: [...columns, { name: 'E-Mail', field: 'email' }] }, importStrings.noColumn('E-Mail')],
      [{ columns: [...columns, { name: 'Email', field: 'mail' }] }, importStrings.noField],
      [{ columns: [...columns, { name: 'Email', field: 'rating' }] }, importStrings.noField],
      [{ columns: [{ name: 'Email', field: 'name' }, ...columns, ...columns] }, importStrings.columnTwice],
      [{ columns: gravityHead.slice(0, 6).map((name) => ({ name, field: 'name' })) }, importStrings.tooManyJoined],
      [{ columns: gravityHead.slice(0, 2).map((name) => ({ name, field: 'id' })) }, importStrings.twoIds],
      [{ from: ' ' }, importStrings.noFrom],
    ];
    for (const [input, sentence] of refusals) {
      const { code, errors } = await saveMapping(admin, id, input);
      expect([code, errors?.[0].message, errors?.[0].extensions], JSON.stringify(input)).toEqual([
        'BAD_USER_INPUT',
        expect.any(String),
        expect.objectContaining({}),
      ]);
      expect(JSON.stringify(errors), JSON.stringify(input)).toContain(JSON.stringify(sentence).slice(1, -1));
    }
    expect((await importNow(admin, id)).state).toBe('READY');
  });

  test('a table comes once with its report until it is taken back', async ({ product, admin }) => {
    await startImport(admin, id);
    const job = await importOnceIn(admin, id, 'DONE');
    expect(job).toMatchObject({ report: { enquiries: 2, reviews: 0 }, canUndo: true, table: null });
    expect(job.report.skipped).toContainEqual({ what: 'row 3', why: 'Please enter a valid email address' });
    const { nodes, totalCount } = await messages(admin);
    expect(totalCount).toBe(2);
    expect(nodes.map(({ name, isRead }: Record<string, unknown>) => `${name} ${isRead}`).sort()).toEqual([
      'Ben true',
      'Cy true',
    ]);
    await until(() => !existsSync(join(product.services.settings.DATA_DIR, 'imports', id)));
    const late = await saveMapping(admin, id, {});
    expect([late.code, late.errors?.[0].message]).toEqual(['CONFLICT', importStrings.notMappable]);

    const again = await upload(admin, gravity);
    await importOnceIn(admin, again, 'READY');
    await saveMapping(admin, again, { from: 'Contact form' });
    // Another mapping has other keys; the same one finds its rows.
    expect((await importOnceIn(admin, again, 'READY')).table.from).toBe('Contact form');
    await admin.gql(importOperations.remove, { id: again });

    await admin.gql(importOperations.undo, { id });
    const undone = await importOnceIn(admin, id, 'UNDONE');
    expect(undone.undone.removed).toMatchObject({ enquiries: 2, posts: 0 });
    expect((await messages(admin)).totalCount).toBe(0);
  });
});

test('dates that can be read in two ways must be chosen before the start', async ({ admin }) => {
  const id = await upload(admin, [
    ['Name', 'Email', 'Date'],
    ['Ann Lee', 'ann@a.example', '05/03/2024'],
  ]);
  const job = await importOnceIn(admin, id, 'READY');
  expect(job).toMatchObject({
    canStart: false,
    report: null,
    source: null,
    table: { dates: null, missing: ['dates'] },
  });
  expect(job.table.dateOrders.toSorted()).toEqual(['DAY_MONTH_YEAR', 'MONTH_DAY_YEAR']);
  const early = await startImport(admin, id);
  expect([early.code, early.errors?.[0].message]).toEqual(['CONFLICT', importStrings.notMapped]);
  await saveMapping(admin, id, { dates: 'DAY_MONTH_YEAR' });
  const clear = await importOnceIn(admin, id, 'READY');
  expect(clear).toMatchObject({ canStart: true, table: { dates: 'DAY_MONTH_YEAR', missing: [] } });
  expect(clear.table.preview[0].values).toContainEqual({ field: 'createdAt', value: '2024-03-04T18:30:00.000Z' });
  await admin.gql(importOperations.remove, { id });
});

test('a table without a required column takes a value for every row', async ({ admin }) => {
  const id = await upload(admin, [
    ['Wer', 'E-Mail', 'Was'],
    ['Jörg Groß', 'j@g.example', 'Hallo'],
  ]);
  const job = await importOnceIn(admin, id, 'READY');
  expect(job.table.missing).toEqual(['name', 'createdAt']);
  const columns = [
    { name: 'Wer', field: 'name' },
    { name: 'E-Mail', field: 'email' },
    { name: 'Was', field: 'message' },
  ];
  await saveMapping(admin, id, { columns, defaults: [{ field: 'createdAt', value: '2024-03-05' }] });
  const clear = await importOnceIn(admin, id, 'READY');
  expect(clear).toMatchObject({ canStart: true, report: { enquiries: 1 } });
  await admin.gql(importOperations.remove, { id });
});

test('the file that the inbox downloads comes as it is, without a mapping', async ({ product, admin }) => {
  await emptyInbox(product);
  await makeMessage(product, { name: 'Asha Rao', message: '=1+1 Hello' });
  const { text } = await fetchCsvFile(admin, 'messages');
  const here = await upload(admin, text, 'messages-2026-11-28.csv');
  expect(await importOnceIn(admin, here, 'READY')).toMatchObject({
    table: { isFixed: true, missing: [] },
    report: { enquiries: 0, known: 1 },
  });
  const refused = await saveMapping(admin, here, {});
  expect(refused.code).toBe('CONFLICT');
  await admin.gql(importOperations.remove, { id: here });

  await emptyInbox(product);
  const id = await upload(admin, text, 'messages-2026-11-28.csv');
  const job = await importOnceIn(admin, id, 'READY');
  expect(job.report).toMatchObject({ enquiries: 1, known: 0 });
  await startImport(admin, id);
  await importOnceIn(admin, id, 'DONE');
  expect((await messages(admin)).nodes[0]).toMatchObject({ name: 'Asha Rao', message: '=1+1 Hello' });
  await admin.gql(importOperations.undo, { id });
  await importOnceIn(admin, id, 'UNDONE');
});

describe('a file that is no table', () => {
  test.for(
    rows<[name: string, content: string | Uint8Array, sentence: RegExp]>([
      ['one column', 'just a text without any columns\nand more of it', /only one column/],
      ['no heads', 'ann@a.example,Ann,2024-03-05\nben@b.example,Ben,2024-03-06', /does not name the columns/],
      ['empty heads', ',,\nAnn,a@a.example,2024-03-05', /does not name the columns/],
      ['the character NUL', 'Name,Email\0,Date\nAnn,a@a.example,2024-03-05', /NUL/],
      [
        'an unknown encoding',
        Buffer.from('Name;Email\nJ\u0081rg;a@a.example\n', 'latin1'),
        /neither in UTF-8 nor in Windows-1252/,
      ],
      ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x4e, 0, 0, 0]), /UTF-32/],
      ['a workbook', zipOf([{ name: 'xl/workbook.xml', bytes: Buffer.from('<x/>') }]), /workbook of Excel/],
      [
        'two tables',
        zipOf([
          { name: 'a.csv', bytes: Buffer.from('Name,Email') },
          { name: 'b.csv', bytes: Buffer.from('Name,Email') },
        ]),
        /2 CSV files/,
      ],
      [
        'too many columns',
        csvFile([Array.from({ length: MAX_IMPORT_COLUMNS + 1 }, (_, index) => `Column ${index}`)]),
        /301 columns/,
      ],
    ]),
  )('a file with %s is deleted with a sentence', async ([, content, sentence], { product, admin }) => {
    const id = await uploadExport(admin, content as string, { fileName: 'a.csv' });
    const job = await importOnceIn(admin, id, 'FAILED', 'READY');
    expect(job.fault).toMatch(sentence);
    expect(job).toMatchObject({ state: 'FAILED', canStart: false, canRemove: true, table: null });
    await until(() => !existsSync(join(product.services.settings.DATA_DIR, 'imports', id)));
    await admin.gql(importOperations.remove, { id });
  });

  test.for([
    { fileName: 'a.csv', size: 0 },
    { fileName: 'a.xlsx', size: 10 },
  ])('an upload of %j is refused before it begins', async (file, { admin }) => {
    expect((await announce(admin, file)).code).toBe('BAD_USER_INPUT');
  });
});

test('one of two admins who map concurrently succeeds', async ({ product, admin, employee }) => {
  const id = await upload(admin, gravity);
  await importOnceIn(admin, id, 'READY');
  for (const [person, code] of [
    [employee, 'FORBIDDEN'],
    [product.nobody, 'UNAUTHENTICATED'],
  ] as const)
    expect((await saveMapping(person, id, {})).code).toBe(code);
  const other = await product.signedIn('admin');
  const saved = await Promise.all([saveMapping(admin, id, { from: 'One' }), saveMapping(other, id, { from: 'Two' })]);
  expect(saved.map(({ code }) => code ?? 'saved').sort()).toEqual(['CONFLICT', 'saved']);
  await importOnceIn(admin, id, 'READY');
  await admin.gql(importOperations.remove, { id });
});
