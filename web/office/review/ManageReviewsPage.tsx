import { Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { reviewStrings } from '#schema/review.ts';
import type { ManageReviewsQuery, ReviewOrder } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { type PublishedListConfig, PublishedListPage } from '#web/office/bulk/PublishedListPage.tsx';
import { ManageReviewsDocument, ReviewCardsFragment } from '#web/shared/data/documents/reviews.ts';
import { reviewOrders } from '#web/shared/lists/listOrder.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { Empty } from '#web/shared/ui/States.tsx';
import { reviewEntity } from './cacheEntity.ts';
import { EmbedCode } from './EmbedCode.tsx';
import { type ManagedReview, ReviewCards } from './ReviewCards.tsx';
import { TieDialog } from './TieDialog.tsx';
import { usePublishReview } from './usePublishReview.ts';
import { useRemoveReview } from './useRemoveReview.ts';

const list: PublishedListConfig<ManageReviewsQuery, ManagedReview, ReviewOrder> = {
  orders: reviewOrders,
  document: ManageReviewsDocument,
  pick: ({ allReviews: page }) => ({ ...page, nodes: readFragment(ReviewCardsFragment, page.nodes) }),
  sentence: reviewStrings.listFailed,
  csv: 'reviews',
  views: 'REVIEWS',
  target: { kind: 'REVIEW', entity: reviewEntity, singular: 'review', plural: 'reviews' },
  noun: 'review',
  nameOf: ({ name, companyName }) => `${name}, ${companyName}`,
  removal: { what: 'review by', nameOf: ({ name }) => name },
  labels: { search: 'Search reviews', loading: 'Loading reviews...', failed: 'Error Loading Reviews' },
  noMatch: (search) => `No review has "${search}" in it.`,
  none: (
    <Empty
      title="No Reviews Yet"
      text="What clients write by their links appears here."
      action={<LinkButton to={paths.generateReviewLink}>Ask a client for one</LinkButton>}
    />
  ),
};

export function ManageReviewsPage() {
  const [reviewToTie, setReviewToTie] = useState<ManagedReview | null>(null);
  return (
    <PublishedListPage
      title="Manage Reviews"
      lead="The home page shows the three newest published."
      list={list}
      publish={usePublishReview()}
      remove={useRemoveReview()}
      actions={
        <LinkButton to={paths.generateReviewLink}>
          <LinkIcon aria-hidden="true" className="size-5" /> Generate Review Link
        </LinkButton>
      }
      after={
        <>
          <TieDialog review={reviewToTie} onClose={() => setReviewToTie(null)} />
          <EmbedCode />
        </>
      }
    >
      {(rows, handlers) => <ReviewCards {...rows} {...handlers} onTie={setReviewToTie} />}
    </PublishedListPage>
  );
}
