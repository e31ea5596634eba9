import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { RESET_MINUTES, resetStrings } from '#schema/passwordResetStrings.ts';
import { useFormResult } from '#web/shared/app/formResult.tsx';
import { Notice } from '#web/shared/app/Notice.tsx';
import { isDead, tokenOf } from '#web/shared/app/oneTimeLink.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { useRouteData } from '#web/shared/data/routeData.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import type { passwordResetLoader } from './loader.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

export function ResetPasswordPage() {
  const { token } = tokenOf(useParams().token);
  const { name } = useSite();
  const posted = useFormResult();
  const { data, loading, failure, revalidate } = useRouteData<typeof passwordResetLoader>();
  const [isOver, setOver] = useState(false);

  if (posted && !posted.failure) return <Changed />;
  if (isOver || [posted?.failure, failure].some((one) => one && isDead(one))) return <DeadLink />;
  if (data) return <NewPasswordForm token={token} onDead={() => setOver(true)} />;
  return (
    <div className="shell py-12 md:py-20">
      <PageHead title={`Reset Password - ${name}`} noindex />
      {loading ? (
        <Loading />
      ) : (
        <ErrorPanel
          title="This link could not be checked"
          message={failure?.message ?? 'Please try again in a moment.'}
          onRetry={revalidate}
        />
      )}
    </div>
  );
}

/** For browsers without scripts; with scripts the login page follows at once. */
const Changed = () => (
  <Notice
    title="Password Changed"
    documentTitle="Reset Password"
    seed="new key"
    text={`${resetStrings.done} Whoever was signed in with the old one is signed out.`}
    action={<LinkButton to={paths.login}>Sign In</LinkButton>}
  />
);

const DeadLink = () => (
  <Notice
    title="Invalid Link"
    documentTitle="Reset Password"
    seed="torn ticket"
    text={`${resetStrings.deadLink} A link works once, within ${RESET_MINUTES} minutes, and only the newest one.`}
    action={
      <>
        <LinkButton to={paths.forgotPassword}>Ask for Another Link</LinkButton>
        <LinkButton variant="secondary" to={paths.login}>
          Sign In
        </LinkButton>
      </>
    }
  />
);
