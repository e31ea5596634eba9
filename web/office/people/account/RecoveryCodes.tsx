import { Download } from 'lucide-react';
import { accountStrings } from '#schema/account.ts';
import { readFragment } from '#web/gql/index.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { CopyField } from '#web/shared/ui/CopyField.tsx';
import { ShownOnce } from '#web/shared/ui/ShownOnce.tsx';
import { MakeRecoveryCodesDocument, SecondStepFragment } from './documents.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

const { recoveryMade, recoveryFailed, recoveryCopied, recoveryCopyFailed } = accountStrings;

type DialogProps = {
  open: boolean;
  /** Whether existing codes become invalid. */
  isReplacing: boolean;
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
};

export function MakeCodesDialog({ open, isReplacing, onClose, onCodes }: DialogProps) {
  const [make] = useCommand(MakeRecoveryCodesDocument, {
    sentences: { done: recoveryMade, failed: recoveryFailed },
    // Only the codes are secret, not their number.
    fetchPolicy: 'no-cache',
    onDone: ({ makeRecoveryCodes }, _variables, { cache }) => {
      const secondStep = readFragment(SecondStepFragment, makeRecoveryCodes.secondStep);
      cache.writeFragment({ fragment: SecondStepFragment, id: cache.identify({ ...secondStep }), data: secondStep });
    },
  });
  const onPassword = async (input: { password: string }) => {
    const { data, failure } = await make({ input });
    if (failure) return failure;
    onClose();
    onCodes(data.makeRecoveryCodes.codes);
    return null;
  };
  return (
    <PasswordDialog
      open={open}
      onClose={onClose}
      title={isReplacing ? 'Make New Codes' : 'Make Codes'}
      description={
        isReplacing
          ? 'You get ten new recovery codes. Those from before are dead from then on.'
          : 'You get ten recovery codes. They are shown once.'
      }
      action="Make Codes"
      busyAction="Making..."
      onPassword={onPassword}
    />
  );
}

/** New recovery codes, displayed only once. */
export function MadeCodes({ codes }: { codes: readonly string[] }) {
  const { name, publicUrl } = useSite();
  const text = codes.join('\n');
  const download = () => {
    const head = `Recovery codes for ${publicUrl}\nEach is good for one sign-in, after your password.\n\n`;
    const url = URL.createObjectURL(new Blob([`${head}${text}\n`], { type: 'text/plain' }));
    Object.assign(document.createElement('a'), { href: url, download: `${name} recovery codes.txt` }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <div className="mt-8">
      <ShownOnce title="Your Recovery Codes" note="A list of ten: each is good for one sign-in, after your password.">
        <CopyField
          label="Recovery codes"
          value={text}
          action="Copy Codes"
          sentences={{ copied: recoveryCopied, failed: recoveryCopyFailed }}
          isCode
          takesFocus
        />
        <Button variant="secondary" className="mt-3 max-sm:w-full" onClick={download}>
          <Download aria-hidden="true" className="size-5" /> Download as Text
        </Button>
      </ShownOnce>
    </div>
  );
}
