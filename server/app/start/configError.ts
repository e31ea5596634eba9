import { causeOf, isUnavailable } from '#server/platform/errors.ts';
import { SettingsError } from '#server/platform/settings.ts';
import { databaseWriteFaults, UnwritableError, withExplanation } from '#server/platform/storage/writeFault.ts';

const reasonsByCode: Record<string, string> = {
  '28P01': 'wrong user or password',
  '28000': 'this user may not connect in this way: pg_hba.conf may want TLS (sslmode) or another address',
  '3D000': 'there is no database of this name',
  // PostgreSQL's message names the database.
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

const reasonsByMessage: [pattern: RegExp, reason: string][] = [
  [/^The server does not support SSL/, 'the server has no TLS, which sslmode asks for'],
  [/^There was an error establishing an SSL/, 'the server does not speak TLS as PostgreSQL does'],
  [/^SASL: .*password must be/, 'a password is needed'],
  [/^SASL: /, 'the server and this program cannot agree on how to sign in'],
];

export const throwConfigError =
  (setting: string, sentence: string) =>
  (error: unknown): never => {
    throw configErrorOf(setting, sentence, error);
  };

/**
 * Stops waiting for errors that do not pass: a read-only database, such as a standby, or an unwritable folder.
 * @returns a handler for `catch`, which rethrows any other error
 */
export const throwIfPermanent =
  (setting: string) =>
  (error: unknown): never => {
    if (error instanceof UnwritableError) throw new SettingsError([error.message]);
    throw causeOf(error)?.code === READ_ONLY ? configErrorOf(setting, 'the database cannot be used', error) : error;
  };
const READ_ONLY = '25006';

/** @returns a SettingsError that names the setting, or the given error if its kind is unknown */
export function configErrorOf(setting: string, sentence: string, error: unknown): unknown {
  const reason = reasonFor(error);
  return reason ? new SettingsError([`${setting}: ${sentence} (${reason})`]) : error;
}

function reasonFor(error: unknown): string | undefined {
  const cause = causeOf(error);
  if (!cause) {
    const [, reason] = reasonsByMessage.find(([pattern]) => pattern.test((error as Error).message)) ?? [];
    return reason ?? (isUnavailable(error) ? 'no answer' : undefined);
  }
  const { code, message } = cause;
  if (reasonsByCode[code]) return `${code}: ${reasonsByCode[code]}`;
  if (databaseWriteFaults.includes(code)) return withExplanation(code);
  // A migration does not fit the database, or an extension is missing. The message contains only our own names.
  return code.startsWith('42') || code === '0A000' ? `${code}: ${message}` : code;
}
