import * as z from 'zod/mini';
import { line, optionalText, optionalTruth, tooLong } from './common.ts';

const MB = 1024 * 1024;

/** Size of an uploaded export. The parsers have lower limits of their own. */
export const MAX_IMPORT_BYTES = 1024 * MB;
/** Bytes of a file per request: below common proxy limits, and fast over a slow connection. */
export const IMPORT_CHUNK_BYTES = 4 * MB;
/** Number of uploads that wait to be started. */
export const MOST_UPLOADS = 10;
/** An unused upload is deleted after so many days, a broken one after so many hours. */
export const [UPLOAD_DAYS, BROKEN_UPLOAD_HOURS] = [7, 1];
/** Skipped entries in a report. */
export const MOST_SKIPPED = 200;

export const IMPORT_FILES = '/imports';
export const importFilePath = (id: string, offset: number): string => `${IMPORT_FILES}/${id}/file?offset=${offset}`;

export const importEndings = ['.xml', '.json', '.csv', '.tsv', '.zip'] as const;

/** Columns that a table on the screen may have, and rows that it shows. */
export const [MAX_IMPORT_COLUMNS, PREVIEW_ROWS, FAULTY_ROWS] = [300, 5, 50];
const MAX_JOINED = 5;
const MAX_DEFAULTS = 20;

/** Names in the database by names in the GraphQL enum. */
export const importRowKinds = { ENQUIRY: 'enquiry', REVIEW: 'review' } as const;
export type ImportRowKind = (typeof importRowKinds)[keyof typeof importRowKinds];
export const importRowNames: Record<keyof typeof importRowKinds, string> = { ENQUIRY: 'Messages', REVIEW: 'Reviews' };
export const importDateOrders = {
  YEAR_MONTH_DAY: 'year-month-day',
  DAY_MONTH_YEAR: 'day-month-year',
  MONTH_DAY_YEAR: 'month-day-year',
} as const;
export const importDateNames: Record<keyof typeof importDateOrders, string> = {
  YEAR_MONTH_DAY: 'Year, month, day',
  DAY_MONTH_YEAR: 'Day, month, year',
  MONTH_DAY_YEAR: 'Month, day, year',
};

/** The column that identifies a row, among the fields. */
export const IMPORT_ID = 'id';

/** The fields of a row by kind, with their names on the screen, in its order. */
export const importFields = {
  enquiry: {
    ...{ name: 'Name', email: 'Email', createdAt: 'Date', contactNumber: 'Phone number', service: 'Service' },
    ...{ message: 'Message', isRead: 'Read (yes or no)', isSpam: 'Spam (yes or no)', stage: 'Stage' },
    ...{ lostReason: 'Lost reason', followUpDay: 'Day of the follow-up', followUpNote: 'Note of the follow-up' },
    ...{ value: 'Value in rupees', source: 'Source', medium: 'Medium', campaign: 'Campaign', referrer: 'Referrer' },
    ...{ firstPage: 'First page', sentFrom: 'Sent from (page)', owner: 'Owner (name of a user)' },
  },
  review: {
    ...{ name: 'Name', companyName: 'Company', position: 'Position', clientFeedback: 'Review', rating: 'Rating' },
    ...{ createdAt: 'Date', email: 'Email', isPublished: 'Published (yes or no)' },
  },
} as const satisfies Record<ImportRowKind, Record<string, string>>;
export const importFieldLabel = (kind: ImportRowKind, field: string): string =>
  field === IMPORT_ID ? 'Number of the row (id)' : ((importFields[kind] as Record<string, string>)[field] ?? field);

/** Names in the database by names in the GraphQL enum. */
export const importStates = {
  UPLOADING: 'uploading',
  LOOKING: 'looking',
  READY: 'ready',
  RUNNING: 'running',
  DONE: 'done',
  UNDOING: 'undoing',
  UNDONE: 'undone',
  FAILED: 'failed',
} as const;
export type ImportState = (typeof importStates)[keyof typeof importStates];

export const importStateNames: Record<ImportState, string> = {
  uploading: 'On its way',
  looking: 'Being looked through',
  ready: 'Looked through',
  running: 'Coming in',
  done: 'Done',
  undoing: 'Being taken back',
  undone: 'Taken back',
  failed: 'Failed',
};

const badEnding = `Please choose an export: a file that ends in ${importEndings.slice(0, -1).join(', ')} or ${importEndings.at(-1)}.`;
const tooLarge = `Please choose a file of at most ${MAX_IMPORT_BYTES / MB} MB.`;
const badAddress = 'Please give the address of the site, such as https://blog.example.com.';

