import { viewerOf } from '#server/platform/context.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { acceptInvitation, findInvitation } from './acceptInvitation.ts';
import { getInvitation, inviteUser, listInvitations, revokeInvitation } from './invitations.ts';
import { mailSettingsOf, setFollowUpMail, setWeeklyMail } from './mailSettings.ts';
import { confirmEmail, updateAccount } from './ownAccount.ts';
import { changePassword } from './ownPassword.ts';
import { checkReset, requestReset, resetPassword } from './passwordResets.ts';
import { changeUserRole } from './roles.ts';
import { createUser, getUser, listUsers } from './users.ts';

export const userResolvers: Resolvers = {
  Query: {
    users: (_, args, context) => listUsers(context, args),
    user: (_, { id }, context) => getUser(context, id),
    invitations: (_, args, context) => listInvitations(context, args),
    invitation: (_, { id }, context) => getInvitation(context, id),
    openInvitation: (_, { token }, context) => findInvitation(context, token),
    myMailSettings: (_, __, context) => mailSettingsOf(viewerOf(context)),
    passwordResetOpen: (_, { token }, context) => checkReset(context, token),
  },
  Mutation: {
    signUp: (_, { input }, context) => createUser(context, input),
    changeUserRole: (_, { id, role }, context) => changeUserRole(context, id, role),
    inviteUser: (_, { input }, context) => inviteUser(context, input),
    revokeInvitation: (_, { id }, context) => revokeInvitation(context, id),
    acceptInvitation: (_, { token, input }, context) => acceptInvitation(context, token, input),
    requestPasswordReset: (_, { input }, context) => requestReset(context, input),
    resetPassword: (_, { token, input }, context) => resetPassword(context, token, input),
    setFollowUpMail: (_, { isOn }, context) => setFollowUpMail(context, isOn),
    setWeeklyMail: (_, { isOn }, context) => setWeeklyMail(context, isOn),
    updateAccount: (_, { input }, context) => updateAccount(context, input),
    confirmEmail: (_, { token }, context) => confirmEmail(context, token),
    changePassword: async (_, { input }, context) => {
      await changePassword(context, input);
      return true;
    },
  },
};
