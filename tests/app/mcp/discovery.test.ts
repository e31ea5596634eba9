import { expect } from 'vitest';
import { test } from '#tests/kit/test.ts';

test.for([
  ['/.well-known/oauth-protected-resource', ''],
  ['/.well-known/oauth-protected-resource/mcp', '/mcp'],
] as const)(
  '%s names the resource "%s" in JSON without an authorization server',
  async ([path, resource], { product }) => {
    const answer = await fetch(product.url + path, { headers: { accept: 'text/html' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^application\/json/),
    ]);
    const document = await answer.json();
    expect(document).toMatchObject({
      resource: `${product.services.settings.PUBLIC_URL}${resource}`,
      bearer_methods_supported: ['header'],
      scopes_supported: expect.arrayContaining(['MESSAGES_READ']),
    });
    expect(document).not.toHaveProperty('authorization_servers');
  },
);

test.for([
  '/.well-known/oauth-authorization-server',
  '/.well-known/oauth-authorization-server/mcp',
  '/.well-known/openid-configuration',
])('%s is 404 as JSON, also for a browser', async (path, { product }) => {
  const answer = await fetch(product.url + path, { headers: { accept: 'text/html' } });
  expect([answer.status, (await answer.json()).error]).toEqual([404, 'not_found']);
});