export const importStrings = {
  noFile: 'Please choose a file.',
  badEnding,
  tooLarge,
  empty: 'This file is empty.',
  badAddress,
  notFound: 'Import not found.',
  tooMany: `There are ${MOST_UPLOADS} uploads that nobody has gone on with. Please delete one first.`,
  notUploading: 'This upload has ended already.',
  outOfOrder: 'The parts of the file did not come one after the other. Please upload it again.',
  notMapped: 'Please say first what each column is: something is missing.',
  missing: (labels: string[]) => `Please choose a column, or write a value for every row, for: ${labels.join(', ')}.`,
  noField: 'There is no such field.',
  noColumn: (name: string) => `The table has no column “${name}” that can be imported.`,
  twoIds: 'Only one column can be the number of the row.',
  tooManyJoined: `At most ${MAX_JOINED} columns become one field.`,
  columnTwice: 'Please name each column once.',
  noFrom: 'Please say where the rows come from.',
  noValue: 'Please write a value.',
  notMappable: 'The columns of this import cannot be changed now.',
  mapped: 'The columns are saved. The table is looked through again.',
  mapFailed: 'Failed to save the columns.',
  notReady: 'This import cannot be started: it was started already, or its file is no more.',
  nothingChosen: 'Please choose something that is to come.',
  notUndoable: 'This import cannot be taken back now.',
  notRemovable: 'What has come by this import is here still. Please take it back first.',
  isBusy: 'This import is at work. Please wait until it has ended.',
  fileGone: 'Its file is not there any more. Please upload it again: what has come already does not come twice.',
  givenUp: 'Its file was deleted, because the data of a person was erased. Please upload it again.',
  endedByItself:
    'It has ended by itself again and again: the file may need more memory than there is. What has come is whole.',
  programEnded:
    'The program that brought it in ended before its time. Run it again with the same file: it goes on, and what has come does not come twice.',
  faults: 'Please check the fields of the upload.',
  uploadFailed: 'Failed to upload the file.',
  cancelled: 'The upload was broken off.',
  started: 'The import has begun.',
  startFailed: 'Failed to start the import.',
  undoBegun: 'Taking back has begun.',
  undoFailed: 'Failed to take the import back.',
  removed: 'Import deleted.',
  removeFailed: 'Failed to delete the import.',
  loadFailed: 'Failed to load the import.',
  listFailed: 'Failed to load imports.',
  linesFailed: 'Failed to load the entries.',
} as const;

const hasEnding = (name: string) => importEndings.some((ending) => name.toLowerCase().endsWith(ending));
const isWebAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

const namesOf = <Names extends Record<string, string>>(names: Names) =>
  Object.keys(names) as [keyof Names & string, ...(keyof Names & string)[]];
const rowKind = z.enum(namesOf(importRowKinds));

export const CreateImportInput = z.object({
  fileName: line(1, 200, importStrings.noFile).check(z.refine(hasEnding, badEnding)),
  size: z.int(importStrings.noFile).check(z.minimum(1, importStrings.empty), z.maximum(MAX_IMPORT_BYTES, tooLarge)),
  address: z.nullish(
    z.pipe(
      z.string(badAddress).check(
        z.trim(),
        z.maxLength(500, tooLong(500)),
        z.refine((text) => text === '' || isWebAddress(text), badAddress),
      ),
      z.transform((text) => text || null),
    ),
  ),
  mapping: optionalText(20_000),
  kind: z.nullish(rowKind),
});

const field = z.string(importStrings.noField).check(z.maxLength(40, importStrings.noField));
export const ImportColumnInput = z.object({ name: z.string().check(z.maxLength(1000, tooLong(1000))), field });
export const ImportDefaultInput = z.object({ field, value: line(1, 200, importStrings.noValue) });

export const SaveImportMappingInput = z
  .object({
    kind: rowKind,
    columns: z.nullish(z.array(ImportColumnInput).check(z.maxLength(MAX_IMPORT_COLUMNS))),
    defaults: z.nullish(z.array(ImportDefaultInput).check(z.maxLength(MAX_DEFAULTS))),
    dates: z.nullish(z.enum(namesOf(importDateOrders))),
    from: z.nullish(line(1, 200, importStrings.noFrom)),
  })
  .check(({ value: { kind, columns, defaults }, issues }) => {
    const fault = (path: string, message: string) =>
      issues.push({ code: 'custom', input: columns, path: [path], message });
    const isField = (name: string) => Object.hasOwn(importFields[importRowKinds[kind]], name);
    const groups = Map.groupBy(columns ?? [], ({ field: name }) => name);
    for (const [name, group] of groups) {
      if (name === IMPORT_ID ? group.length > 1 : group.length > MAX_JOINED)
        fault('columns', name === IMPORT_ID ? importStrings.twoIds : importStrings.tooManyJoined);
      if (name !== IMPORT_ID && !isField(name)) fault('columns', importStrings.noField);
    }
    if (new Set(columns?.map(({ name }) => name)).size < (columns?.length ?? 0))
      fault('columns', importStrings.columnTwice);
    if (defaults?.some(({ field: name }) => !isField(name))) fault('defaults', importStrings.noField);
  });

/** Omitted fields are true, except `publishPages`; omitted `pages` are as `posts`, which meant both in version 0.2. */
export const StartImportInput = z
  .object({
    ...{ posts: optionalTruth, pages: optionalTruth, items: optionalTruth, drafts: optionalTruth },
    publishPages: optionalTruth,
  })
  .check(
    z.refine(
      ({ posts, pages, items }) => posts !== false || items !== false || pages === true,
      importStrings.nothingChosen,
    ),
  );
