import { useSearchParams } from 'react-router-dom';
import { auditStrings } from '#schema/audit.ts';
import { readFragment } from '#web/gql/index.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { ListMenu } from '#web/shared/lists/ListMenu.tsx';
import { LoadedList } from '#web/shared/lists/LoadedList.tsx';
import { auditOrders, useOrder } from '#web/shared/lists/listOrder.ts';
import { SavedViews } from '#web/shared/lists/savedView/SavedViews.tsx';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { Empty } from '#web/shared/ui/States.tsx';
import { AuditTable } from './AuditTable.tsx';
import { AuditEntriesDocument, AuditEntryFragment } from './documents.ts';
import { FilterBar } from './FilterBar.tsx';
import { filterOf } from './filter.ts';

const count = new Intl.NumberFormat('en-US');

export function AuditPage() {
  const [params] = useSearchParams();
  const filter = filterOf(params);
  const variables = { filter, orderBy: useOrder(auditOrders) };
  const isFiltered = Object.keys(filter).length > 0;
  const list = useOfficeList({
    document: AuditEntriesDocument,
    variables,
    pick: ({ auditEntries: page }) => ({ ...page, nodes: readFragment(AuditEntryFragment, page.nodes) }),
    sentence: auditStrings.listFailed,
  });
  const { items, totalCount, loading, refresh } = list;
  const csv = useCsvDownload('audit', variables);
  const { read } = csv;
  const actions = (
    <ListMenu
      csv={csv}
      orders={auditOrders}
      isEmpty={totalCount === 0}
      isBusy={loading && items !== undefined}
      onRefresh={refresh}
    />
  );
  return (
    <OfficePage
      title="Audit Log"
      lead="Who changed what, when, and from where. Kept for two years."
      tabs={<SavedViews list="AUDIT_ENTRIES" />}
      filters={
        <>
          <FilterBar filter={filter} />
          <p role="status" className="text-sm text-ink-soft tabular-nums">
            {items &&
              (read
                ? `Reading ${count.format(read)} of ${countLabel(totalCount, false)}`
                : countLabel(totalCount, isFiltered))}
          </p>
        </>
      }
      actions={actions}
    >
      <LoadedList
        list={list}
        title="Error Loading Audit Log"
        loading="Loading the audit log..."
        empty={isFiltered ? <NoMatches /> : <NoEntries />}
      >
        {(rows) => <AuditTable {...rows} />}
      </LoadedList>
    </OfficePage>
  );
}

const countLabel = (total: number, isFiltered: boolean) =>
  isFiltered ? `${count.format(total)} found` : `${count.format(total)} ${total === 1 ? 'entry' : 'entries'}`;

const NoMatches = () => (
  <Empty
    title="Nothing found"
    text="No change is noted that all of this is true of. Widen the days, or clear the filters."
  />
);

const NoEntries = () => (
  <Empty title="No changes yet" text="As soon as somebody of the staff changes something, it stands here." />
);
