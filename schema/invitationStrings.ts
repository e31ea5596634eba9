/** Contract, Ways in. */
export const INVITATION_DAYS = 7;

export const invitationStrings = {
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
