import { useEffect, useState } from 'react';
import { accountStrings, EnableTotpInput } from '#schema/account.ts';
import type { BeginTotpMutation } from '#web/gql/graphql.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { useLeaveWarning } from '#web/shared/forms/useLeaveWarning.ts';
import { CodeBoxes, focusBox } from '#web/shared/session/CodeBoxes.tsx';
import { useCodeForm } from '#web/shared/session/useCodeForm.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { CopyField } from '#web/shared/ui/CopyField.tsx';
import { Modal } from '#web/shared/ui/Modal.tsx';
import { QrCode } from '#web/shared/ui/QrCode.tsx';
import { BeginTotpDocument, EnableTotpDocument } from './documents.ts';
import { PasswordAsked } from './PasswordDialog.tsx';

type Setup = BeginTotpMutation['beginTotp'];
const { totpBeginFailed, totpEnabled, totpEnableFailed, secretCopied, secretCopyFailed } = accountStrings;

type Props = { open: boolean; onClose: () => void; onDone: (() => void) | undefined };

/** Sets up an authenticator app: the password, then the secret and a code from the app. */
export function SetUpDialog({ open, onClose, onDone }: Props) {
  const [setup, setSetup] = useState<Setup | null>(null);
  const [begin] = useCommand(BeginTotpDocument, {
    sentences: { failed: totpBeginFailed },
    fetchPolicy: 'no-cache',
  });
  const close = () => {
    // Remove the secret from the page.
    setSetup(null);
    onClose();
  };
  const onPassword = async (input: { password: string }) => {
    const { data, failure } = await begin({ input });
    if (data) setSetup(data.beginTotp);
    return failure;
  };
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && close()}
      title="Set Up App"
      description={
        setup
          ? 'Scan this with your authenticator app, then enter the code that it shows.'
          : 'You need an authenticator app on your phone. Your password comes first.'
      }
    >
      {setup ? (
        <AppConfirmed
          setup={setup}
          onDone={() => {
            close();
            onDone?.();
          }}
        />
      ) : (
        <PasswordAsked action="Continue" busyAction="Checking..." onPassword={onPassword} />
      )}
    </Modal>
  );
}

function AppConfirmed({ setup: { secret, uri }, onDone }: { setup: Setup; onDone: () => void }) {
  const [enable] = useCommand(EnableTotpDocument, { sentences: { done: totpEnabled, failed: totpEnableFailed } });
  const { boxes, submit, isSubmitting, isDirty } = useCodeForm({
    rule: EnableTotpInput.shape.code,
    send: async (code) => {
      const { failure } = await enable({ input: { code } });
      if (!failure) onDone();
      return failure;
    },
  });
  useLeaveWarning(isDirty);
  useEffect(() => focusBox(boxes.ref.current, 0), [boxes.ref]);

  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <div className="grid justify-items-center gap-3">
        <QrCode text={uri} label="QR code for your authenticator app" className="size-52" />
        <a href={uri} className="link text-sm font-semibold">
          Open in an app on this device
        </a>
      </div>
      <div>
        <p className="mb-1.5 text-sm font-semibold">Or enter this secret by hand</p>
        <CopyField
          label="Secret"
          value={secret.replace(/.{4}(?=.)/g, '$& ')}
          action="Copy Secret"
          sentences={{ copied: secretCopied, failed: secretCopyFailed }}
          isCode
        />
      </div>
      <CodeBoxes {...boxes} />
      <Button type="submit" busy={isSubmitting}>
        {isSubmitting ? 'Checking...' : 'Turn On'}
      </Button>
    </form>
  );
}
