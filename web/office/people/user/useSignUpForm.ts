import type * as z from 'zod/mini';
import { SignUpInput, userStrings } from '#schema/user.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { useLeaveWarning } from '#web/shared/forms/useLeaveWarning.ts';
import { useSignUp } from './useSignUp.ts';

type Values = z.input<typeof SignUpInput>;

/** No role is selected initially: the rule refuses the empty value. */
const empty = { name: '', email: '', password: '', mobile: '', role: '' as Values['role'] } satisfies Values;

/** Form of a new user; it is reset after the user is created. */
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
