import { importStates } from '#schema/import.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { fullChoice } from '#server/transfer/import/choice.ts';
import {
  canRemove,
  canStart,
  canUndo,
  createImport,
  getImport,
  listImports,
  removeImport,
  startImport,
  undoImport,
} from './imports.ts';
import { listLines, readReport } from './report.ts';

const atWork = ['looking', 'running', 'undoing'];
const pluralCounts = ({ post, item, picture, redirect }: Record<'post' | 'item' | 'picture' | 'redirect', number>) => ({
  posts: post,
  items: item,
  pictures: picture,
  redirects: redirect,
});

export const importResolvers: Resolvers = {
  Query: {
    imports: (_, args, context) => listImports(context, args),
    import: (_, { id }, context) => getImport(context, id),
  },
  Mutation: {
    createImport: (_, { input }, context) => createImport(context, input),
    startImport: (_, { id, input }, context) => startImport(context, id, input),
    undoImport: (_, { id }, context) => undoImport(context, id),
    removeImport: (_, { id }, context) => removeImport(context, id),
  },
  Import: {
    source: ({ source }) => source || null,
    isWaiting: ({ state, tries, actor }) => actor !== null && atWork.includes(state) && tries === 0,
    choice: ({ choice }) => ({ ...fullChoice, ...choice }),
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
    known: ({ counts }) => counts.known,
  },
  ImportLine: {
    notes: ({ notes }) => notes ?? [],
  },
  ImportState: importStates,
};
