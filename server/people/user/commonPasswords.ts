/**
 * Common words that people extend to satisfy the sign-up rule (spec section 5, Sign-up). Lists of leaked passwords
 * contain few of these, because most sites did not require a special character.
 */
const words = `
  abc abcd abc123 access admin administrator asdf baseball changeit changeme company computer default demo
  dragon football guest hello iloveyou india letmein login manager master monkey office pass pass@word
  passw0rd password p@$$w0rd p@ss p@ssw0rd p@ssword pa$$w0rd pa$$word princess qwer qwerty root server shadow
  starwars sunshine super superman support sysadmin system temp test testing trustno1 user welcome winter
  spring summer autumn zxcv zxcvbn january monday friday december`
  .trim()
  .split(/\s+/);

const numbers = [
  '',
  '0',
  '1',
  '2',
  '3',
  '7',
  '01',
  '11',
  '12',
  '21',
  '99',
  '00',
  '111',
  '123',
  '321',
  '786',
  '007',
  '1234',
]
  .concat(['12345', '123456', '1234567', '12345678', '123456789', '1234567890'])
  .concat(Array.from({ length: 21 }, (_, index) => String(2010 + index)));
const signs = ['!', '@', '#', '$', '*', '.', '-', '_', '?', '&', '!!', '@@', '!@#', '@#$', '!@#$'];

const suffixesOf = (numbers: string[]): Set<string> =>
  new Set(numbers.flatMap((number) => [number, ...signs.flatMap((sign) => [number + sign, sign + number])]));
const suffixes = suffixesOf(numbers);
/** For words of up to four letters, whose combinations with shorter suffixes are not common. */
const longSuffixes = suffixesOf(numbers.filter((number) => number.length >= 3));

let leakedPasswords: Promise<Set<string>> | undefined;

/** Loaded on demand, because most processes never need it. */
async function loadLeakedPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'] as string[]);
}

export async function isCommonPassword(password: string): Promise<boolean> {
  const lower = password.toLowerCase();
  leakedPasswords ??= loadLeakedPasswords();
  if ((await leakedPasswords).has(lower)) return true;
  return words.some((word) => {
    const wordSuffixes = word.length > 4 ? suffixes : longSuffixes;
    return lower.startsWith(word) && wordSuffixes.has(lower.slice(word.length));
  });
}
