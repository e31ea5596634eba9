import { BACKUPS_ANCHOR, backupStrings } from '#schema/backup.ts';
import type { BackupFieldsFragment, BackupsQuery } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import { useOfficeQuery } from '#web/shared/data/useOfficeQuery.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { fileSize } from '#web/shared/ui/fileSize.ts';
import { Loaded } from '#web/shared/ui/Loaded.tsx';
import { type Column, Table } from '#web/shared/ui/Table.tsx';
import { BackupFragment, BackupsDocument } from './documents.ts';
import { Part } from './redirect/Part.tsx';

/** The nightly backups. Their settings are variables of the environment. */
export function Backups() {
  const query = useOfficeQuery(BackupsDocument, backupStrings.loadFailed);
  return (
    <Part anchor={BACKUPS_ANCHOR} title={backupStrings.title} text={backupStrings.lead}>
      <Loaded
        data={query.data?.backups}
        query={query}
        title="Error Loading the Backups"
        loading="Loading the backups..."
      >
        {(backups) => <BackupList {...backups} />}
      </Loaded>
    </Part>
  );
}

function BackupList({ time, keep, isCopied, latest }: BackupsQuery['backups']) {
  const rows = readFragment(BackupFragment, latest);
  const copyText = isCopied ? ', with a copy in another store' : '';
  return (
    <>
      <p className="measure">
        {time ? `Every night at ${time}; the newest ${keep} are kept${copyText}.` : backupStrings.off}
        {time && !rows.length && ` ${backupStrings.none}`}
      </p>
      {rows.length > 0 && <Table caption={backupStrings.title} rows={rows} columns={columns(isCopied)} />}
    </>
  );
}

const columns = (isCopied: boolean): Column<BackupFieldsFragment>[] => [
  { head: 'Night', title: true, cell: ({ startedAt }) => <Moment at={startedAt} /> },
  { head: 'State', cell: (backup) => <State {...backup} /> },
  { head: 'Size', cell: ({ bytes }) => (bytes === null ? '–' : fileSize(bytes)) },
  ...(isCopied
    ? [{ head: 'Copy', cell: (backup: BackupFieldsFragment) => (backup.isCopied ? 'Stored' : 'None') }]
    : []),
];

function Moment({ at }: { at: string }) {
  return useDates().shortDateTime(at);
}

function State({ endedAt, failure }: BackupFieldsFragment) {
  if (failure)
    return (
      <>
        <Badge tone="danger">{backupStrings.failed}</Badge> {failure}
      </>
    );
  return endedAt ? (
    <Badge tone="ok">{backupStrings.done}</Badge>
  ) : (
    <Badge tone="neutral">{backupStrings.running}</Badge>
  );
}
