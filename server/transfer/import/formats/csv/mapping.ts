import * as z from 'zod/mini';
import type { ImportRowKind, importFields } from '#schema/import.ts';

/** Row kinds and their fields; true: required. */
export const rowFields = {
  enquiry: {
    ...{ name: true, email: true, createdAt: true, contactNumber: false, service: false, message: false },
    ...{ isRead: false, isSpam: false, stage: false, lostReason: false },
    ...{ followUpDay: false, followUpNote: false, value: false },
    ...{ source: false, medium: false, campaign: false, referrer: false, firstPage: false, sentFrom: false },
    owner: false,
  },
  review: {
    ...{ name: true, companyName: true, position: true, clientFeedback: true, rating: true, createdAt: true },
    ...{ email: false, isPublished: false },
  },
} as const satisfies { [Kind in ImportRowKind]: Record<keyof (typeof importFields)[Kind], boolean> };
export type RowKind = keyof typeof rowFields;

export const dateOrders = ['year-month-day', 'day-month-year', 'month-day-year'] as const;
export type DateOrder = (typeof dateOrders)[number];
export const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];
export const encodings = ['utf-8', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

const MAX_TEXT = 200;
const text = (sentence: string) =>
  z.string(sentence).check(z.trim(), z.minLength(1, sentence), z.maxLength(MAX_TEXT, `at most ${MAX_TEXT} characters`));
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `it is one of ${values.map((value) => JSON.stringify(value)).join(', ')}`);
const byField = <Value extends z.core.$ZodType>(value: Value) =>
  z.record(z.string(), value, 'it is an object of fields');

const column = text('it is the name of a column');
const columns = z.union([column, z.array(column).check(z.minLength(1), z.maxLength(5))], 'it is the name of a column');
const constant = z.union([z.string(), z.boolean(), z.number()], 'it is a text, a number, true or false');
const cells = z.record(
  z.string(),
  z.string('it is a text'),
  'it is an object: what stands in the file, and what it means',
);
const badOffset = 'it is such as "+05:30"';
const badScale = 'it is a whole number from 1 to 1000';

export const CsvMapping = z
  .strictObject(
    {
      as: oneOf(Object.keys(rowFields) as [RowKind, ...RowKind[]]),
      /** Identifies the source: the same for each of its files, so that no row is imported twice. */
      from: text('it says what the rows are of, such as "Contact form of example.com"'),
      /** Several columns of a field are joined, such as a first name and a surname. */
      columns: byField(columns),
      /** Value of a field whose cell is empty, or that has no column. */
      defaults: z.optional(byField(constant)),
      /** Meaning of the cells of a field; `*` matches every other cell. */
      values: z.optional(byField(cells)),
      id: z.optional(column),
      dates: z._default(oneOf(dateOrders), 'year-month-day'),
      /** Offset of times without one. Default: that of the office's time zone then. */
      offset: z.optional(z.string(badOffset).check(z.regex(/^[+-](?:0\d|1[0-4]):[0-5]\d$/, badOffset))),
      /** Default: the delimiter of the first line. */
      delimiter: z.optional(oneOf(delimiters)),
      encoding: z._default(oneOf(encodings), 'utf-8'),
      /** Best possible rating in the file. */
      ratingOutOf: z._default(z.int(badScale).check(z.gte(1, badScale), z.lte(1000, badScale)), 5),
    },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys' ? `it does not know ${issue.keys.join(', ')}` : 'it is an object',
    },
  )
  .check(({ value, issues }) => {
    const fields: Record<string, boolean> = rowFields[value.as];
    const fieldNames = Object.keys(fields);
    const fault = (path: string[], message: string) => issues.push({ code: 'custom', input: value, path, message });
    for (const part of ['columns', 'defaults', 'values'] as const) {
      for (const field of Object.keys(value[part] ?? {}))
        if (!Object.hasOwn(fields, field)) fault([part, field], `no such field: there are ${fieldNames.join(', ')}`);
    }
    for (const field of fieldNames) {
      const hasValue = [value.columns, value.defaults ?? {}].some((part) => Object.hasOwn(part, field));
      if (fields[field] && !hasValue) fault(['columns'], `${field} is missing: it wants a column, or a default`);
    }
  });
export type CsvMapping = z.output<typeof CsvMapping>;
