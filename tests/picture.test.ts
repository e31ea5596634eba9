import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictures } from '#server/picture/table.ts';
import { openStore } from '#server/store.ts';
import { blogPost, makePost } from '#tests/kit/blog.ts';
import type { Person } from '#tests/kit/person.ts';
import { canvas, operationsForm, postForm, sendForm } from '#tests/kit/picture.ts';
import { type Product, startProduct } from '#tests/kit/product.ts';
import { send } from '#tests/kit/raw.ts';

const MB = 1024 * 1024;
const CREATE = 'mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { id slug imageUrl } }';
const UPDATE =
  'mutation ($id: UUID!, $input: BlogPostInput!) { updateBlogPost(id: $id, input: $input) { id imageUrl } }';
const REMOVE = 'mutation ($id: UUID!) { removeBlogPost(id: $id) { id } }';
const SENTENCE = 'Please choose a png, jpeg, gif or webp picture.';

let product: Product;
let employee: Person;
let png: Buffer;
beforeAll(async () => {
  product = await startProduct();
  employee = await product.signedIn('Employee');
  png = await canvas().png().toBuffer();
});
afterAll(() => product.stop());

const blob = (bytes: Uint8Array, type = 'image/png') => new Blob([bytes as Uint8Array<ArrayBuffer>], { type });
const files = () => readdir(join(product.services.settings.DATA_DIR, 'uploads')).catch(() => []);
const rows = () => product.services.db.select().from(pictures);
/** How many pictures there are, in the table and in the folder: always the same number. */
async function count(): Promise<number> {
  const [inTable, inFolder] = [(await rows()).length, (await files()).length];
  expect(inFolder).toBe(inTable);
  return inTable;
}

const viaGraphql = (bytes: Uint8Array, fields = {}, type?: string) =>
  sendForm(employee, operationsForm(CREATE, { input: { ...blogPost(fields), imageFile: null } }, blob(bytes, type)));
const viaRest = (bytes: Uint8Array, fields = {}, type?: string, name?: string) =>
  employee.rest('POST', '/blogs/create', postForm(blogPost(fields), blob(bytes, type), name));
/** The bytes of an uploaded picture, by its public address. */
async function fetchPicture(imageUrl: string): Promise<Buffer> {
  const { publicUrl, path } = { publicUrl: product.services.settings.PUBLIC_URL, path: new URL(imageUrl).pathname };
  expect(imageUrl).toBe(publicUrl + path);
  return Buffer.from(await (await fetch(product.url + path)).arrayBuffer());
}

