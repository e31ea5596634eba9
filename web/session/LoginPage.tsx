import { useState } from 'react';
import { Entrance } from '#web/app/Entrance.tsx';
import { useSite } from '#web/app/site.tsx';
import { CodeForm } from './CodeForm.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import type { SentCode } from './useSignIn.ts';

/** Signing in, in two steps; going back to the first forgets what was typed. */
export function LoginPage() {
  const { name } = useSite();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isReturn, setReturn] = useState(false);
  const goBack = () => {
    setReturn(true);
    setSent(null);
  };
  const lead = sent ? (
    <>
      A 6-digit code is on its way to the mailbox of <strong className="text-ink">{sent.identifier}</strong>. It is good
      for 10 minutes.
    </>
  ) : (
    `The back office of ${name}. After your password, we mail you a one-time code.`
  );
  return (
    <Entrance
      title={sent ? 'Check your mail' : 'Sign In'}
      documentTitle="Sign In"
      lead={lead}
      // The two drawings stand on the same ground, so that the second step is the same room.
      seed={sent ? 'stage' : 'entrance'}
    >
      {sent ? <CodeForm {...sent} onBack={goBack} /> : <CredentialsForm onSent={setSent} isReturn={isReturn} />}
    </Entrance>
  );
}
