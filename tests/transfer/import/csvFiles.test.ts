import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFiles } from '#server/transfer/import/files/files.ts';
import { MAX_LINE, MAX_ROWS } from '#server/transfer/import/files/limits.ts';
import { openCsv } from '#server/transfer/import/formats/csv/csv.ts';
import { readMapping } from '#server/transfer/import/mapping.ts';
import type { SourceRecord } from '#server/transfer/import/source.ts';
import { csvFile, enquiryHead, enquiryMapping, type Mapping } from '#tests/kit/content/csvImport.ts';
import { zipOf } from '#tests/kit/content/zip.ts';
import { emptyFolder } from '#tests/kit/product/backup.ts';

const MB = 1024 * 1024;
let folder: string;
const clean: (() => Promise<void>)[] = [];
beforeAll(async () => {
  folder = await emptyFolder({ onTestFinished: (one) => void clean.push(one) });
});
afterAll(async () => {
  for (const one of clean) await one();
});

let made = 0;
async function fileOf(content: string | Uint8Array, name = 'table.csv'): Promise<string> {
  made += 1;
  const path = join(folder, `${made}-${name}`);
  await writeFile(path, content);
  return path;
}

const mappingOf = (csv: Mapping) =>
  readMapping(JSON.stringify({ csv })).csv as NonNullable<ReturnType<typeof readMapping>['csv']>;

async function readAll(path: string, mapping: Mapping = {}): Promise<SourceRecord[]> {
  const files = await openFiles(path);
  try {
    const source = await openCsv(files, mappingOf(enquiryMapping(mapping)), 'Asia/Kolkata');
    return await Array.fromAsync(source.records());
  } finally {
    await files.close();
  }
}
const fieldsOf = async (content: string | Uint8Array, mapping: Mapping = {}) =>
  (await readAll(await fileOf(content), mapping)).map((one) => ('fields' in one ? one.fields : one.fault));
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'read',
    (error: Error) => `${error.constructor.name}: ${error.message}`,
  );

const row = ['1', 'Zoë “Z” Łukasz', 'zoe@a.example', '', '', '€ 5, please;\tsoon', '05/03/2023'];
const fields = {
  name: 'Zoë “Z” Łukasz',
  email: 'zoe@a.example',
  message: '€ 5, please;\tsoon',
  createdAt: new Date('2023-03-04T18:30:00Z'),
};
const western = { ...fields, name: 'Zoë “Z” Uukasz' };
const table = (...written: [string?, string?]) => csvFile([enquiryHead, row], ...written);
/** In windows-1252, which differs from Latin 1 between 0x80 and 0x9f. */
const inWestern = Buffer.from(
  table().replace('Ł', 'U').replaceAll('“', '\x93').replaceAll('”', '\x94').replaceAll('€', '\x80'),
  'latin1',
);

describe('reading a table', () => {
  test.for([
    ['with commas', table(','), {}],
    ['with semicolons and the line ends of Windows', table(';', '\r\n'), {}],
    ['with tabs and the line ends of old Macs', table('\t', '\r'), {}],
    ['with the delimiter that the mapping says', table(';'), { delimiter: ';' }],
    ['with the mark of UTF-8', `\ufeff${table()}`, {}],
    [
      'in UTF-16 with its mark, as Excel saves "Unicode text"',
      Buffer.from(`\ufeff${table('\t', '\r\n')}`, 'utf16le'),
      {},
    ],
    [
      'without an end to its last line, and with empty lines',
      `\n${table().trimEnd()}`.slice(1).replace('\n', '\n\n\n'),
      {},
    ],
  ] as const)('a table is read: %s', async ([, content, mapping]) => {
    expect(await fieldsOf(content as string | Uint8Array, mapping)).toEqual([fields]);
  });

  test('a table in windows-1252 is read when the mapping says so', async () => {
    expect(await fieldsOf(inWestern, { encoding: 'windows-1252' })).toEqual([western]);
  });

  test('a table is read from a folder or archive that contains no other', async () => {
    const zip = await fileOf(
      zipOf([
        { name: 'a/readme.md', bytes: Buffer.from('x') },
        { name: 'a/t.csv', bytes: Buffer.from(table()) },
      ]),
      'a.zip',
    );
    expect(await readAll(zip)).toMatchObject([{ row: 2, fields }]);
    const two = ['a.csv', 'b.CSV'].map((name) => ({ name, bytes: Buffer.from(table()) }));
    expect(await refusalOf(readAll(await fileOf(zipOf(two), 'b.zip')))).toBe(
      'ImportError: There are 2 CSV files here: name one of them.',
    );
    expect(await refusalOf(readAll(await fileOf(zipOf([]), 'c.zip')))).toContain('ImportError: ');
  });

  test('a table with the maximum number and length of rows is read', async () => {
    const name = 'n'.repeat(MAX_LINE - 200);
    const long = csvFile([enquiryHead, ['1', name, 'a@a.example', '', '', '', '01/01/2023']]);
    expect(await fieldsOf(long)).toHaveLength(1);
    expect(await readAll(await fileOf(table() + '\n'.repeat(MAX_ROWS - 1)))).toHaveLength(1);
  });

  test('phone numbers are read in every usual spelling', async () => {
    const written = [
      '98765 43210',
      '098765-43210',
      '+91 (98765) 43210',
      '0091 9876543210',
      '919876543210',
      '+44 20 7946 0000',
    ];
    const rows = written.map((number) => ['1', 'Ann', 'a@a.example', number, '', '', '01/01/2023']);
    const read = (await fieldsOf(csvFile([enquiryHead, ...rows]))) as Record<string, unknown>[];
    expect(read.map(({ contactNumber }) => contactNumber)).toEqual([
      ...Array.from({ length: 5 }, () => '+919876543210'),
      '+442079460000',
    ]);
  });
});

