import { referralStrings } from '#schema/referralStrings.ts';
import { isDead } from '#web/shared/app/oneTimeLink.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { useRouteData } from '#web/shared/data/routeData.ts';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { Nothing } from '#web/site/pages/NotFound.tsx';
import { CopyLink } from './CopyLink.tsx';
import type { affiliatePageLoader } from './loader.ts';
import { MonthFigures } from './MonthFigures.tsx';

/** An affiliate's figures, for people with its secret link. */
export function AffiliatePage() {
  const { name: brand } = useSite();
  const { data, loading, failure, revalidate } = useRouteData<typeof affiliatePageLoader>();
  const page = data?.affiliatePage;
  if (failure && isDead(failure)) return <Nothing />;
  return (
    <div className="shell py-12 md:py-20">
      <PageHead title={`Your Referrals - ${brand}`} noindex />
      {page ? (
        <>
          <h1 className="text-4xl font-extrabold tracking-[-0.04em] wrap-anywhere">Your referrals</h1>
          <p className="mt-4 max-w-[40em] text-lg text-ink-soft wrap-anywhere">
            {`${page.name}, whoever follows your link and writes to ${brand} is counted for you. Nobody's name is shown.`}
          </p>
          <section aria-labelledby="link" className="mt-10">
            <h2 id="link" className="mb-4 text-xl">
              Your link
            </h2>
            <CopyLink link={page.referralLink} />
            <p className="mt-3 max-w-[40em] text-sm text-ink-soft wrap-anywhere">
              {`You can also put ${new URL(page.referralLink).search} behind the address of any other page of this site.`}
            </p>
          </section>
          <section aria-labelledby="figures" className="mt-12">
            <h2 id="figures" className="mb-4 text-xl">
              What has come by it
            </h2>
            <MonthFigures {...page} />
          </section>
          <p className="mt-6 max-w-[40em] text-sm text-ink-soft">
            A visitor counts once a day. Visits and enquiries stand in the month that they came in, what was won in the
            month that it was won in. {referralStrings.noBill}
          </p>
        </>
      ) : loading ? (
        <Loading />
      ) : (
        <ErrorPanel
          title="This page could not be loaded"
          message={failure?.message ?? 'Please try again in a moment.'}
          request={failure?.requestId}
          onRetry={revalidate}
        />
      )}
    </div>
  );
}
