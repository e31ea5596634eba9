import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FormEvent, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import type * as z from 'zod/mini';
import { ConfirmPasswordInput } from '#schema/account.ts';
import type { Failure } from '#web/data/errors.ts';
import { useLeaveWarning } from '#web/forms/useLeaveWarning.ts';
import { useRefusal } from '#web/forms/useRefusal.ts';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';

type Input = z.output<typeof ConfirmPasswordInput>;
type FormProps = {
  /** What the button says, and what it says while the answer is awaited. */
  action: string;
  busyAction: string;
  variant?: ButtonVariant;
  /** Does what the password is asked for. @returns why not, or null when it is done */
  onPassword: (input: Input) => Promise<Failure | null>;
};

/** The person's password once more, before what lets them in is changed. */
export function PasswordAsked({ action, busyAction, variant, onPassword }: FormProps) {
  const form = useForm<Input>({
    resolver: standardSchemaResolver(ConfirmPasswordInput),
    reValidateMode: 'onSubmit',
    defaultValues: { password: '' },
  });
  const { register, handleSubmit, clearErrors, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  useLeaveWarning(isDirty);
  const { submitButton, refuse } = useRefusal(form, ['password']);
  const send = async (input: Input) => {
    const failure = await onPassword(input);
    if (failure) refuse(failure);
  };
  const submit = (event: FormEvent) => {
    toast.remove();
    return handleSubmit(send)(event);
  };
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className="grid min-w-0 gap-6">
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password', { onChange: () => clearErrors('password') })}
        />
        <Button type="submit" variant={variant} ref={submitButton} busy={isSubmitting}>
          {isSubmitting ? busyAction : action}
        </Button>
      </fieldset>
    </form>
  );
}

type DialogProps = FormProps & { open: boolean; onClose: () => void; title: string; description: ReactNode };

/** Asks for the password in a dialog, which is closed when what it was asked for is done. */
export const PasswordDialog = ({ open, onClose, title, description, ...form }: DialogProps) => (
  <Modal open={open} onOpenChange={(next) => !next && onClose()} title={title} description={description}>
    <PasswordAsked {...form} />
  </Modal>
);
