import { expect, test } from 'vitest';
import { growthOf, LINEAR_GROWTH } from '#tests/kit/growth.ts';
import { changesOf, partsOf } from '#web/office/content/revision/diff.ts';

const marksOf = (before: string, after: string) => partsOf(before, after).map(({ mark, text }) => `${mark}: ${text}`);

test('the diff separates changed words from equal ones', () => {
  expect(marksOf('The brown fox', 'The red fox')).toEqual(['same: The ', 'removed: brown', 'added: red', 'same:  fox']);
  expect(marksOf('', 'New')).toEqual(['added: New']);
  expect(marksOf('Old', '')).toEqual(['removed: Old']);
});

test('the diff shortens long equal parts and shows changes completely', () => {
  const stays = 'word '.repeat(1000);
  const parts = partsOf(`${stays}one`, `${stays}two`);
  expect(parts.map(({ mark }) => mark)).toEqual(['same', 'removed', 'added']);
  expect(parts[0]?.text).toBe(`${'word '.repeat(40)}… ${'word '.repeat(39)}`);
  expect(partsOf('', stays)).toEqual([{ mark: 'added', text: stays }]);
});

test('the time to compare two different texts grows with their length', () => {
  const text = (letter: string, words: number) =>
    Array.from({ length: words }, (_, index) => `${letter}${index}`).join(' ');
  const compare = (words: number) => {
    const marks = partsOf(text('a', words), text('b', words)).map(({ mark }) => mark);
    expect(marks).toEqual(expect.arrayContaining(['removed', 'added']));
  };
  expect(growthOf(compare, 15_000)).toBeLessThan(LINEAR_GROWTH);
});

test('fields that differ are compared as displayed', () => {
  const field = (name: string, value: unknown) => ({ name, value });
  const before = [field('title', 'A'), field('tags', ['x', 'y']), field('isPublished', false), field('altText', null)];
  const after = [field('title', 'A'), field('tags', ['x', 'z']), field('isPublished', true), field('altText', '')];
  expect(changesOf(before, after)).toEqual([
    {
      ...{ name: 'tags', format: 'list' },
      parts: [
        { mark: 'same', text: 'x' },
        { mark: 'removed', text: 'y' },
        { mark: 'added', text: 'z' },
      ],
    },
    {
      ...{ name: 'isPublished', format: 'text' },
      parts: [
        { mark: 'removed', text: 'no' },
        { mark: 'added', text: 'yes' },
      ],
    },
  ]);
});

test('changed fields are in the order of the forms, with values as the forms name them', () => {
  const after = [
    { name: 'results', value: [{ label: 'leads', figure: '+140 %' }] },
    { name: 'somethingNew', value: 7 },
    { name: 'services', value: ['PPC'] },
    { name: 'title', value: 'A title' },
  ];
  const texts = changesOf([], after).map(({ name, parts }) => [name, parts.map(({ text }) => text)]);
  expect(texts).toEqual([
    ['title', ['A title']],
    ['services', ['Pay-Per-Click advertising']],
    ['results', ['+140 % leads']],
    ['somethingNew', ['7']],
  ]);
});
