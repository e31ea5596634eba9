import type { UserRow } from '#server/people/user/table.ts';
import { findByIdentifier } from '#server/people/user/users.ts';
import type { Context } from '#server/platform/context.ts';

/** A try at somebody's password or code that has been paid for. */
export type Guess = {
  /** Whose it is; undefined when nobody has this identifier. */
  user: UserRow | undefined;
  /** It was right: what it cost is given back, and the address is remembered. */
  right(): Promise<void>;
  /** It was wrong, which counts against the identifier. */
  wrong(): Promise<void>;
};

type Origin = Pick<Context, 'db' | 'limits' | 'address'>;

/**
 * Pays for a try at a password. Each address has ten wrong ones; at an identifier under attack, from wherever, an address
 * that has not known the password has three, so that guessers with many addresses are slowed down and the owner is never
 * shut out. Identifiers that nobody has are counted like those that somebody has, and are counted as they are written: an
 * e-mail address and a mobile number that shared a count would tell that they belong to one person.
 * @throws RATE_LIMITED
 */
export async function guessPassword(context: Origin, identifier: string): Promise<Guess> {
  const { limits, address } = context;
  await limits.take('signIn', address);
  const { user, isFamiliar } = await meet(context, identifier);
  const isStranger = (await limits.wait('signInTo', identifier)) > 0 && !isFamiliar;
  if (isStranger) await limits.take('signInStranger', address, identifier);
  return {
    user,
    async right() {
      await limits.giveBack('signIn', address);
      if (isStranger) await limits.giveBack('signInStranger', address, identifier);
      if (user) await limits.count('familiar', ...knownBy(address, user));
    },
    wrong: () => limits.count('signInTo', identifier),
  };
}

/**
 * Pays for a try at a code. A code dies after five wrong tries, whoever made them: so a stranger who knows no more than
 * an identifier has twenty of them, and cannot kill one code after the other.
 * @throws RATE_LIMITED
 */
export async function guessCode(context: Origin, identifier: string): Promise<Guess> {
  const { limits, address } = context;
  await limits.take('verifyCode', address);
  const { user, isFamiliar } = await meet(context, identifier);
  if (!isFamiliar) await limits.take('verifyCodeStranger', address, identifier);
  return {
    user,
    async right() {
      await limits.giveBack('verifyCode', address);
      if (!isFamiliar) await limits.giveBack('verifyCodeStranger', address, identifier);
    },
    wrong: async () => {},
  };
}

/** Whom an identifier belongs to, and whether the address has known their password; asked alike when it is nobody's. */
async function meet({ db, limits, address }: Origin, identifier: string) {
  const user = await findByIdentifier(db, identifier);
  const key = user ? knownBy(address, user) : [address, identifier];
  return { user, isFamiliar: (await limits.wait('familiar', ...key)) > 0 };
}

/** Another password is known to nobody yet. */
const knownBy = (address: string, { id, passwordHash }: UserRow) => [address, id, passwordHash];

/**
 * How long somebody gets no more codes, because too many wrong ones were tried after their password. Whoever has guessed
 * the password could otherwise go on guessing codes; the owner chooses another password, and begins anew.
 * @returns seconds, 0 when they get some
 */
export const codesHalted = ({ limits }: Pick<Context, 'limits'>, { id, passwordHash }: UserRow): Promise<number> =>
  limits.wait('wrongCodeOf', id, passwordHash);

/** Counts a wrong code that was tried at a password step of this user. */
export const countWrongCode = ({ limits }: Pick<Context, 'limits'>, { id, passwordHash }: UserRow): Promise<void> =>
  limits.count('wrongCodeOf', id, passwordHash);