describe('a picture is taken', () => {
  test.for(['png', 'jpeg', 'gif', 'webp'] as const)(
    'as %s, by GraphQL and by REST, whatever it calls itself',
    async (format) => {
      const bytes = await canvas().toFormat(format).toBuffer();
      const { data } = await viaGraphql(bytes, {}, 'application/octet-stream');
      const { status, body } = await viaRest(bytes, {}, 'text/html', '../../evil.svg');
      expect(status).toBe(201);
      for (const url of [data.createBlogPost.imageUrl, body.data.imageUrl]) {
        expect(url).toMatch(/\/uploads\/[0-9a-f-]{36}\.webp$/);
        const { format: stored, width, height } = await sharp(await fetchPicture(url)).metadata();
        expect([stored, width, height]).toEqual(['webp', 40, 20]);
      }
    },
  );

  test('without what the camera wrote into it, and upright', async () => {
    const jpeg = await canvas(60, 30)
      .withExif({ IFD0: { Copyright: 'secret owner', Orientation: '6' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(jpeg).metadata()).exif?.includes('secret owner')).toBe(true);
    const { data } = await viaGraphql(jpeg);
    const stored = await fetchPicture(data.createBlogPost.imageUrl);
    const { width, height, exif, orientation, xmp, icc } = await sharp(stored).metadata();
    expect([width, height]).toEqual([30, 60]);
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
    expect(orientation ?? 1).toBe(1);
    expect(stored.includes('secret owner')).toBe(false);
  });

  test('no larger than 2400 pixels', async () => {
    const { data } = await viaGraphql(await canvas(3000, 1500).png().toBuffer());
    const { width, height } = await sharp(await fetchPicture(data.createBlogPost.imageUrl)).metadata();
    expect([width, height]).toEqual([2400, 1200]);
    const [row] = (await rows()).slice(-1);
    expect(row).toMatchObject({ width: 2400, height: 1200 });
  });

  test('of 10 MB, by both doors, and not of a byte more', async () => {
    // What follows the end of a png is not read.
    const ofSize = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length, 1)]);
    expect((await viaGraphql(ofSize(10 * MB))).code).toBeUndefined();
    expect((await viaRest(ofSize(10 * MB))).status).toBe(201);
    const before = await count();
    const graphql = await viaGraphql(ofSize(10 * MB + 1));
    expect([graphql.status, graphql.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect((await viaRest(ofSize(10 * MB + 1))).status).toBe(413);
    const whole = await viaGraphql(ofSize(12 * MB));
    expect([whole.status, whole.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect((await viaRest(ofSize(12 * MB))).status).toBe(413);
    expect(await count()).toBe(before);
  });
});

describe('what is no such picture is refused, and nothing is stored', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>';
  /** A png of 30,000 × 30,000 white pixels in some hundred kB. */
  function bomb(): Buffer {
    const chunk = (type: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(type), data]);
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      sum.writeUInt32BE(crc32(body));
      return Buffer.concat([length, body, sum]);
    };
    const head = Buffer.from([...[0, 0, 0x75, 0x30], ...[0, 0, 0x75, 0x30], 1, 0, 0, 0, 0]);
    const pixels = deflateSync(Buffer.alloc(30_000 * (1 + 30_000 / 8)), { level: 1 });
    return Buffer.concat([
      png.subarray(0, 8),
      chunk('IHDR', head),
      chunk('IDAT', pixels),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
  const kinds: [what: string, bytes: () => Promise<Buffer> | Buffer, type?: string][] = [
    ['svg', () => Buffer.from(svg), 'image/svg+xml'],
    ['svg that calls itself png', () => Buffer.from(svg)],
    ['html that calls itself jpeg', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/jpeg'],
    ['pdf', () => Buffer.from(pdf), 'application/pdf'],
    ['tiff', () => canvas().tiff().toBuffer()],
    ['avif', () => canvas().avif().toBuffer()],
    ['a png cut short', () => png.subarray(0, png.length - 20)],
    ['a jpeg cut short', async () => (await canvas(400, 400).jpeg().toBuffer()).subarray(0, 400)],
    ['only a signature', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['nothing', () => Buffer.alloc(0)],
    ['text', () => Buffer.from('GIF89a is how it starts')],
    ['a png that unpacks to 900 million pixels', bomb],
  ];
  test.for(kinds)('%s', async ([, make, type]) => {
    const before = await count();
    const bytes = await make();
    const graphql = await viaGraphql(bytes, {}, type);
    expect(graphql.errors?.[0]).toMatchObject({
      message: SENTENCE,
      extensions: { code: 'UNSUPPORTED_MEDIA', fields: { imageFile: SENTENCE } },
    });
    const { status, body } = await viaRest(bytes, {}, type);
    expect([status, body.errors]).toEqual([415, { imageFile: SENTENCE, message: SENTENCE }]);
    expect(await count()).toBe(before);
  });

  test('an address beside the file: 422 with the spec’s sentence', async () => {
    const before = await count();
    const sentence = 'Please provide either an Image URL or an Image File, not both.';
    const fields = { imageUrl: 'https://a.example/a.png' };
    const { code, errors } = await viaGraphql(png, fields);
    expect([code, errors?.[0].message]).toEqual(['BAD_USER_INPUT', sentence]);
    const { status, body } = await viaRest(png, fields);
    expect([status, body.message]).toEqual([422, sentence]);
    // A browser's form sends both fields, the unused one empty.
    expect((await viaRest(png, { imageUrl: '' })).status).toBe(201);
    const field = ([name, value]: [string, unknown]) =>
      `--form-edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const unused =
      '--form-edge\r\ncontent-disposition: form-data; name="imageFile"; filename=""\r\n\r\n\r\n--form-edge--\r\n';
    const { status: taken } = await send(product.url, '/api/blogs/create', {
      method: 'POST',
      headers: { authorization: `Bearer ${employee.token}`, 'content-type': 'multipart/form-data; boundary=form-edge' },
      body: Object.entries(blogPost(fields)).map(field).join('') + unused,
    });
    expect(taken).toBe(201);
    expect(await count()).toBe(before + 1);
  });
});

describe('the file lives as long as its post shows it', () => {
  const withPicture = async (fields = {}) => (await viaGraphql(png, fields)).data.createBlogPost;
  const update = (id: string, fields = {}, file?: Buffer) => {
    const input = { ...blogPost(fields), ...(file && { imageFile: null }) };
    return sendForm(employee, operationsForm(UPDATE, { id, input }, file && blob(file), file ? undefined : {}));
  };

  test('a post that is refused leaves none', async () => {
    const { slug } = await makePost(employee);
    const before = await count();
    expect((await viaGraphql(png, { slug })).code).toBe('CONFLICT');
    expect((await viaRest(png, { slug })).status).toBe(409);
    expect((await viaGraphql(png, { title: 'no' })).code).toBe('BAD_USER_INPUT');
    const nowhere = await update('00000000-0000-4000-8000-000000000000', {}, png);
    expect(nowhere.code).toBe('NOT_FOUND');
    expect(await count()).toBe(before);
  });

  test('an edit without a picture keeps it, one with another replaces it, one with an address or none removes it', async () => {
    const { id, imageUrl } = await withPicture();
    const before = await count();
    expect((await update(id)).data.updateBlogPost.imageUrl).toBe(imageUrl);
    const { data } = await update(id, {}, await canvas().gif().toBuffer());
    expect(data.updateBlogPost.imageUrl).not.toBe(imageUrl);
    expect(await count()).toBe(before);
    expect((await fetch(product.url + new URL(imageUrl).pathname)).status).toBe(404);
    const linked = await update(id, { imageUrl: 'https://a.example/a.png' });
    expect(linked.data.updateBlogPost.imageUrl).toBe('https://a.example/a.png');
    expect(await count()).toBe(before - 1);
    await update(id, {}, png);
    expect((await update(id, { imageUrl: '' })).data.updateBlogPost.imageUrl).toBeNull();
    expect(await count()).toBe(before - 1);
  });

  test('an edit that is refused keeps the old one and no new one', async () => {
    const taken = await makePost(employee);
    const { id, imageUrl } = await withPicture();
    const before = await files();
    expect((await update(id, { slug: taken.slug }, png)).code).toBe('CONFLICT');
    expect(await files()).toEqual(before);
    expect((await fetch(product.url + new URL(imageUrl).pathname)).status).toBe(200);
  });

  test('deleting the post deletes it', async () => {
    const { id } = await withPicture();
    const before = await count();
    await employee.gql(REMOVE, { id });
    expect(await count()).toBe(before - 1);
  });
});

describe('how it is served', () => {
  test('as a picture and nothing else, for ever', async () => {
    const { data } = await viaGraphql(png);
    const path = new URL(data.createBlogPost.imageUrl).pathname;
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await send(product.url, path, { method });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
  });

  test.for([
    '/uploads/',
    '/uploads/../session-secret',
    '/uploads/..%2fsession-secret',
    '/uploads/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/uploads/..%5c..%5csession-secret',
    '/uploads//etc/passwd',
    '/uploads/%2fetc%2fpasswd',
    '/uploads/00000000-0000-4000-8000-000000000000.webp',
    '/uploads/00000000-0000-4000-8000-000000000000.webp%00.html',
    '/uploads/00000000-0000-4000-8000-000000000000',
    '/uploads/-------------------------------------.webp',
  ])('%s is 404', async (path) => {
    const { status, text } = await send(product.url, path);
    expect(status).toBe(404);
    expect(text).not.toContain('root:');
  });
});

describe('a multipart request to /graphql', () => {
  const good = () => operationsForm(CREATE, { input: { ...blogPost(), imageFile: null } }, blob(png));

  test('needs the header that no foreign page can send', async () => {
    const { status, code } = await sendForm(employee, good(), { 'apollo-require-preflight': '' });
    expect([status, code]).toEqual([400, 'BAD_REQUEST']);
  });

  test('needs a session, judged before its body is read', async () => {
    const { code } = await sendForm(product.nobody, good());
    expect(code).toBe('UNAUTHENTICATED');
    // A body that never comes: the answer does.
    const [answer] = await Promise.all([
      fetch(`${product.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=a', 'apollo-require-preflight': 'true' },
        body: new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('--a\r\n')) }),
        duplex: 'half',
      } as RequestInit),
    ]);
    expect(answer.status).toBe(401);
  });

  const part = (name: string, value: string) =>
    `--form-edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const filePart =
    '--form-edge\r\ncontent-disposition: form-data; name="0"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nGIF\r\n';
  const operations = part(
    'operations',
    JSON.stringify({ query: CREATE, variables: { input: { ...blogPost(), imageFile: null } } }),
  );
  const map = part('map', '{"0":["variables.input.imageFile"]}');
  const file = (path: unknown) => operations + part('map', JSON.stringify({ 0: path })) + filePart;
  test.for<[what: string, body: string, type?: string]>([
    ['empty', ''],
    ['no multipart at all', 'hello'],
    ['another boundary', `${operations}${map}${filePart}--form-edge--`, 'multipart/form-data; boundary=other-edge'],
    ['no boundary', `${operations}${map}${filePart}--form-edge--`, 'multipart/form-data'],
    ['cut short in the file', `${operations}${map}${filePart.slice(0, -2)}`],
    ['cut short in a head', `${operations}${map}--form-edge\r\ncontent-disposition: form-da`],
    ['without operations', `${map}${filePart}--form-edge--`],
    ['without a map', `${operations}${filePart}--form-edge--`],
    ['without the file', `${operations}${map}--form-edge--`],
    ['with a text for the file', `${operations}${map}${part('0', 'GIF')}--form-edge--`],
    [
      'with a file for the operations',
      `--form-edge\r\ncontent-disposition: form-data; name="operations"; filename="a"\r\n\r\n{}\r\n${map}${filePart}--form-edge--`,
    ],
    ['operations that are no JSON', `${part('operations', '{')}${map}${filePart}--form-edge--`],
    ['operations that are null', `${part('operations', 'null')}${map}${filePart}--form-edge--`],
    [
      'operations that are a batch',
      `${part('operations', '[{"query":"{viewer{id}}"}]')}${part('map', '{}')}--form-edge--`,
    ],
    [
      'operations of 100,000 levels',
      `${part('operations', '['.repeat(1e5) + ']'.repeat(1e5))}${map}${filePart}--form-edge--`,
    ],
    ['a map that is a list', `${operations}${part('map', '[1]')}${filePart}--form-edge--`],
    ['a map to a number', `${file(5)}--form-edge--`],
    ['a map to numbers', `${file([5])}--form-edge--`],
    ['a map to nowhere', `${file(['variables.nowhere.at.all'])}--form-edge--`],
    ['a map to the query', `${file(['query'])}--form-edge--`],
    ['a map to the length of a list', `${file(['variables.input.tags.length'])}--form-edge--`],
    ['a map to a prototype', `${file(['variables.__proto__.polluted'])}--form-edge--`],
    ['a map to a constructor', `${file(['variables.constructor.prototype.polluted'])}--form-edge--`],
    ['a map to a function that all objects share', `${file(['variables.toString.call'])}--form-edge--`],
  ])('that is broken is 400: %s', async ([, body, type = 'multipart/form-data; boundary=form-edge']) => {
    const call = Object.prototype.toString.call;
    const before = await count();
    const { status, errors } = await sendForm(employee, body, { 'content-type': type });
    const isWhole = typeof call === 'function' && Object.prototype.toString.call === call;
    // Mended before anything else runs, for the whole process would go on with it.
    if (!isWhole) delete (Object.prototype.toString as { call?: unknown }).call;
    expect(isWhole).toBe(true);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(errors).toHaveLength(1);
    expect(await count()).toBe(before);
  });
});

test('an S3-compatible store is opened by its address, without asking it', async () => {
  const store = await openStore('/nowhere', 's3://bucket?endpoint=http://127.0.0.1:9000&region=ap-south-1');
  expect(await store.getSignedUrl).toBeTypeOf('function');
});
