import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFiles } from '#server/transfer/import/files/files.ts';
import { openCsv } from '#server/transfer/import/formats/csv/csv.ts';
import type { DateOrder } from '#server/transfer/import/formats/csv/mapping.ts';
import { proposalLines, proposeMapping } from '#server/transfer/import/formats/csv/propose.ts';
import { csvFile } from '#tests/kit/content/csvImport.ts';
import { emptyFolder } from '#tests/kit/product/backup.ts';
import { forms } from './formTables.ts';

let folder: string;
const clean: (() => Promise<void>)[] = [];
beforeAll(async () => {
  folder = await emptyFolder({ onTestFinished: (one) => void clean.push(one) });
});
afterAll(async () => {
  for (const one of clean) await one();
});

let made = 0;
async function propose(content: string | Uint8Array, dates?: DateOrder) {
  made += 1;
  const path = join(folder, `${made}.csv`);
  await writeFile(path, content);
  const timeZone = 'Asia/Kolkata';
  const proposal = await proposeMapping(await openFiles(path), { fileName: 'Contact form.csv', timeZone, dates });
  const source = await openCsv(await openFiles(path), proposal.mapping, timeZone);
  return { ...proposal, records: await Array.fromAsync(source.records()) };
}

describe('a proposed mapping', () => {
  test.for(forms)('the columns of %s are recognised', async ([, rows, fields, createdAt]) => {
    const { records } = await propose(csvFile(rows));
    expect(records).toEqual([
      expect.objectContaining({
        kind: 'enquiry',
        fields: expect.objectContaining({ ...fields, createdAt: new Date(createdAt) }),
      }),
    ]);
  });

  test('reviews are recognised by their rating', async () => {
    const rows = [
      ['Reviewer', 'Rating', 'Comment', 'Review date'],
      ['Zed', '4', 'Good work, again and again.', '2024-03-05'],
    ];
    const { mapping, records } = await propose(csvFile(rows));
    expect(mapping).toMatchObject({ as: 'review', defaults: { companyName: 'Online review', position: 'Reviewer' } });
    expect(records).toEqual([expect.objectContaining({ fields: expect.objectContaining({ name: 'Zed', rating: 4 }) })]);
  });

  test.for([
    ['Trustpilot', ['Review Created (UTC)', 'Review Username', 'Review Content', 'Review Stars'], []],
    ['Google', ['createTime', 'reviewer.displayName', 'comment', 'starRating'], []],
    ['Clutch', ['Date', 'Name', 'Review', 'Rating', 'Clutch URL'], ['https://clutch.co/x']],
    ['Yelp', ['Date', 'Name', 'Review', 'Rating', 'Platform'], ['yelp.com']],
    ['Online review', ['Date', 'Name', 'Review', 'Rating', 'Platform'], ['other.example']],
    ['Online review', ['Date', 'Name', 'Review', 'Rating'], []],
  ] as const)('the company of reviews of %s is their site', async ([site, heads, more]) => {
    const { mapping } = await propose(csvFile([[...heads], ['2024-03-05', 'Zed', 'Good work, again.', '5', ...more]]));
    expect(mapping).toMatchObject({ as: 'review', defaults: { companyName: site } });
  });

  test('the names of programs are recognised in a table of reviews', async () => {
    const { records } = await propose(
      csvFile([
        ['reviewId', 'reviewer.displayName', 'starRating', 'comment', 'createTime', 'updateTime'],
        ['x', 'Zed', 'FIVE', 'Good work, again.', '2024-03-05T10:12:33.123456Z', '2024-03-06T10:12:33Z'],
      ]),
    );
    const createdAt = new Date('2024-03-05T10:12:33.123Z');
    expect(records).toEqual([
      expect.objectContaining({ fields: expect.objectContaining({ name: 'Zed', rating: 5, createdAt }) }),
    ]);
  });

  test('the title of a review stands before its text', async () => {
    const { records } = await propose(
      csvFile([
        ['Review Created (UTC)', 'Review Username', 'Review Title', 'Review Content', 'Review Stars'],
        ['2024-03-05 10:00:00', 'Zed', 'Quick', 'Good work, again.', '5'],
      ]),
    );
    expect(records).toEqual([
      expect.objectContaining({ fields: expect.objectContaining({ clientFeedback: 'Quick\nGood work, again.' }) }),
    ]);
  });

  test('a rating is read in every usual spelling', async () => {
    const spellings = ['4', '4/5', '4 out of 5', '8/10', '4 stars', 'FOUR', 'four stars', '★★★★☆', '⭐⭐⭐⭐'];
    const { records } = await propose(
      csvFile([
        ['Review Username', 'Review Stars', 'Review Content', 'Review Created (UTC)'],
        ...spellings.map((rating) => [`Zed ${rating}`, rating, 'Good work, again.', '2024-03-05 10:00:00']),
      ]),
    );
    expect(records.map((record) => ('fields' in record ? record.fields.rating : record.fault))).toEqual(
      spellings.map(() => 4),
    );
  });

  const plain = [
    ['Name', 'Email', 'Message', 'Date'],
    ['Zoë', 'z@p.example', 'Text, with a comma; and a semicolon\nand a line', '2024-03-05'],
  ];
  test.for([
    ['semicolons', Buffer.from(csvFile(plain, ';'))],
    ['tabs', Buffer.from(csvFile(plain, '\t'))],
    ['a byte order mark', Buffer.from(`\ufeff${csvFile(plain)}`)],
    ['the line in which Excel names the delimiter', Buffer.from(`sep=;\r\n${csvFile(plain, ';')}`)],
    [
      'a last column that is empty and left out',
      Buffer.from(csvFile([[...(plain[0] ?? []), 'Page', 'Notes'], plain[1] ?? []])),
    ],
    ['UTF-16', Buffer.from(`\ufeff${csvFile(plain, '\t')}`, 'utf16le')],
    ['windows-1252', Buffer.from(csvFile(plain, ';'), 'latin1')],
  ] as const)('a file with %s is read', async ([, bytes]) => {
    const { records } = await propose(bytes);
    const fields = { name: 'Zoë', message: 'Text, with a comma; and a semicolon\nand a line' };
    expect(records).toEqual([expect.objectContaining({ fields: expect.objectContaining(fields) })]);
  });

  test('dates that can be read in two ways are refused until their order is said', async () => {
    const content = csvFile([
      ['Name', 'Email', 'Date'],
      ['Zed', 'z@p.example', '3/4/2024'],
    ]);
    await expect(propose(content)).rejects.toThrow(
      /^The dates in "Date", such as 3\/4\/2024, can be read in 2 ways: say --dates (?:day-month-year|month-day-year) or/,
    );
    const { records } = await propose(content, 'month-day-year');
    expect(records[0]).toMatchObject({ fields: { createdAt: new Date('2024-03-03T18:30:00Z') } });
  });

  test('a table without an address is refused with the names of its columns', async () => {
    const content = csvFile([
      ['Name', 'Date'],
      ['Zed', '2024-03-05'],
    ]);
    await expect(propose(content)).rejects.toThrow(
      'No column was recognised as email: say with --mapping FILE what the columns are. There are "Name", "Date".',
    );
  });

  test('each column is printed with a sample beside the mapping as a file', async () => {
    const proposal = await propose(
      csvFile([
        ['Name', 'Email', 'Date', 'User IP'],
        ['Zed', 'z@p.example', '2024-03-05', '1.2.3.4'],
      ]),
    );
    const lines = proposalLines(proposal);
    expect(lines).toContain('  "Email" (such as "z@p.example"): email');
    expect(lines).toContain('  "User IP" (such as "1.2.3.4"): ignored');
    expect(JSON.parse(lines.at(-1) ?? '').csv).toMatchObject({ as: 'enquiry', columns: { name: 'Name' } });
  });
});
