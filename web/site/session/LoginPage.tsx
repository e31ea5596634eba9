import { type ReactNode, useState } from 'react';
import { AuthLayout } from '#web/shared/app/AuthLayout.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { CodeForm } from './CodeForm.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';
import type { SentCode } from './useSignIn.ts';

/** Sign-in in two steps; going back to the first discards the input. */
export function LoginPage() {
  const { name } = useSite();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isReturn, setReturn] = useState(false);
  const [isRecovering, setRecovering] = useState(false);
  const goBack = () => {
    setReturn(true);
    setRecovering(false);
    setSent(null);
  };
  if (!sent) {
    const lead = `The back office of ${name}. After your password, we mail you a one-time code.`;
    return (
      <Room title="Sign In" lead={lead} seed="entrance">
        <CredentialsForm onSent={setSent} isReturn={isReturn} />
      </Room>
    );
  }
  const mailed = (
    <>
      A 6-digit code is on its way to the mailbox of <strong className="text-ink">{sent.identifier}</strong>. It is good
      for 10 minutes.
    </>
  );
  const recoveryHint = 'One of the ten codes that you keep for when no mail arrives. Each is good for one sign-in.';
  return (
    <Room
      title={isRecovering ? 'Recovery code' : 'Check your mail'}
      lead={isRecovering ? recoveryHint : mailed}
      seed="stage"
    >
      {isRecovering && (
        <RecoveryForm identifier={sent.identifier} onBack={goBack} onCode={() => setRecovering(false)} />
      )}
      {/* Hidden, not unmounted, so that its countdown continues. */}
      <div hidden={isRecovering}>
        <CodeForm {...sent} isShown={!isRecovering} onBack={goBack} onRecover={() => setRecovering(true)} />
      </div>
    </Room>
  );
}

/** The drawings of both steps have the same background. */
const Room = (props: { title: string; lead: ReactNode; seed: 'entrance' | 'stage'; children: ReactNode }) => (
  <AuthLayout documentTitle="Sign In" {...props} />
);
