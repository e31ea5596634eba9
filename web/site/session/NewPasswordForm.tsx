import { useNavigate } from 'react-router-dom';
import { resetStrings } from '#schema/passwordResetStrings.ts';
import { AuthLayout } from '#web/shared/app/AuthLayout.tsx';
import { isDead } from '#web/shared/app/oneTimeLink.ts';
import { fetchQuery } from '#web/shared/data/fetchQuery.ts';
import { FormAnswer } from '#web/shared/forms/FormAnswer.tsx';
import { tell, usePublicForm } from '#web/shared/forms/usePublicForm.ts';
import { paths } from '#web/shared/paths.ts';
import { ResetPasswordDocument, ViewerDocument } from '#web/shared/session/documents.ts';
import { readSession } from '#web/shared/session/session.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { NewPasswordField } from '#web/shared/ui/NewPasswordField.tsx';

/** The new password. It does not sign the person in. */
export function NewPasswordForm({ token, onDead }: { token: string; onDead: () => void }) {
  const navigate = useNavigate();
  const { field, posted, isSubmitting, submitButton, form } = usePublicForm({
    rule: async () => (await import('#schema/passwordReset.ts')).ResetPasswordInput,
    document: ResetPasswordDocument,
    variables: (input) => ({ token, input }),
    sentences: { faults: resetStrings.faults, failed: resetStrings.resetFailed },
    onSent: async () => {
      // The reset may end the session of this browser. The login page exists only for signed-out users, so check first.
      if (readSession()) await fetchQuery(ViewerDocument, {}).catch(() => undefined);
      await navigate(paths.login, { replace: true });
      await tell('success', resetStrings.done);
    },
    onRefused: (failure) => {
      if (isDead(failure)) onDead();
      return isDead(failure);
    },
  });
  return (
    <AuthLayout
      title="New password"
      documentTitle="Reset Password"
      seed="new key"
      lead="Choose another password. Whoever is signed in with the old one is signed out."
    >
      <form {...form} className="grid gap-6">
        <FormAnswer posted={posted} done={resetStrings.done} faults={resetStrings.faults} />
        <fieldset disabled={isSubmitting} className="grid min-w-0 gap-6">
          <NewPasswordField {...field('password')} />
          <Button type="submit" ref={submitButton} busy={isSubmitting}>
            {isSubmitting ? 'Saving...' : 'Save Password'}
          </Button>
        </fieldset>
      </form>
    </AuthLayout>
  );
}
