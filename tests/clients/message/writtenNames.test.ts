import { describe, expect } from 'vitest';
import { emailPattern } from '#schema/common.ts';
import { visibleText } from '#schema/visibleText.ts';
import { makeMessage, newMessage, sendMessage } from '#tests/kit/content/message.ts';
import { growthOf, LINEAR_GROWTH } from '#tests/kit/growth.ts';
import { rows, test } from '#tests/kit/test.ts';

describe('a name', () => {
  test.for(
    rows([
      ['decomposed letters', 'Jose\u0301 Nu\u0301n\u0303ez', 'José Núñez'],
      ['a direction override', 'Asha \u202eoaR\u202c', 'Asha oaR'],
      ['direction isolates and marks', '\u2066Asha\u2069 \u200eRao\u200f', 'Asha Rao'],
      ['zero-width characters', 'As\u200bha\u2060 \ufeffRao\u00ad', 'Asha Rao'],
      ['tag characters', 'Asha\u{e0041}\u{e0042} Rao', 'Asha Rao'],
      ['a Hangul filler', 'Asha\u3164 Rao', 'Asha Rao'],
      ['a joiner between Latin letters', 'As\u200dha R\u200cao', 'Asha Rao'],
      ['a non-joiner in Devanagari', 'क्\u200cष रमेश', 'क्\u200cष रमेश'],
      ['a joiner at the end of a Malayalam word', 'അവന്\u200d', 'അവന്\u200d'],
      ['a non-joiner in Persian', 'علی\u200cرضا', 'علی\u200cرضا'],
      ['an emoji of several parts', 'Asha 👩\u200d💻', 'Asha 👩\u200d💻'],
      ['an emoji with a variation selector', 'Asha ❤\ufe0f', 'Asha ❤\ufe0f'],
      ['an ideographic variation', '葛\u{e0100}城 太郎', '葛\u{e0100}城 太郎'],
    ]),
  )('a name with %s is stored as people see it', async ([_, name, stored], { product }) => {
    expect(await makeMessage(product, { name })).toMatchObject({ name: stored });
  });

  test.for(
    rows([
      ['zero-width characters', '\u200b\u200b\u200b'],
      ['direction marks', '\u202e\u202d\u200f'],
      ['Hangul fillers', '\u3164\u3164\u3164'],
      ['empty Braille patterns', '\u2800\u2800\u2800'],
      ['combining marks', '\u0301\u0301\u0301'],
    ]),
  )('a name of only %s is refused with a sentence', async ([_, name], { product }) => {
    const { code, errors } = await sendMessage(product.nobody, { name });
    expect([code, errors?.[0]?.extensions.fields]).toEqual([
      'BAD_USER_INPUT',
      { name: 'Please use letters that can be seen' },
    ]);
  });

  test('a name of blanks is refused with the sentence of the spec', async ({ product }) => {
    const { body } = await product.nobody.rest('POST', '/messages/us', newMessage({ name: '   ' }));
    expect(body.errors.name).toBe('Name must be at least 2 characters');
  });

  test('the time to clean a name of joiners grows with its length', () => {
    const clean = (length: number) => expect(visibleText('\u200d'.repeat(length))).toBe('');
    expect(growthOf(clean, 200_000)).toBeLessThan(LINEAR_GROWTH);
  });
});

describe('an e-mail address', () => {
  test.for(
    rows([
      ['a domain in letters of German', 'Info@MÜNCHEN.de', 'info@münchen.de'],
      ['a decomposed domain', 'info@mu\u0308nchen.de', 'info@münchen.de'],
      ['a domain in ASCII form', 'info@xn--mnchen-3ya.de', 'info@münchen.de'],
      ['a top-level domain in ASCII form', 'a@xn--p1b6ci4b4b3a.xn--h2brj9c', 'a@उदाहरण.भारत'],
      ['local part and domain in Devanagari', 'संपर्क@उदाहरण.भारत', 'संपर्क@उदाहरण.भारत'],
      ['local part in Chinese', '用户@例子.公司', '用户@例子.公司'],
      ['an ampersand', 'rock&roll@band.example', 'rock&roll@band.example'],
      ['an equals sign', 'bounce+a=b.example@list.example', 'bounce+a=b.example@list.example'],
      ['a slash', 'G=Asha/S=Rao@x400.example', 'g=asha/s=rao@x400.example'],
      ['the other characters of RFC 5322', "!#$%'*?^_`{|}~@odd.example", "!#$%'*?^_`{|}~@odd.example"],
      ['direction marks around it', '\u202aasha@rao.example\u202c', 'asha@rao.example'],
    ]),
  )('an address with %s is accepted over GraphQL and REST', async ([_, email, stored], { product }) => {
    expect(await makeMessage(product, { email })).toMatchObject({ email: stored });
    expect((await product.nobody.rest('POST', '/messages/us', newMessage({ email }))).status).toBe(201);
  });

  test.for([
    'plain',
    '@domain.example',
    'a@b',
    '.a@b.example',
    'a.@b.example',
    'a..b@c.example',
    'a b@c.example',
    'a@b@c.example',
    'a,b@c.example',
    'a<b>@c.example',
    '"a"@c.example',
    'a@-b.example',
    'a@b-.example',
    'a@b..example',
    'a@b.123',
    'क\u200dष@उदाहरण.भारत',
    `a@${'b'.repeat(64)}.example`,
  ])('the address %j is refused', async (email, { product }) => {
    const { code, errors } = await sendMessage(product.nobody, { email });
    expect([code, errors?.[0]?.extensions.fields]).toEqual([
      'BAD_USER_INPUT',
      { email: 'Please enter a valid email address' },
    ]);
  });

  test('the time to refuse a long address grows with its length', () => {
    const refuse = (pairs: number) => {
      expect(emailPattern.test(`${'a.'.repeat(pairs)}@`)).toBe(false);
      expect(emailPattern.test(`a@${'b-'.repeat(pairs)}`)).toBe(false);
    };
    expect(growthOf(refuse, 100_000)).toBeLessThan(LINEAR_GROWTH);
  });

  test('an address in letters of another script signs in in any case and form', async ({ product }) => {
    const admin = await product.signedIn('admin');
    const user = {
      name: 'Jürgen',
      email: 'jürgen@büro.example',
      password: 'Secret-1x',
      mobile: '9123456789',
      role: 'Employee',
    };
    expect((await admin.rest('POST', '/admin/signup', user)).status).toBe(201);
    const identifier = 'JÜRGEN@Büro.example'.normalize('NFD');
    const { status } = await product.nobody.rest('POST', '/admin/login', { identifier, password: user.password });
    expect(status).toBe(200);
    expect(
      (await admin.rest('POST', '/admin/signup', { ...user, email: identifier, mobile: '9123456788' })).status,
    ).toBe(409);
  });
});
