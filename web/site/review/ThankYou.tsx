import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { reviewStrings } from '#schema/reviewStrings.ts';
import { Notice } from '#web/shared/app/Notice.tsx';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { setThanks } from './thanks.ts';

/** How long the page stays before the home page follows, in milliseconds (spec section 9). */
const THANKS_MS = 3000;

export function ThankYou() {
  const navigate = useNavigate();
  useEffect(() => {
    setThanks(reviewStrings.isWithUs);
    // The link is used, so Back must not lead to it.
    const timer = setTimeout(() => void navigate(paths.home, { replace: true }), THANKS_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`${THANKS_MS / 1000};url=${paths.home}`} />
      </noscript>
      <Notice
        title="Thank You!"
        seed="bouquet"
        text={`${reviewStrings.submitted} We read every one of them.`}
        action={<LinkButton to={paths.home}>Back to Home</LinkButton>}
      />
    </>
  );
}
