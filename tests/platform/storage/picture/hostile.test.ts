import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { deflateSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blogOperations, blogPost } from '#tests/kit/content/blog.ts';
import {
  blob,
  canvas,
  countPictures,
  flatPng,
  noise,
  operationsForm,
  pictureByRest,
  pngChunk,
  postForm,
} from '#tests/kit/content/picture.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const SCRIPT = '<script>alert(1)</script>';

let product: Product;
let employee: Person;
beforeAll(async () => {
  product = await startProduct();
  employee = await product.signedIn('Employee');
});
afterAll(() => product.stop());

async function stored(bytes: Buffer): Promise<Buffer> {
  const { status, body } = await pictureByRest(employee, bytes);
  expect(status).toBe(201);
  return Buffer.from(await (await fetch(product.url + new URL(body.data.imageUrl).pathname)).arrayBuffer());
}

describe('polyglot files', () => {
  const comment = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), Buffer.from(text)]);
  const inJpeg = (jpeg: Buffer) => Buffer.concat([jpeg.subarray(0, 2), comment(SCRIPT), jpeg.subarray(2)]);
  test.for<[what: string, make: () => Promise<Buffer> | Buffer]>([
    ['a png with a page behind it', async () => Buffer.concat([await canvas().png().toBuffer(), Buffer.from(SCRIPT)])],
    ['a png with a page in its texts', () => flatPng(9, 9, pngChunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`)))],
    ['a jpeg with a page in its comment', async () => inJpeg(await canvas().jpeg().toBuffer())],
    ['a gif with a page behind it', async () => Buffer.concat([await canvas().gif().toBuffer(), Buffer.from(SCRIPT)])],
    [
      'a webp with a page behind it',
      async () => Buffer.concat([await canvas().webp().toBuffer(), Buffer.from(SCRIPT)]),
    ],
    [
      'a png with a text of 200 MB in it',
      () =>
        flatPng(
          9,
          9,
          pngChunk(
            'zTXt',
            Buffer.concat([
              Buffer.from('Comment\0\0'),
              deflateSync(Buffer.alloc(200 * 1024 * 1024, SCRIPT), { level: 1 }),
            ]),
          ),
        ),
    ],
  ])('%s is stored as its picture only', async ([, make]) => {
    const bytes = await stored(await make());
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    expect(bytes.length).toBeLessThan(10_000);
    expect(bytes.includes('script')).toBe(false);
  });
});

test('a picture of 50 million pixels is accepted', async () => {
  // So narrow that no smaller sizes are made.
  const { width, height } = await sharp(await stored(flatPng(3_125, 16_000))).metadata();
  expect([width, height]).toEqual([469, 2400]);
});

test.for(['gif', 'webp'] as const)('of an animated %s only the first frame is stored', async (format) => {
  const [edge, pages] = [100, 300];
  const frames = await Promise.all(
    Array.from({ length: pages }, (_, n) =>
      canvas(edge, edge)
        .negate(n % 2 > 0)
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
  expect((await sharp(moving, { pages: -1 }).metadata()).pages).toBe(pages);
  const still = await sharp(await stored(moving), { pages: -1 }).metadata();
  expect([still.width, still.height, still.pages ?? 1]).toEqual([edge, edge, 1]);
});

describe('a client that disconnects', () => {
  async function request(path: string, form: FormData): Promise<Buffer> {
    const sent = new Request(`${product.url}${path}`, { method: 'POST', body: form });
    const body = Buffer.from(await sent.arrayBuffer());
    const head = [
      `POST ${path} HTTP/1.1`,
      `host: ${new URL(product.url).host}`,
      `content-type: ${sent.headers.get('content-type')}`,
      `content-length: ${body.length}`,
      `authorization: Bearer ${employee.token}`,
      'apollo-require-preflight: true',
    ];
    return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
  }
  const open = async (): Promise<Socket> => {
    const { hostname, port } = new URL(product.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return socket;
  };
  const byRest = async () => request('/api/blogs/create', postForm(blogPost(), blob(await noise().png().toBuffer())));
  const byGraphql = async () =>
    request(
      '/graphql',
      operationsForm(
        blogOperations.create,
        { input: { ...blogPost(), imageFile: null } },
        blob(await noise().png().toBuffer()),
      ),
    );

  test.for([
    ['REST', byRest],
    ['GraphQL', byGraphql],
  ] as const)('a disconnect during an upload by %s leaves nothing behind', async ([, make]) => {
    const before = await countPictures(product);
    const bytes = await make();
    for (const part of [0.1, 0.5, 0.99]) {
      const socket = await open();
      await new Promise<void>((written) => socket.write(bytes.subarray(0, bytes.length * part), () => written()));
      socket.destroy();
    }
    await stored(await canvas().png().toBuffer());
    expect(await countPictures(product)).toBe(before + 1);
  });

  test.for([
    ['REST', byRest],
    ['GraphQL', byGraphql],
  ] as const)('a disconnect after a complete upload by %s stores the picture with its post', async ([, make]) => {
    const before = await countPictures(product);
    const bytes = await make();
    const rival = await product.services.db.$client.connect();
    await rival.query('begin; lock table blog_posts');
    const socket = await open();
    socket.write(bytes);
    // Background workers read the table too, so the state is polled.
    await until(async () => {
      const waits = await product.services.db.execute(sql`select from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database() and query like 'insert into "blog_posts"%'`);
      return Boolean(waits.rowCount);
    });
    socket.destroy();
    await rival.query('commit');
    rival.release();
    await expect.poll(() => countPictures(product).catch(() => undefined)).toBe(before + 1);
  });
});

test('REST refuses an unauthenticated upload before reading its body', async () => {
  for (const headers of [{}, { authorization: 'Bearer nonsense' }]) {
    const answer = await fetch(`${product.url}/api/blogs/create`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=a', ...headers },
      body: new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('--a\r\n')) }),
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(401);
  }
});
