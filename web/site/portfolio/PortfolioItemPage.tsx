import { portfolioStrings } from '#schema/portfolioStrings.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { useServerRedirect } from '#web/shared/app/useServerRedirect.ts';
import { useRouteData } from '#web/shared/data/routeData.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { useErrorToast } from '#web/shared/ui/useErrorToast.ts';
import { callTextsOf } from '#web/site/content/callTextsOf.ts';
import type { portfolioItemLoader } from './loaders.ts';
import { PortfolioItem } from './PortfolioItem.tsx';
import { PortfolioItemMissing } from './PortfolioItemMissing.tsx';

export function PortfolioItemPage() {
  const t = useTexts();
  const { name } = useSite();
  const { data, loading, failure, revalidate } = useRouteData<typeof portfolioItemLoader>();
  const item = data?.portfolioItem;
  const isMissing = failure?.code === 'NOT_FOUND' || item === null;
  const sentence = item || loading || isMissing ? null : t(failure?.message ?? portfolioStrings.itemFailed);
  useErrorToast(sentence);
  useServerRedirect(isMissing, Boolean(item));

  // Also for a loaded item that was deleted since.
  if (isMissing) return <PortfolioItemMissing />;
  if (data && item)
    return (
      <PortfolioItem item={item} neighbours={data.portfolioItemNeighbours} call={callTextsOf('projects', data, t)} />
    );
  if (loading) return <Loading />;
  return (
    <div className="shell py-12 md:py-20">
      <PageHead title={t('Portfolio - {name}', { name })} noindex />
      <ErrorPanel
        title={t('Loading Failed')}
        message={sentence ?? t(portfolioStrings.itemFailed)}
        request={failure?.requestId}
        onRetry={revalidate}
      />
    </div>
  );
}
