import { beforeAll, expect } from 'vitest';
import { blogOperations, blogPost } from '#tests/kit/content/blog.ts';
import { blob, canvas, countPictures, operationsForm, sendForm } from '#tests/kit/content/picture.ts';
import { test } from '#tests/kit/test.ts';

let png: Blob;
beforeAll(async () => {
  png = blob(await canvas().png().toBuffer());
});

const good = () => operationsForm(blogOperations.create, { input: { ...blogPost(), imageFile: null } }, png);

test('an upload needs the header that no foreign page can send', async ({ employee }) => {
  const { status, code } = await sendForm(employee, good(), { 'apollo-require-preflight': '' });
  expect([status, code]).toEqual([400, 'BAD_REQUEST']);
});

test('an upload without a session is refused before its body is read', async ({ product }) => {
  const { code } = await sendForm(product.nobody, good());
  expect(code).toBe('UNAUTHENTICATED');
  // The body never arrives, but the answer does.
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
  JSON.stringify({ query: blogOperations.create, variables: { input: { ...blogPost(), imageFile: null } } }),
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
])(
  'a broken upload is a client error: %s',
  async ([, body, type = 'multipart/form-data; boundary=form-edge'], { product, employee }) => {
    const call = Object.prototype.toString.call;
    const before = await countPictures(product);
    const { status, errors } = await sendForm(employee, body, { 'content-type': type });
    const isWhole = typeof call === 'function' && Object.prototype.toString.call === call;
    // Restored before anything else runs, because the whole process shares it.
    if (!isWhole) delete (Object.prototype.toString as { call?: unknown }).call;
    expect(isWhole).toBe(true);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(errors).toHaveLength(1);
    expect(await countPictures(product)).toBe(before);
  },
);
