import { Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { reviewStrings } from '#schema/review.ts';
import { readFragment } from '#web/gql/index.ts';
import type { BulkTarget } from '#web/office/bulk/bulkActions.ts';
import { SelectAll } from '#web/office/bulk/SelectAll.tsx';
import { SelectionBar } from '#web/office/bulk/SelectionBar.tsx';
import { useBulk } from '#web/office/bulk/useBulk.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { ManageReviewsDocument, ReviewCardsFragment } from '#web/shared/data/documents/reviews.ts';
import { CsvButton } from '#web/shared/lists/CsvButton.tsx';
import { ScrollAnchor } from '#web/shared/lists/ScrollAnchor.tsx';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { usePublished } from '#web/shared/lists/usePublished.ts';
import { useSearch } from '#web/shared/lists/useSearch.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { PublishTabs } from '#web/shared/ui/PublishTabs.tsx';
import { RefreshButton } from '#web/shared/ui/RefreshButton.tsx';
import { SearchBar } from '#web/shared/ui/SearchBar.tsx';
import { Empty, ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { useRemovalQuestion } from '#web/shared/ui/useQuestion.tsx';
import { reviewEntity } from './cacheEntity.ts';
import { EmbedCode } from './EmbedCode.tsx';
import { type ManagedReview, ReviewCards } from './ReviewCards.tsx';
import { TieDialog } from './TieDialog.tsx';
import { usePublishReview } from './usePublishReview.ts';
import { useRemoveReview } from './useRemoveReview.ts';

export function ManageReviewsPage() {
  const search = useSearch();
  const { wanted } = search;
  const isPublished = usePublished();
  const filter = { search: wanted, isPublished };
  const list = useOfficeList({
    document: ManageReviewsDocument,
    variables: filter,
    pick: ({ allReviews: list }) => ({ ...list, nodes: readFragment(ReviewCardsFragment, list.nodes) }),
    sentence: reviewStrings.listFailed,
  });
  const { items: reviews, totalCount, loading, sentence, more, fetchUpTo, refresh } = list;
  const csv = useCsvDownload('reviews', filter);
  const actions = (
    <>
      <RefreshButton busy={loading && reviews !== undefined} onClick={refresh} />
      <CsvButton csv={csv} disabled={totalCount === 0} />
      <LinkButton to={paths.generateReviewLink}>
        <LinkIcon aria-hidden="true" className="size-5" /> Generate Review Link
      </LinkButton>
    </>
  );
  return (
    <OfficePage
      title="Manage Reviews"
      lead="The home page shows the three newest that are published."
      actions={actions}
    >
      {sentence && (
        <div className="mb-10">
          <ErrorPanel title="Error Loading Reviews" message={sentence} onRetry={refresh} />
        </div>
      )}
      <PublishTabs />
      {reviews ? (
        <>
          {(totalCount > 0 || wanted || isPublished !== null) && (
            <SearchBar label="Search reviews" search={search} total={totalCount} counted={counted} />
          )}
          <Reviews
            // Each search and each part of the list has its own selection.
            key={`${isPublished} ${wanted}`}
            reviews={reviews}
            total={totalCount}
            wanted={wanted}
            isFiltered={isPublished !== null}
            onEnd={more}
            fetchUpTo={fetchUpTo}
          />
        </>
      ) : (
        !sentence && <Loading label="Loading reviews..." />
      )}
      <EmbedCode />
    </OfficePage>
  );
}

const target: BulkTarget = { kind: 'REVIEW', entity: reviewEntity, one: 'review', many: 'reviews' };

type Props = {
  reviews: readonly ManagedReview[];
  total: number;
  wanted: string;
  /** Whether only published ones are shown, or only the others. */
  isFiltered: boolean;
  onEnd?: () => void;
  fetchUpTo: ((most: number) => Promise<readonly ManagedReview[] | null>) | undefined;
};

function Reviews({ reviews, total, wanted, isFiltered, onEnd, fetchUpTo }: Props) {
  const publish = usePublishReview();
  const remove = useRemoveReview();
  const [askRemoval, removalQuestion] = useRemovalQuestion<ManagedReview>({
    what: 'review by',
    nameOf: ({ name }) => name,
    onConfirm: ({ id }) => remove(id),
  });
  const [tied, setTied] = useState<ManagedReview | null>(null);
  const onPublish = ({ id, isPublished }: ManagedReview) => void publish(id, !isPublished);
  const bulk = useBulk({
    target,
    items: reviews,
    nameOf: ({ name, companyName }) => `${name}, ${companyName}`,
    actions: ['PUBLISH', 'UNPUBLISH', 'REMOVE'],
    onPublish,
    onRemove: askRemoval,
  });
  if (total === 0 && wanted) return <p className="py-8 text-ink-soft">{`No review has "${wanted}" in it.`}</p>;
  if (total === 0 && isFiltered) return <p className="py-8 text-ink-soft">There is no such review.</p>;
  if (total === 0) {
    const action = <LinkButton to={paths.generateReviewLink}>Ask a client for one</LinkButton>;
    return <Empty title="No Reviews Yet" text="What clients write by their links appears here." action={action} />;
  }
  return (
    <>
      <SelectAll bulk={bulk} total={total} fetchUpTo={fetchUpTo} />
      <ScrollAnchor count={total}>
        <ReviewCards
          reviews={reviews}
          total={total}
          onEnd={onEnd}
          selectable={bulk}
          onPublish={onPublish}
          onTie={setTied}
          onRemove={askRemoval}
        />
      </ScrollAnchor>
      <TieDialog review={tied} onClose={() => setTied(null)} />
      <SelectionBar bulk={bulk} />
      {removalQuestion}
    </>
  );
}

const counted = (total: number) => `${total} ${total === 1 ? 'review' : 'reviews'}`;
