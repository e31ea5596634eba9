import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { makePost } from '#tests/kit/content/blog.ts';
import { getPage } from '#tests/kit/network/html.ts';
import { type RawAnswer, send } from '#tests/kit/network/raw.ts';
import { startProduct } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.beforeAll(async ({ admin }) => {
  await makePost(admin, {
    slug: 'nasty-post',
    body: '<script>alert(1)</script> <p onclick="alert(1)">a</p>',
    isPublished: true,
  });
});

describe('headers', () => {
  const directivesOf = ({ headers }: RawAnswer) =>
    Object.fromEntries(
      String(headers['content-security-policy'])
        .split(';')
        .map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]),
    );
  const inlineScripts = (html: string) =>
    [...html.matchAll(/<script(?![^>]* src=)(?![^>]*application\/(?:ld\+)?json)[^>]*>(.*?)<\/script>/gs)].map(
      ([, code]) => code as string,
    );

  test('the policy permits exactly the two inline scripts', async ({ product }) => {
    const permitted: string[] = [];
    for (const path of ['/', '/blogs', '/blog/nasty-post', '/dashboard', '/nowhere']) {
      const page = await getPage(product, path);
      const hashes = inlineScripts(page.text).map(
        (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
      );
      if (path === '/') permitted.push(...hashes);
      // A shell has only the script of the theme.
      expect(hashes).toEqual(permitted.slice(0, path === '/dashboard' ? 1 : 2));
      expect(permitted).toHaveLength(2);
      const { 'script-src': scripts, 'default-src': rest, ...others } = directivesOf(page);
      expect(scripts).toBe(`'self' ${permitted.join(' ')}`);
      expect(scripts).not.toMatch(/unsafe|\*|https?:/);
      expect(rest).toBe("'self'");
      expect(others).toMatchObject({
        'object-src': "'none'",
        'base-uri': "'self'",
        'form-action': "'self'",
        'frame-ancestors': "'none'",
        'connect-src': "'self'",
      });
      expect(page.text).not.toMatch(/<[a-z][^>]* on[a-z]+=/i);
    }
  });

  test('every answer forbids sniffing and framing and limits referrers and devices', async ({ product }) => {
    const kinds = [
      '/',
      '/nowhere',
      '/dashboard',
      '/api/blogs',
      '/api/blogs/all',
      '/api/nowhere',
      '/graphql',
      '/uploads/a.webp',
      '/assets/a.js',
      '/%',
      '/blog/%E0%A4%A',
      '/api/blogs/%zz',
      '//',
      '/healthz',
      '/readyz',
      '/metrics',
    ];
    for (const path of kinds) {
      const { headers } = await getPage(product, path);
      expect([path, headers]).toMatchObject([
        path,
        {
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
        },
      ]);
      expect(headers['content-security-policy']).toMatch(/default-src/);
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    }
  });

  test('data opened as a page can run nothing', async ({ product }) => {
    for (const path of ['/api/blogs', '/api/blogs/all', '/api/nowhere', '/api/openapi.json', '/healthz']) {
      const { headers } = await send(product.url, path);
      expect([path, headers['content-security-policy']]).toEqual([path, "default-src 'none';frame-ancestors 'none'"]);
    }
  });

  test('a script opened as a page can run nothing', async ({ product }) => {
    const [path = ''] = /\/assets\/client-[\w-]+\.js/.exec((await getPage(product, '/')).text) ?? [];
    const { status, headers } = await send(product.url, path);
    expect([status, headers['content-security-policy']]).toEqual([200, "default-src 'none';frame-ancestors 'none'"]);
  });

  test('HSTS is not sent for an http address', async ({ product }) => {
    expect((await getPage(product, '/')).headers).not.toHaveProperty('strict-transport-security');
  });

  test.each([
    ['leaves subdomains out by default', {}, 'max-age=31536000'],
    ['includes subdomains if asked for', { HSTS_SUBDOMAINS: 'on' }, 'max-age=31536000; includeSubDomains'],
  ])('HSTS of an https address %s', async (_, settings, header) => {
    const other = await startProduct({ PUBLIC_URL: 'https://www.papilio.example', ...settings });
    const { headers } = await getPage(other, '/');
    await other.stop();
    expect(headers['strict-transport-security']).toBe(header);
  });

  test('private answers have Cache-Control: no-store', async ({ product, admin }) => {
    const authorization = `Bearer ${admin.token}`;
    for (const path of ['/api/blogs/all', '/api/admin', '/api/nowhere', '/graphql', '/healthz']) {
      const { headers } = await send(product.url, path, { headers: { authorization } });
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});

describe('static files', () => {
  test('static files are immutable and have their content type', async ({ product }) => {
    const { text } = await getPage(product, '/');
    const entry = [...text.matchAll(/"(\/assets\/[^"]+\.js)"/g)].at(-1)?.[1] as string;
    const { status, headers } = await getPage(product, entry);
    expect([status, headers['content-type']]).toEqual([200, 'application/javascript; charset=utf-8']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const [wanted, sent] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const packed = await send(product.url, entry, { headers: { 'accept-encoding': wanted } });
      expect([packed.headers['content-encoding'], packed.headers['content-type']]).toEqual([
        sent,
        'application/javascript; charset=utf-8',
      ]);
      expect(packed.headers.vary).toMatch(/accept-encoding/i);
    }
  });

  test.for([
    '/assets/',
    '/assets/../server/server.js',
    '/assets/..%2fserver%2fserver.js',
    '/assets/%2e%2e/.vite/manifest.json',
    '/.vite/manifest.json',
    '/package.json',
    '/server/main.ts',
    '/.env',
    '/.git/config',
    '/.data/session-secret',
  ])('%s is not served', async (path, { product }) => {
    const { status, text } = await getPage(product, path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/"dependencies"|\[core\]|isEntry/);
  });
});
