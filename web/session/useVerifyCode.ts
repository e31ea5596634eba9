import { useMutation } from '@apollo/client/react';
import { toast } from 'react-hot-toast';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { sessionStrings, type VerifyCodeInput } from '#schema/session.ts';
import { roleWords } from '#schema/user.ts';
import type { VerifyCodeMutation } from '#web/gql/graphql.ts';
import { paths } from '#web/paths.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { VerifyCodeDocument } from './documents.ts';
import { returnPathOf } from './returnPath.ts';
import { type Session, storeSession } from './session.ts';

/** The answer in the words that browser storage keeps (spec section 3). */
function sessionOf({ token, expiresAt, user }: VerifyCodeMutation['verifyCode']): Session {
  const { id: _id, role, isBlocked: block, name, email, mobile } = user;
  return {
    user: { _id, name, email, mobile, role: roleWords[role], block },
    token,
    tokenExpiry: Date.parse(expiresAt),
  };
}

/**
 * The code step: signs in and goes to the screen that the login's address names, else to the dashboard.
 * @returns false when it was refused, which the person has been told
 */
export function useVerifyCode(): (input: z.output<typeof VerifyCodeInput>) => Promise<boolean> {
  const [mutate] = useMutation(VerifyCodeDocument, { fetchPolicy: 'no-cache' });
  const navigate = useNavigate();
  return async (input) => {
    try {
      const { data } = await mutate({ variables: { input } });
      if (!data) throw new Error('an answer without data');
      storeSession(sessionOf(data.verifyCode));
    } catch (error) {
      tellFailure(error, sessionStrings.codeWrong);
      return false;
    }
    toast.success(sessionStrings.verified);
    const next = returnPathOf(location.search);
    // Back from there does not lead to the login, which would only lead on.
    await navigate(next ?? paths.dashboard, { replace: next !== null });
    return true;
  };
}
