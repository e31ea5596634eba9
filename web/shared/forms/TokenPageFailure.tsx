import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import type { Failure } from '#web/shared/data/errors.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';

type Props = { title: string; loading: boolean; failure: Failure | null | undefined; revalidate: () => void };

export function TokenPageFailure({ title, loading, failure, revalidate }: Props) {
  const t = useTexts();
  const { name } = useSite();
  return (
    <div className="shell py-12 md:py-20">
      <PageHead title={`${title} - ${name}`} noindex />
      {loading ? (
        <Loading />
      ) : (
        <ErrorPanel
          title={t('This link could not be checked')}
          message={t(failure?.message ?? 'Please try again in a moment.')}
          request={failure?.requestId}
          onRetry={revalidate}
        />
      )}
    </div>
  );
}
