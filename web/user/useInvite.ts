import { useApolloClient } from '@apollo/client/react';
import { toast } from 'react-hot-toast';
import type * as z from 'zod/mini';
import { type InviteUserInput, invitationStrings } from '#schema/invitation.ts';
import { roleNames } from '#schema/user.ts';
import { type Failure, failureOf } from '#web/data/errors.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { InvitationsDocument, InviteUserDocument } from './documents.ts';

/** An invitation that was just sent. */
export type Invited = { id: string; link: string; email: string };
type Outcome = { invited: Invited; failure: null } | { invited: null; failure: Failure };

/** @returns invites somebody, and has the list read anew; a failure has been told by a toast */
export function useInvite(): (input: z.output<typeof InviteUserInput>) => Promise<Outcome> {
  const { mutate } = useApolloClient();
  return async ({ role, ...input }) => {
    try {
      const { data } = await mutate({
        mutation: InviteUserDocument,
        variables: { input: { ...input, role: roleNames[role] } },
        // The link is told once: it does not stay in the cache.
        fetchPolicy: 'no-cache',
        // It may have taken the place of an older one.
        refetchQueries: [InvitationsDocument],
      });
      if (!data) throw new Error('an answer without data');
      toast.success(invitationStrings.invited);
      const { id, link } = data.inviteUser;
      return { invited: { id, link, email: input.email }, failure: null };
    } catch (error) {
      tellFailure(error, invitationStrings.inviteFailed);
      return { invited: null, failure: failureOf(error) };
    }
  };
}