test.for([
  [
    'rows that lack their last, empty cells',
    'Full name,E-mail,Phone,Text,When,Where\nZoë,z@a.example,,Hello there,05/03/2023\n',
  ],
  ['rows with surplus empty cells', 'Full name,E-mail,Phone,Text,When\nZoë,z@a.example,,Hello there,05/03/2023,, \n'],
  ['the line of Excel', 'sep=;\nFull name;E-mail;Phone;Text;When\nZoë;z@a.example;;Hello there;05/03/2023\n'],
  [
    'the line of Excel with a mark',
    '\ufeffSEP=;\r\nFull name;E-mail;Phone;Text;When\r\nZoë;z@a.example;;Hello there;05/03/2023',
  ],
] as const)('a table with %s is read', async ([, content]) => {
  const columns = { name: 'Full name', email: 'E-mail', message: 'Text', createdAt: 'When' };
  expect(await fieldsOf(content, { columns, values: {}, id: undefined })).toEqual([
    expect.objectContaining({ name: 'Zoë', email: 'z@a.example', message: 'Hello there', createdAt: fields.createdAt }),
  ]);
});

test('a row is refused with the words behind its last column', async () => {
  expect(await fieldsOf(`${table().trimEnd()},more\n`)).toEqual([
    `It has more cells than the first row, which has ${enquiryHead.length}: more`,
  ]);
});

describe('a quote that is not written by the rules of CSV', () => {
  const line = (text: string) => `1,Zoë,zoe@a.example,,,${text},05/03/2023\n`;
  const head = csvFile([enquiryHead]);
  const read = async (content: string) => {
    const files = await openFiles(await fileOf(content));
    try {
      const source = await openCsv(files, mappingOf(enquiryMapping()), 'Asia/Kolkata');
      const records = await Array.fromAsync(source.records());
      const messages = records.map((one) => ('fields' in one ? one.fields.message : one.fault));
      return {
        messages,
        reasons: source.skipped.map(({ what }) => what).filter((what) => what.startsWith('the quotes')),
      };
    } finally {
      await files.close();
    }
  };

  test.for([
    ['in the middle of a cell', [line('a 5" pipe'), line('next')], ['a 5" pipe', 'next'], 'row 2'],
    ['around a word', [line('say "hi" to'), line('next')], ['say "hi" to', 'next'], 'row 2'],
    ['around the first word', [line('"Best" agency'), line('next')], ['"Best" agency', 'next'], 'row 2'],
    ['that opens a cell', [line('one'), line('"open'), line('next')], ['one', '"open', 'next'], 'row 3'],
    ['before a cell in quotes', [line('"open'), line('"next"'), line('last')], ['"open', 'next', 'last'], 'row 2'],
    ['in several rows', [line('5" pipe'), line('a'), line('6" pipe')], ['5" pipe', 'a', '6" pipe'], 'rows 2, 4'],
  ] as const)('a quote %s is a sign of the text in a row that the report names', async ([, lines, messages, rows]) => {
    expect(await read(head + lines.join(''))).toEqual({ messages, reasons: [`the quotes of ${rows}`] });
  });

  test('a wrong quote with much behind it leaves the other rows as they are', async () => {
    const { messages, reasons } = await read(head + line('"open') + line('x'.repeat(1000)).repeat(2000));
    expect([messages.length, messages[0], reasons]).toEqual([2001, '"open', ['the quotes of row 2']]);
  });

  test('a cell of several lines with quotes by the rules is read without a report', async () => {
    expect(await read(head + line('"two\nlines ""so"""') + line('next'))).toEqual({
      messages: ['two\nlines "so"', 'next'],
      reasons: [],
    });
  });
});

