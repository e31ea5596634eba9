import type * as z from 'zod/mini';
import { type SignInInput, sessionStrings } from '#schema/session.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { SignInDocument } from '#web/shared/session/documents.ts';

/** A requested code: the sign-in name, and the seconds until a resend is allowed. */
export type SentCode = { identifier: string; resendIn: number };

/** The password step. @returns null on failure, which a toast shows */
export function useSignIn(): (input: z.output<typeof SignInInput>) => Promise<SentCode | null> {
  const [signIn] = useCommand(SignInDocument, {
    sentences: { done: ({ signIn }) => signIn.message, failed: sessionStrings.signInFailed },
  });
  return async (input) => {
    const { data } = await signIn({ input });
    return data && { identifier: input.identifier, resendIn: data.signIn.resendIn };
  };
}
