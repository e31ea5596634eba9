import argon2 from 'argon2';
import { badField } from '#server/platform/errors.ts';
import { isCommonPassword } from './commonPasswords.ts';

/** argon2id with the parameters OWASP's Password Storage Cheat Sheet names first. */
const parameters = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** @returns the password's hash in PHC form, salt and parameters included */
export const hashPassword = (password: string) => argon2.hash(password, parameters);

/** What is said of a password that is on the list of common ones. */
export const commonPassword = 'This is one of the most common passwords. Please choose another one.';

/**
 * Hashes a password that somebody has just chosen.
 * @param field the field of the input that has it, for the refusal
 * @throws BAD_USER_INPUT when it is one of the most common ones (contract, Users)
 */
export async function hashNewPassword(password: string, field = 'password'): Promise<string> {
  if (await isCommonPassword(password)) throw badField(field, commonPassword);
  return hashPassword(password);
}

let nobody: Promise<string> | undefined;

/**
 * Whether the password is the one that was hashed.
 * @param hash without one (no such user) a dummy is checked, so that known and unknown users take the same time
 */
export async function isPassword(hash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const matches = await argon2.verify(hash ?? (await nobody), password);
  return matches && hash !== undefined;
}
