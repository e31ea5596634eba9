import { expect, test } from 'vitest';
import { pastedFiles } from '#web/shared/forms/pastedFiles.ts';

const clipboard = (names: string[], texts: Record<string, string> = {}) =>
  ({
    files: names.map((name) => new File(['content'], name)),
    types: [...Object.keys(texts), 'Files'],
    getData: (type: string) => texts[type] ?? '',
  }) as unknown as DataTransfer;
const taken = (...of: Parameters<typeof clipboard>) => pastedFiles(clipboard(...of)).map(({ name }) => name);

test.each([
  ['without a text', {}],
  ['of a web page, without a text', { 'text/html': '<img src="a.png">' }],
  ['from the Finder', { 'text/plain': 'a b.png' }],
  ['with a path', { 'text/plain': '/home/ravi/Pictures/a b.png\n' }],
  ['with a path of Windows', { 'text/plain': 'C:\\Pictures\\a b.png' }],
  ['with an address', { 'text/plain': 'file:///home/ravi/a%20b.png\r\n' }],
])('a copied file %s is taken', (_, texts) => {
  expect(taken(['a b.png'], texts)).toEqual(['a b.png']);
});

test('several files are taken with their names, also in another Unicode form', () => {
  const names = ['a.png', 'Angebot für Müller.pdf'];
  expect(taken(names, { 'text/plain': names.join('\r').normalize('NFD') })).toEqual(names);
});

test.each([
  ['another text', { 'text/plain': 'Our prices' }],
  ['the name within a text', { 'text/plain': 'See image.png' }],
  ['the name and another line', { 'text/plain': 'image.png\nOur prices' }],
  ['its name and HTML', { 'text/plain': 'image.png', 'text/html': '<b>image.png</b>' }],
  ['its name and RTF', { 'text/plain': 'image.png', 'text/rtf': '{}' }],
  ['an address that cannot be decoded', { 'text/plain': 'file:///%E0%A4%A' }],
])('a picture is not taken beside %s', (_, texts) => {
  expect(taken(['image.png'], texts)).toEqual([]);
});
