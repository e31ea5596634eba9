import { CODE_DIGITS } from '#schema/session.ts';

/** A code that is being typed: for each box its digit, or nothing yet. */
export type Code = readonly string[];

export const emptyCode: Code = Array.from({ length: CODE_DIGITS }, () => '');

/** @returns the code that a text is, blanks aside, or null when it is anything else */
export function codeIn(text: string): Code | null {
  const digits = text.replace(/\s/g, '');
  return digits.length === CODE_DIGITS && /^\d*$/.test(digits) ? [...digits] : null;
}

/**
 * The digit that a box means by its text, which may hold the new digit before or after the old one.
 * @returns an empty text when the box was emptied, null when nothing of use was typed
 */
export function digitIn(text: string, old: string): string | null {
  if (text === '') return '';
  const digits = text.replace(/\D/g, '');
  return (digits.replace(old, '') || digits).at(-1) ?? null;
}

/** The first box that waits for a digit; the first of all when none does. */
export const firstEmpty = (code: Code): number => Math.max(0, code.indexOf(''));
