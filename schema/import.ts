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

export const importEndings = ['.xml', '.json', '.zip'] as const;

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
