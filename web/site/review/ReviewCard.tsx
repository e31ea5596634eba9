import { Link } from 'react-router-dom';
import { serviceName } from '#schema/catalogue.ts';
import type { ReviewsPageQuery } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { Portrait } from '#web/shared/art/Portrait.tsx';
import { paths } from '#web/shared/paths.ts';
import { ClientReviewFragment } from '#web/shared/ui/publicDocuments.ts';
import { Stars } from '#web/shared/ui/Stars.tsx';

export type ShownReview = ReviewsPageQuery['reviewPage']['nodes'][number];

const words = {
  lead: ['text-3xl', 'text-2xl', 'text-xl'],
  card: ['text-2xl', 'text-xl', 'text-lg'],
} as const;
/** The longest texts of the first two sizes. */
const lengths = [120, 280];

type Props = { review: ShownReview; look: keyof typeof words };

/** What it is about, the words, and who says them: a drawing of the name, the person, the project. */
export function ReviewCard({ review: { createdAt, subject, ...masked }, look }: Props) {
  const site = useSite();
  const { name, companyName, position, clientFeedback, rating } = readFragment(ClientReviewFragment, masked);
  const fitting = lengths.findIndex((length) => clientFeedback.length <= length);
  return (
    <figure className="wrap-anywhere">
      <p className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t-2 border-ink pt-4 text-sm">
        <span dir="auto" className="font-semibold text-signal-ink">
          {subject?.service ? serviceName(site, subject.service) : companyName}
        </span>
        <span className="text-signal">
          <Stars rating={rating} className="size-5" />
        </span>
      </p>
      <blockquote
        dir="auto"
        className={`font-display font-semibold tracking-[-0.02em] whitespace-pre-line ${words[look].at(fitting)}`}
      >
        {`“${clientFeedback}”`}
      </blockquote>
      <figcaption className="mt-6 flex items-center gap-4">
        <Portrait name={name} className="h-20 w-16 shrink-0" />
        <span className="grid min-w-0 text-sm">
          <span dir="auto" className="text-base font-semibold">
            {name}
          </span>
          <span dir="auto" className="text-ink-soft">{`${position}, ${companyName}`}</span>
          <time dateTime={createdAt} className="text-ink-soft">
            <OfficeDate at={createdAt} />
          </time>
        </span>
      </figcaption>
      {subject?.itemSlug && (
        <p className="mt-4 text-sm font-semibold">
          <Link to={paths.portfolioItem(subject.itemSlug)} className="link">
            <bdi dir="auto">{subject.itemTitle}</bdi>
          </Link>
        </p>
      )}
    </figure>
  );
}
