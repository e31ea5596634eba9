import { expect } from 'vitest';
import { allowApps } from '#tests/kit/network/oauthApp.ts';
import { startProduct } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test('the first request of a process to the token endpoint keeps its body', async () => {
  const product = await startProduct({ RATE_LIMITS: 'on' });
  try {
    await allowApps(await product.signedIn('admin'));
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'x', client_id: 'unknown' });
    const answer = await fetch(`${product.url}/oauth/token`, { method: 'POST', body });
    expect((await answer.json()).error).toBe('invalid_client');
  } finally {
    await product.stop();
  }
});
