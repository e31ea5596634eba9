import * as z from 'zod/mini';
import { accountStrings, ChangePasswordInput } from '#schema/account.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { useLeaveWarning } from '#web/shared/forms/useLeaveWarning.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { PasswordField } from '#web/shared/ui/PasswordField.tsx';
import { ChangePasswordDocument, MySessionsDocument } from './documents.ts';
import { Section } from './Section.tsx';

/** The hidden password is typed twice and sent once. */
const rule = z.object({ ...ChangePasswordInput.shape, repeated: z.string() }).check(
  z.refine(({ newPassword, repeated }) => newPassword === repeated, {
    path: ['repeated'],
    error: accountStrings.passwordsDiffer,
  }),
);

type Props = { /** For password managers. */ email: string; onChanged?: () => void };

export function PasswordSection(props: Props) {
  return (
    <Section id="password" title="Password" text="Changing it ends all your other sign-ins. We tell you of it by mail.">
      <PasswordForm {...props} />
    </Section>
  );
}

function PasswordForm({ email, onChanged }: Props) {
  const { passwordChanged, passwordFailed, faults } = accountStrings;
  const [change, { client }] = useCommand(ChangePasswordDocument, {
    sentences: { done: passwordChanged, failed: passwordFailed },
  });
  const { form, field, submit, submitButton, isSubmitting, isDirty } = useInputForm({
    rule,
    defaultValues: { currentPassword: '', newPassword: '', repeated: '' },
    faults,
    send: async ({ currentPassword, newPassword }) => {
      const { failure } = await change({ input: { currentPassword, newPassword } });
      if (failure) return failure;
      form.reset();
      // Changing the password ends the other sessions. The list shows its own failure.
      client.refetchQueries({ include: [MySessionsDocument] }).catch(() => undefined);
      onChanged?.();
    },
  });
  useLeaveWarning(isDirty);
  return (
    <form noValidate onSubmit={submit} className="max-w-md">
      <fieldset disabled={isSubmitting} className="grid min-w-0 gap-6">
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 6 characters, with an uppercase letter, a lowercase letter, a number and a special character."
          {...field('newPassword')}
        />
        <PasswordField label="New password again" autoComplete="new-password" {...field('repeated')} />
        <Button type="submit" ref={submitButton} busy={isSubmitting} className="justify-self-start">
          {isSubmitting ? 'Changing...' : 'Change Password'}
        </Button>
      </fieldset>
    </form>
  );
}
