import { beforeAll, describe, expect } from 'vitest';
import { GRACE_MS, sweepStore } from '#server/app/jobs/sweepStore.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import { pictures } from '#server/platform/storage/picture/table.ts';
import { makePicture, mediaOperations, sendPicture, sendReplacement } from '#tests/kit/content/media.ts';
import { canvas, countPictures, flatPng, noise, pictureByGraphql } from '#tests/kit/content/picture.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('employee', { scope: 'file' }, ({ product }) =>
  product.signedIn('Employee', { name: 'Ravi Iyer' }),
);
let png: Buffer;
beforeAll(async () => {
  png = await canvas().png().toBuffer();
});

const get = (product: Product, address: string) =>
  fetch(product.url + new URL(address).pathname, { redirect: 'manual' });
const sweep = (product: Product) => sweepStore(product.services, new AbortController().signal);
const list = async (employee: Person, variables: object = {}) =>
  (await employee.gql(mediaOperations.list, { ...variables })).data.mediaPictures;

describe('uploading to the media library', () => {
  test.for(['employee', 'admin'])(
    'an %s uploads a picture with name and alternative text',
    async (who, { product, employee, admin }) => {
      const person = who === 'admin' ? admin : employee;
      const picture = await makePicture(person, { name: ' The\nharbour ', altText: 'Boats at night.' });
      expect(picture).toMatchObject({
        ...{ name: 'The harbour', altText: 'Boats at night.', width: 40, height: 20, isKept: true },
        ...(who === 'employee' && { uploadedBy: 'Ravi Iyer' }),
        image: { url: picture.url },
      });
      const served = await get(product, picture.url);
      expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect((await list(employee)).nodes[0]).toEqual(picture);
    },
  );

  test('a picture without a name is named after its file, without extension', async ({ employee }) => {
    expect((await makePicture(employee)).name).toBe('a');
    expect((await makePicture(employee, { name: ' ' })).name).toBe('a');
  });

  test('an upload without a file does not fit the schema', async ({ employee }) => {
    const { id } = await makePicture(employee);
    for (const file of [{}, { file: null }]) {
      const refused = await employee.gql(mediaOperations.upload, { input: { name: 'A picture', ...file } });
      expect([refused.code, refused.errors?.[0]?.message]).toEqual([
        'BAD_USER_INPUT',
        expect.stringMatching(/file.*of required type "Upload!"|"input.file".*non-nullable type "Upload!"/),
      ]);
      expect((await employee.gql(mediaOperations.replace, { id, input: file })).code).toBe('BAD_USER_INPUT');
    }
  });

  const bad: [what: string, bytes: () => Promise<Buffer> | Buffer, code: string][] = [
    ['an SVG that draws nothing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'UNSUPPORTED_MEDIA'],
    ['a text', () => Buffer.from('GIF89a is how it starts'), 'UNSUPPORTED_MEDIA'],
    ['a picture of 900 million pixels', () => flatPng(30_000, 30_000), 'UNSUPPORTED_MEDIA'],
    ['a file above 10 MB', () => Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]), 'PAYLOAD_TOO_LARGE'],
  ];
  test.for(bad)('%s is refused without being stored', async ([, make, code], { product, employee }) => {
    const before = await countPictures(product);
    const entries = await product.services.db.$count(auditEntries);
    const answer = await sendPicture(employee, await make());
    expect(answer.code).toBe(code);
    if (code === 'UNSUPPORTED_MEDIA') {
      expect(Object.keys(answer.errors?.[0].extensions.fields)).toEqual(['file']);
    }
    expect(await countPictures(product)).toBe(before);
    expect(await product.services.db.$count(auditEntries)).toBe(entries);
  });

  test('an upload with a too long text or without a session is refused without being stored', async ({
    product,
    employee,
  }) => {
    const before = await countPictures(product);
    for (const [field, length] of [
      ['name', 201],
      ['altText', 301],
    ] as const) {
      const { code, errors } = await sendPicture(employee, png, { [field]: 'x'.repeat(length) });
      expect([code, Object.keys(errors?.[0].extensions.fields)]).toEqual(['BAD_USER_INPUT', [field]]);
    }
    expect((await sendPicture(product.nobody, png)).code).toBe('UNAUTHENTICATED');
    expect(await countPictures(product)).toBe(before);
  });
});

