import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'react-hot-toast';
import { recoveryCodeIn, sessionStrings } from '#schema/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { InputField } from '#web/ui/Field.tsx';
import { useVerifyCode } from './useVerifyCode.ts';

type Props = {
  identifier: string;
  /** Back to the password. */
  onBack: () => void;
  /** Back to the six boxes. */
  onCode: () => void;
};

/** The second step of signing in with one of the codes that were made for when there is no other. */
export function RecoveryForm({ identifier, onBack, onCode }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const verify = useVerifyCode();

  useEffect(() => input.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    toast.remove();
    const otp = recoveryCodeIn(text);
    if (!otp) {
      setFault(sessionStrings.recoveryIncomplete);
      return input.current?.focus();
    }
    setBusy(true);
    if (await verify({ identifier, otp })) return;
    // Only a field that is open again can take the focus.
    flushSync(() => setBusy(false));
    input.current?.select();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <InputField
        ref={input}
        label="Recovery code"
        hint="Capitals and hyphens do not matter."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        disabled={isBusy}
        value={text}
        error={fault ?? undefined}
        className="font-mono"
        onChange={(event) => {
          setText(event.target.value);
          setFault(null);
        }}
      />
      <Button type="submit" busy={isBusy}>
        Sign In
      </Button>
      <div className="-mx-3 flex flex-wrap items-center justify-between gap-3">
        <Button variant="quiet" size="small" disabled={isBusy} onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="size-4" /> Back
        </Button>
        <Button variant="quiet" size="small" disabled={isBusy} onClick={onCode}>
          Use a 6-digit code
        </Button>
      </div>
    </form>
  );
}