describe('the row with the names of the columns', () => {
  test.for([
    ['below an empty line', '\n', []],
    ['below a title', 'Contact form of old.example\n\n', ['Contact form of old.example']],
    ['below a title with empty cells', `Entries of March${','.repeat(6)}\n`, ['Entries of March']],
  ] as const)('the row with the names of the columns is found %s', async ([, above, said]) => {
    const path = await fileOf(above + table());
    const files = await openFiles(path);
    try {
      const source = await openCsv(files, mappingOf(enquiryMapping()), 'Asia/Kolkata');
      expect(await Array.fromAsync(source.records())).toMatchObject([{ fields }]);
      const reasons = source.skipped.filter(({ what }) => what.includes('above')).map(({ why }) => why);
      expect(reasons).toEqual(said.map((words) => JSON.stringify(words)));
    } finally {
      await files.close();
    }
  });

  test('the head may name two columns alike, of which the first is taken', async () => {
    const [one] = await readAll(
      await fileOf(
        csvFile([
          [...enquiryHead, 'Phone'],
          [...row, '9876543210'],
        ]),
      ),
    );
    expect(one).toMatchObject({ fields });
    const other = { ...Object(enquiryMapping().columns), contactNumber: 'Phone (2)' };
    const [two] = await readAll(
      await fileOf(
        csvFile([
          [...enquiryHead, 'Phone'],
          [...row, '9876543210'],
        ]),
      ),
      {
        columns: other,
      },
    );
    expect(two).toMatchObject({ fields: { contactNumber: '+919876543210' } });
  });
});

test.for([
  ['zoe@a.example, b@a.example', 'zoe@a.example', ['moreAddresses'], 'Email: b@a.example'],
  ['zoe@a.example; ZOE@a.example', 'zoe@a.example', undefined, undefined],
  ['b@a.example / c@a.example', 'b@a.example', ['moreAddresses'], 'Email: c@a.example'],
  ['mailto:zoe@a.example', 'zoe@a.example', undefined, undefined],
  ['mailto:zoe@a.example?subject=Hello', 'zoe@a.example', undefined, undefined],
  ['Zoë Łukasz <zoe@a.example>', 'zoe@a.example', undefined, undefined],
  ['"Łukasz, Zoë" <zoe@a.example>', 'zoe@a.example', undefined, undefined],
  ['<zoe@a.example>', 'zoe@a.example', undefined, undefined],
  ["o'brien@a.example.", "o'brien@a.example", undefined, undefined],
  ['nobody', 'nobody', undefined, undefined],
] as const)('the address of a cell %j is %s', async ([cell, email, losses, message]) => {
  const cells = row.with(2, cell).with(5, '');
  const [record] = await readAll(await fileOf(csvFile([enquiryHead, cells])));
  expect(record).toMatchObject({ fields: { email } });
  expect('losses' in Object(record) ? Object(record).losses : undefined).toEqual(losses);
  expect(Object(record).fields.message).toBe(message);
});

describe('refused tables', () => {
  test.for([
    ['that is empty', '', 'The file is empty'],
    ['in another encoding', inWestern, 'The file is no text in UTF-8, as line 2 shows'],
    ['with NUL characters', table().replace('Zo', '\0'), 'NUL characters'],
    ['in UTF-16 without its mark', Buffer.from(`Имя,${table()}`, 'utf16le'), 'no text in UTF-8'],
    ['that is a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa]), 'no text in UTF-8'],
    ['with quotes in many rows that are not closed', table() + '"2\n'.repeat(100), 'is not closed, as in many rows'],
    ['with a line without an end', `${table()}${','.repeat(3 * MB)}`, 'Line 3 has more than 1000000 characters'],
    ['with other columns', csvFile([['Name', 'Mail\nline']]), 'The file has no column "Full name", "E-mail", "Phone"'],
    ['of web pages', '<html>\n<body>"x"</body>\n</html>', 'The file has no column'],
    ['with more rows than may be', table() + '\n'.repeat(MAX_ROWS), `more than ${MAX_ROWS} rows`],
  ] as const)('a table is refused in one line: %s', async ([, content, said]) => {
    const refusal = await refusalOf(readAll(await fileOf(content as string | Uint8Array)));
    expect(refusal).toMatch(/^ImportError: [^\n]{10,400}$/);
    expect(refusal).toContain(said);
  });

  test('a table of 500 MB is refused before it is read', async () => {
    const path = await fileOf(table());
    await truncate(path, 500 * MB);
    expect(await refusalOf(readAll(path))).toMatch(
      /^ImportError: \d+-table\.csv has 500 MB: at most 100 MB are read\.$/,
    );
  });
});
