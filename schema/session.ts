import * as z from 'zod/mini';
import { emailPattern, indianMobile, normalized } from './common.ts';
import { oneForm } from './emailAddress.ts';
import { asciiDigits } from './phoneText.ts';

/** Spec sections 5 and 8. */
export const sessionStrings = {
  signedIn: 'Login successful! Please enter OTP.',
  verified: 'OTP Verified! Logged in.',
  resent: 'New OTP sent successfully.',
  signInFailed: 'Login failed. Please check credentials.',
  codeWrong: 'Invalid OTP. Please try again.',
  blocked: 'Your account has been blocked. Please contact an admin.',
  codesHalted: 'Too many wrong codes were entered for your account. Choose another password, or try again later.',
  resendTooSoon: (seconds: number) => `Please wait ${seconds} seconds before asking for another code.`,
  resendFailed: 'Failed to resend OTP.',
  identifierToast: 'Please enter a valid Email or 10-digit Mobile Number.',
  codeIncomplete: 'Please enter all 6 digits of the OTP.',
  recoveryIncomplete: 'Please enter a whole recovery code: 12 letters and digits.',
  ended: 'Session expired. You have been logged out.',
  again: 'Sign in again',
  textStays: (name: string) =>
    `The session of ${name} has ended. What you have written stays here: sign in again, then repeat what failed.`,
  codeSent: (identifier: string) => `A 6-digit code is on its way to the mailbox of ${identifier}.`,
  otherAccount: (other: string, own: string) =>
    `That is the account of ${other}. This screen belongs to ${own}: sign in as ${own}, or leave. What you have written is still in this browser.`,
  leave: 'Leave this screen',
  signedOut: 'Logged out.',
} as const;

/** Minimum seconds between two codes for an identifier (spec section 9). */
export const RESEND_SECONDS = 60;

/** Spec section 9. */
export const CODE_DIGITS = 6;

/** Text without invisible characters, with ASCII digits and ASCII hyphens. */
const plainText = (text: string) =>
  asciiDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-');

/** A longer text is not searched for a code. */
const MAX_PASTED = 500;
/** Six digits, in groups or not, with no letter or digit directly before or after them. */
const wholeCode = /(?<![\dA-Za-z]|\d[ .-])\d(?:[ -]{0,3}\d){5}(?![\dA-Za-z]|[ .-]\d)/g;

/**
 * Extracts a one-time code: six digits of any script, with spaces or hyphens, also in a sentence around them.
 * @returns null for a text without a code, and for one with several
 */
export function oneTimeCodeIn(text: string): string | null {
  if (text.length > MAX_PASTED) return null;
  const matches = plainText(text).replace(/\s/g, ' ').match(wholeCode) ?? [];
  const [code, ...otherCodes] = new Set(matches.map((match) => match.replace(/\D/g, '')));
  return code !== undefined && !otherCodes.length ? code : null;
}

/** Alphabet of recovery codes, without letters that look like digits or like other letters. */
export const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** Characters of a recovery code: 60 random bits. Codes are shown with a hyphen after every four. */
export const RECOVERY_CHARACTERS = 12;

/**
 * Normalises a typed recovery code: lowercase, hyphens between the groups, and o, i and l replaced by the digits they
 * are mistaken for.
 * @returns null when the text cannot be a recovery code
 */
export function recoveryCodeIn(text: string): string | null {
  const meant = plainText(text).toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
  const isOne = meant.length === RECOVERY_CHARACTERS && [...meant].every((one) => recoveryAlphabet.includes(one));
  return isOne ? meant.replace(/.{4}(?=.)/g, '$&-') : null;
}

const looksLikeEmail = (value: string) => /[^\d\s+-]/.test(value);

/** An e-mail address or an Indian mobile number. A text with a letter or an @ is checked as an address. */
export const identifier = z.string('Invalid email address').check(
  z.trim(),
  normalized,
  z.overwrite(oneForm),
  z.maxLength(254, 'Invalid email address'),
  z.superRefine((value: string, ctx) => {
    if (looksLikeEmail(value) || value === '') {
      if (!emailPattern.test(value)) ctx.addIssue('Invalid email address');
    } else if (!indianMobile.test(value)) ctx.addIssue('Invalid 10-digit Indian mobile number');
  }),
  z.meta({ anyOf: [{ format: 'email' }, { pattern: indianMobile.source }] }),
);

const passwordTooShort = 'Password must be at least 6 characters';

export const SignInInput = z.object({
  identifier,
  password: z
    .string(passwordTooShort)
    .check(z.minLength(6, passwordTooShort), z.maxLength(256, 'Please use at most 256 characters')),
});

/** Six digits, or a recovery code with hyphens. */
const codeForm = /^(?:\d{6}|[0-9A-Za-z]{4}(?:-[0-9A-Za-z]{4}){2})$/;

export const VerifyCodeInput = z.object({
  identifier,
  otp: z.string(sessionStrings.codeIncomplete).check(
    z.maxLength(MAX_PASTED, sessionStrings.codeIncomplete),
    z.overwrite((text) => oneTimeCodeIn(text) ?? text),
    z.regex(codeForm, sessionStrings.codeIncomplete),
  ),
});

export const ResendCodeInput = z.object({ identifier });
