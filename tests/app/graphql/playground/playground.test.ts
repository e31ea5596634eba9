import { describe, expect } from 'vitest';
import { ASKS_HTML, getPage, isNoindex, titleOf } from '#tests/kit/network/html.ts';
import { send } from '#tests/kit/network/raw.ts';
import { startProduct } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const QUERY = `query=${encodeURIComponent('{ blogPosts { totalCount } }')}`;

const isPage = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['content-type']).startsWith('text/html');

describe("a browser's visit to /graphql", () => {
  test.for(['/graphql', '/graphql/', '/graphql?a=1'])('the playground is served at %s', async (path, { product }) => {
    const page = await getPage(product, path);
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(titleOf(page.text)).toBe('GraphQL playground - Marquee');
    expect(isNoindex(page.text)).toBe(true);
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.headers.vary).toBe('Accept, Accept-Encoding');
  });

  test('HEAD has the headers of the playground without a body', async ({ product }) => {
    const { headers, text, status } = await send(product.url, '/graphql', { method: 'HEAD', headers: ASKS_HTML });
    expect([status, headers['content-type'], text]).toEqual([200, 'text/html; charset=utf-8', '']);
  });

  test.for<[accept: string, isVisit: boolean]>([
    ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', true],
    ['text/html', true],
    ['TEXT/HTML;q=0.5', true],
    ['text/html, */*', true],
    ['application/json;q=0.4, text/html;q=0.5', true],
    ['application/json;q=0.5, text/html;q=0.5', false],
    ['text/html;q=0.5, application/graphql-response+json', false],
    ['text/html;q=0.1, */*', false],
    ['text/html;q=0', false],
    ['text/html;q=none', false],
    ['*/*', false],
    ['text/*', false],
    ['application/json', false],
    ['', false],
  ])('the playground is served only if Accept prefers HTML: %s', async ([accept, isVisit], { product }) => {
    const answer = await send(product.url, '/graphql', { headers: { accept } });
    expect(isPage(answer)).toBe(isVisit);
    expect(answer.headers.vary).toMatch(/^Accept\b/);
  });

  test('a request without Accept is a request of a program', async ({ product }) => {
    expect(isPage(await send(product.url, '/graphql', {}))).toBe(false);
  });

  test('a request with a query is answered by GraphQL, whatever it accepts', async ({ product }) => {
    const asked = await getPage(product, `/graphql?${QUERY}`, {
      accept: 'text/html, application/json',
    });
    expect(asked.headers['content-type']).toMatch(/json/);
    expect(isPage(await getPage(product, '/graphql?query='))).toBe(false);
    expect(isPage(await getPage(product, '/graphql?extensions=%7B%7D'))).toBe(false);
    const posted = await send(product.url, '/graphql', {
      method: 'POST',
      headers: { ...ASKS_HTML, 'content-type': 'application/json' },
      body: '{"query":"{ blogPosts { totalCount } }"}',
    });
    expect(isPage(posted)).toBe(false);
  });

  test('Vary of the playground includes Origin and Accept', async () => {
    const open = await startProduct({ CORS_ORIGINS: 'https://app.example' });
    const { headers } = await getPage(open, '/graphql', { origin: 'https://app.example' });
    await open.stop();
    expect(headers.vary).toBe('Origin, Accept, Accept-Encoding');
  });
});

describe('requests of the playground', () => {
  test('the content policy permits only workers, scripts and connections of this origin', async ({ product }) => {
    const { headers } = await getPage(product, '/graphql');
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "worker-src 'self' blob:",
      "img-src 'self' data:",
      "font-src 'self' data:",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    expect((await getPage(product, '/')).headers['content-security-policy']).not.toMatch(/worker-src/);
  });

  test('the files are local, immutable and compressed', async ({ product }) => {
    const { text } = await getPage(product, '/graphql');
    const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url as string);
    const own = files.filter((url) => !url.startsWith('data:'));
    expect(own).toEqual([expect.stringMatching(/\/style\.css$/), expect.stringMatching(/\/main\.js$/)]);
    for (const url of own) {
      expect(url).toMatch(/^\/assets\/playground\/[0-9a-f]{16}\//);
      const plain = await send(product.url, url);
      expect([plain.status, plain.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
      const packed = await send(product.url, url, { headers: { 'accept-encoding': 'gzip, br' } });
      expect([packed.status, packed.headers['content-encoding']]).toEqual([200, 'br']);
      expect(Number(packed.headers['content-length'])).toBeLessThan(plain.text.length / 2);
    }
  });

  test.for(['', 'nothing/main.js', '..%2f..%2fpackage.json', '%2e%2e/sources', '.env'])(
    'other files are not served: %s',
    async (path, { product }) => {
      const { status, text } = await getPage(product, `/assets/playground/${path}`);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).not.toMatch(/"dependencies"/);
    },
  );
});

describe('PLAYGROUND', () => {
  test('PLAYGROUND=staff serves everybody the page, which says for whom it is', async () => {
    const closed = await startProduct({ PLAYGROUND: 'staff' });
    const { status, text } = await getPage(closed, '/graphql');
    await closed.stop();
    expect(status).toBe(200);
    expect(text).toContain('"access":"staff"');
  });

  test('PLAYGROUND=off hides the page but not the API', async () => {
    const closed = await startProduct({ PLAYGROUND: 'off' });
    const { status, headers, text } = await getPage(closed, '/graphql');
    const asked = await closed.nobody.gql('{ blogPosts { totalCount } }');
    await closed.stop();
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(text).toContain('There is nothing here.');
    expect(asked.data.blogPosts.totalCount).toBe(0);
  });
});
