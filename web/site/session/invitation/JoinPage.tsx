import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { INVITATION_DAYS, invitationStrings } from '#schema/invitationStrings.ts';
import { useFormResult } from '#web/shared/app/formResult.tsx';
import { Notice } from '#web/shared/app/Notice.tsx';
import { isDead, tokenOf } from '#web/shared/app/oneTimeLink.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { useRouteData } from '#web/shared/data/routeData.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { JoinForm } from './JoinForm.tsx';
import type { invitationLoader } from './loader.ts';

export function JoinPage() {
  const { token } = tokenOf(useParams().token);
  const { name } = useSite();
  const posted = useFormResult();
  const { data, loading, failure, revalidate } = useRouteData<typeof invitationLoader>();
  const [end, setEnd] = useState<'joined' | 'dead' | null>(null);

  if (end === 'joined' || (posted && !posted.failure)) return <Joined />;
  if (end === 'dead' || [posted?.failure, failure].some((one) => one && isDead(one))) return <DeadInvitation />;
  if (data) return <JoinForm token={token} invitation={data.openInvitation} onEnd={setEnd} />;
  return (
    <div className="shell py-12 md:py-20">
      <PageHead title={`Join - ${name}`} noindex />
      {loading ? (
        <Loading />
      ) : (
        <ErrorPanel
          title="This invitation could not be checked"
          message={failure?.message ?? 'Please try again in a moment.'}
          onRetry={revalidate}
        />
      )}
    </div>
  );
}

const Joined = () => (
  <Notice
    title="Welcome!"
    documentTitle="Join"
    seed="handshake"
    text="Your account is ready. Sign in with your password and the code that we mail you."
    action={<LinkButton to={paths.login}>Sign In</LinkButton>}
  />
);

const DeadInvitation = () => (
  <Notice
    title="Invalid Invitation"
    documentTitle="Join"
    seed="torn ticket"
    text={`${invitationStrings.deadLink} A link works once, within ${INVITATION_DAYS} days. Ask whoever invited you for another.`}
    action={<LinkButton to={paths.home}>Back to Home</LinkButton>}
  />
);
