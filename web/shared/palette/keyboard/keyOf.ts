/**
 * The key of a shortcut. A letter of another script stands for the Latin letter at its place on the keyboard, and Caps
 * Lock does not count.
 * @returns a value of KeyboardEvent.key; a Latin letter in upper case only when Shift is held
 */
export function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (!/^\p{L}$/u.test(key)) return key;
  const letter = /^[a-z]$/i.test(key) ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? key);
  return shiftKey ? letter.toUpperCase() : letter.toLowerCase();
}
