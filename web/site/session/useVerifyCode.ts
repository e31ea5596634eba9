import { useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { sessionStrings, type VerifyCodeInput } from '#schema/session.ts';
import { roleWords } from '#schema/user.ts';
import type { VerifyCodeMutation } from '#web/gql/graphql.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { paths } from '#web/shared/paths.ts';
import { VerifyCodeDocument } from '#web/shared/session/documents.ts';
import { returnPathOf } from '#web/shared/session/returnPath.ts';
import { type Session, storeSession } from '#web/shared/session/session.ts';

/** Maps the response to the field names of browser storage (spec section 3). */
function sessionOf({ token, expiresAt, user }: VerifyCodeMutation['verifyCode']): Session {
  const { id: _id, role, isBlocked: block, name, email, mobile } = user;
  return {
    user: { _id, name, email, mobile, role: roleWords[role], block },
    token,
    tokenExpiry: Date.parse(expiresAt),
  };
}

/** Takes the session in place of the usual way. @returns the failure when it is refused, or null */
export type OnSession = (session: Session) => Failure | null;

/**
 * The code step: signs in and navigates to the path in the login address, or to the dashboard.
 * @param onSession what happens instead
 * @returns the failure, or null
 */
export function useVerifyCode(
  onSession?: OnSession,
): (input: z.output<typeof VerifyCodeInput>) => Promise<Failure | null> {
  const [verify] = useCommand(VerifyCodeDocument, {
    sentences: { ...(!onSession && { done: sessionStrings.verified }), failed: sessionStrings.codeWrong },
    onDone: ({ verifyCode }) => !onSession && storeSession(sessionOf(verifyCode)),
    fetchPolicy: 'no-cache',
  });
  const navigate = useNavigate();
  return async (input) => {
    const { data, failure } = await verify({ input });
    if (failure) return failure;
    if (onSession) return onSession(sessionOf(data.verifyCode));
    const next = returnPathOf(location.search);
    // Replace the login page, which would only redirect on Back.
    await navigate(next ?? paths.dashboard, { replace: next !== null });
    return null;
  };
}
