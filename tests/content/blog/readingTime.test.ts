import { expect, test } from 'vitest';
import { minutesOf } from '#schema/readingTime.ts';

test.for([
  ['200 English words', 'word '.repeat(200), 1],
  ['201 English words', 'word '.repeat(201), 2],
  ['nothing', '', 1],
  ['rules and borders', '--- | --- \n'.repeat(500), 1],
  ['500 Chinese characters', '品'.repeat(500), 1],
  ['1,001 Chinese characters with punctuation', `${'品牌，'.repeat(500)}品。`, 3],
  ['1,500 Japanese characters', 'ブランドの作り方を学ぶ。'.repeat(137), 4],
  ['1,000 Thai letters, whose vowel signs are not counted', 'ที่'.repeat(1000), 1],
  ['2,001 Thai letters', 'ก'.repeat(2001), 3],
  ['400 Korean words, which have spaces', '한국어 '.repeat(400), 2],
  ['400 Hindi words, which have spaces', 'हिन्दी '.repeat(400), 2],
  ['Chinese with 200 English words between', `${'品'.repeat(500)}${' SEO 品'.repeat(200)}`, 3],
] as const)('the reading time of $0 is $2 min', ([, body, minutes]) => {
  expect(minutesOf(body)).toBe(minutes);
});
