import argon2 from 'argon2';
import { badField } from '#server/platform/errors.ts';
import { isCommonPassword } from './commonPasswords.ts';

/** argon2id with the first parameters of OWASP's Password Storage Cheat Sheet. */
const parameters = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes the NFC form, because systems type the same password in different forms. @returns the PHC format */
export const hashPassword = (password: string) => argon2.hash(password.normalize('NFC'), parameters);

export const commonPassword = 'This is one of the most common passwords. Please choose another one.';

/**
 * Hashes a new password.
 * @param field the input field, for the error
 * @throws BAD_USER_INPUT when it is one of the most common ones (contract, Sign-in)
 */
export async function hashNewPassword(password: string, field = 'password'): Promise<string> {
  if (await isCommonPassword(password)) throw badField(field, commonPassword);
  return hashPassword(password);
}

let dummyHash: Promise<string> | undefined;

/**
 * Verifies a password. Version 0.2 hashed passwords as they were typed, so the decomposed form may match too.
 * @param hash if undefined (unknown user), a dummy is verified, so that the timing is the same
 */
export async function isPassword(hash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const forms = new Set([password.normalize('NFC'), password, password.normalize('NFD')]);
  for (const form of forms) {
    if (await argon2.verify(hash ?? (await dummyHash), form)) return hash !== undefined;
  }
  return false;
}
