import { type FormEvent, useState } from 'react';
import { useFormResult } from '#web/shared/app/formResult.tsx';
import { isDead } from '#web/shared/app/oneTimeLink.ts';
import { type Failure, failureOf } from '#web/shared/data/errors.ts';
import { invalidate } from '#web/shared/data/routeData.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { Button, type ButtonVariant } from '#web/shared/ui/Button.tsx';
import { FormAnswer } from './FormAnswer.tsx';
import { tell } from './usePublicForm.ts';

type Props = {
  label: string;
  /** Fields posted without scripts. */
  hidden?: Record<string, string>;
  busyLabel: string;
  variant?: ButtonVariant;
  send: () => Promise<unknown>;
  /** The toast when the server sends no message. */
  failed: string;
  onDone: () => void;
  /** Called when the link is not valid. */
  onDead: () => void;
  /** Called for any other failure, which a toast shows too. */
  onRefused?: (failure: Failure) => void;
};

/** A form with only a button. Without scripts it is posted, and the server answers with a page. */
export function ButtonForm({ label, hidden = {}, busyLabel, variant, send, failed, onDone, onDead, onRefused }: Props) {
  const t = useTexts();
  const posted = useFormResult();
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    try {
      await send();
      invalidate();
      onDone();
    } catch (error) {
      const failure = failureOf(error);
      if (isDead(failure)) return onDead();
      onRefused?.(failure);
      void tell('error', t(failure.message ?? failed));
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void submit();
  };
  return (
    <form method="post" onSubmit={onSubmit} className="mt-8 grid justify-items-start gap-6">
      <FormAnswer posted={posted} done="" faults={posted?.failure?.message ?? ''} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" busy={isBusy} variant={variant}>
        {isBusy ? busyLabel : label}
      </Button>
    </form>
  );
}
