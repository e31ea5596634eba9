import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { SignInInput, sessionStrings } from '#schema/session.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';
import { PasswordField } from '#web/shared/ui/PasswordField.tsx';
import { type SentCode, useSignIn } from './useSignIn.ts';

type Props = {
  onSent: (sent: SentCode) => void;
  /** Whether the person returns from the second step: then the first field gets the focus. */
  isReturn: boolean;
  /** The name of the user who signs in again on their screen; a link would leave it. */
  identifier?: string;
};

export function CredentialsForm({ onSent, isReturn, identifier }: Props) {
  const signIn = useSignIn();
  const { form, field, submit, isSubmitting, focusNext } = useInputForm({
    rule: SignInInput,
    defaultValues: { identifier: identifier ?? '', password: '' },
    faults: ({ identifier }) => identifier && sessionStrings.identifierToast,
    send: async (input) => {
      const sent = await signIn(input);
      if (sent) onSent(sent);
      else focusNext({ field: 'password', shouldSelect: true });
    },
  });
  const { setFocus } = form;
  useEffect(() => {
    if (isReturn) setFocus('identifier');
  }, [isReturn, setFocus]);

  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className="grid min-w-0 gap-6">
        <InputField
          label="Email or Mobile Number"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('identifier')}
        />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <Button type="submit" busy={isSubmitting}>
          Sign In
        </Button>
        {identifier === undefined && (
          <Link to={paths.forgotPassword} className="link justify-self-start text-sm font-semibold">
            Forgot password?
          </Link>
        )}
      </fieldset>
    </form>
  );
}
