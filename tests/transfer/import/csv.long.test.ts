import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { conversationEvents } from '#server/clients/message/conversation/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { reviews } from '#server/clients/review/table.ts';
import { importedThings, imports } from '#server/transfer/import/table.ts';
import {
  asha,
  ben,
  enquiryFile,
  enquiryMapping,
  importTable,
  startTableProduct,
  type TableProduct,
} from '#tests/kit/content/csvImport.ts';
import { emptyInbox } from '#tests/kit/content/message.ts';
import { launch, run } from '#tests/kit/product/backup.ts';
import { until } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';

let world: TableProduct;
let product: Product;
beforeAll(async () => {
  world = await startTableProduct();
  ({ product } = world);
});
beforeEach(async () => {
  await emptyInbox(product);
  await product.services.db.delete(imports);
});
afterAll(() => world.stop());

test('a CSV import or its undo killed repeatedly handles every row once', async () => {
  const { db } = product.services;
  const ROWS = 1200;
  const rows = Array.from({ length: ROWS }, (_, index) => [
    `${index}`,
    `Sender ${index}`,
    `s${index}@a.example`,
    '',
    '',
    '',
    '01/01/2023',
  ]);
  const given = await world.files(enquiryFile(rows), enquiryMapping());
  const kill = async (args: string[], isTime: (things: number) => boolean) => {
    const child = launch('import', args, world.place);
    const ended = once(child, 'close');
    await until(async () => isTime(await db.$count(importedThings)) || child.exitCode !== null);
    child.kill('SIGKILL');
    await ended;
    expect(await db.$count(messages)).toBe(await db.$count(importedThings));
  };
  for (const stop of [1, 300, 700]) await kill(given, (things) => things >= stop);
  const out = await importTable(world.place, ...given);
  expect(out).toContain(`came: ${ROWS} enquiries`);
  expect(await db.$count(messages)).toBe(ROWS);
  expect(new Set((await db.select({ email: messages.email }).from(messages)).map(({ email }) => email)).size).toBe(
    ROWS,
  );
  expect(await db.select({ state: imports.state, done: imports.done, total: imports.total }).from(imports)).toEqual([
    { state: 'done', done: ROWS, total: ROWS },
  ]);
  await kill([...given, '--undo'], (things) => things < ROWS - 20);
  expect(await importTable(world.place, ...given, '--undo')).toContain(
    'Kept, because they were changed or are in use: 0 enquiries',
  );
  expect([await db.$count(messages), await db.$count(importedThings), await db.$count(conversationEvents)]).toEqual([
    0, 0, 0,
  ]);
});

test.for([
  ['a mapping without what a row has to have', { columns: { name: 'Full name' } }, 'csv.columns: email is missing'],
  [
    'a mapping of a column that is not there',
    { id: 'Number' },
    'The file has no column "Number", which the mapping file names. It has "Entry", "Full name"',
  ],
  ['a mapping of another kind of date', { dates: 'DD/MM/YYYY' }, 'csv.dates: it is one of "year-month-day"'],
] as const)('%s is refused in one line before an import is started', async ([, fields, said]) => {
  const { code, out, errors } = await run(
    'import',
    await world.files(enquiryFile([asha]), enquiryMapping(fields)),
    world.place,
  );
  expect([code, out]).toEqual([1, '']);
  expect(errors).toMatch(/^[^\n]+\n$/);
  expect(errors).toContain(said);
  expect([await product.services.db.$count(imports), await product.services.db.$count(reviews)]).toEqual([0, 0]);
});

test('a table with an error in its last row is refused in one line before an import is started', async () => {
  // So many quotes that are not closed are no slips in a text.
  const rows = '"3\n'.repeat(51);
  const { code, errors } = await run(
    'import',
    await world.files(`${enquiryFile([asha, ben])}${rows}`, enquiryMapping()),
    world.place,
  );
  const sentence = 'The file is no whole CSV: a quote in row 54 is not closed, as in many rows before.\n';
  expect([code, errors]).toEqual([1, sentence]);
  expect([await product.services.db.$count(imports), await product.services.db.$count(messages)]).toEqual([0, 0]);
});

test('a table without a mapping file is refused, while a dry run proposes a mapping', async () => {
  const [table = ''] = await world.files(enquiryFile([asha]), enquiryMapping());
  const { code, errors } = await run('import', [table], world.place);
  expect([code, errors]).toEqual([1, 'A CSV file wants --mapping FILE, which says in "csv" what its columns are.\n']);

  const proposed = await run('import', [table, '--dry-run', '--dates', 'day-month-year'], world.place);
  expect(proposed.out).toContain('  "E-mail" (such as "Asha@Harbour.example"): email');
  expect(proposed.out).toContain('"columns": {');
  expect(proposed.out).toContain('would come: 1 enquiry');
});
