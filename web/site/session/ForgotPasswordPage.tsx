import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RESET_MINUTES, resetStrings } from '#schema/passwordResetStrings.ts';
import { AuthLayout } from '#web/shared/app/AuthLayout.tsx';
import { useFormResult } from '#web/shared/app/formResult.tsx';
import { FormAnswer } from '#web/shared/forms/FormAnswer.tsx';
import { tell, usePublicForm } from '#web/shared/forms/usePublicForm.ts';
import { paths } from '#web/shared/paths.ts';
import { RequestPasswordResetDocument } from '#web/shared/session/documents.ts';
import { Button, LinkButton } from '#web/shared/ui/Button.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';

/** Requests a reset link. The answer does not reveal whether the address belongs to a user. */
export function ForgotPasswordPage() {
  const posted = useFormResult();
  const [sentTo, setSentTo] = useState(posted && !posted.failure ? (posted.values.identifier ?? '') : null);
  if (sentTo === null) return <AskForLink onSent={setSentTo} />;
  return (
    <AuthLayout
      title="Check your mail"
      documentTitle="Forgot Password"
      seed="letter"
      lead={
        <>
          If an account goes with <strong className="text-ink wrap-anywhere">{sentTo}</strong>, a mail with a link is on
          its way. The link works once, within {RESET_MINUTES} minutes.
        </>
      }
    >
      <p className="mb-8 text-sm text-ink-soft">
        Nothing there? Look into your spam folder, and after a minute ask again. An admin can help too.
      </p>
      <LinkButton variant="secondary" to={paths.login}>
        Back to Sign In
      </LinkButton>
    </AuthLayout>
  );
}

function AskForLink({ onSent }: { onSent: (identifier: string) => void }) {
  const { field, posted, isSubmitting, submitButton, form } = usePublicForm({
    rule: async () => (await import('#schema/passwordReset.ts')).RequestPasswordResetInput,
    document: RequestPasswordResetDocument,
    variables: (input) => ({ input }),
    sentences: { faults: resetStrings.faults, failed: resetStrings.requestFailed },
    onSent: (_, { identifier }) => {
      void tell('success', resetStrings.requested);
      onSent(identifier);
    },
  });
  return (
    <AuthLayout
      title="Forgot password?"
      documentTitle="Forgot Password"
      seed="spare key"
      lead="Tell us what you sign in with, and we mail you a link by which you choose another password."
    >
      <form {...form} className="grid gap-6">
        <FormAnswer posted={posted} done={resetStrings.requested} faults={resetStrings.faults} />
        <fieldset disabled={isSubmitting} className="grid min-w-0 gap-6">
          <InputField
            label="Email or Mobile Number"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...field('identifier')}
          />
          <Button type="submit" ref={submitButton} busy={isSubmitting}>
            {isSubmitting ? 'Sending...' : 'Mail Me a Link'}
          </Button>
        </fieldset>
        <Link to={paths.login} className="link justify-self-start text-sm font-semibold">
          Back to Sign In
        </Link>
      </form>
    </AuthLayout>
  );
}
