import type { ClientReviews_ReviewFragment as Review } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { quote } from '#web/shared/art/shapes.ts';
import { ClientReviewFragment } from '#web/shared/ui/publicDocuments.ts';
import { Reviewer } from '#web/shared/ui/Reviewer.tsx';
import { Band } from './Band.tsx';
import type { SectionProps } from './shownSections.ts';

/** Font sizes by length of the text. */
const large = ['text-3xl', 'text-2xl', 'text-xl'];
const small = ['text-xl', 'text-lg', 'text-base'];
const sizeOf = ({ clientFeedback: { length } }: Review, sizes: string[]) =>
  sizes[length <= 180 ? 0 : length <= 420 ? 1 : 2] as string;

/** Reviews: the first one large, the others below it. */
export function QuotesSection({ section: { key, headline, reviews } }: SectionProps<'QuotesSection'>) {
  const [first, ...others] = readFragment(ClientReviewFragment, reviews);
  if (!first) return null;
  return (
    <Band id={key} headline={headline} ground="deep">
      <figure dir="auto" className="lg:grid lg:grid-cols-12 lg:gap-x-8">
        <svg viewBox="0 0 44 30" aria-hidden="true" className="mb-6 w-24 lg:col-span-2 lg:w-full">
          <path fill="var(--signal)" d={quote(10, 10, 10)} />
          <path fill="var(--depth-ink)" d={quote(34, 10, 10)} />
        </svg>
        <div className="lg:col-span-9 lg:col-start-4">
          <Words review={first} className={sizeOf(first, large)} />
          <Reviewer review={first} />
        </div>
      </figure>
      {others.length > 0 && (
        <div className="mt-14 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-20 lg:grid-cols-[repeat(auto-fit,minmax(min(22rem,100%),1fr))]">
          {others.map((review) => (
            <figure key={review.id} dir="auto" className="min-w-0 border-t-2 border-ink pt-6">
              <Words review={review} className={sizeOf(review, small)} />
              <Reviewer review={review} />
            </figure>
          ))}
        </div>
      )}
    </Band>
  );
}

const Words = ({ review, className }: { review: Review; className: string }) => (
  <blockquote className={`max-w-[32em] font-display font-semibold tracking-tight wrap-anywhere ${className}`}>
    <p dir="auto" className="line-clamp-12">{`“${review.clientFeedback}”`}</p>
  </blockquote>
);
