import { useMutation } from '@apollo/client/react';
import { toast } from 'react-hot-toast';
import type * as z from 'zod/mini';
import { type SignInInput, sessionStrings } from '#schema/session.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { SignInDocument } from './documents.ts';

/** A code is on its way: for whom, and when another may be asked for, in seconds. */
export type SentCode = { identifier: string; resendIn: number };

/** The password step. @returns null when it was refused, which the person has been told */
export function useSignIn(): (input: z.output<typeof SignInInput>) => Promise<SentCode | null> {
  const [mutate] = useMutation(SignInDocument);
  return async (input) => {
    try {
      const { data } = await mutate({ variables: { input } });
      if (!data) throw new Error('an answer without data');
      toast.success(data.signIn.message);
      return { identifier: input.identifier, resendIn: data.signIn.resendIn };
    } catch (error) {
      tellFailure(error, sessionStrings.signInFailed);
      return null;
    }
  };
}
