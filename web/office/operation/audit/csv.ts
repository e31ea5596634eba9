import { readFragment } from '#web/gql/index.ts';
import { momentColumns } from '#web/shared/lists/csvCells.ts';
import { listCsv } from '#web/shared/lists/listCsv.ts';
import { valueText } from '#web/shared/ui/fieldText.ts';
import { AuditEntriesDocument, AuditEntryFragment } from './documents.ts';
import { type AuditEntry, headline, wayOf } from './words.ts';

const side = ({ changes }: AuditEntry, which: 'before' | 'after') =>
  changes
    .map((change) => [change.field, valueText(change[which])])
    .filter(([, value]) => value)
    .map(([field, value]) => `${field}: ${value}`)
    .join('\n');

/** The file of the audit log. */
export const auditCsv = listCsv({
  name: 'audit',
  document: AuditEntriesDocument,
  pick: ({ auditEntries: { nodes, pageInfo } }) => ({
    nodes: nodes.map((node) => readFragment(AuditEntryFragment, node)),
    pageInfo,
  }),
  columns: [
    ...momentColumns<AuditEntry>('Time', ({ at }) => at),
    ['Person', ({ actor }) => actor.name],
    ['Person id', ({ actor }) => actor.id ?? ''],
    ['By', (entry) => wayOf(entry) ?? 'by signing in'],
    ['Address', ({ address }) => address ?? ''],
    ['Request', ({ requestId }) => requestId ?? ''],
    ['Action', ({ action }) => action],
    ['What', headline],
    ['Thing', ({ subject }) => subject.label],
    ['Thing id', ({ subject }) => subject.id ?? ''],
    ['Before', (entry) => side(entry, 'before')],
    ['After', (entry) => side(entry, 'after')],
  ],
});
