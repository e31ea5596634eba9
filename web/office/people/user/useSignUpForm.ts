import type * as z from 'zod/mini';
import { SignUpInput, userStrings } from '#schema/user.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { useLeaveWarning } from '#web/shared/forms/useLeaveWarning.ts';
import { useSignUp } from './useSignUp.ts';

type Values = z.input<typeof SignUpInput>;

/** No role is chosen beforehand: the list says so with an empty value, which the rule refuses. */
const empty = { name: '', email: '', password: '', mobile: '', role: '' as Values['role'] } satisfies Values;

/** A new user as a form; it is empty again when the user is made. */
export function useSignUpForm() {
  const signUp = useSignUp();
  const { form, focusNext, isDirty, ...rest } = useInputForm({
    rule: SignUpInput,
    defaultValues: empty,
    faults: userStrings.faults,
    selectsRefused: true,
    send: async (user) => {
      const failure = await signUp(user);
      if (failure) return failure;
      form.reset();
      focusNext({ field: 'name', shouldSelect: true });
    },
  });
  useLeaveWarning(isDirty);
  return rest;
}
