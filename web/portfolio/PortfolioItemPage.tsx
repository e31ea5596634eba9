import { useParams } from 'react-router-dom';
import { portfolioStrings } from '#schema/portfolioStrings.ts';
import { PageHead } from '#web/app/PageHead.tsx';
import { usePageQuery } from '#web/app/serverError.tsx';
import { useSite } from '#web/app/site.tsx';
import { ErrorPanel, Loading } from '#web/ui/States.tsx';
import { useErrorToast } from '#web/ui/useErrorToast.ts';
import { PortfolioItemPageDocument } from './documents.ts';
import { PortfolioItem } from './PortfolioItem.tsx';
import { PortfolioItemMissing } from './PortfolioItemMissing.tsx';

export function PortfolioItemPage() {
  const { slug = '' } = useParams();
  const { name } = useSite();
  const { data, loading, failure, retry } = usePageQuery(PortfolioItemPageDocument, { slug });
  const item = data?.portfolioItem;
  const isMissing = failure?.code === 'NOT_FOUND' || item === null;
  const sentence = item || loading || isMissing ? null : (failure?.message ?? portfolioStrings.itemFailed);
  useErrorToast(sentence);

  // Even if it was there before: it may have been deleted meanwhile.
  if (isMissing) return <PortfolioItemMissing />;
  if (item) return <PortfolioItem item={item} />;
  if (loading) return <Loading />;
  return (
    <div className="shell py-12 md:py-20">
      <PageHead title={`Portfolio - ${name}`} noindex />
      <ErrorPanel
        title="Loading Failed"
        message={sentence ?? portfolioStrings.itemFailed}
        request={failure?.requestId}
        onRetry={retry}
      />
    </div>
  );
}
