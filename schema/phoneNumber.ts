/** How many digits a phone number in India has, and what stands in front of it once it is stored (spec section 9). */
export const PHONE_DIGITS = 10;
export const PHONE_PREFIX = '+91';

/**
 * Takes the digits of a number from a field as far as they stand there; key by key it gives the same as at once. A prefix `+91`,
 * `0091` or `0` is taken off, and `91` from what goes on beyond ten digits.
 * @returns ten digits at most, whether more were there, and how many were taken off in front
 */
export function phoneDigitsOf(typed: string): { digits: string; isCut: boolean; taken: number } {
  const whole = typed
    .replace(/^\s*\+\s*91/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '');
  const digits = whole.length > PHONE_DIGITS ? whole.replace(/^91/, '') : whole;
  const taken = typed.replace(/\D/g, '').length - digits.length;
  return { digits: digits.slice(0, PHONE_DIGITS), isCut: digits.length > PHONE_DIGITS, taken };
}

/** Ten digits, and what may stand in front of them where a number is sent as a whole. */
export const wholePhoneNumber = /^(?:\+91|0091|0)?\d{10}$/;
