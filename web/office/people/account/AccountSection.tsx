import { useSearchParams } from 'react-router-dom';
import { accountStrings, NEW_EMAIL, UpdateAccountInput } from '#schema/account.ts';
import { isLeaving } from '#web/shared/app/navigationState.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { useLeaveWarning } from '#web/shared/forms/useLeaveWarning.ts';
import { readSession, type SessionUser, storeSession } from '#web/shared/session/session.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';
import { PasswordField } from '#web/shared/ui/PasswordField.tsx';
import { ConfirmEmailDocument, MySessionsDocument, UpdateAccountDocument } from './documents.ts';
import { Section } from './Section.tsx';

type Props = { user: SessionUser; onSaved?: () => void };

export function AccountSection({ user, onSaved }: Props) {
  const [params] = useSearchParams();
  const token = params.get(NEW_EMAIL);
  return (
    <Section
      id="details"
      title="Name and address"
      text="A new e-mail address counts when you open the link that we mail to it. Changes end all your other sign-ins."
    >
      {token && <ConfirmEmail token={token} />}
      <AccountForm user={user} {...(onSaved && { onSaved })} />
    </Section>
  );
}

function ConfirmEmail({ token }: { token: string }) {
  const [, setParams] = useSearchParams();
  const [confirm, { loading }] = useCommand(ConfirmEmailDocument, {
    sentences: { done: accountStrings.emailConfirmed, failed: accountStrings.emailConfirmFailed },
    refetchQueries: [MySessionsDocument],
    onDone: ({ confirmEmail }) => {
      if (confirmEmail) updateSessionUser({ email: confirmEmail.email });
    },
  });
  const run = async () => {
    const { failure } = await confirm({ token });
    // A refused link may have failed for a moment only, so it stays.
    if (!failure && !isLeaving()) setParams({}, { replace: true });
  };
  return (
    <div className="mb-8 grid max-w-md gap-4 border border-line p-5">
      <p>You opened the link to your new address. Use the address for this account from now on?</p>
      <Button busy={loading} onClick={() => void run()} className="justify-self-start">
        {loading ? 'Confirming...' : 'Use New Address'}
      </Button>
    </div>
  );
}

function AccountForm({ user, onSaved }: Props) {
  const [update, { client }] = useCommand(UpdateAccountDocument, {
    sentences: {
      done: ({ updateAccount }) =>
        updateAccount?.confirmationSentTo
          ? accountStrings.confirmationSent(updateAccount.confirmationSentTo)
          : accountStrings.updated,
      failed: accountStrings.updateFailed,
    },
  });
  const { form, field, submit, submitButton, isSubmitting, isDirty } = useInputForm({
    rule: UpdateAccountInput,
    defaultValues: { name: user.name, email: user.email, mobile: user.mobile, currentPassword: '' },
    faults: accountStrings.faults,
    send: async (input) => {
      const { data, failure } = await update({ input });
      if (failure) return failure;
      const saved = data.updateAccount?.user;
      if (saved) {
        const { name, email, mobile } = saved;
        form.reset({ name, email, mobile, currentPassword: '' });
        updateSessionUser({ name, email, mobile });
      }
      // A change ends the other sessions. The list shows its own failure.
      client.refetchQueries({ include: [MySessionsDocument] }).catch(() => undefined);
      onSaved?.();
    },
  });
  useLeaveWarning(isDirty);
  return (
    <form noValidate onSubmit={submit} className="max-w-md">
      <fieldset disabled={isSubmitting} className="grid min-w-0 gap-6">
        <InputField label="Your name" required autoComplete="name" {...field('name')} />
        <InputField label="Your e-mail address" type="email" required autoComplete="email" {...field('email')} />
        <InputField
          label="Your mobile number"
          type="tel"
          required
          autoComplete="tel-national"
          inputMode="numeric"
          hint="Exactly 10 digits. You can sign in with it as well."
          {...field('mobile')}
        />
        <PasswordField label="Your current password" autoComplete="current-password" {...field('currentPassword')} />
        <Button type="submit" ref={submitButton} busy={isSubmitting} className="justify-self-start">
          {isSubmitting ? 'Saving...' : 'Save Account'}
        </Button>
      </fieldset>
    </form>
  );
}

/** Stores what the viewer changed in their own account. */
function updateSessionUser(change: Partial<SessionUser>): void {
  const session = readSession();
  if (session) storeSession({ ...session, user: { ...session.user, ...change } });
}
