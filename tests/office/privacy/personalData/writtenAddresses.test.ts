import { expect, test } from 'vitest';
import { addressesIn } from '#server/office/privacy/personalData/addressMarks.ts';

test.each([
  ['rock&roll@band.example', 'rock&roll@band.example'],
  ['<mailto:rock&roll@band.example?subject=Hello>', 'rock&roll@band.example'],
  ['g=asha/s=rao@x400.example', 'g=asha/s=rao@x400.example'],
  ['{"email":"a{b}@odd.example"}', 'a{b}@odd.example'],
  ['https://list.example/?leave=asha@rao.example&now=1', 'asha@rao.example'],
  ['Write to info@münchen.de.', 'info@münchen.de'],
  ['संपर्क@उदाहरण.भारत', 'संपर्क@उदाहरण.भारत'],
])('the address in %s is recognised after a restore', (text, address) => {
  expect(addressesIn(text).map(({ value }) => value)).toContain(address);
});
