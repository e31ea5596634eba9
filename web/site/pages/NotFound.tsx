import { useLocation, useParams } from 'react-router-dom';
import { Notice } from '#web/shared/app/Notice.tsx';
import { useLeadsOn } from '#web/shared/app/useLeadsOn.ts';
import { paths } from '#web/shared/paths.ts';
import { loginFor } from '#web/shared/session/returnPath.ts';
import { useSession } from '#web/shared/session/session.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';

const words = { title: 'Oops! Page Not Found', documentTitle: 'Page Not Found', seed: '404' };

/** The fallback screen. At the address of an office screen it offers sign-in to signed-out users. */
export function NotFound() {
  const isSignedIn = useSession() !== null;
  // Unknown addresses match the `*` route (App.tsx).
  const isNowhere = useParams()['*'] !== undefined;
  useLeadsOn(isNowhere);
  return isSignedIn || isNowhere ? <Nothing /> : <SignedOut />;
}

/** A page of a part that is switched off, like an unknown address. */
export function SwitchedOff() {
  useLeadsOn(true);
  return <Nothing />;
}

export const Nothing = () => (
  <Notice
    {...words}
    text="Nothing hangs at this address. The page may have moved, or the link that brought you here has a slip in it."
    action={<LinkButton to={paths.home}>Back to Home</LinkButton>}
  />
);

const SignedOut = () => (
  <Notice
    {...words}
    text="There is nothing here for visitors. If you are one of the staff, sign in and you return to this address."
    action={
      <>
        <LinkButton to={loginFor(useLocation())}>Sign in</LinkButton>
        <LinkButton variant="secondary" to={paths.home}>
          Back to Home
        </LinkButton>
      </>
    }
  />
);
