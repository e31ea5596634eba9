import type { MissedPathsQuery } from '#web/gql/graphql.ts';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { missedPathOrders } from '#web/shared/lists/listOrder.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { actionsColumn, type Column, type Rows, Table } from '#web/shared/ui/Table.tsx';

export type MissedPath = MissedPathsQuery['missedPaths']['nodes'][number];
type Props = Rows<MissedPath> & {
  onRedirect: (missedPath: MissedPath) => void;
  onForget: (missedPath: MissedPath) => void;
};

export function MissedTable({ onRedirect, onForget, ...rows }: Props) {
  const columns: Column<MissedPath>[] = [
    {
      head: 'Address',
      order: 'PATH',
      title: true,
      className: 'wrap-anywhere md:w-2/5',
      cell: (missedPath) => <Path {...missedPath} />,
    },
    { head: 'Times', order: 'COUNT', className: 'tabular-nums', cell: ({ count }) => count.toLocaleString('en-IN') },
    {
      head: 'Last Asked For',
      order: 'REQUESTED',
      className: 'xl:whitespace-nowrap',
      cell: ({ lastAt }) => <OfficeDate at={lastAt} as="shortDateTime" />,
    },
    { head: 'Linked From', className: 'wrap-anywhere', cell: ({ lastReferrer }) => lastReferrer ?? 'Not known' },
    actionsColumn((missedPath) => (
      <div className="-ml-3 flex gap-1">
        <Button
          variant="quiet"
          size="small"
          className="whitespace-nowrap"
          aria-label={`Redirect… ${missedPath.path}`}
          onClick={() => onRedirect(missedPath)}
        >
          Redirect…
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Forget ${missedPath.path}`}
          onClick={() => onForget(missedPath)}
        >
          Forget
        </Button>
      </div>
    )),
  ];
  return <Table caption="Addresses that were not found" columns={columns} orders={missedPathOrders} {...rows} />;
}

const Path = ({ path, isProbe }: MissedPath) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    {path}
    {isProbe && (
      <Badge>
        <span className="font-normal">Probe</span>
      </Badge>
    )}
  </span>
);
