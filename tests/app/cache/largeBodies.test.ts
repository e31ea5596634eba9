import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect } from 'vitest';
import { encode } from '#server/app/cache/encoding.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { test } from '#tests/kit/test.ts';

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync } as const;
const encodings = Object.keys(decoders) as (keyof typeof decoders)[];
const LARGEST_AT_ONCE = 256 * 1024;

test.beforeAll(async ({ product }) => {
  const employee = await product.signedIn('Employee');
  for (let count = 0; count < 4; count += 1)
    await makePost(employee, { isPublished: true, body: `Post ${count} ${'word '.repeat(19_000)}` });
});

test.for(encodings)('a body is encoded as %s in another thread only above 256 kB', async (encoding) => {
  const large = Buffer.alloc(LARGEST_AT_ONCE + 1, 'large ');
  const pending = encode(large, encoding);
  expect(pending).toBeInstanceOf(Promise);
  expect(decoders[encoding](await pending).equals(large)).toBe(true);
  expect(encode(large.subarray(1), encoding)).toBeInstanceOf(Buffer);
});

test.for(encodings)(
  'a large answer encoded as %s is complete, cached or not, for concurrent requests',
  async (encoding, { product }) => {
    const query = '{ blogPosts { nodes { title body bodyHtml } } }';
    const ask = (headers: Record<string, string>) =>
      fetch(`${product.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-encoding': encoding, ...headers },
        body: JSON.stringify({ query }),
      });
    const plain = await (await ask({ 'accept-encoding': 'identity' })).text();
    expect(plain.length).toBeGreaterThan(LARGEST_AT_ONCE);
    const { token } = await product.signedIn('Employee');
    const callers = Array.from({ length: 8 }, (_, index) => ask(index % 2 ? {} : { authorization: `Bearer ${token}` }));
    for (const answer of await Promise.all(callers)) {
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(await answer.text()).toBe(plain);
    }
  },
);