test('the sweep keeps library pictures and deletes files of a killed upload', async ({ product, employee }) => {
  const { url } = await makePicture(employee);
  await product.services.store.put(`${UNKNOWN}.webp`, 'x');
  product.passTime(2 * GRACE_MS);
  await sweep(product);
  expect((await get(product, url)).status).toBe(200);
  expect(await product.services.store.exists(`${UNKNOWN}.webp`)).toBe(false);
});

test('pictures of posts are in the library with their file name and alternative text', async ({ employee }) => {
  const { data } = await pictureByGraphql(employee, await noise(20).png().toBuffer(), { altText: 'Noise.' });
  const [newest] = (await list(employee)).nodes;
  expect(newest).toMatchObject({
    ...{ url: data.createBlogPost.imageUrl, name: 'a', altText: 'Noise.', isKept: false, uploadedBy: 'Ravi Iyer' },
  });
});

test('the library is searched by name and alternative text, in pages', async ({ product, employee }) => {
  await makePicture(employee, { name: 'Lighthouse 100%', altText: 'A tower.' });
  await makePicture(employee, { name: 'Other', altText: 'The LIGHTHOUSE at noon.' });
  const found = await list(employee, { search: 'lightHOUSE' });
  expect([found.totalCount, found.nodes.map(({ name }: { name: string }) => name)]).toEqual([
    2,
    ['Other', 'Lighthouse 100%'],
  ]);
  expect((await list(employee, { search: '0%' })).totalCount).toBe(1);
  const first = await list(employee, { first: 2 });
  const second = await list(employee, { first: 200, after: first.pageInfo.endCursor });
  expect(first.nodes.length + second.nodes.length).toBe(await product.services.db.$count(pictures));
});

test('both roles can change the name or the alternative text of a picture alone', async ({
  product,
  employee,
  admin,
}) => {
  const { id, url } = await makePicture(employee);
  const change = (person: Person, input: object, of = id) => person.gql(mediaOperations.update, { id: of, input });
  expect((await change(admin, { name: 'Renamed', altText: 'Seen.' })).data.updatePicture).toMatchObject({
    ...{ id, url, name: 'Renamed', altText: 'Seen.' },
  });
  // What is not sent stays.
  expect((await change(employee, { name: 'Again' })).data.updatePicture).toMatchObject({
    name: 'Again',
    altText: 'Seen.',
  });
  expect((await change(employee, { altText: null })).data.updatePicture).toMatchObject({
    name: 'Again',
    altText: null,
  });
  expect((await change(employee, { name: ' ' })).errors?.[0].extensions.fields).toEqual({
    name: 'Please give it a name.',
  });
  expect((await change(employee, { name: 'Nothing' }, UNKNOWN)).code).toBe('NOT_FOUND');
  expect((await change(product.nobody, { name: 'Nothing' })).code).toBe('UNAUTHENTICATED');
});

test('the library returns pictures by ids', async ({ employee }) => {
  const [one, other] = [await makePicture(employee), await makePicture(employee)];
  await makePicture(employee);
  const idsOf = async (ids: string[]) => (await list(employee, { ids })).nodes.map(({ id }: { id: string }) => id);
  expect(await idsOf([one.id, UNKNOWN, other.id])).toEqual([other.id, one.id]);
  expect(await idsOf([])).toEqual([]);
  const { data } = await sendReplacement(employee, one.id, await canvas(30, 30).png().toBuffer());
  expect((await list(employee, { ids: [one.id] })).nodes).toEqual([data.replacePicture]);
  expect(await idsOf(Array(200).fill(one.id))).toEqual([one.id]);
  expect((await employee.gql(mediaOperations.list, { ids: Array(201).fill(one.id) })).code).toBe('BAD_USER_INPUT');
});
