import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { ConfirmPasswordInput } from '#schema/account.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { useLeaveWarning } from '#web/shared/forms/useLeaveWarning.ts';
import { Button, type ButtonVariant } from '#web/shared/ui/Button.tsx';
import { Modal } from '#web/shared/ui/Modal.tsx';
import { PasswordField } from '#web/shared/ui/PasswordField.tsx';

type Input = z.output<typeof ConfirmPasswordInput>;
type FormProps = {
  action: string;
  busyAction: string;
  variant?: ButtonVariant;
  /** Runs the protected action. @returns the failure, or null */
  onPassword: (input: Input) => Promise<Failure | null>;
};

/** Asks for the password again before sign-in settings change. */
export function PasswordAsked({ action, busyAction, variant, onPassword }: FormProps) {
  const { field, submit, submitButton, isSubmitting, isDirty } = useInputForm({
    rule: ConfirmPasswordInput,
    defaultValues: { password: '' },
    send: onPassword,
  });
  useLeaveWarning(isDirty);
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className="grid min-w-0 gap-6">
        <PasswordField label="Your password" autoComplete="current-password" {...field('password')} />
        <Button type="submit" variant={variant} ref={submitButton} busy={isSubmitting}>
          {isSubmitting ? busyAction : action}
        </Button>
      </fieldset>
    </form>
  );
}

type DialogProps = FormProps & { open: boolean; onClose: () => void; title: string; description: ReactNode };

/** The same in a dialog, which closes on success. */
export const PasswordDialog = ({ open, onClose, title, description, ...form }: DialogProps) => (
  <Modal open={open} onOpenChange={(next) => !next && onClose()} title={title} description={description}>
    <PasswordAsked {...form} />
  </Modal>
);
