import { reviewStrings } from '#schema/review.ts';
import { readFragment } from '#web/gql/index.ts';
import { ReviewLinkFragment, ReviewLinksDocument } from '#web/shared/data/documents/reviews.ts';
import { ListSection } from '#web/shared/lists/ListSection.tsx';
import { LoadedList } from '#web/shared/lists/LoadedList.tsx';
import { reviewLinkOrders, useOrder } from '#web/shared/lists/listOrder.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { useQuestion } from '#web/shared/ui/useQuestion.tsx';
import { type Link, LinkTable } from './LinkTable.tsx';
import { useRevokeLink } from './useRevokeLink.ts';

export function IssuedLinks() {
  const list = useOfficeList({
    document: ReviewLinksDocument,
    variables: { orderBy: useOrder(reviewLinkOrders) },
    pick: ({ reviewLinks: page }) => ({ ...page, nodes: readFragment(ReviewLinkFragment, page.nodes) }),
    sentence: reviewStrings.linksFailed,
  });
  const revoke = useRevokeLink();
  const [askRevocation, revocationQuestion] = useQuestion<Link>({
    title: 'Revoke Link',
    confirmLabel: 'Revoke',
    busyLabel: 'Revoking...',
    text: ({ email }) =>
      `Are you sure you want to revoke the link for ${email}? They will not be able to write a review by it.`,
    onConfirm: ({ id }) => revoke(id),
  });
  return (
    <ListSection heading="Issued Links" list={list} csv="review-links" orders={reviewLinkOrders}>
      <LoadedList
        list={list}
        title="Error Loading Links"
        loading="Loading links..."
        empty={
          <p className="border-t border-line py-6 text-ink-soft">
            No link has been issued yet. The first one needs the address of a client, above.
          </p>
        }
        className="mb-8"
      >
        {(rows) => <LinkTable {...rows} onRevoke={askRevocation} />}
      </LoadedList>
      {revocationQuestion}
    </ListSection>
  );
}
