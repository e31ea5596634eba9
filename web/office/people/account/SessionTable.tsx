import type { Account_SessionFragment } from '#web/gql/graphql.ts';
import { OfficeDate, useDates } from '#web/shared/app/useDates.tsx';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { actionsColumn, type Column, type Rows, Table } from '#web/shared/ui/Table.tsx';

type Session = Account_SessionFragment;
type Props = Rows<Session> & {
  endingIds: ReadonlySet<string>;
  /** Whether no session can be ended now. */
  isBusy: boolean;
  onEndSession: (id: string) => void;
  onLogout: () => void;
};

/** Sessions, newest first; ending the current one signs out. */
export function SessionTable({ endingIds, isBusy, onEndSession, onLogout, ...rows }: Props) {
  const { shortDateTime } = useDates();
  const columns: Column<Session>[] = [
    {
      head: 'Device',
      title: true,
      className: 'md:min-w-44',
      cell: ({ device, isCurrent }) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {device}
          {isCurrent && <Badge tone="ok">This one</Badge>}
        </span>
      ),
    },
    { head: 'Address', className: 'wrap-anywhere', cell: ({ address }) => address ?? 'Not known' },
    {
      head: 'Last Seen',
      cell: ({ isCurrent, lastSeenAt }) => (isCurrent ? 'Now' : <OfficeDate at={lastSeenAt} as="shortDateTime" />),
    },
    { head: 'Signed In', className: 'whitespace-nowrap', cell: ({ createdAt }) => <OfficeDate at={createdAt} /> },
    actionsColumn(({ id, device, isCurrent, createdAt }) => (
      <Button
        variant="quietDanger"
        size="small"
        className="-ml-3 whitespace-nowrap md:ml-0"
        busy={endingIds.has(id)}
        disabled={isBusy}
        aria-label={isCurrent ? 'End this sign-in and log out' : `End ${device}, signed in ${shortDateTime(createdAt)}`}
        onClick={() => (isCurrent ? onLogout() : onEndSession(id))}
      >
        {isCurrent ? 'Log Out' : 'End'}
      </Button>
    )),
  ];
  return <Table caption="Your sign-ins, newest first" columns={columns} {...rows} />;
}
