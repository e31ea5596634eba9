import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { BulkTarget } from '#web/office/bulk/bulkActions.ts';
import { SelectAll } from '#web/office/bulk/SelectAll.tsx';
import { SelectionBar } from '#web/office/bulk/SelectionBar.tsx';
import { useBulk } from '#web/office/bulk/useBulk.ts';
import { BegunDrafts } from '#web/office/content/autosave/BegunDrafts.tsx';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { failureOf } from '#web/shared/data/errors.ts';
import { CsvButton } from '#web/shared/lists/CsvButton.tsx';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { usePublished } from '#web/shared/lists/usePublished.ts';
import { useSearch } from '#web/shared/lists/useSearch.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { ConfirmRemoval } from '#web/shared/ui/ConfirmRemoval.tsx';
import { PublishTabs } from '#web/shared/ui/PublishTabs.tsx';
import { RefreshButton } from '#web/shared/ui/RefreshButton.tsx';
import { SearchBar } from '#web/shared/ui/SearchBar.tsx';
import { Empty, ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { useTopOnOpen } from '#web/shared/ui/useTopOnOpen.ts';
import { listSentence, portfolioItemEntity } from '#web/site/portfolio/cacheEntity.ts';
import { ManagePortfolioDocument } from '#web/site/portfolio/documents.ts';
import { usePublishPortfolioItem } from '#web/site/portfolio/usePublishPortfolioItem.ts';
import { useRemovePortfolioItem } from '#web/site/portfolio/useRemovePortfolioItem.ts';
import { type ManagedItem, PortfolioTable } from './PortfolioTable.tsx';

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
  const csv = useCsvDownload('portfolio', filter);
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
