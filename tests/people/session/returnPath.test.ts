import { expect, test } from 'vitest';
import { loginFor, returnPathOf } from '#web/shared/session/returnPath.ts';

/** Not a path of this site, or not in every browser. */
const foreign = [
  '//evil.example',
  '//evil.example/dashboard',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/dashboard//evil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example/dashboard',
  'javascript:alert(1)',
  'dashboard',
  '',
];

test.each(foreign)('returnPathOf refuses %j', (next) => {
  expect(returnPathOf(`?next=${encodeURIComponent(next)}`)).toBe(null);
});

test('returnPathOf accepts a path of this site with query and hash', () => {
  const address = { pathname: '/contact-query', search: '?search=asha&folder=spam', hash: '#main' };
  const [path, search] = loginFor(address).split('?');
  expect([path, returnPathOf(`?${search}`)]).toEqual(['/admin/login', '/contact-query?search=asha&folder=spam#main']);
  expect(returnPathOf('')).toBe(null);
});
