import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readMapping } from '#server/transfer/import/mapping.ts';
import { enquiryMapping } from '#tests/kit/content/csvImport.ts';

test.for([
  [[], 'csv: it is an object'],
  [{ as: 'post' }, 'csv.as: it is one of "enquiry", "review"'],
  [{ from: ' ' }, 'csv.from: it says what the rows are of'],
  [{ from: 'x'.repeat(201) }, 'csv.from: at most 200 characters'],
  [
    { columns: { ...Object(enquiryMapping().columns), naem: 'X' } },
    'csv.columns.naem: no such field: there are name, email',
  ],
  [{ columns: { name: 3 } }, 'csv.columns.name: it is the name of a column'],
  [{ columns: { name: 'A', email: 'B' } }, 'csv.columns: createdAt is missing: it wants a column, or a default'],
  [{ defaults: { rating: 5 } }, 'csv.defaults.rating: no such field'],
  [{ defaults: { stage: [] } }, 'csv.defaults.stage: it is a text, a number, true or false'],
  [{ values: { stage: 'NEW' } }, 'csv.values.stage: it is an object'],
  [{ dates: 'ISO' }, 'csv.dates: it is one of "year-month-day", "day-month-year", "month-day-year"'],
  [{ offset: 'IST' }, 'csv.offset: it is such as "+05:30"'],
  [{ delimiter: '|' }, 'csv.delimiter: it is one of ",", ";", "\\t"'],
  [{ encoding: 'ascii' }, 'csv.encoding: it is one of "utf-8", "windows-1252"'],
  [{ ratingOutOf: 0 }, 'csv.ratingOutOf: it is a whole number from 1 to 1000'],
  [{ separator: ';' }, 'csv: it does not know separator'],
] as const)('the mapping %j is refused', ([given, said]) => {
  const csv = Array.isArray(given) ? given : { ...enquiryMapping(), ...given };
  const refused = () => readMapping(JSON.stringify({ csv }));
  expect(refused).toThrow(`The mapping file cannot be used: ${said}`);
  expect(refused).toThrow(/^[^\n]+$/);
});

test('the mapping files in the documentation are valid', async () => {
  const docs = await readFile(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
  const examples = [...docs.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']) => text);
  const kinds = examples.filter((text) => text.includes('"csv"')).map((text) => readMapping(text).csv?.as);
  expect(kinds).toEqual(['enquiry', 'review']);
});
