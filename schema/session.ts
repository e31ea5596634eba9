import * as z from 'zod/mini';
import { indianMobile } from './common.ts';

/** What sign-in says (spec sections 5 and 8). */
export const sessionSentences = {
  signedIn: 'Login successful! Please enter OTP.',
  verified: 'OTP Verified! Logged in.',
  resent: 'New OTP sent successfully.',
  signInFailed: 'Login failed. Please check credentials.',
  codeWrong: 'Invalid OTP. Please try again.',
  blocked: 'Your account has been blocked. Please contact an admin.',
  resendTooSoon: (seconds: number) => `Please wait ${seconds} seconds before asking for another code.`,
  resendFailed: 'Failed to resend OTP.',
  identifierToast: 'Please enter a valid Email or 10-digit Mobile Number.',
  codeIncomplete: 'Please enter all 6 digits of the OTP.',
  ended: 'Session expired. You have been logged out.',
  signedOut: 'Logged out.',
} as const;

/** Seconds between two codes for an identifier (spec section 9). */
export const RESEND_SECONDS = 60;

/** How many digits a code has (spec section 9). */
export const CODE_DIGITS = 6;

const email = z.string().check(z.email('Invalid email address'));
const looksLikeEmail = (value: string) => /[^\d\s+-]/.test(value);

/** An e-mail address or an Indian mobile number; what holds a letter or an @ is judged as an address. */
export const identifier = z.string('Invalid email address').check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(254, 'Invalid email address'),
  z.superRefine((value: string, ctx) => {
    if (looksLikeEmail(value) || value === '') {
      if (!email.safeParse(value).success) ctx.addIssue('Invalid email address');
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

export const VerifyCodeInput = z.object({
  identifier,
  otp: z
    .string(sessionSentences.codeIncomplete)
    .check(z.regex(/^\d*$/, sessionSentences.codeIncomplete), z.length(CODE_DIGITS, sessionSentences.codeIncomplete)),
});

export const ResendCodeInput = z.object({ identifier });
