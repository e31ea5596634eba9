import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'react-hot-toast';
import { sessionStrings, VerifyCodeInput } from '#schema/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { CodeBoxes, focusBox } from './CodeBoxes.tsx';
import { type Code, emptyCode, firstEmpty } from './code.ts';
import { useResendCode } from './useResendCode.ts';
import type { SentCode } from './useSignIn.ts';
import { useVerifyCode } from './useVerifyCode.ts';

type Props = SentCode & {
  /** Whether it is what the person sees; then they begin in the first box. */
  isShown: boolean;
  onBack: () => void;
  onRecover: () => void;
};

/** The second step of signing in: the code from the mail, or that of an authenticator app. */
export function CodeForm({ identifier, resendIn, isShown, onBack, onRecover }: Props) {
  const boxes = useRef<HTMLFieldSetElement>(null);
  const [code, setCode] = useState(emptyCode);
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const verify = useVerifyCode();
  const { secondsLeft, resend, isSending } = useResendCode(identifier, resendIn);

  useEffect(() => {
    if (isShown) focusBox(boxes.current, 0);
  }, [isShown]);

  const change = (next: Code) => {
    setCode(next);
    setWrong(false);
  };
  /** All boxes empty and open again, which must be on the page before one can take the focus. */
  const startOver = (wrong: boolean) => {
    flushSync(() => {
      setCode(emptyCode);
      setWrong(wrong);
      setBusy(false);
    });
    focusBox(boxes.current, 0);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    toast.remove();
    const checked = VerifyCodeInput.safeParse({ identifier, otp: code.join('') });
    if (!checked.success) {
      toast.error(sessionStrings.codeIncomplete);
      setWrong(true);
      return focusBox(boxes.current, firstEmpty(code));
    }
    setBusy(true);
    if (!(await verify(checked.data))) startOver(true);
  };
  const sendAnother = async () => {
    toast.remove();
    await resend();
    startOver(false);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <CodeBoxes ref={boxes} code={code} onChange={change} isWrong={isWrong} disabled={isBusy} />
      <Button type="submit" busy={isBusy}>
        Verify OTP
      </Button>
      <div className="-mx-3 flex flex-wrap items-center justify-between gap-3">
        <Button variant="quiet" size="small" disabled={isBusy} onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="size-4" /> Back
        </Button>
        <Button
          variant="quiet"
          size="small"
          busy={isSending}
          disabled={isBusy || secondsLeft > 0}
          onClick={sendAnother}
          className="tabular-nums"
        >
          {secondsLeft > 0 ? `Resend OTP in ${secondsLeft}s` : 'Resend OTP'}
        </Button>
      </div>
      <p className="border-t border-line pt-5 text-sm text-ink-soft">
        No mail? The code of an authenticator app works here too. Or{' '}
        <button type="button" disabled={isBusy} onClick={onRecover} className="link font-semibold text-ink">
          use a recovery code
        </button>
        .
      </p>
    </form>
  );
}
