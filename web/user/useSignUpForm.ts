import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import type * as z from 'zod/mini';
import { SignUpInput, userStrings } from '#schema/user.ts';
import { useLeaveWarning } from '#web/forms/useLeaveWarning.ts';
import { useSignUp } from './useSignUp.ts';

type Values = z.input<typeof SignUpInput>;
type Field = keyof Values;
type NewUser = z.output<typeof SignUpInput>;

/** No role is chosen beforehand: the list says so with an empty value, which the rule refuses. */
const empty = { name: '', email: '', password: '', mobile: '', role: '' as Values['role'] } satisfies Values;

/** A new user as a form: judged by the server's own rule when it is sent, and the server's refusals set at the fields. */
export function useSignUpForm() {
  const form = useForm<Values, unknown, NewUser>({
    resolver: standardSchemaResolver(SignUpInput),
    reValidateMode: 'onSubmit',
    defaultValues: empty,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useLeaveWarning(isDirty);
  const focusAfter = useFocusAfter(form, isSubmitting);
  const signUp = useSignUp();

  const onValid = async (user: NewUser) => {
    const failure = await signUp(user);
    if (!failure) form.reset();
    const faults = failure?.fields ?? {};
    const refused = Object.keys(faults).filter((field): field is Field => field in empty);
    for (const field of refused) form.setError(field, { type: 'server', message: faults[field] ?? '' });
    focusAfter(failure ? (refused[0] ?? null) : 'name');
  };
  const onInvalid = () => void toast.error(userStrings.faults);
  const submit = (event: FormEvent) => {
    // What was said of the last try is out of date.
    toast.remove();
    return form.handleSubmit(onValid, onInvalid)(event);
  };

  return {
    /** What a control needs to be this field: its registration, and what is wrong with it until it is edited. */
    field: (name: Field) => ({
      ...form.register(name, { onChange: () => form.clearErrors(name) }),
      error: errors[name]?.message,
    }),
    isSubmitting,
    submit,
  };
}

/** @returns notes where the focus goes when the answer is there: not before the fields can take it again */
function useFocusAfter({ setFocus }: UseFormReturn<Values, unknown, NewUser>, isSubmitting: boolean) {
  const [next, setNext] = useState<Field | null>(null);
  useEffect(() => {
    if (isSubmitting || !next) return;
    setFocus(next, { shouldSelect: true });
    setNext(null);
  }, [isSubmitting, next, setFocus]);
  return setNext;
}
