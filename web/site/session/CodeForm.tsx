import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { toast } from 'react-hot-toast';
import { VerifyCodeInput } from '#schema/session.ts';
import { CodeBoxes, focusBox } from '#web/shared/session/CodeBoxes.tsx';
import { useCodeForm } from '#web/shared/session/useCodeForm.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { useResendCode } from './useResendCode.ts';
import type { SentCode } from './useSignIn.ts';
import { type OnSession, useVerifyCode } from './useVerifyCode.ts';

type Props = SentCode & {
  /** Whether the form is visible; then the first box gets the focus. */
  isShown: boolean;
  onBack: () => void;
  onRecover: () => void;
  onSession?: OnSession;
};

/** Second sign-in step: the code from the mail or from an authenticator app. */
export function CodeForm({ identifier, resendIn, isShown, onBack, onRecover, onSession }: Props) {
  const verify = useVerifyCode(onSession);
  const { boxes, submit, isSubmitting, startOver } = useCodeForm({
    rule: VerifyCodeInput.shape.otp,
    send: (otp) => verify({ identifier, otp }),
  });
  const { secondsLeft, resend, isSending } = useResendCode(identifier, resendIn);

  useEffect(() => {
    if (isShown) focusBox(boxes.ref.current, 0);
  }, [isShown, boxes.ref]);

  const sendAnother = async () => {
    toast.remove();
    await resend();
    startOver();
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <CodeBoxes {...boxes} />
      <Button type="submit" busy={isSubmitting}>
        Verify OTP
      </Button>
      <div className="-mx-3 flex flex-wrap items-center justify-between gap-3">
        <Button variant="quiet" size="small" disabled={isSubmitting} onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="size-4" /> Back
        </Button>
        <Button
          variant="quiet"
          size="small"
          busy={isSending}
          disabled={isSubmitting || secondsLeft > 0}
          onClick={sendAnother}
          className="tabular-nums"
        >
          {secondsLeft > 0 ? `Resend OTP in ${secondsLeft}s` : 'Resend OTP'}
        </Button>
      </div>
      <p className="border-t border-line pt-5 text-sm text-ink-soft">
        No mail? The code of an authenticator app works here too. Or{' '}
        <button type="button" disabled={isSubmitting} onClick={onRecover} className="link font-semibold text-ink">
          use a recovery code
        </button>
        .
      </p>
    </form>
  );
}
