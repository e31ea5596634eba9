import type { MissedPathsQuery } from '#web/gql/graphql.ts';
import { shortDateTime } from '#web/shared/dates.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { actionsColumn, type Column, type Rows, Table } from '#web/shared/ui/Table.tsx';

export type MissedPath = MissedPathsQuery['missedPaths']['nodes'][number];
type Props = Rows<MissedPath> & {
  onRedirect: (missed: MissedPath) => void;
  onForget: (missed: MissedPath) => void;
};

export function MissedTable({ onRedirect, onForget, ...rows }: Props) {
  const columns: Column<MissedPath>[] = [
    { head: 'Address', title: true, className: 'wrap-anywhere md:w-2/5', cell: (one) => <Path {...one} /> },
    { head: 'Times', className: 'tabular-nums', cell: ({ count }) => count.toLocaleString('en-IN') },
    { head: 'Last Asked For', className: 'xl:whitespace-nowrap', cell: ({ lastAt }) => shortDateTime(lastAt) },
    { head: 'Linked From', className: 'wrap-anywhere', cell: ({ lastReferrer }) => lastReferrer ?? 'Not known' },
    actionsColumn((one) => (
      <div className="-ml-3 flex gap-1">
        <Button
          variant="quiet"
          size="small"
          className="whitespace-nowrap"
          aria-label={`Redirect… ${one.path}`}
          onClick={() => onRedirect(one)}
        >
          Redirect…
        </Button>
        <Button variant="quiet" size="small" aria-label={`Forget ${one.path}`} onClick={() => onForget(one)}>
          Forget
        </Button>
      </div>
    )),
  ];
  return <Table caption="Addresses that were not found, the most asked first" columns={columns} {...rows} />;
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
