import { useSearchParams } from 'react-router-dom';
import { listTexts } from '#schema/pageTexts/lists.ts';
import { reviewStrings } from '#schema/reviewStrings.ts';
import type { ReviewsPageQuery } from '#web/gql/graphql.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { useRouteData } from '#web/shared/data/routeData.ts';
import { useLanguage, useTexts } from '#web/shared/language/language.ts';
import { useNewTop } from '#web/shared/lists/useNewTop.ts';
import { Stars } from '#web/shared/ui/Stars.tsx';
import { Empty, ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { CallToAction } from '#web/site/content/CallToAction.tsx';
import { callTextsOf } from '#web/site/content/callTextsOf.ts';
import { Nothing } from '#web/site/pages/NotFound.tsx';
import { textsOf } from '#web/site/pageText/texts.ts';
import type { reviewsLoader } from './loader.ts';
import { PageLinks } from './PageLinks.tsx';
import { pageIn, reviewsPath } from './pageParam.ts';
import { ReviewCard, type ShownReview } from './ReviewCard.tsx';

type ReviewPage = ReviewsPageQuery['reviewPage'];

export function ReviewsPage() {
  const t = useTexts();
  const { name } = useSite();
  const [search] = useSearchParams();
  const { data, loading, failure, revalidate } = useRouteData<typeof reviewsLoader>();
  useNewTop(reviewsPath(pageIn(search)));
  if (data)
    return (
      <>
        <Reviews reviewPage={data.reviewPage} title={textsOf(listTexts, data, t).reviewsTitle} />
        <CallToAction {...callTextsOf('reviews', data, t)} />
      </>
    );
  if (failure?.code === 'NOT_FOUND') return <Nothing />;
  return (
    <div className="shell min-h-dvh py-12 md:py-20">
      <PageHead title={t('Reviews - {name}', { name })} noindex />
      {loading ? (
        <Loading />
      ) : (
        <ErrorPanel
          title={t('Error Loading Reviews')}
          message={t(failure?.message ?? reviewStrings.listFailed)}
          request={failure?.requestId}
          onRetry={revalidate}
        />
      )}
    </div>
  );
}

type ReviewsProps = { reviewPage: ReviewPage; title: string };

function Reviews({ reviewPage, title }: ReviewsProps) {
  const t = useTexts();
  const { nodes, page, pages } = reviewPage;
  return (
    <>
      <Head reviewPage={reviewPage} title={title} />
      <div className="shell pb-20 lg:pb-32">
        {nodes.length === 0 ? (
          <Empty title={t('No Reviews Yet')} text={t('What clients say of us will stand here.')} />
        ) : (
          <Wall reviews={nodes} hasLead={page === 1} />
        )}
        <PageLinks page={page} pages={pages} />
      </div>
    </>
  );
}

/** Places on a wide screen: rows of a wide and a narrow card, in turn. */
const places = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7'];

/** The newest review large, the others in uneven pairs; an odd last one is wide. */
function Wall({ reviews, hasLead }: { reviews: readonly ShownReview[]; hasLead: boolean }) {
  const [newest, ...older] = reviews;
  const others = hasLead ? older : reviews;
  return (
    <ul className="grid grid-cols-1 items-start gap-x-12 gap-y-14 md:grid-cols-2 lg:grid-cols-12 lg:gap-y-24">
      {hasLead && newest && (
        <li className="md:col-span-2 lg:col-span-10">
          <ReviewCard review={newest} look="lead" />
        </li>
      )}
      {others.map((review, index) => {
        const isAlone = index === others.length - 1 && index % 2 === 0;
        return (
          <li key={review.id} className={isAlone ? 'md:col-span-2 lg:col-span-8' : places[index % places.length]}>
            <ReviewCard review={review} look="card" />
          </li>
        );
      })}
    </ul>
  );
}

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

function Head({ reviewPage: { page, pages, totalCount, averageRating }, title }: ReviewsProps) {
  const { code, locale, t } = useLanguage();
  const { name, publicUrl } = useSite();
  const paged = page > 1 ? t(', page {page}', { page }) : '';
  return (
    <header className="shell pt-6 pb-10 lg:pt-8 lg:pb-16">
      <PageHead
        title={t('Reviews{paged} - {name}', { paged, name })}
        description={t('What clients say of working with {name}, in their own words{paged}.', { name, paged })}
        canonicalPath={reviewsPath(page)}
      />
      {page > 1 && <link rel="prev" href={publicUrl + reviewsPath(page - 1)} />}
      {page < pages && <link rel="next" href={publicUrl + reviewsPath(page + 1)} />}
      <h1
        dir="auto"
        className={title ? '-ml-[0.05em] text-display font-extrabold tracking-[-0.045em] wrap-anywhere' : 'sr-only'}
      >
        {title || t('Reviews')}
      </h1>
      {typeof averageRating === 'number' && (
        <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-lg text-ink-soft">
          <span className="text-signal">
            <Stars rating={Math.round(averageRating)} className="size-7" />
          </span>
          <span className="tabular-nums">
            {t(totalCount === 1 ? '{average} out of 5, by 1 client' : '{average} out of 5, by {count} clients', {
              average: code === 'en' ? averageRating.toFixed(1) : averageRating.toLocaleString(locale, oneDigit),
              count: totalCount,
            })}
          </span>
        </p>
      )}
    </header>
  );
}
