import { expect, test } from 'vitest';
import { affiliateOperations, makeAccepted } from '#tests/kit/content/affiliate.ts';
import { leaveOnly } from '#tests/kit/network/limits.ts';
import { startProduct } from '#tests/kit/product/product.ts';

test('only wrong guesses of a private page count towards its rate limit', async ({ onTestFinished }) => {
  const product = await startProduct({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
  onTestFinished(() => product.stop());
  const { token } = await makeAccepted(product, await product.signedIn('Employee'));
  await leaveOnly(product, 3, 'affiliatePage', '203.0.113.7');
  const guesser = product.nobody.from('203.0.113.7');
  const open = (given: string) => guesser.gql(affiliateOperations.page, { token: given });
  for (let time = 0; time < 5; time += 1) expect((await open(token)).code).toBeUndefined();
  for (let time = 0; time < 3; time += 1) expect((await open('x'.repeat(43))).code).toBe('NOT_FOUND');
  expect((await open(token)).code).toBe('RATE_LIMITED');
});
