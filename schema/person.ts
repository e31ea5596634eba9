import * as z from 'zod/mini';
import { email, nameLine, optionalNameLine } from './common.ts';

export const personStrings = {
  renamed: 'Name corrected.',
  renameFailed: 'Failed to correct the name.',
  notFound: 'Nobody has written from this address.',
  badName: 'Please use 2 to 120 characters.',
  badEmail: 'Please enter a valid email address',
} as const;

export const personName = nameLine(2, 120, personStrings.badName);
/** Empty: the name that they gave themselves. */
export const PersonNameInput = z.object({ name: optionalNameLine(2, 120, personStrings.badName) });
export const personEmail = email(personStrings.badEmail);
