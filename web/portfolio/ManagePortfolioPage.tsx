import { Plus } from 'lucide-react';
import { useState } from 'react';
import { OfficePage } from '#web/app/OfficePage.tsx';
import { useSite } from '#web/app/site.tsx';
import { failureOf } from '#web/data/errors.ts';
import { useOfficeList } from '#web/lists/useOfficeList.ts';
import { useSearch } from '#web/lists/useSearch.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { ConfirmRemoval } from '#web/ui/ConfirmRemoval.tsx';
import { RefreshButton } from '#web/ui/RefreshButton.tsx';
import { SearchBar } from '#web/ui/SearchBar.tsx';
import { Empty, ErrorPanel, Loading } from '#web/ui/States.tsx';
import { useTopOnOpen } from '#web/ui/useTopOnOpen.ts';
import { listSentence } from './cacheEntity.ts';
import { ManagePortfolioDocument } from './documents.ts';
import { type ManagedItem, PortfolioTable } from './PortfolioTable.tsx';
import { usePublishPortfolioItem } from './usePublishPortfolioItem.ts';
import { useRemovePortfolioItem } from './useRemovePortfolioItem.ts';

export function ManagePortfolioPage() {
  useTopOnOpen();
  const { name } = useSite();
  const search = useSearch();
  const { wanted } = search;
  const { items, totalCount, loading, sentence, more, refresh } = useOfficeList({
    document: ManagePortfolioDocument,
    variables: { search: wanted },
    pick: ({ allPortfolioItems }) => allPortfolioItems,
    sentence: (error) => listSentence(error ? failureOf(error) : null),
  });
  const actions = (
    <>
      <RefreshButton busy={loading && items !== undefined} onClick={refresh} />
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
      {items ? (
        <>
          {(totalCount > 0 || wanted) && (
            <SearchBar label="Find by title" search={search} total={totalCount} counted={counted} />
          )}
          <Items items={items} total={totalCount} wanted={wanted} onEnd={more} />
        </>
      ) : (
        !sentence && <Loading label="Loading portfolio..." />
      )}
    </OfficePage>
  );
}

type ItemsProps = { items: readonly ManagedItem[]; total: number; wanted: string; onEnd?: () => void };

function Items({ items, total, wanted, onEnd }: ItemsProps) {
  const publish = usePublishPortfolioItem();
  const remove = useRemovePortfolioItem();
  const [asked, setAsked] = useState<ManagedItem | null>(null);

  const onConfirm = () => {
    setAsked(null);
    if (asked) void remove(asked.id);
  };

  if (total === 0 && wanted) return <p className="py-8 text-ink-soft">No item has this in its title.</p>;
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
      <PortfolioTable
        items={items}
        total={total}
        onEnd={onEnd}
        onPublish={(item) => void publish(item.id, !item.isPublished)}
        onRemove={setAsked}
      />
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
