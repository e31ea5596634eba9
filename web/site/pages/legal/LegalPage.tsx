import type { ReactNode } from 'react';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { useRouteData } from '#web/shared/data/routeData.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import type { textsLoader } from '#web/site/pageText/loaders.ts';
import type { PageTextsData } from '#web/site/pageText/texts.ts';

type Props = {
  title: string;
  description: string;
  canonicalPath: string;
  children: (pageTexts: PageTextsData) => ReactNode;
};

export function LegalPage({ title, description, canonicalPath, children }: Props) {
  const t = useTexts();
  const { name } = useSite();
  const { data, loading, failure, revalidate } = useRouteData<ReturnType<typeof textsLoader>>();
  return (
    <>
      <PageHead title={`${title} - ${name}`} description={description} canonicalPath={canonicalPath} />
      {children(data)}
      {(loading || failure) && (
        <div className="shell pb-20">
          {loading ? (
            <Loading />
          ) : (
            <ErrorPanel
              title={t('This text could not be loaded')}
              message={failure?.message ?? t('Please try again in a moment.')}
              request={failure?.requestId}
              onRetry={revalidate}
            />
          )}
        </div>
      )}
    </>
  );
}
