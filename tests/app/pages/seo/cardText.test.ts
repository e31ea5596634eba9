import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inVisualOrder, isRightToLeft, piecesOf } from '#server/app/pages/seo/cardScripts.ts';
import { openType, typeset } from '#server/app/pages/seo/cardText.ts';

const KANA = join(import.meta.dirname, '../../../kit/content/kana.woff');
/** As on a machine without fonts. */
const type = await openType([]);
const box = { width: 460, height: 300, leading: 1.4 };

test.for<[what: string, title: string]>([
  ['Cyrillic', 'Как выбрать агентство: 12 вопросов'],
  ['letters of Kazakh', 'Қазақша атау'],
  ['Greek', 'Πώς να επιλέξετε γραφείο;'],
  ['Devanagari', 'हिन्दी में लिखा हुआ शीर्षक।'],
  ['Bengali', 'কীভাবে সংস্থা বেছে নেবেন'],
  ['Gujarati', 'એજન્સી કેવી રીતે પસંદ કરવી'],
  ['Tamil', 'நிறுவனத்தை எவ்வாறு தேர்வு செய்வது'],
  ['Telugu', 'ఏజెన్సీని ఎలా ఎంచుకోవాలి'],
  ['Arabic', 'كيف تختار وكالة؟'],
  ['Persian', 'چگونه یک آژانس انتخاب کنیم'],
  ['Hebrew', 'שלום לכולם מכאן'],
  ['Thai', 'วิธีเลือกเอเจนซี่'],
  ['two scripts', 'SEO और विज्ञापन 2026'],
])('a title in %s is set whole without a font of the machine', ([, title]) => {
  expect(type.settable(title)).toBe(title);
  expect(type.outline(title, 0, 0, 50)).toMatch(/^M[-\d.]/);
});

test.for<[what: string, title: string]>([
  ['Chinese letters', '如何选择'],
  ['Japanese letters', 'これはテスト'],
  ['Georgian letters', 'როგორ'],
  ['one such letter among others', 'The 网 of things'],
  ['nothing but emoji', '🎪🎪'],
])('a title with %s has no font and is left out', ([, title]) => {
  expect(type.settable(title)).toBeNull();
});

test('emoji are left out of a title', () => {
  expect(type.settable('हिन्दी 🎪 SEO 👩🏽‍💻')).toBe('हिन्दी SEO');
});

test('letters of a font of the machine are set', async () => {
  const withKana = await openType(['/nowhere.ttc', KANA]);
  expect(withKana.settable('これはテスト、新日。')).toBe('これはテスト、新日。');
  expect(withKana.settable('როგორ')).toBeNull();
});

test('letters that join or stack are drawn as one', () => {
  const apart = (text: string) => [...text].reduce((width, letter) => width + type.widthOf(letter), 0);
  for (const joined of ['क्ष', 'लि', 'تختار', 'সংস্থা']) {
    expect(type.widthOf(joined), joined).toBeGreaterThan(0);
    expect(type.widthOf(joined), joined).not.toBeCloseTo(apart(joined), 3);
  }
});

test('a line has room for the signs of other scripts', () => {
  const usual = type.measureOf('How to choose: é, Đặng & ₹1,140');
  expect(usual).toEqual({ ascent: 0.78, leading: 1.04 });
  expect(type.measureOf('SEO और विज्ञापन').leading).toBeGreaterThan(usual.leading);
  // An accent without a glyph is left out instead of being taken from another script.
  expect(type.measureOf('x\u0301\u200b\u202e')).toEqual(usual);
});

const run = (text: string) => [{ font: 'one', text }];
test.for<[text: string, shown: string, isRtl: boolean]>([
  ['How to (really) choose', 'How to (really) choose', false],
  ['אב גד', 'אב גד', true],
  ['אב SEO גד', ' גד|SEO|אב ', true],
  ['אב SEO and PR גד', ' גד|SEO and PR|אב ', true],
  ['אב 24 גד', ' גד|24|אב ', true],
  ['The אב of גד', 'The |אב| of |גד', false],
  ['אב?', 'אב?', true],
  ['SEO (אב)', 'SEO (|אב|)', false],
  ['אב (SEO)', '(|SEO|אב )', true],
])('%s is read in the order of its scripts', ([text, shown, isRtl]) => {
  expect(isRightToLeft(text)).toBe(isRtl);
  expect(
    inVisualOrder(run(text), isRtl)
      .map((part) => part.text)
      .join('|'),
  ).toBe(shown);
});

test('two fonts within a word from right to left keep its order', () => {
  const runs = [
    { font: 'one', text: 'אב' },
    { font: 'two', text: 'גד' },
    { font: 'one', text: ' SEO' },
  ];
  expect(inVisualOrder(runs, true).map(({ text }) => text)).toEqual(['SEO', ' ', 'גד', 'אב']);
});

test.for([
  ['How to choose', ['How', 'to', 'choose']],
  ['如何选择“代理商”。', ['如何', '选择', '“代理商”。']],
  ['วิธีเลือก', ['วิธี', 'เลือก']],
  ['हिन्दी में', ['हिन्दी', 'में']],
] as const)('%s may be broken between its words', ([text, pieces]) => {
  expect(piecesOf(text).map((piece) => piece.text)).toEqual(pieces);
});

test('lines fit into their box without losing a letter', () => {
  for (const title of [
    'วิธีเลือกเอเจนซี่การตลาดดิจิทัลที่เหมาะกับคุณ',
    'विज्ञापनविज्ञापनविज्ञापनविज्ञापन एजेंसी',
    'كيف تختار وكالة تسويق رقمية مناسبة لك',
  ]) {
    const { lines, size } = typeset(type, title, box, [80, 60, 40, 30]);
    for (const line of lines) expect(type.widthOf(line) * size).toBeLessThanOrEqual(box.width);
    expect(lines.join('').replaceAll(' ', '')).toBe(title.replaceAll(' ', ''));
    // No line begins with a sign of the letter before it.
    for (const line of lines) expect(line).not.toMatch(/^\p{M}/u);
  }
});
