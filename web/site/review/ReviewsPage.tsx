import { useSearchParams } from 'react-router-dom';
import { reviewStrings } from '#schema/reviewStrings.ts';
import type { ReviewsPageQuery } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { useRouteData } from '#web/shared/data/routeData.ts';
import { useNewTop } from '#web/shared/lists/useNewTop.ts';
import { ClientReviewFragment } from '#web/shared/ui/publicDocuments.ts';
import { Reviewer } from '#web/shared/ui/Reviewer.tsx';
import { Stars } from '#web/shared/ui/Stars.tsx';
import { Empty, ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { CallToAction } from '#web/site/content/CallToAction.tsx';
import { callTextsOf } from '#web/site/content/callTextsOf.ts';
import { Nothing } from '#web/site/pages/NotFound.tsx';
import type { reviewsLoader } from './loader.ts';
import { PageLinks } from './PageLinks.tsx';
import { pageIn, reviewsPath } from './pageParam.ts';

type Shown = ReviewsPageQuery['reviewPage'];

export function ReviewsPage() {
  const { name } = useSite();
  const [search] = useSearchParams();
  const { data, loading, failure, revalidate } = useRouteData<typeof reviewsLoader>();
  useNewTop(reviewsPath(pageIn(search)));
  if (data)
    return (
      <>
        <Reviews reviewPage={data.reviewPage} />
        <CallToAction {...callTextsOf('reviews', data)} />
      </>
    );
  if (failure?.code === 'NOT_FOUND') return <Nothing />;
  return (
    <div className="shell min-h-dvh py-12 md:py-20">
      <PageHead title={`Reviews - ${name}`} noindex />
      {loading ? (
        <Loading />
      ) : (
        <ErrorPanel
          title="Error Loading Reviews"
          message={failure?.message ?? reviewStrings.listFailed}
          request={failure?.requestId}
          onRetry={revalidate}
        />
      )}
    </div>
  );
}

function Reviews({ reviewPage }: { reviewPage: Shown }) {
  const { nodes, page, pages } = reviewPage;
  return (
    <>
      <Head reviewPage={reviewPage} />
      <div className="shell pb-20 lg:pb-32">
        {nodes.length === 0 ? (
          <Empty title="No Reviews Yet" text="What clients say of us will stand here." />
        ) : (
          <ul className="grid grid-cols-1 gap-x-12 gap-y-14 md:grid-cols-2 lg:gap-y-20">
            {nodes.map(({ createdAt, ...masked }) => {
              const review = readFragment(ClientReviewFragment, masked);
              return (
                <li key={review.id}>
                  <figure className="border-t-2 border-ink pt-6">
                    <blockquote dir="auto" className="text-lg leading-relaxed wrap-anywhere whitespace-pre-line">
                      {`“${review.clientFeedback}”`}
                    </blockquote>
                    <Reviewer review={review} />
                    <p className="mt-1 text-sm text-ink-soft">
                      <time dateTime={createdAt}>
                        <OfficeDate at={createdAt} />
                      </time>
                    </p>
                  </figure>
                </li>
              );
            })}
          </ul>
        )}
        <PageLinks page={page} pages={pages} />
      </div>
    </>
  );
}

function Head({ reviewPage: { page, pages, totalCount, averageRating } }: { reviewPage: Shown }) {
  const { name, publicUrl } = useSite();
  const paged = page > 1 ? `, page ${page}` : '';
  return (
    <header className="shell pt-6 pb-10 lg:pt-8 lg:pb-16">
      <PageHead
        title={`Reviews${paged} - ${name}`}
        description={`What clients say of working with ${name}, in their own words${paged}.`}
        canonicalPath={reviewsPath(page)}
      />
      {page > 1 && <link rel="prev" href={publicUrl + reviewsPath(page - 1)} />}
      {page < pages && <link rel="next" href={publicUrl + reviewsPath(page + 1)} />}
      <h1 className="-ml-[0.05em] text-display font-extrabold tracking-[-0.045em]">Reviews</h1>
      {typeof averageRating === 'number' && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-lg text-ink-soft">
          <span className="text-signal">
            <Stars rating={Math.round(averageRating)} className="size-5" />
          </span>
          <span className="tabular-nums">
            {`${averageRating.toFixed(1)} out of 5, by ${totalCount} ${totalCount === 1 ? 'client' : 'clients'}`}
          </span>
        </p>
      )}
    </header>
  );
}
