/** Seed of the generated requests, which makes runs reproducible. */
export const seed = Number(process.env.HOSTILE_SEED ?? 20261121);

/** Deterministic random numbers from 0 to 1 (mulberry32). */
export function randomOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const deepList = (levels: number): unknown => (levels === 0 ? 'a' : [deepList(levels - 1)]);
const deepObject = (levels: number): unknown => (levels === 0 ? 'a' : { a: deepObject(levels - 1) });

/** Control characters and unpaired surrogates, which no text may contain. */
export const oddTexts = [
  '\0',
  'a\0b',
  '\u0001',
  'a\u0008',
  '\u001b[31mred',
  '\u007f',
  '\ud800',
  'a\udc00b',
  '\udfff\ud800',
];

/** Longer than any field. */
export const HUGE = 'a'.repeat(300_000);

const objects = [{}, { a: 1 }, { $ne: null }, { $gt: '' }, { toString: 'a', length: 3 }, deepObject(30)];
const numbers = [0, -1, 5, 1.5, 1e308, -2_147_483_649];

/** Wrong values by kind, whatever the validation rule. */
export const wrongValues: Record<string, unknown[]> = {
  text: [...numbers, true, false, [], ['a'], [null], deepList(30), ...objects, ...oddTexts, HUGE],
  // An object with optional fields only.
  changes: [...numbers, true, 'a', [], ['a'], ...objects.slice(1), '\0'],
  truth: [...numbers, 'yes', 'TRUE ', '', [], [true], ...objects, '\0'],
  whole: ['', 'a', '5', '0x1', true, [], [1], 1.5, 1e308, 2 ** 31, -(2 ** 31) - 1, ...objects, '\0'],
  // Its scalar also parses texts and truncates fractions.
  count: ['', 'a', true, [], -1, ...objects, '\0'],
  // A single value is coerced to a list of one.
  counts: ['', 'a', true, -1, 1.5, [[['a']]], [null], [-1], [{}], [true], ...objects, ['\0'], Array(5000).fill(1)],
  word: ['', 'NOPE', 'admin ', '__proto__', 'constructor', ...numbers, true, [], ['a'], ...objects, '\0'],
  texts: [...numbers.slice(1), true, [[['a']]], [null], [5], [{}], [true], ...objects, ['\0'], ['a\ud800'], [HUGE]],
  file: ['a', 'cover.png', '../../etc/passwd', 5, true, ['a'], ...objects],
  id: [
    '',
    'a',
    '1',
    5,
    true,
    [],
    ...objects,
    '\0',
    '00000000-0000-0000-0000-00000000000',
    '{00000000-0000-4000-8000-000000000000}',
  ],
  moment: ['', 'a', 'yesterday', true, [], ...objects, '\0', '2026-13-45T99:99:99Z', '+275760-09-13T00:00:00.001Z'],
};

/** Every n-th entry with an offset per place, so that all places together cover all entries. */
export const some = <One>(all: readonly One[], share: number, place: number): One[] =>
  all.filter((_, index) => index % share === place % share);

export const injections: string[] = [
  "' OR '1'='1",
  "'; DROP TABLE users; --",
  "') UNION SELECT password_hash FROM users --",
  "1' AND pg_sleep(10) --",
  '"; select pg_sleep(10); --',
  "\\'; copy users to program 'id'; --",
  "E'\\x27'||chr(39)",
  '$$ drop schema public cascade $$',
  '%',
  '%%%%_____',
  '\\%\\_\\',
  "a' & 'b:* | !c <-> d",
  ':* & | ! <-> ( )',
  '(((((((((((((((((((((',
  '-"a" or -or or "',
  '{"$gt":""}',
  '{"$where":"sleep(10000)"}',
  '[$ne]=1',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '<svg/onload=alert(1)>',
  "javascript:alert('1')",
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of somebody else's
  '{{7*7}} ${7*7} <%= 7*7 %> #{7*7}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of somebody else's
  '${jndi:ldap://127.0.0.1:1/a}',
  '*)(uid=*))(|(uid=*',
  '../../../../../../etc/passwd',
  '..\\..\\..\\windows\\win.ini',
  '....//....//etc/passwd',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '%252e%252e%252f',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  'http://127.0.0.1:1/',
  '//evil.example/%2e%2e',
  'a%0d%0aX-Injected: 1',
  '; cat /etc/passwd | id `id` $(id)',
  '=HYPERLINK("http://evil.example";"a")',
  '__proto__',
  'constructor',
  'constructor.prototype.isAdmin',
  'hasOwnProperty',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0x7fffffff',
  '99999999999999999999',
  '\u202egnp.exe',
  '\ufeffa',
  'ﬀ İ ß ſ',
  '𝒜\u200d\u0301\u0301\u0301\u0301\u0301\u0301\u0301',
  `${'a'.repeat(5000)}!`,
  `${'-'.repeat(3000)}a`,
  `a@${'a.'.repeat(2000)}`,
  `+91${'9'.repeat(3000)}`,
  `${'"'.repeat(499)}`,
  `${' '.repeat(3000)}a`,
  'a\tb\r\nBcc: everybody@evil.example\r\n\r\nhello',
];
