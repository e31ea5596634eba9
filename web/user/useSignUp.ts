import { useApolloClient } from '@apollo/client/react';
import { toast } from 'react-hot-toast';
import type * as z from 'zod/mini';
import { roleNames, type SignUpInput, userStrings } from '#schema/user.ts';
import { failureOf } from '#web/data/errors.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { SignUpDocument } from './documents.ts';

const { signedUp, signUpFailed, signUpUnexpected } = userStrings;

/** What became of a new user that was sent: made, or not, with a sentence for each field the server refused. */
export type SignedUp = { isMade: boolean; faults: Record<string, string> };

/** @returns makes a user and says how that went */
export function useSignUp(): (user: z.output<typeof SignUpInput>) => Promise<SignedUp> {
  const { mutate } = useApolloClient();
  return async ({ role, ...details }) => {
    const input = { ...details, role: roleNames[role] };
    try {
      // Nothing of it goes into the cache, which names answers by what was sent: here a password.
      const { data } = await mutate({ mutation: SignUpDocument, variables: { input }, fetchPolicy: 'no-cache' });
      if (data) toast.success(signedUp);
      else toast.error(signUpUnexpected);
      return { isMade: Boolean(data), faults: {} };
    } catch (error) {
      const { code, fields } = failureOf(error);
      if (code === 'UNREADABLE') toast.error(signUpUnexpected);
      else tellFailure(error, signUpFailed);
      return { isMade: false, faults: fields };
    }
  };
}
