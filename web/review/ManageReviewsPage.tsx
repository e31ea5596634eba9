import { Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { reviewStrings } from '#schema/review.ts';
import { OfficePage } from '#web/app/OfficePage.tsx';
import { sentenceOf } from '#web/data/errors.ts';
import { ScrollAnchor } from '#web/lists/ScrollAnchor.tsx';
import { useOfficeList } from '#web/lists/useOfficeList.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { ConfirmRemoval } from '#web/ui/ConfirmRemoval.tsx';
import { RefreshButton } from '#web/ui/RefreshButton.tsx';
import { Empty, ErrorPanel, Loading } from '#web/ui/States.tsx';
import { ManageReviewsDocument } from './documents.ts';
import { type ManagedReview, ReviewCards } from './ReviewCards.tsx';
import { usePublishReview } from './usePublishReview.ts';
import { useRemoveReview } from './useRemoveReview.ts';

export function ManageReviewsPage() {
  const list = useOfficeList({
    document: ManageReviewsDocument,
    pick: ({ allReviews }) => allReviews,
    sentence: (error) => sentenceOf(error, reviewStrings.listFailed),
  });
  const { items: reviews, totalCount, loading, sentence, more, refresh } = list;
  const actions = (
    <>
      <RefreshButton busy={loading && reviews !== undefined} onClick={refresh} />
      <LinkButton to={paths.generateReviewLink}>
        <LinkIcon aria-hidden="true" className="size-5" /> Generate Review Link
      </LinkButton>
    </>
  );
  return (
    <OfficePage title="Manage Reviews" lead={totalCount > 0 ? counted(totalCount) : undefined} actions={actions}>
      {sentence && (
        <div className="mb-10">
          <ErrorPanel title="Error Loading Reviews" message={sentence} onRetry={refresh} />
        </div>
      )}
      {reviews ? (
        <Reviews reviews={reviews} total={totalCount} onEnd={more} />
      ) : (
        !sentence && <Loading label="Loading reviews..." />
      )}
    </OfficePage>
  );
}

function Reviews({ reviews, total, onEnd }: { reviews: readonly ManagedReview[]; total: number; onEnd?: () => void }) {
  const publish = usePublishReview();
  const remove = useRemoveReview();
  const [asked, setAsked] = useState<ManagedReview | null>(null);
  const onConfirm = () => {
    setAsked(null);
    if (asked) void remove(asked.id);
  };
  if (total === 0) {
    const action = <LinkButton to={paths.generateReviewLink}>Ask a client for one</LinkButton>;
    return <Empty title="No Reviews Yet" text="What clients write by their links appears here." action={action} />;
  }
  return (
    <>
      <ScrollAnchor count={total}>
        <ReviewCards
          reviews={reviews}
          total={total}
          onEnd={onEnd}
          onPublish={({ id, isPublished }) => void publish(id, !isPublished)}
          onRemove={setAsked}
        />
      </ScrollAnchor>
      <ConfirmRemoval
        what="review by"
        title={asked?.name ?? null}
        onClose={() => setAsked(null)}
        onConfirm={onConfirm}
      />
    </>
  );
}

const counted = (total: number) =>
  `${total} ${total === 1 ? 'review' : 'reviews'}. The home page shows the three newest that are published.`;
