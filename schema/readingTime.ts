type Unit = { unit: RegExp; perMinute: number };

/** Scripts that are written without spaces between words are read by characters; vowel signs do not count as characters. */
const characters: Unit[] = [
  { unit: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, perMinute: 500 },
  {
    unit: /(?=\p{L})[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*/gu,
    perMinute: 1000,
  },
];
/** Letters or digits are required: rules and table borders are not words. */
const words: Unit = { unit: /[\p{L}\p{N}]\S*/gu, perMinute: 200 };

/** @returns whole minutes, rounded up, at least 1 */
export function minutesOf(body: string): number {
  let [minutes, rest] = [0, body];
  for (const { unit, perMinute } of [...characters, words]) {
    minutes += (rest.match(unit)?.length ?? 0) / perMinute;
    rest = rest.replace(unit, ' ');
  }
  return Math.max(1, Math.ceil(minutes));
}
