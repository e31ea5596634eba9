import { serviceName } from '#schema/catalogue.ts';
import type { ReviewCards_ReviewFragment } from '#web/gql/graphql.ts';
import { type PublicSite, useSite } from '#web/shared/app/site.tsx';
import { OfficeDate, useDates } from '#web/shared/app/useDates.tsx';
import { captionOf, reviewOrders, useCurrentOrder } from '#web/shared/lists/listOrder.ts';
import { SelectBox } from '#web/shared/lists/SelectBox.tsx';
import { useVirtualRows } from '#web/shared/lists/useVirtualRows.ts';
import { Badge, PublishBadge } from '#web/shared/ui/Badge.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { Stars } from '#web/shared/ui/Stars.tsx';
import type { Rows } from '#web/shared/ui/Table.tsx';
import { useMedia } from '#web/shared/ui/useMedia.ts';

export type ManagedReview = ReviewCards_ReviewFragment;
type Act = (review: ManagedReview) => void;
type Props = Rows<ManagedReview> & { onPublish: Act; onTie: Act; onRemove: Act };

/** Estimated row height before measurement, and the gap, in pixels. */
const SHAPE = { height: 340, gap: 24 };

/** Cards in one to three columns; only the visible rows of a long list are rendered. */
export function ReviewCards({ rows: reviews, total, onEnd, selectable, onPublish, onTie, onRemove }: Props) {
  const isWide = useMedia('(width >= 48rem)');
  const isWider = useMedia('(width >= 80rem)');
  const columns = isWider ? 3 : isWide ? 2 : 1;
  const { list, isLong, from, to, before, after, measure } = useVirtualRows<HTMLDivElement>({
    count: Math.ceil(reviews.length / columns),
    keyOf: (row) => `${columns} ${reviews[row * columns]?.id}`,
    ...SHAPE,
    onEnd,
  });
  const first = from * columns;
  return (
    // biome-ignore lint/a11y/useSemanticElements: what stands for cards that are not drawn is no element of a ul
    <div ref={list} role="list" aria-label={captionOf('Reviews', useCurrentOrder(reviewOrders))}>
      <div role="none" style={{ height: before }} />
      <div role="none" className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {reviews.slice(first, to * columns).map((review, index) => (
          <ReviewCard
            key={review.id}
            review={review}
            // All cards in a row have the height of the first one.
            row={(first + index) % columns === 0 ? { ref: measure, 'data-index': (first + index) / columns } : {}}
            place={isLong ? { 'aria-posinset': first + index + 1, 'aria-setsize': total } : {}}
            selectable={selectable}
            onPublish={onPublish}
            onTie={onTie}
            onRemove={onRemove}
          />
        ))}
      </div>
      <div role="none" style={{ height: after }} />
    </div>
  );
}

type CardProps = {
  review: ManagedReview;
  /** Measures the row, on its first card. */
  row: { ref?: ((card: HTMLDivElement | null) => void) | undefined; 'data-index'?: number };
  /** Position in a list that is not rendered completely. */
  place: { 'aria-posinset'?: number; 'aria-setsize'?: number };
  selectable: Rows<ManagedReview>['selectable'];
  onPublish: Act;
  onTie: Act;
  onRemove: Act;
};

function ReviewCard({ review, row, place, selectable, onPublish, onTie, onRemove }: CardProps) {
  const site = useSite();
  const { id, name, companyName, position, clientFeedback, rating, isPublished, createdAt, withdrawnAt } = review;
  const verb = isPublished ? 'Unpublish' : 'Publish';
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      role="listitem"
      data-row={id}
      {...row}
      {...place}
      className={`flex min-w-0 flex-col border-t-8 bg-sheet p-6 ${isPublished ? 'border-signal' : 'border-edge'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex items-center gap-3.5 text-signal">
          {selectable && <SelectBox selection={selectable.selection} id={id} name={`the review by ${name}`} />}
          <Stars rating={rating} className="size-5" />
        </span>
        <span className="flex flex-wrap gap-2">
          {withdrawnAt && <Badge tone="danger">Withdrawn</Badge>}
          <PublishBadge published={isPublished} />
        </span>
      </div>
      <blockquote dir="auto" className="mt-4 grow leading-relaxed wrap-anywhere whitespace-pre-line">
        {clientFeedback}
      </blockquote>
      <div className="mt-5 wrap-anywhere">
        <h2 dir="auto" className="text-lg">
          {name}
        </h2>
        <p className="text-sm text-ink-soft">
          <bdi dir="auto">{position}</bdi>, <bdi dir="auto">{companyName}</bdi>
        </p>
        <p className="mt-1 text-sm text-ink-soft tabular-nums">
          <OfficeDate at={createdAt} />
        </p>
        <Consent review={review} />
        {review.tie && <p className="mt-1 text-sm text-ink-soft">{`Belongs to ${tiedTo(site, review.tie)}`}</p>}
      </div>
      <div className="mt-5 flex flex-wrap gap-1 sm:gap-2 border-t border-line pt-4">
        {!withdrawnAt && (
          <Button
            variant={isPublished ? 'secondary' : 'primary'}
            size="small"
            className="min-w-26"
            aria-label={`${verb} the review by ${name}`}
            onClick={() => onPublish(review)}
          >
            {verb}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={`Belongs to: the review by ${name}`}
          onClick={() => onTie(review)}
        >
          Belongs to
        </Button>
        <Button
          variant="quietDanger"
          size="small"
          aria-label={`Delete the review by ${name}`}
          onClick={() => onRemove(review)}
        >
          Delete
        </Button>
      </div>
    </div>
  );
}

function Consent({ review: { consent, withdrawnAt } }: { review: ManagedReview }) {
  const { shortDate } = useDates();
  if (withdrawnAt)
    return (
      <p className="mt-3 text-sm font-semibold text-danger">{`Withdrawn by the client on ${shortDate(withdrawnAt)}`}</p>
    );
  if (!consent) return <p className="mt-3 text-sm font-semibold">Consent not given</p>;
  return (
    <details className="mt-3 text-sm">
      <summary className="w-fit cursor-pointer text-ink-soft hover:text-ink">
        {`Consent given on ${shortDate(consent.givenAt)}`}
      </summary>
      <p className="mt-1 text-ink-soft">{`“${consent.words}”`}</p>
    </details>
  );
}

const tiedTo = (site: PublicSite, { itemTitle, service }: NonNullable<ManagedReview['tie']>) =>
  [itemTitle, service && serviceName(site, service)].filter(Boolean).join(', ');
