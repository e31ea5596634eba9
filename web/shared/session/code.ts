import { asciiDigits } from '#schema/phoneText.ts';
import { CODE_DIGITS, oneTimeCodeIn } from '#schema/session.ts';

/** A code being typed: one digit or an empty text per box. */
export type Code = readonly string[];

export const emptyCode: Code = Array.from({ length: CODE_DIGITS }, () => '');

export function codeIn(text: string): Code | null {
  const code = oneTimeCodeIn(text);
  return code === null ? null : [...code];
}

/**
 * The digit of a box from its text, which may hold the new digit before or after the old one.
 * @returns an empty text when the box was emptied, null when there is no digit
 */
export function digitIn(text: string, old: string): string | null {
  if (text === '') return '';
  const digits = asciiDigits(text).replace(/\D/g, '');
  return (digits.replace(old, '') || digits).at(-1) ?? null;
}

/** Index of the first empty box; 0 when none is empty. */
export const firstEmpty = (code: Code): number => Math.max(0, code.indexOf(''));
