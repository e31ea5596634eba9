import * as z from 'zod/mini';
import { email, optionalLine } from './common.ts';
import { SignUpInput } from './user.ts';

/** How many days an invitation is good (contract, Ways in). */
export const INVITATION_DAYS = 7;

/** What the screens of an invitation say. */
export const invitationSentences = {
  invited: 'Invitation sent successfully.',
  inviteFailed: 'Failed to invite.',
  copied: 'Link copied to clipboard!',
  copyFailed: 'The link could not be copied. Please select it and copy it by hand.',
  listFailed: 'Failed to load invitations.',
  revoked: 'Invitation revoked.',
  revokeFailed: 'Failed to revoke the invitation.',
  notFound: 'Invitation not found.',
  alreadyUsed: 'This invitation has already been accepted.',
  faults: 'Please correct the form errors.',
  deadLink: 'This invitation is invalid, expired, or has already been used.',
  joined: 'Welcome! Please sign in.',
  joinFailed: 'The account could not be made. Please try again.',
} as const;

const { name, mobile, password, role } = SignUpInput.shape;

/** Who is invited, as what. */
export const InviteUserInput = z.object({
  email: email('Invalid email address'),
  name: optionalLine(3, 120, 'Name must be at least 3 characters long'),
  role,
});

/** What the invited person adds; the e-mail address and the role are those of the invitation. */
export const AcceptInvitationInput = z.object({ name, mobile, password });
