import type { CsvColumns } from '#web/lists/csv.ts';
import { exactTime, valueText } from '#web/ui/fieldText.ts';
import { type AuditEntry, headline, vias } from './words.ts';

const side = ({ changes }: AuditEntry, which: 'before' | 'after') =>
  changes
    .map((change) => [change.field, valueText(change[which])])
    .filter(([, value]) => value)
    .map(([field, value]) => `${field}: ${value}`)
    .join('\n');

/** The columns of the file of the audit log. */
export const auditColumns: CsvColumns<AuditEntry> = [
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
