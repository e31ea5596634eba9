import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { reviewStrings } from '#schema/reviewStrings.ts';
import { Notice } from '#web/shared/app/Notice.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { setThanks } from './thanks.ts';

/** How long the page stays before the home page follows, in milliseconds (spec section 9). */
const THANKS_MS = 3000;

export function ThankYou() {
  const t = useTexts();
  const navigate = useNavigate();
  useEffect(() => {
    setThanks(t(reviewStrings.isWithUs));
    // The link is used, so Back must not lead to it.
    const timer = setTimeout(() => void navigate(paths.home, { replace: true }), THANKS_MS);
    return () => clearTimeout(timer);
  }, [navigate, t]);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`${THANKS_MS / 1000};url=${paths.home}`} />
      </noscript>
      <Notice
        title={t('Thank You!')}
        seed="bouquet"
        text={`${t(reviewStrings.submitted)} ${t('We read every one of them.')}`}
        action={<LinkButton to={paths.home}>{t('Back to Home')}</LinkButton>}
      />
    </>
  );
}
