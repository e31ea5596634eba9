import { expect, test } from 'vitest';
import { fitting } from '#web/shared/palette/entries.ts';

const entries = [{ label: 'José Álvarez' }, { label: 'Über uns' }, { label: 'Inbox', words: 'enquiries' }];
const found = (text: string) => fitting(text, entries).map(({ label }) => label);

test.each([
  ['jose alv', ['José Álvarez']],
  ['JOSÉ', ['José Álvarez']],
  ['uber', ['Über uns']],
  ['enquíries', ['Inbox']],
  ['joze', []],
] as const)('the palette finds by %j the entries %j', (text, labels) => {
  expect(found(text)).toEqual(labels);
});
