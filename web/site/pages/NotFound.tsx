import { useLocation, useParams } from 'react-router-dom';
import type { Translate } from '#schema/translate.ts';
import { Notice } from '#web/shared/app/Notice.tsx';
import { useServerRedirect } from '#web/shared/app/useServerRedirect.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { loginFor } from '#web/shared/session/returnPath.ts';
import { useSession } from '#web/shared/session/session.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';

const words = (t: Translate) => ({ title: t('Oops! Page Not Found'), documentTitle: t('Page Not Found'), seed: '404' });

/** The fallback screen. At the address of an office screen it offers sign-in to signed-out users. */
export function NotFound() {
  const isSignedIn = useSession() !== null;
  // Unknown addresses match the `*` route (App.tsx).
  const isNowhere = useParams()['*'] !== undefined;
  useServerRedirect(isNowhere);
  return isSignedIn || isNowhere ? <Nothing /> : <SignedOut />;
}

/** A page of a part that is switched off, like an unknown address. */
export function SwitchedOff() {
  useServerRedirect(true);
  return <Nothing />;
}

export const Nothing = () => {
  const t = useTexts();
  return (
    <Notice
      {...words(t)}
      text={t(
        'Nothing hangs at this address. The page may have moved, or the link that brought you here has a slip in it.',
      )}
      action={<LinkButton to={paths.home}>{t('Back to Home')}</LinkButton>}
    />
  );
};

const SignedOut = () => {
  const t = useTexts();
  return (
    <Notice
      {...words(t)}
      text={t(
        'There is nothing here for visitors. If you are one of the staff, sign in and you return to this address.',
      )}
      action={
        <>
          <LinkButton to={loginFor(useLocation())}>{t('Sign in')}</LinkButton>
          <LinkButton variant="secondary" to={paths.home}>
            {t('Back to Home')}
          </LinkButton>
        </>
      }
    />
  );
};
