import { causeOf, isUnavailable } from '#server/platform/errors.ts';
import { SettingsError } from '#server/platform/settings.ts';
import { databaseWriteFaults, UnwritableError, withWords } from '#server/platform/storage/writeFault.ts';

/** What an operator gets wrong most often, in words that do not repeat the setting. */
const known: Record<string, string> = {
  '28P01': 'wrong user or password',
  '28000': 'this user may not connect in this way: pg_hba.conf may want TLS (sslmode) or another address',
  '3D000': 'there is no database of this name',
  // PostgreSQL's own words name the database.
  '42501': 'this user has too few rights: it has to own the database',
  '55P03': 'something else holds a lock on it: try again when that has ended',
  '57014': 'a statement took longer than it may',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the server certificate is self-signed: name it by sslrootcert',
  SELF_SIGNED_CERT_IN_CHAIN: 'the server certificate is signed by nobody known: name who signed it by sslrootcert',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the server certificate is not signed by that of sslrootcert',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    'the server certificate is signed by nobody known: name who signed it by sslrootcert',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the server certificate is for another host',
  CERT_HAS_EXPIRED: 'the server certificate has expired',
  CERT_NOT_YET_VALID: 'the server certificate is not valid yet',
};

/** What the driver refuses without a code. */
const uncoded: [said: RegExp, words: string][] = [
  [/^The server does not support SSL/, 'the server has no TLS, which sslmode asks for'],
  [/^There was an error establishing an SSL/, 'the server does not speak TLS as PostgreSQL does'],
  [/^SASL: .*password must be/, 'a password is needed'],
  [/^SASL: /, 'the server and this program cannot agree on how to sign in'],
];

/**
 * Makes one line for the operator of what the system, PostgreSQL, its driver or the store has refused.
 * @returns for a `catch`: it throws what `blamed` returns
 */
export const throwConfigError =
  (setting: string, sentence: string) =>
  (error: unknown): never => {
    throw configErrorOf(setting, sentence, error);
  };

/**
 * Says at once what would else be waited for in vain at the start: a database that is read-only, such as a standby, and a folder
 * that cannot be written.
 * @returns for a `catch`: it throws any other error as it is
 */
export const throwUnmendable =
  (setting: string) =>
  (error: unknown): never => {
    if (error instanceof UnwritableError) throw new SettingsError([error.message]);
    throw causeOf(error)?.code === READ_ONLY ? configErrorOf(setting, 'the database cannot be used', error) : error;
  };
const READ_ONLY = '25006';

/** @returns a SettingsError that names the setting, and an error of another kind as it is */
export function configErrorOf(setting: string, sentence: string, error: unknown): unknown {
  const words = wordsOf(error);
  return words ? new SettingsError([`${setting}: ${sentence} (${words})`]) : error;
}

function wordsOf(error: unknown): string | undefined {
  const cause = causeOf(error);
  if (!cause) {
    const [, words] = uncoded.find(([said]) => said.test((error as Error).message)) ?? [];
    return words ?? (isUnavailable(error) ? 'no answer' : undefined);
  }
  const { code, message } = cause;
  if (known[code]) return `${code}: ${known[code]}`;
  if (databaseWriteFaults.includes(code)) return withWords(code);
  // A migration that does not fit what it finds, or needs what is not installed: the names in it are ours.
  return code.startsWith('42') || code === '0A000' ? `${code}: ${message}` : code;
}
