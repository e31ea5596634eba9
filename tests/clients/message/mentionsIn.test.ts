import { expect, test } from 'vitest';
import { mentionsIn } from '#web/office/message/composer/mentionsIn.ts';

const names = ['Ann', 'Anna', 'Ann Lee', 'José Álvarez', "Seán O'Neil (night)", 'Meera Nair', 'Meera Nair'];
const colleagues = names.map((name, index) => ({ id: String(index), name }));
const mentioned = (text: string, chosen: number[] = []) =>
  mentionsIn(
    text,
    colleagues,
    colleagues.filter((_, index) => chosen.includes(index)),
  )
    .map(Number)
    .sort();

test.each([
  ['@Ann', [0]],
  ['@Anna, please', [1]],
  ['@ann', [0]],
  ['@Ann Lee and @Ann.', [0, 2]],
  ['(@Ann Lee)', [2]],
  ['@Annabel', []],
  ['ann@annalee.example', []],
  ['mail@Ann', []],
  ['Ann', []],
  ['@jose alvarez', [3]],
  ["@Seán O'Neil (night)!", [4]],
  ['@Meera Nair', [5, 6]],
] as const)('the text %j mentions the colleagues %j', (text, expected) => {
  expect(mentioned(text)).toEqual(expected);
});

test('a colleague who was chosen and then removed is not mentioned', () => {
  expect(mentioned('@Anna', [0])).toEqual([1]);
  expect(mentioned('nobody', [0])).toEqual([]);
});

test('of two colleagues with one name only the chosen one is mentioned', () => {
  expect(mentioned('@Meera Nair', [6])).toEqual([6]);
});
