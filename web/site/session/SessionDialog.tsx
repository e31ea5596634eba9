import { useState } from 'react';
import { sessionStrings } from '#schema/session.ts';
import { silentFailure } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { askToLeave } from '#web/shared/forms/unsaved.ts';
import { SignOutDocument } from '#web/shared/session/documents.ts';
import { leaveSuspended, type Session, storeSession } from '#web/shared/session/session.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Modal } from '#web/shared/ui/Modal.tsx';
import { CodeForm } from './CodeForm.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';
import type { SentCode } from './useSignIn.ts';

/**
 * Asks the user of an ended session to sign in again, over their screen, which stays as it is. Another account is
 * refused, and signed out at once.
 */
export function SessionDialog({ suspended: { user } }: { suspended: Session }) {
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isRecovering, setRecovering] = useState(false);
  const [other, setOther] = useState<string | null>(null);
  const [signOut] = useCommand(SignOutDocument, { fetchPolicy: 'no-cache' });
  const goBack = () => {
    setRecovering(false);
    setSent(null);
  };
  const onSession = (session: Session) => {
    if (session.user._id === user._id) {
      storeSession(session);
      return null;
    }
    void signOut({}, { context: { headers: { authorization: `Bearer ${session.token}` } } });
    setOther(session.user.name || session.user.email);
    goBack();
    return silentFailure('FORBIDDEN');
  };
  const leave = () =>
    askToLeave(() => {
      leaveSuspended();
      // In another tab somebody may have signed in with another account, who must not see this screen.
      location.reload();
    });
  const name = user.name || user.email;
  return (
    <Modal
      open
      onOpenChange={leave}
      title={sessionStrings.again}
      description={sent ? sessionStrings.codeSent(sent.identifier) : sessionStrings.textStays(name)}
    >
      {other && !sent && (
        <p role="alert" className="mb-6 border-l-8 border-danger pl-4 font-semibold wrap-anywhere">
          {sessionStrings.otherAccount(other, name)}
        </p>
      )}
      {!sent && <CredentialsForm onSent={setSent} isReturn={other !== null} identifier={user.email} />}
      {sent && isRecovering && (
        <RecoveryForm
          identifier={sent.identifier}
          onBack={goBack}
          onCode={() => setRecovering(false)}
          onSession={onSession}
        />
      )}
      {sent && (
        <div hidden={isRecovering}>
          <CodeForm
            {...sent}
            isShown={!isRecovering}
            onBack={goBack}
            onRecover={() => setRecovering(true)}
            onSession={onSession}
          />
        </div>
      )}
      <Button variant="quiet" size="small" className="mt-4 -ml-3" onClick={leave}>
        {sessionStrings.leave}
      </Button>
    </Modal>
  );
}
