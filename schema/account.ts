import * as z from 'zod/mini';
import { CODE_DIGITS, oneTimeCodeIn } from './session.ts';
import { newPassword, SignUpInput } from './user.ts';

export const RECOVERY_CODES = 10;

export const accountStrings = {
  sessionsFailed: 'Failed to load your sign-ins.',
  sessionEnded: 'Sign-in ended.',
  endFailed: 'Failed to end the sign-in.',
  othersEnded: 'All other sign-ins ended.',
  endOthersFailed: 'Failed to end the other sign-ins.',
  sessionNotFound: 'Sign-in not found.',
  passwordWrong: 'This is not your password.',
  passwordChanged: 'Password changed. All other sign-ins ended.',
  passwordFailed: 'Failed to change password.',
  passwordsDiffer: 'The two new passwords differ.',
  faults: 'Please correct the form errors.',
  updated: 'Account saved.',
  updateFailed: 'Failed to save your account.',
  confirmationSent: (address: string) => `Saved. We mailed a link to ${address}: open it to use the address.`,
  emailConfirmed: 'This is your address now. All other sign-ins ended.',
  emailConfirmFailed: 'Failed to confirm your address.',
  deadEmailLink: 'This link is not for your account, is used or has expired. Save the new address again.',
  mailedJustNow: 'We mailed a link just now. Please wait a minute before you ask for another one.',
  secondStepFailed: 'Failed to load your second step.',
  totpThere: 'An authenticator app is set up already. Remove it first.',
  totpNotBegun: 'This set-up is over. Please begin again.',
  totpMissing: 'There is no authenticator app to remove.',
  totpCodeWrong: 'This code is not right. Please enter the one that the app shows now.',
  totpBeginFailed: 'Failed to begin the set-up.',
  totpEnabled: 'Authenticator app set up.',
  totpEnableFailed: 'Failed to set up the authenticator app.',
  totpDisabled: 'Authenticator app removed.',
  totpDisableFailed: 'Failed to remove the authenticator app.',
  mailFailed: 'Failed to load your mail settings.',
  followUpMail: {
    on: 'You get the mail about follow-ups.',
    off: 'You get no mail about follow-ups.',
    failed: 'Failed to change the mail about follow-ups.',
  },
  weeklyMail: {
    on: 'You get the weekly mail.',
    off: 'You get no weekly mail.',
    failed: 'Failed to change the weekly mail.',
  },
  secretCopied: 'Secret copied to clipboard!',
  secretCopyFailed: 'The secret could not be copied. Please select it and copy it by hand.',
  recoveryMade: 'Recovery codes made.',
  recoveryFailed: 'Failed to make recovery codes.',
  recoveryCopied: 'Recovery codes copied to clipboard!',
  recoveryCopyFailed: 'The codes could not be copied. Please select them and copy them by hand.',
} as const;

const tooLongPassword = 'Please use at most 256 characters';
/** An existing password. It is only compared, so no rule of strength applies. */
const ownPassword = z
  .string('Please enter your password')
  .check(z.minLength(1, 'Please enter your password'), z.maxLength(256, tooLongPassword));

export const ChangePasswordInput = z.object({ currentPassword: ownPassword, newPassword });

const { name, email, mobile } = SignUpInput.shape;
export const UpdateAccountInput = z.object({ name, email, mobile, currentPassword: ownPassword });

/** The parameter of the account's address that has the token of a link to a new address. */
export const NEW_EMAIL = 'email';

/** For how long the link to a new address is valid. */
export const EMAIL_CHANGE_MINUTES = 60;

export const ConfirmPasswordInput = z.object({ password: ownPassword });

const sixDigits = 'Please enter all 6 digits.';

export const EnableTotpInput = z.object({
  code: z.string(sixDigits).check(
    z.overwrite((text) => oneTimeCodeIn(text) ?? text),
    z.regex(/^\d*$/, sixDigits),
    z.length(CODE_DIGITS, sixDigits),
  ),
});
