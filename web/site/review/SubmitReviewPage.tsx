import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { reviewStrings } from '#schema/reviewStrings.ts';
import { useFormResult } from '#web/shared/app/formResult.tsx';
import { isDead, tokenOf } from '#web/shared/app/oneTimeLink.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { useRouteData } from '#web/shared/data/routeData.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { InvalidLink } from './InvalidLink.tsx';
import type { reviewInvitationLoader } from './linkLoaders.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { ThankYou } from './ThankYou.tsx';

export function SubmitReviewPage() {
  const t = useTexts();
  const param = useParams().token?.trim();
  const { token } = tokenOf(param);
  const { name } = useSite();
  const posted = useFormResult();
  const { data, loading, failure, revalidate } = useRouteData<typeof reviewInvitationLoader>();
  const [end, setEnd] = useState<'sent' | 'dead' | null>(null);
  useEffect(() => {
    if (end) goToTop();
  }, [end]);

  if (end === 'sent' || (posted && !posted.failure)) return <ThankYou />;
  const isRefused = end === 'dead' || (posted?.failure && isDead(posted.failure));
  if (isRefused || (failure && isDead(failure))) {
    return <InvalidLink sentence={param ? reviewStrings.deadLink : reviewStrings.noToken} />;
  }
  if (data) return <ReviewForm token={token} onSent={() => setEnd('sent')} onDead={() => setEnd('dead')} />;
  return (
    <div className="shell py-12 md:py-20">
      <PageHead title={t('Share Your Experience - {name}', { name })} noindex />
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

/** Scrolls to the top of the content and focuses it, so that screen readers announce it. */
function goToTop() {
  scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}
