import type * as z from 'zod/mini';
import { type InviteUserInput, invitationStrings } from '#schema/invitation.ts';
import { roleNames } from '#schema/user.ts';
import { type CommandOutcome, mapOutcome, useCommand } from '#web/shared/data/useCommand.ts';
import { InvitationsDocument, InviteUserDocument } from './documents.ts';

export type Invited = { id: string; link: string; email: string };

export function useInvite(): (input: z.output<typeof InviteUserInput>) => Promise<CommandOutcome<Invited>> {
  const [invite] = useCommand(InviteUserDocument, {
    sentences: { done: invitationStrings.invited, failed: invitationStrings.inviteFailed },
    fetchPolicy: 'no-cache',
    // The invitation may have replaced an older one.
    refetchQueries: [InvitationsDocument],
  });
  return async ({ role, ...input }) => {
    const outcome = await invite({ input: { ...input, role: roleNames[role] } });
    return mapOutcome(outcome, ({ inviteUser }) => ({ ...inviteUser, email: input.email }));
  };
}
