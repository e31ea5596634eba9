import { stringify } from 'csv-stringify/browser/esm/sync';
import { type AuditEntry, exactTime, headline, valueText, vias } from './words.ts';

const side = ({ changes }: AuditEntry, which: 'before' | 'after') =>
  changes
    .map((change) => [change.field, valueText(change[which])])
    .filter(([, value]) => value)
    .map(([field, value]) => `${field}: ${value}`)
    .join('\n');

/** The columns, in a spreadsheet's words. */
const columns: [head: string, cell: (entry: AuditEntry) => string][] = [
  ['Time (India)', ({ at }) => exactTime(at)],
  ['Time (UTC)', ({ at }) => at],
  ['Person', ({ actor }) => actor.name],
  ['Person id', ({ actor }) => actor.id ?? ''],
  ['By', ({ via }) => vias[via] ?? 'by signing in'],
  ['Address', ({ address }) => address ?? ''],
  ['Request', ({ requestId }) => requestId ?? ''],
  ['Action', ({ action }) => action],
  ['What', headline],
  ['Thing', ({ subject }) => subject.label],
  ['Thing id', ({ subject }) => subject.id ?? ''],
  ['Before', (entry) => side(entry, 'before')],
  ['After', (entry) => side(entry, 'after')],
];

/**
 * Entries as CSV for a spreadsheet: with the mark by which Excel knows UTF-8, and an apostrophe before whatever it would
 * take for a formula.
 */
export const csvOf = (entries: readonly AuditEntry[]): string =>
  stringify([columns.map(([head]) => head), ...entries.map((entry) => columns.map(([, cell]) => cell(entry)))], {
    bom: true,
    quoted: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
