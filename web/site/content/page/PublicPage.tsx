import { pageStrings } from '#schema/pageStrings.ts';
import { readFragment } from '#web/gql/index.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { useServerRedirect } from '#web/shared/app/useServerRedirect.ts';
import { useRouteData } from '#web/shared/data/routeData.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { useErrorToast } from '#web/shared/ui/useErrorToast.ts';
import { Nothing } from '#web/site/pages/NotFound.tsx';
import type { pageLoader } from './loader.ts';
import { PageView } from './PageView.tsx';
import { PageFragment } from './publicDocuments.ts';

/** A page of its own. An address without one shows what every unknown address shows. */
export function PublicPage() {
  const t = useTexts();
  const { name } = useSite();
  const { data, loading, failure, revalidate } = useRouteData<typeof pageLoader>();
  const page = data?.page;
  const isMissing = failure?.code === 'NOT_FOUND' || page === null;
  const sentence = page || loading || isMissing ? null : t(failure?.message ?? pageStrings.failed);
  useErrorToast(sentence);
  useServerRedirect(isMissing, Boolean(page));

  if (isMissing) return <Nothing />;
  if (page) return <PageView page={readFragment(PageFragment, page)} />;
  if (loading) return <Loading />;
  return (
    <div className="shell py-12 md:py-20">
      <PageHead title={name} noindex />
      <ErrorPanel
        title={t('Loading Failed')}
        message={sentence ?? t(pageStrings.failed)}
        request={failure?.requestId}
        onRetry={revalidate}
      />
    </div>
  );
}
