import { Link, useSearchParams } from 'react-router-dom';
import type { ImportsQuery } from '#web/gql/graphql.ts';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { ListMenu } from '#web/shared/lists/ListMenu.tsx';
import { importOrders, useOrder } from '#web/shared/lists/listOrder.ts';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { withParam } from '#web/shared/lists/useSearch.ts';
import { paths } from '#web/shared/paths.ts';
import { Empty } from '#web/shared/ui/States.tsx';
import { type Column, Table } from '#web/shared/ui/Table.tsx';
import { StateBadge } from './StateBadge.tsx';
import { IMPORT_PARAM } from './states.ts';

type Import = ImportsQuery['imports']['nodes'][number];
type Props = { imports: readonly Import[]; total: number; openId: string | null; onEnd: (() => void) | undefined };

export function History({ imports, total, openId, onEnd }: Props) {
  const [params] = useSearchParams();
  const csv = useCsvDownload('imports', { orderBy: useOrder(importOrders) });
  const columns: Column<Import>[] = [
    {
      head: 'File',
      order: 'FILE',
      title: true,
      className: 'wrap-anywhere md:w-2/5',
      cell: ({ id, fileName }) => (
        <Link
          to={`${paths.imports}?${withParam(params, IMPORT_PARAM, id)}`}
          aria-current={id === openId ? 'true' : undefined}
          className="underline underline-offset-4"
        >
          {fileName}
        </Link>
      ),
    },
    { head: 'Site', order: 'SOURCE', className: 'wrap-anywhere', cell: ({ source }) => source ?? '–' },
    { head: 'State', cell: ({ state }) => <StateBadge state={state} /> },
    {
      head: 'Begun',
      order: 'STARTED',
      cell: ({ startedAt, startedBy }) => (
        <div>
          <time dateTime={startedAt}>
            <OfficeDate at={startedAt} as="shortDateTime" />
          </time>
          <span className="block text-sm text-ink-soft wrap-anywhere">{`by ${startedBy}`}</span>
        </div>
      ),
    },
  ];
  return (
    <section aria-labelledby="imports" className="mt-(--part-space) grid min-w-0 gap-4 border-t border-line pt-4">
      {/* On a phone the touch area of the menu keeps away from the contact button. */}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 max-md:pr-2">
        <h2 id="imports" className="text-2xl">
          All Imports
        </h2>
        <ListMenu csv={csv} orders={importOrders} isEmpty={total === 0} of="All Imports" />
      </div>
      {total === 0 ? (
        <Empty
          title="No imports yet"
          text="Upload an export above. At first it is only looked through: nothing comes of that."
        />
      ) : (
        <Table caption="Imports" columns={columns} orders={importOrders} rows={imports} total={total} onEnd={onEnd} />
      )}
    </section>
  );
}
