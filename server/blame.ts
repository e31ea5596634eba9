import { causeOf } from '#server/errors.ts';
import { SettingsError } from '#server/settings.ts';

/** What an operator gets wrong most often, in words that do not repeat the setting. */
const known: Record<string, string> = {
  '28P01': 'wrong user or password',
  '28000': 'this user may not connect',
  '3D000': 'there is no database of this name',
};

/**
 * Makes one line for the operator of what the system or PostgreSQL has refused with a code.
 * @returns for a `catch`: it throws a SettingsError that names the setting, and whatever has no code as it is
 */
export function blame(setting: string, sentence: string) {
  return (error: unknown): never => {
    const cause = causeOf(error);
    throw cause ? new SettingsError([`${setting}: ${sentence} (${wordsOf(cause)})`]) : error;
  };
}

function wordsOf({ code, message }: { code: string; message: string }): string {
  if (known[code]) return `${code}: ${known[code]}`;
  // A migration that does not fit what it finds, or needs what is not installed: the names in it are ours.
  return code.startsWith('42') || code === '0A000' ? `${code}: ${message}` : code;
}
