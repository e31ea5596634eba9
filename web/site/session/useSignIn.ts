import type * as z from 'zod/mini';
import { type SignInInput, sessionStrings } from '#schema/session.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { SignInDocument } from '#web/shared/session/documents.ts';

/** A code is on its way: for whom, and when another may be asked for, in seconds. */
export type SentCode = { identifier: string; resendIn: number };

/** The password step. @returns null when it was refused, which a toast has said */
export function useSignIn(): (input: z.output<typeof SignInInput>) => Promise<SentCode | null> {
  const [signIn] = useCommand(SignInDocument, {
    sentences: { done: ({ signIn }) => signIn.message, failed: sessionStrings.signInFailed },
  });
  return async (input) => {
    const { data } = await signIn({ input });
    return data && { identifier: input.identifier, resendIn: data.signIn.resendIn };
  };
}
