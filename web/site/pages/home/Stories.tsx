import { Link } from 'react-router-dom';
import type { StoriesQuery, ClientReviews_ReviewFragment as Story } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { quote } from '#web/shared/art/shapes.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { ClientReviewFragment } from '#web/shared/ui/publicDocuments.ts';
import { Reviewer } from '#web/shared/ui/Reviewer.tsx';

/** Client reviews: the newest large, the two before it beside it. */
export function Stories({ title, stories }: { title: string; stories: StoriesQuery['reviews']['nodes'] }) {
  const t = useTexts();
  const [newest, ...others] = readFragment(ClientReviewFragment, stories);
  if (!newest) return null;
  return (
    <section aria-labelledby={title ? 'stories' : undefined} className="shell py-16 lg:py-32">
      {title && (
        <h2 id="stories" dir="auto" data-text="reviewsTitle" className="text-4xl font-extrabold tracking-[-0.04em]">
          {title}
        </h2>
      )}
      <div className="mt-10 grid gap-x-12 gap-y-14 lg:mt-16 lg:grid-cols-12">
        <figure className={others.length ? 'lg:col-span-7' : 'lg:col-span-10'}>
          <Marks className="mb-6 w-24 lg:w-40" />
          <Words story={newest} className={sizeOf(newest, large)} />
          <Reviewer review={newest} />
        </figure>
        {others.length > 0 && (
          <div className="grid content-start gap-12 lg:col-span-4 lg:col-start-9 lg:gap-16">
            {others.map((story) => (
              <figure key={story.id} className="border-t-2 border-ink pt-6">
                <Words story={story} className={sizeOf(story, small)} />
                <Reviewer review={story} />
              </figure>
            ))}
          </div>
        )}
      </div>
      <p className="mt-12 lg:mt-16">
        <Link to={paths.reviews} className="link font-display text-xl font-bold tracking-tight">
          {t('Read all reviews')}
        </Link>
      </p>
    </section>
  );
}

/** Font sizes by length of the text. */
const large = ['text-3xl', 'text-2xl', 'text-xl'];
const small = ['text-xl', 'text-lg', 'text-base'];
const sizeOf = ({ clientFeedback: { length } }: Story, sizes: string[]) =>
  sizes[length <= 180 ? 0 : length <= 420 ? 1 : 2] as string;

const Words = ({ story, className }: { story: Story; className: string }) => (
  <blockquote className={`font-display font-semibold tracking-tight wrap-anywhere ${className}`}>
    {/* The quotation mark hangs outside the text edge. */}
    <p dir="auto" className="-indent-[0.42em] line-clamp-12 pl-[0.42em] -ml-[0.42em]">{`“${story.clientFeedback}”`}</p>
  </blockquote>
);

const Marks = ({ className }: { className: string }) => (
  <svg viewBox="0 0 44 30" aria-hidden="true" className={className}>
    <path fill="var(--signal)" d={quote(10, 10, 10)} />
    <path fill="var(--depth)" d={quote(34, 10, 10)} />
  </svg>
);
