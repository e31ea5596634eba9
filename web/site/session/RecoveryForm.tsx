import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { recoveryCodeIn, sessionStrings } from '#schema/session.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';
import { type OnSession, useVerifyCode } from './useVerifyCode.ts';

type Props = {
  identifier: string;
  onBack: () => void;
  onCode: () => void;
  onSession?: OnSession;
};

/** A recovery code, in any notation. */
const rule = z.object({
  otp: z.string().check(z.refine((text) => recoveryCodeIn(text) !== null, sessionStrings.recoveryIncomplete)),
});

export function RecoveryForm({ identifier, onBack, onCode, onSession }: Props) {
  const verify = useVerifyCode(onSession);
  const { form, field, submit, isSubmitting, focusNext } = useInputForm({
    rule,
    defaultValues: { otp: '' },
    send: async ({ otp }) => {
      const failure = await verify({ identifier, otp: recoveryCodeIn(otp) ?? otp });
      if (failure) focusNext({ field: 'otp', shouldSelect: true });
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('otp'), [setFocus]);

  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <fieldset disabled={isSubmitting} className="min-w-0">
        <InputField
          label="Recovery code"
          hint="Capitals and hyphens do not matter."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="font-mono"
          {...field('otp')}
        />
      </fieldset>
      <Button type="submit" busy={isSubmitting}>
        Sign In
      </Button>
      <div className="-mx-3 flex flex-wrap items-center justify-between gap-3">
        <Button variant="quiet" size="small" disabled={isSubmitting} onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="size-4" /> Back
        </Button>
        <Button variant="quiet" size="small" disabled={isSubmitting} onClick={onCode}>
          Use a 6-digit code
        </Button>
      </div>
    </form>
  );
}
