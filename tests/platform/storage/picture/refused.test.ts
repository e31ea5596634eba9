import { beforeAll, expect } from 'vitest';
import { blogPost } from '#tests/kit/content/blog.ts';
import {
  blob,
  canvas,
  countPictures,
  flatPng,
  pictureByGraphql,
  pictureByRest,
  postForm,
} from '#tests/kit/content/picture.ts';
import { send } from '#tests/kit/network/raw.ts';
import { test } from '#tests/kit/test.ts';

const SENTENCE = 'Please choose a png, jpeg, gif or webp picture.';
const DAMAGED =
  'This picture is damaged or incomplete. Please export or download it again, as a png, jpeg, gif or webp picture.';

let png: Buffer;
beforeAll(async () => {
  png = await canvas().png().toBuffer();
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>';
function saidToBe(jpeg: Buffer, edge: number): Buffer {
  const head = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  for (const at of [head + 5, head + 7]) jpeg.writeUInt16BE(edge, at);
  return jpeg;
}
type Kind = [what: string, bytes: () => Promise<Buffer> | Buffer, type?: string | undefined, sentence?: string];
const kinds: Kind[] = [
  ['svg', () => Buffer.from(svg), 'image/svg+xml'],
  ['svg that calls itself png', () => Buffer.from(svg)],
  ['html that calls itself jpeg', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/jpeg'],
  ['pdf', () => Buffer.from(pdf), 'application/pdf'],
  ['tiff', () => canvas().tiff().toBuffer()],
  ['a png cut short', () => png.subarray(0, png.length - 20), undefined, DAMAGED],
  ['a jpeg cut short', async () => (await canvas(400, 400).jpeg().toBuffer()).subarray(0, 400), undefined, DAMAGED],
  ['only a signature', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), undefined, DAMAGED],
  ['nothing', () => Buffer.alloc(0)],
  ['text', () => Buffer.from('GIF89a is how it starts'), undefined, DAMAGED],
];
test.for(kinds)(
  'an upload is refused without being stored: %s',
  async ([, make, type, sentence = SENTENCE], { product, employee }) => {
    const before = await countPictures(product);
    const bytes = await make();
    const graphql = await pictureByGraphql(employee, bytes, {}, type);
    expect(graphql.errors?.[0]).toMatchObject({
      message: sentence,
      extensions: { code: 'UNSUPPORTED_MEDIA', fields: { imageFile: sentence } },
    });
    const { status, body } = await pictureByRest(employee, bytes, {}, type);
    expect([status, body.errors]).toEqual([415, { imageFile: sentence, message: sentence }]);
    expect(await countPictures(product)).toBe(before);
  },
);

const tooLarge: typeof kinds = [
  ['a png that unpacks to 900 million pixels', () => flatPng(30_000, 30_000)],
  ['a png of a line of pixels more than 50 million', () => flatPng(10_000, 5_001)],
  ['a jpeg that says it has 4 billion pixels', async () => saidToBe(await canvas().jpeg().toBuffer(), 65_500)],
];
test.for(tooLarge)(
  'a picture of too many pixels is refused with its number: %s',
  async ([, make], { product, employee }) => {
    const before = await countPictures(product);
    const bytes = await make();
    const { errors } = await pictureByGraphql(employee, bytes);
    const { status, body } = await pictureByRest(employee, bytes);
    expect([errors?.[0].extensions.code, status]).toEqual(['UNSUPPORTED_MEDIA', 415]);
    for (const sentence of [errors?.[0].message, body.message])
      expect(sentence).toMatch(/^This picture has [\d,]+ million pixels\. .* at most 50 million pixels/);
    expect(await countPictures(product)).toBe(before);
  },
);

test('the file field of a form may be called image too', async ({ employee }) => {
  const form = postForm(blogPost());
  form.set('image', blob(png), 'a.png');
  const { status, body } = await employee.rest('POST', '/blogs/create', form);
  expect([status, body.data.imageUrl]).toEqual([201, expect.stringContaining('/uploads/')]);
});

test('a text in place of the file is 422, unless the field is empty', async ({ employee }) => {
  const send = (input: Record<string, unknown>) => employee.rest('POST', '/blogs/create', { ...blogPost(), ...input });
  for (const imageFile of [{}, 'cover.png', 5, true]) {
    const { status, body } = await send({ imageFile });
    expect([status, body.errors]).toEqual([422, { imageFile: SENTENCE, message: SENTENCE }]);
  }
  expect((await send({ imageFile: null })).status).toBe(201);
  const texts = ['', 'undefined'].map((imageFile) => postForm({ ...blogPost(), imageFile }));
  const [empty, junk] = await Promise.all(texts.map((form) => employee.rest('POST', '/blogs/create', form)));
  expect([empty?.status, junk?.status, junk?.body.errors.imageFile]).toEqual([201, 422, SENTENCE]);
});

test('an address beside a file is 422 with the message of the spec', async ({ product, employee }) => {
  const before = await countPictures(product);
  const sentence = 'Please provide either an Image URL or an Image File, not both.';
  const fields = { imageUrl: 'https://a.example/a.png' };
  const { code, errors } = await pictureByGraphql(employee, png, fields);
  expect([code, errors?.[0].message]).toEqual(['BAD_USER_INPUT', sentence]);
  const { status, body } = await pictureByRest(employee, png, fields);
  expect([status, body.message]).toEqual([422, sentence]);
  // A browser's form sends both fields, the unused one empty.
  expect((await pictureByRest(employee, png, { imageUrl: '' })).status).toBe(201);
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
  expect(await countPictures(product)).toBe(before + 1);
});
