import { Plus } from 'lucide-react';
import { useState } from 'react';
import { OfficePage } from '#web/app/OfficePage.tsx';
import { useSite } from '#web/app/site.tsx';
import type { BulkTarget } from '#web/bulk/bulkActions.ts';
import { SelectAll } from '#web/bulk/SelectAll.tsx';
import { SelectionBar } from '#web/bulk/SelectionBar.tsx';
import { useBulk } from '#web/bulk/useBulk.ts';
import { failureOf } from '#web/data/errors.ts';
import { BegunDrafts } from '#web/draft/BegunDrafts.tsx';
import { CsvButton } from '#web/lists/CsvButton.tsx';
import { useListCsv } from '#web/lists/useListCsv.ts';
import { useOfficeList } from '#web/lists/useOfficeList.ts';
import { usePublished } from '#web/lists/usePublished.ts';
import { useSearch } from '#web/lists/useSearch.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { ConfirmRemoval } from '#web/ui/ConfirmRemoval.tsx';
import { PublishTabs } from '#web/ui/PublishTabs.tsx';
import { RefreshButton } from '#web/ui/RefreshButton.tsx';
import { SearchBar } from '#web/ui/SearchBar.tsx';
import { Empty, ErrorPanel, Loading } from '#web/ui/States.tsx';
import { useTopOnOpen } from '#web/ui/useTopOnOpen.ts';
import { listSentence, portfolioItemEntity } from './cacheEntity.ts';
import { ManagePortfolioDocument } from './documents.ts';
import { type ManagedItem, PortfolioTable } from './PortfolioTable.tsx';
import { usePublishPortfolioItem } from './usePublishPortfolioItem.ts';
import { useRemovePortfolioItem } from './useRemovePortfolioItem.ts';

export function ManagePortfolioPage() {
  useTopOnOpen();
  const { name } = useSite();
  const search = useSearch();
  const { wanted } = search;
  const isPublished = usePublished();
  const filter = { search: wanted, isPublished };
  const { items, totalCount, loading, sentence, more, fetchUpTo, refresh } = useOfficeList({
    document: ManagePortfolioDocument,
    variables: filter,
    pick: ({ allPortfolioItems }) => allPortfolioItems,
    sentence: (error) => listSentence(error ? failureOf(error) : null),
  });
  const csv = useListCsv('portfolio', async () => (await import('./csv.ts')).itemsCsv, filter);
  const actions = (
    <>
      <RefreshButton busy={loading && items !== undefined} onClick={refresh} />
      <CsvButton csv={csv} disabled={totalCount === 0} />
      <LinkButton to={paths.addPortfolio}>
        <Plus aria-hidden="true" className="size-5" /> Add New Item
      </LinkButton>
    </>
  );
  return (
    <OfficePage
      title="Manage Portfolio"
      documentTitle={`Manage Portfolio | ${name}`}
      description={`Manage your portfolio items on ${name}.`}
      actions={actions}
    >
      {sentence && (
        <div className="mb-10">
          <ErrorPanel title="Loading Failed" message={sentence} onRetry={refresh} />
        </div>
      )}
      <BegunDrafts kind="PORTFOLIO_ITEM" to={paths.addPortfolio} />
      <PublishTabs />
      {items ? (
        <>
          {(totalCount > 0 || wanted || isPublished !== null) && (
            <SearchBar label="Find by title" search={search} total={totalCount} counted={counted} />
          )}
          <Items
            key={`${isPublished} ${wanted}`}
            isFiltered={isPublished !== null}
            items={items}
            total={totalCount}
            wanted={wanted}
            onEnd={more}
            fetchUpTo={fetchUpTo}
          />
        </>
      ) : (
        !sentence && <Loading label="Loading portfolio..." />
      )}
    </OfficePage>
  );
}

const target: BulkTarget = {
  kind: 'PORTFOLIO_ITEM',
  entity: portfolioItemEntity,
  one: 'portfolio item',
  many: 'portfolio items',
};

type ItemsProps = {
  items: readonly ManagedItem[];
  total: number;
  wanted: string;
  /** Whether only published ones are shown, or only drafts. */
  isFiltered: boolean;
  onEnd?: () => void;
  fetchUpTo: ((most: number) => Promise<readonly ManagedItem[] | null>) | undefined;
};

function Items({ items, total, wanted, isFiltered, onEnd, fetchUpTo }: ItemsProps) {
  const publish = usePublishPortfolioItem();
  const remove = useRemovePortfolioItem();
  const [asked, setAsked] = useState<ManagedItem | null>(null);

  const onPublish = (item: ManagedItem) => void publish(item.id, !item.isPublished);
  const bulk = useBulk({
    target,
    items,
    nameOf: ({ title }) => title,
    actions: ['PUBLISH', 'UNPUBLISH', 'REMOVE'],
    onPublish,
    onRemove: setAsked,
  });
  const onConfirm = () => {
    setAsked(null);
    if (asked) void remove(asked.id);
  };

  if (total === 0 && wanted) return <p className="py-8 text-ink-soft">No item has this in its title.</p>;
  if (total === 0 && isFiltered) return <p className="py-8 text-ink-soft">There is no such item.</p>;
  if (total === 0) {
    return (
      <Empty
        title="No Portfolio Items Found"
        text="You haven't added any portfolio items yet. Click the button above to add your first project!"
      />
    );
  }
  return (
    <>
      <SelectAll bulk={bulk} total={total} fetchUpTo={fetchUpTo} />
      <PortfolioTable
        items={items}
        total={total}
        onEnd={onEnd}
        selectable={bulk}
        onPublish={onPublish}
        onRemove={setAsked}
      />
      <SelectionBar bulk={bulk} />
      <ConfirmRemoval
        what="portfolio item"
        title={asked?.title ?? null}
        confirmLabel="Confirm Delete"
        onClose={() => setAsked(null)}
        onConfirm={onConfirm}
      />
    </>
  );
}

const counted = (total: number) => `${total} ${total === 1 ? 'item' : 'items'}`;
