import type { UserRow } from '#server/people/user/table.ts';
import { findByIdentifier } from '#server/people/user/users.ts';
import type { Context } from '#server/platform/context.ts';

export type Guess = {
  /** Undefined if no account has this identifier. */
  user: UserRow | undefined;
  accept(): Promise<void>;
  reject(): Promise<void>;
};

type Origin = Pick<Context, 'db' | 'limits' | 'address'>;

/**
 * Counts an attempt at a password. Each address has ten wrong attempts. For an identifier under attack, an address that
 * has not entered the password before has three: this slows down distributed guessing without locking the owner out.
 * Unknown identifiers are counted too, and each identifier as it was typed: a shared count would reveal that an e-mail
 * address and a mobile number belong to one person.
 * @throws RATE_LIMITED
 */
export async function guessPassword(context: Origin, identifier: string): Promise<Guess> {
  const { limits, address } = context;
  await limits.take('signIn', address);
  const { user, isFamiliar } = await lookUpUser(context, identifier);
  const isStranger = (await limits.wait('signInTo', identifier)) > 0 && !isFamiliar;
  if (isStranger) await limits.take('signInStranger', address, identifier);
  return {
    user,
    async accept() {
      await limits.giveBack('signIn', address);
      if (isStranger) await limits.giveBack('signInStranger', address, identifier);
      if (user) await limits.count('familiar', ...familiarKey(address, user));
    },
    reject: () => limits.count('signInTo', identifier),
  };
}

/**
 * Counts an attempt at a code. A code expires after five wrong tries by anybody, so an address that has not entered the
 * password has only twenty. It cannot invalidate one code after the other.
 * @throws RATE_LIMITED
 */
export async function guessCode(context: Origin, identifier: string): Promise<Guess> {
  const { limits, address } = context;
  await limits.take('verifyCode', address);
  const { user, isFamiliar } = await lookUpUser(context, identifier);
  if (!isFamiliar) await limits.take('verifyCodeStranger', address, identifier);
  return {
    user,
    async accept() {
      await limits.giveBack('verifyCode', address);
      if (!isFamiliar) await limits.giveBack('verifyCodeStranger', address, identifier);
    },
    reject: async () => {},
  };
}

/** Looks up the user and whether the address is familiar. The lookup is the same for an unknown identifier. */
async function lookUpUser({ db, limits, address }: Origin, identifier: string) {
  const user = await findByIdentifier(db, identifier);
  const key = user ? familiarKey(address, user) : [address, identifier];
  return { user, isFamiliar: (await limits.wait('familiar', ...key)) > 0 };
}

/** The key contains the password hash, so no address is familiar after a password change. */
const familiarKey = (address: string, { id, passwordHash }: UserRow) => [address, id, passwordHash];

/**
 * Returns the seconds for which the user gets no new codes because too many wrong ones followed a right password, 0 if
 * none. This stops an attacker who knows the password from guessing codes. A new password starts a new count.
 */
export const codeLockoutSeconds = (
  { limits }: Pick<Context, 'limits'>,
  { id, passwordHash }: UserRow,
): Promise<number> => limits.wait('wrongCodeOf', id, passwordHash);

export const countWrongCode = ({ limits }: Pick<Context, 'limits'>, { id, passwordHash }: UserRow): Promise<void> =>
  limits.count('wrongCodeOf', id, passwordHash);
