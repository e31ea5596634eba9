import { describe, expect } from 'vitest';
import { addressesIn } from '#server/app/http/forwardedFor.ts';
import { limitTable, networkOf } from '#server/platform/limit/limits.ts';
import { newIdentifier, tally } from '#tests/kit/network/limits.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base, rows } from '#tests/kit/test.ts';

const test = base.extend(
  'settings',
  { scope: 'file' },
  { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1,10.0.0.0/8,2001:db8:ffff::/48' },
);

describe('the X-Forwarded-For header', () => {
  test.each<[header: string, addresses: string[]]>([
    ['203.0.113.5', ['203.0.113.5']],
    ['203.0.113.5:49152', ['203.0.113.5']],
    [' 203.0.113.5:1 ', ['203.0.113.5']],
    ['"203.0.113.5:1"', ['203.0.113.5']],
    ['[203.0.113.5]:80', []],
    ['2001:db8::1', ['2001:db8::1']],
    ['[2001:db8::1]', ['2001:db8::1']],
    ['[2001:db8::1]:443', ['2001:db8::1']],
    ['"[2001:DB8::1]:443"', ['2001:db8::1']],
    ['fe80::1%eth0', ['fe80::1']],
    ['[fe80::1%25eth0]:443', ['fe80::1']],
    ['[::ffff:203.0.113.5]:443', ['::ffff:203.0.113.5']],
    ['for=203.0.113.5', ['203.0.113.5']],
    ['for="203.0.113.5:80";proto=https', ['203.0.113.5']],
    ['proto=https; For="[2001:db8::1]:443";by=10.0.0.1', ['2001:db8::1']],
    ['203.0.113.5:1, 10.0.0.1:2', ['203.0.113.5', '10.0.0.1']],
    ['for=203.0.113.5, for="[2001:db8::1]"', ['203.0.113.5', '2001:db8::1']],
    ['203.0.113.5,, 10.0.0.1', ['203.0.113.5', '10.0.0.1']],
    ['unknown', []],
    ['203.0.113.5, unknown', []],
    ['203.0.113.5, _hidden:80, 10.0.0.1', ['10.0.0.1']],
    ['203.0.113.5:99999', ['203.0.113.5']],
    ['203.0.113.5:', []],
    ['203.0.113.256:80', []],
    ['evil@203.0.113.5:80', []],
    ['0x7f.1:80', []],
    ['1', []],
    ['', []],
    [' , ', []],
  ])('%j contains the addresses %j', (header, addresses) => {
    expect(addressesIn(header)).toEqual(addresses);
  });
});

test.each([
  ['2001:db8:0:1::1', '2001:db8:0:1:ffff::9'],
  ['2001:DB8:0:1::1', '2001:db8:0:1::1'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['::ffff:cb00:7105', '203.0.113.5'],
])('%s and %s are one network', (one, other) => {
  expect(networkOf(one)).toBe(networkOf(other));
});

test.each([
  ['2001:db8:0:1::1', '2001:db8:0:2::1'],
  ['203.0.113.5', '203.0.113.6'],
])('%s and %s are two networks', (one, other) => {
  expect(networkOf(one)).not.toBe(networkOf(other));
});

/** Wrong passwords from different connections of one network. */
const guess = (product: Product, forwarded: string, identifier = newIdentifier()) =>
  fetch(`${product.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({ identifier, password: 'Wrong-123' }),
  });

test.for<[name: string, header: (index: number) => string]>(
  rows([
    ['a port of its own for each connection', (index) => `198.51.100.1:${50_000 + index}`],
    ['a port behind brackets', (index) => `[2001:db8:1:1::1]:${50_000 + index}`],
    ['another address of its /64', (index) => `2001:db8:1:2::${index + 1}`],
    ['another address of its /64 with a port', (index) => `"[2001:db8:1:3::${index + 1}]:${50_000 + index}"`],
    [
      'an IPv4 address in the spellings of IPv6',
      (index) => ['198.51.100.2', '::ffff:198.51.100.2', '[::ffff:c633:6402]:1'][index % 3] as string,
    ],
    ['the words of RFC 7239', (index) => `for="198.51.100.3:${50_000 + index}";proto=https`],
    ['an invented address in front', (index) => `192.0.2.${index + 1}, 198.51.100.4:${50_000 + index}`],
    ['an invented word in front', (index) => `_${index}, 198.51.100.5:${50_000 + index}`],
    [
      'a trusted proxy behind it',
      (index) => `198.51.100.6:${50_000 + index}, 10.0.0.${index + 1}:80, [2001:db8:ffff::1]:${50_000 + index}`,
    ],
  ]),
)('a limit applies to a network with %s', async ([_, header], { product }) => {
  const { points } = limitTable.signIn;
  const answers: Response[] = [];
  for (let index = 0; index < points + 2; index++) answers.push(await guess(product, header(index)));
  expect(tally(answers)).toEqual({ 401: points, 429: 2 });
});
