import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useEffect, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { Link } from 'react-router-dom';
import type * as z from 'zod/mini';
import { SignInInput, sessionStrings } from '#schema/session.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { InputField } from '#web/ui/Field.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { type SentCode, useSignIn } from './useSignIn.ts';

type Values = z.input<typeof SignInInput>;
type Props = {
  onSent: (sent: SentCode) => void;
  /** Whether the person comes back from the second step: then they go on in the first field. */
  isReturn: boolean;
};

/** The first step of signing in: who, and the password. */
export function CredentialsForm({ onSent, isReturn }: Props) {
  const { register, handleSubmit, clearErrors, setFocus, formState } = useForm<
    Values,
    unknown,
    z.output<typeof SignInInput>
  >({
    resolver: standardSchemaResolver(SignInInput),
    reValidateMode: 'onSubmit',
    defaultValues: { identifier: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const [refusals, setRefusals] = useState(0);
  const signIn = useSignIn();

  useEffect(() => {
    if (isReturn) setFocus('identifier');
  }, [isReturn, setFocus]);
  // Only a field that is open again can take the focus.
  useEffect(() => {
    if (refusals > 0 && !isSubmitting) setFocus('password', { shouldSelect: true });
  }, [refusals, isSubmitting, setFocus]);

  const send = async (input: z.output<typeof SignInInput>) => {
    const sent = await signIn(input);
    if (sent) onSent(sent);
    else setRefusals((count) => count + 1);
  };
  const refuse = (faults: FieldErrors<Values>) => {
    if (faults.identifier) toast.error(sessionStrings.identifierToast);
  };
  const submit = (event: FormEvent) => {
    // What was said of the last try is out of date.
    toast.remove();
    return handleSubmit(send, refuse)(event);
  };
  const field = (name: keyof Values) => ({
    ...register(name, { onChange: () => clearErrors(name) }),
    error: errors[name]?.message,
  });

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
        <Link to={paths.forgotPassword} className="link justify-self-start text-sm font-semibold">
          Forgot password?
        </Link>
      </fieldset>
    </form>
  );
}
