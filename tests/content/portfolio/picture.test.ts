import { beforeAll, describe, expect } from 'vitest';
import { blob, canvas, countPictures, operationsForm, sendForm } from '#tests/kit/content/picture.ts';
import { makeItem, portfolioItem, portfolioOperations } from '#tests/kit/content/portfolio.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

let png: Blob;
beforeAll(async () => {
  png = blob(await canvas().png().toBuffer());
});

type Fields = Record<string, unknown>;
const { imageUrl: _, ...bare } = portfolioItem();
let made = 0;
const unillustrated = (fields: Fields = {}): Fields => {
  made += 1;
  return { ...bare, slug: `with-file-${made}`, ...fields };
};

function multipart(fields: Fields, name?: string, file = png): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(field, String(one));
  }
  if (name) form.set(name, file, 'a.png');
  return form;
}
const post = (employee: Person, form: FormData) => employee.rest('POST', '/portfolio', form);
const path = (url: string) => new URL(url).pathname;

describe('the form of the legacy call', () => {
  test.for(['image', 'imageFile'])(
    'the legacy form accepts the file as %s with its fields as text',
    async (name, { product, employee }) => {
      const fields = unillustrated({
        isPublished: 'true',
        tags: ['one', 'two, three'],
        imageOption: 'file',
        altText: '',
      });
      const { status, body } = await post(employee, multipart(fields, name));
      expect([status, body.data]).toEqual([201, expect.objectContaining({ isPublished: true, altText: null })]);
      expect(body.data.tags).toEqual(['one', 'two', 'three']);
      const stored = await fetch(product.url + path(body.data.imageUrl));
      expect([stored.status, stored.headers.get('content-type')]).toEqual([200, 'image/webp']);
    },
  );

  test('the legacy form accepts an address instead of a file', async ({ employee }) => {
    const imageUrl = 'https://pictures.example/c.png';
    const { body } = await post(
      employee,
      multipart(unillustrated({ isPublished: 'false', imageUrl, imageOption: 'url' })),
    );
    expect(body.data).toMatchObject({ isPublished: false, imageUrl });
  });

  test.for<[what: string, fields: Fields, name: string | undefined, field: string, sentence: string]>([
    [
      'an address and a file',
      { imageUrl: 'https://a.example/a.png' },
      'image',
      'imageUrl',
      'Please provide either an Image URL or an Image File, not both.',
    ],
    [
      'neither an address nor a file',
      {},
      undefined,
      'imageUrl',
      'A valid Image URL is required when URL option is selected',
    ],
    [
      'no file where a file was chosen',
      { imageOption: 'file' },
      undefined,
      'imageFile',
      'Image file is required when File option is selected',
    ],
    [
      'a file where the address was chosen',
      { imageOption: 'url' },
      'image',
      'imageUrl',
      'A valid Image URL is required when URL option is selected',
    ],
  ])(
    'a legacy form with %s is refused with 422 without a stored picture',
    async ([, fields, name, field, sentence], { product, employee }) => {
      const before = await countPictures(product);
      const { status, body } = await post(employee, multipart(unillustrated(fields), name));
      expect([status, body.errors]).toEqual([422, { message: sentence, [field]: sentence }]);
      expect(await countPictures(product)).toBe(before);
    },
  );

  test('a refused item stores no file, whether its file or its slug is at fault', async ({ product, employee }) => {
    const { slug } = await makeItem(employee);
    const before = await countPictures(product);
    const text = await post(employee, multipart(unillustrated(), 'image', blob(Buffer.from('<svg/>'))));
    expect([text.status, text.body.errors.imageFile]).toEqual([415, 'Please choose a png, jpeg, gif or webp picture.']);
    expect((await post(employee, multipart(unillustrated({ slug }), 'image'))).status).toBe(409);
    expect(await countPictures(product)).toBe(before);
  });
});

describe('the picture of an item', () => {
  const create = (employee: Person) =>
    sendForm(
      employee,
      operationsForm(portfolioOperations.create, { input: { ...unillustrated(), imageFile: null } }, png),
    );
  const change = (employee: Person, id: string, fields: Fields = {}, file?: Blob) => {
    const input = { ...unillustrated(fields), ...(file && { imageFile: null }) };
    return sendForm(employee, operationsForm(portfolioOperations.update, { id, input }, file, file ? undefined : {}));
  };

  test('the picture stays until it is replaced or its item deleted', async ({ product, employee }) => {
    const { id, imageUrl } = (await create(employee)).data.createPortfolioItem;
    const before = await countPictures(product);
    expect((await change(employee, id)).data.updatePortfolioItem.imageUrl).toBe(imageUrl);
    expect((await change(employee, id, { imageUrl })).data.updatePortfolioItem.imageUrl).toBe(imageUrl);
    const replaced = (await change(employee, id, {}, png)).data.updatePortfolioItem.imageUrl;
    expect(replaced).not.toBe(imageUrl);
    expect((await fetch(product.url + path(imageUrl))).status).toBe(404);
    expect(await countPictures(product)).toBe(before);
    const linked = await change(employee, id, { imageUrl: 'https://a.example/a.png' });
    expect(linked.data.updatePortfolioItem.imageUrl).toBe('https://a.example/a.png');
    expect(await countPictures(product)).toBe(before - 1);
    await change(employee, id, {}, png);
    await employee.gql(portfolioOperations.remove, { id });
    expect(await countPictures(product)).toBe(before - 1);
  });

  test('the picture of a refused update is not stored', async ({ product, employee }) => {
    const before = await countPictures(product);
    expect((await change(employee, UNKNOWN, {}, png)).code).toBe('NOT_FOUND');
    expect(await countPictures(product)).toBe(before);
  });
});
