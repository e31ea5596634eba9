/** Contract, Ways in. */
export const RESET_MINUTES = 60;

export const resetStrings = {
  requested: 'If an account goes with this, a mail with a link is on its way.',
  requestFailed: 'The link could not be asked for. Please try again.',
  deadLink: 'This link is invalid, expired, or has already been used.',
  faults: 'Please correct the form errors.',
  done: 'Password changed. Please sign in.',
  resetFailed: 'The password could not be changed. Please try again.',
} as const;
