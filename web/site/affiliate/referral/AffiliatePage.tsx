import { referralStrings } from '#schema/referralStrings.ts';
import { isDead } from '#web/shared/app/oneTimeLink.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { useRouteData } from '#web/shared/data/routeData.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { Nothing } from '#web/site/pages/NotFound.tsx';
import { CopyLink } from './CopyLink.tsx';
import type { affiliatePageLoader } from './loader.ts';
import { MonthFigures } from './MonthFigures.tsx';

/** An affiliate's figures, for people with its secret link. */
export function AffiliatePage() {
  const t = useTexts();
  const { name: brand } = useSite();
  const { data, loading, failure, revalidate } = useRouteData<typeof affiliatePageLoader>();
  const page = data?.affiliatePage;
  if (failure && isDead(failure)) return <Nothing />;
  return (
    <div className="shell py-12 md:py-20">
      <PageHead title={t('Your Referrals - {brand}', { brand })} noindex />
      {page ? (
        <>
          <h1 className="text-4xl font-extrabold tracking-[-0.04em] wrap-anywhere">{t('Your referrals')}</h1>
          <p className="mt-4 max-w-[40em] text-lg text-ink-soft wrap-anywhere">
            {t("{name}, whoever follows your link and writes to {brand} is counted for you. Nobody's name is shown.", {
              name: page.name,
              brand,
            })}
          </p>
          <section aria-labelledby="link" className="mt-10">
            <h2 id="link" className="mb-4 text-xl">
              {t('Your link')}
            </h2>
            <CopyLink link={page.referralLink} />
            <p className="mt-3 max-w-[40em] text-sm text-ink-soft wrap-anywhere">
              {t('You can also put {search} behind the address of any other page of this site.', {
                search: new URL(page.referralLink).search,
              })}
            </p>
          </section>
          <section aria-labelledby="figures" className="mt-12">
            <h2 id="figures" className="mb-4 text-xl">
              {t('What has come by it')}
            </h2>
            <MonthFigures {...page} />
          </section>
          <p className="mt-6 max-w-[40em] text-sm text-ink-soft">
            {t(
              'A visitor counts once a day. Visits and enquiries stand in the month that they came in, what was won in the month that it was won in.',
            )}{' '}
            {t(referralStrings.noBill)}
          </p>
        </>
      ) : loading ? (
        <Loading />
      ) : (
        <ErrorPanel
          title={t('This page could not be loaded')}
          message={t(failure?.message ?? 'Please try again in a moment.')}
          request={failure?.requestId}
          onRetry={revalidate}
        />
      )}
    </div>
  );
}
