import { Plus } from 'lucide-react';
import { useState } from 'react';
import { OfficePage } from '#web/app/OfficePage.tsx';
import { useSite } from '#web/app/site.tsx';
import { failureOf } from '#web/errors.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { ConfirmRemoval } from '#web/ui/ConfirmRemoval.tsx';
import { Empty, ErrorPanel, Loading } from '#web/ui/States.tsx';
import { useTopOnOpen } from '#web/ui/useTopOnOpen.ts';
import { useOfficeList } from '#web/useOfficeList.ts';
import { ManagePortfolioDocument } from './documents.ts';
import { listSentence } from './kind.ts';
import { type ManagedItem, PortfolioTable } from './PortfolioTable.tsx';
import { usePublishPortfolioItem } from './usePublishPortfolioItem.ts';
import { useRemovePortfolioItem } from './useRemovePortfolioItem.ts';

export function ManagePortfolioPage() {
  useTopOnOpen();
  const { name } = useSite();
  const { items, totalCount, sentence, more, refresh } = useOfficeList({
    document: ManagePortfolioDocument,
    pick: ({ allPortfolioItems }) => allPortfolioItems,
    sentence: (error) => listSentence(error ? failureOf(error) : null),
  });
  const add = (
    <LinkButton to={paths.addPortfolio}>
      <Plus aria-hidden="true" className="size-5" /> Add New Item
    </LinkButton>
  );
  return (
    <OfficePage
      title="Manage Portfolio"
      documentTitle={`Manage Portfolio | ${name}`}
      description={`Manage your portfolio items on ${name}.`}
      actions={add}
    >
      {sentence && (
        <div className="mb-10">
          <ErrorPanel title="Loading Failed" message={sentence} onRetry={refresh} />
        </div>
      )}
      {items ? (
        <Items items={items} total={totalCount} onEnd={more} />
      ) : (
        !sentence && <Loading label="Loading portfolio..." />
      )}
    </OfficePage>
  );
}

type ItemsProps = { items: readonly ManagedItem[]; total: number; onEnd?: () => void };

function Items({ items, total, onEnd }: ItemsProps) {
  const publish = usePublishPortfolioItem();
  const remove = useRemovePortfolioItem();
  const [asked, setAsked] = useState<ManagedItem | null>(null);

  const onConfirm = () => {
    setAsked(null);
    if (asked) void remove(asked.id);
  };

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
      <p role="status" className="mb-6 text-sm text-ink-soft tabular-nums">
        {`${total} ${total === 1 ? 'item' : 'items'}`}
      </p>
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
