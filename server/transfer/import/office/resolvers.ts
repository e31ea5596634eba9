import { importStates } from '#schema/import.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { fullChoice } from '#server/transfer/import/choice.ts';
import type { Undone } from '#server/transfer/import/table.ts';
import {
  canRemove,
  canStart,
  canUndo,
  createImport,
  getImport,
  listImports,
  removeImport,
  saveImportMapping,
  startImport,
  undoImport,
} from './imports.ts';
import { listLines, readReport } from './report.ts';
import { readTable } from './tableView.ts';

const atWork = ['looking', 'running', 'undoing'];
const pluralCounts = ({ post, item, picture, redirect, enquiry = 0, review = 0 }: Undone['removed']) => ({
  posts: post,
  items: item,
  pictures: picture,
  redirects: redirect,
  enquiries: enquiry,
  reviews: review,
});

export const importResolvers: Resolvers = {
  Query: {
    imports: (_, args, context) => listImports(context, args),
    import: (_, { id }, context) => getImport(context, id),
  },
  Mutation: {
    createImport: (_, { input }, context) => createImport(context, input),
    saveImportMapping: (_, { id, input }, context) => saveImportMapping(context, id, input),
    startImport: (_, { id, input }, context) => startImport(context, id, input),
    undoImport: (_, { id }, context) => undoImport(context, id),
    removeImport: (_, { id }, context) => removeImport(context, id),
  },
  Import: {
    source: ({ source }) => source || null,
    isWaiting: ({ state, tries, actor }) => actor !== null && atWork.includes(state) && tries === 0,
    choice: ({ choice }) => ({ ...fullChoice, ...choice }),
    table: (row, _, { settings }) => readTable(settings.DATA_DIR, row),
    report: ({ id }, _, context) => readReport(context, id),
    lines: (row, args, context) => listLines(context, row, args),
    undone: ({ undone }) => undone && { removed: pluralCounts(undone.removed), kept: pluralCounts(undone.kept) },
    canStart,
    canUndo,
    canRemove,
  },
  ImportReport: {
    posts: ({ counts }) => counts.posts,
    pages: ({ counts }) => counts.pages ?? 0,
    items: ({ counts }) => counts.items,
    published: ({ counts }) => counts.published,
    pictures: ({ counts }) => counts.pictures,
    redirects: ({ counts }) => counts.redirects,
    enquiries: ({ counts }) => counts.enquiries ?? 0,
    reviews: ({ counts }) => counts.reviews ?? 0,
    known: ({ counts }) => counts.known,
  },
  ImportLine: {
    notes: ({ notes }) => notes ?? [],
  },
  ImportState: importStates,
};
