import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '#web/gql/index.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { ClientReviewFragment } from './publicDocuments.ts';
import { Reviewer } from './Reviewer.tsx';

type Props = {
  reviews: readonly FragmentType<typeof ClientReviewFragment>[];
  /** The service in whose block the reviews are; undefined for those of a whole page. */
  service?: string;
};

export function ClientReviews({ reviews, service }: Props) {
  const t = useTexts();
  if (reviews.length === 0) return null;
  return (
    <section
      aria-label={[t('What clients say'), ...(service ? [service] : [])].join(': ')}
      className={service ? 'mt-10' : 'shell mt-16 lg:mt-24'}
    >
      <div
        className={`grid grid-cols-1 gap-8 ${service || reviews.length === 1 ? '' : 'md:grid-cols-2 lg:grid-cols-3'}`}
      >
        {readFragment(ClientReviewFragment, reviews).map((review) => (
          <figure key={review.id} className="border-t-2 border-ink pt-5">
            <blockquote className="max-w-[38.5em] wrap-anywhere">
              <p dir="auto" className="line-clamp-8">{`“${review.clientFeedback}”`}</p>
            </blockquote>
            <Reviewer review={review} />
          </figure>
        ))}
      </div>
      <p className="mt-6">
        <Link to={paths.reviews} className="link font-semibold">
          {t('Read all reviews')}
        </Link>
      </p>
    </section>
  );
}
