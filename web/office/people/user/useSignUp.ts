import type * as z from 'zod/mini';
import { roleNames, type SignUpInput, userStrings } from '#schema/user.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { SignUpDocument } from './documents.ts';

const { signedUp, signUpFailed, signUpUnexpected } = userStrings;
/** Error codes of a response that is not ours. */
const unexpected = ['NO_DATA', 'UNREADABLE'];

export function useSignUp(): (user: z.output<typeof SignUpInput>) => Promise<Failure | null> {
  const [signUp] = useCommand(SignUpDocument, {
    sentences: {
      done: signedUp,
      failed: ({ code, message }) => (unexpected.includes(code) ? signUpUnexpected : signUpFailed(message)),
    },
    // The cache key contains the variables, and these contain a password.
    fetchPolicy: 'no-cache',
  });
  return async ({ role, ...details }) => (await signUp({ input: { ...details, role: roleNames[role] } })).failure;
}
