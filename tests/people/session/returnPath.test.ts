import { expect, test } from 'vitest';
import { loginFor, returnPathOf } from '#web/shared/session/returnPath.ts';

/** What is no path of this site, or might be none in some browser. */
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

test.each(foreign)('%j is no address to return to after signing in', (next) => {
  expect(returnPathOf(`?next=${encodeURIComponent(next)}`)).toBe(null);
});

test('a path of this site is, with its query and its hash', () => {
  const address = { pathname: '/contact-query', search: '?search=asha&folder=spam', hash: '#main' };
  const [path, search] = loginFor(address).split('?');
  expect([path, returnPathOf(`?${search}`)]).toEqual(['/admin/login', '/contact-query?search=asha&folder=spam#main']);
  expect(returnPathOf('')).toBe(null);
});
