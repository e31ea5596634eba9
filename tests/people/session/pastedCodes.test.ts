import { describe, expect } from 'vitest';
import { oneTimeCodeIn, recoveryCodeIn } from '#schema/session.ts';
import { doors, lastCode } from '#tests/kit/network/signInEntries.ts';
import { rows, test } from '#tests/kit/test.ts';
import { codeIn } from '#web/shared/session/code.ts';

describe('a pasted one-time code', () => {
  test.each([
    ['six digits', '123456'],
    ['a space', '123 456'],
    ['a space between all digits', '1 2 3 4 5 6'],
    ['a hyphen', '123-456'],
    ['a non-breaking hyphen', '123\u2011456'],
    ['an en dash', '123–456'],
    ['a non-breaking space', '123\u00a0456'],
    ['full-width digits', '１２３４５６'],
    ['Arabic digits', '١٢٣٤٥٦'],
    ['Persian digits', '۱۲۳۴۵۶'],
    ['Devanagari digits', '१२३ ४५६'],
    ['direction marks', '\u200e123456\u200f'],
    ['a line break', '123456\n'],
    ['a sentence', 'Your code is 123 456.'],
    ['a sentence with other numbers', 'Your code is 123456, valid for 10 minutes until 18:30.'],
    ['a sentence in Hindi', 'आपका कोड १२३४५६ है।'],
    ['a sentence in Japanese', 'コードは123456です'],
    ['a prefix', 'G-123456'],
    ['the same code twice', '123456 is your code. Enter 123-456 now.'],
  ])('a pasted code with %s is read', (_, text) => {
    expect([oneTimeCodeIn(text), codeIn(text)?.join('')]).toEqual(['123456', '123456']);
  });

  test.each([
    ['five digits', '12345'],
    ['seven digits', '1234567'],
    ['seven digits in groups', '123-4567'],
    ['two codes', '123456 or 654321'],
    ['letters between', '123abc456'],
    ['a letter beside it', '123456a'],
    ['a phone number', '+91 98765 43210'],
    ['a card number', '1234 5678 9012 3456'],
    ['nothing', ''],
    ['a long text', `${'a '.repeat(300)}123456`],
  ])('a pasted code is not read from %s', (_, text) => {
    expect(oneTimeCodeIn(text)).toBeNull();
  });

  test('a recovery code is read with other hyphens and full-width letters', () => {
    expect(recoveryCodeIn('ＡＢ１２–cd34\u2011 ef56\u200b')).toBe('ab12-cd34-ef56');
  });
});

describe.each(doors)('over $name', ({ login, verify }) => {
  test.for<[string, (code: string) => string]>(
    rows([
      ['a hyphen', (code) => `${code.slice(0, 3)}-${code.slice(3)}`],
      ['spaces', (code) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
      ['full-width digits', (code) => code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))],
      ['Devanagari digits', (code) => code.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)))],
      ['a sentence', (code) => `Your Marquee sign-in code is ${code}. It is valid for 10 minutes.`],
    ]),
  )('a code with %s signs in', async ([_, written], { product }) => {
    const user = await product.user();
    await login(product.nobody, user.email, user.password);
    const code = await lastCode(product, user.email);
    expect((await verify(product.nobody, user.email, written(code))).status).toBe(200);
  });

  test('a text with seven digits is refused as incomplete', async ({ product }) => {
    const user = await product.user();
    const { status, message } = await verify(product.nobody, user.email, '123-4567');
    expect([status, message]).toEqual([expect.any(Number), 'Please enter all 6 digits of the OTP.']);
    expect(status).toBeGreaterThanOrEqual(400);
  });
});
