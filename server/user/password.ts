import argon2 from 'argon2';

/** argon2id with the parameters OWASP's Password Storage Cheat Sheet names first. */
const parameters = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** @returns the password's hash in PHC form, salt and parameters included */
export const hashPassword = (password: string) => argon2.hash(password, parameters);

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
