import { beforeAll, expect } from 'vitest';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import {
  blob,
  canvas,
  countPictures,
  operationsForm,
  pictureByGraphql,
  pictureByRest,
  pictureFiles,
  sendForm,
} from '#tests/kit/content/picture.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

let png: Buffer;
beforeAll(async () => {
  png = await canvas().png().toBuffer();
});

const withPicture = async (employee: Person, fields = {}) =>
  (await pictureByGraphql(employee, png, fields)).data.createBlogPost;
const update = (employee: Person, id: string, fields = {}, file?: Buffer) => {
  const input = { ...blogPost(fields), ...(file && { imageFile: null }) };
  return sendForm(
    employee,
    operationsForm(blogOperations.update, { id, input }, file && blob(file), file ? undefined : {}),
  );
};

test('a refused post leaves no picture', async ({ product, employee }) => {
  const { slug } = await makePost(employee);
  const before = await countPictures(product);
  expect((await pictureByGraphql(employee, png, { slug })).code).toBe('CONFLICT');
  expect((await pictureByRest(employee, png, { slug })).status).toBe(409);
  expect((await pictureByGraphql(employee, png, { title: 'no' })).code).toBe('BAD_USER_INPUT');
  const nowhere = await update(employee, '00000000-0000-4000-8000-000000000000', {}, png);
  expect(nowhere.code).toBe('NOT_FOUND');
  expect(await countPictures(product)).toBe(before);
});

test('an update keeps, replaces or removes the picture, depending on its input', async ({ product, employee }) => {
  const { id, imageUrl } = await withPicture(employee);
  const before = await countPictures(product);
  expect((await update(employee, id)).data.updateBlogPost.imageUrl).toBe(imageUrl);
  const { data } = await update(employee, id, {}, await canvas().gif().toBuffer());
  expect(data.updateBlogPost.imageUrl).not.toBe(imageUrl);
  expect(await countPictures(product)).toBe(before);
  expect((await fetch(product.url + new URL(imageUrl).pathname)).status).toBe(404);
  const linked = await update(employee, id, { imageUrl: 'https://a.example/a.png' });
  expect(linked.data.updateBlogPost.imageUrl).toBe('https://a.example/a.png');
  expect(await countPictures(product)).toBe(before - 1);
  await update(employee, id, {}, png);
  expect((await update(employee, id, { imageUrl: '' })).data.updateBlogPost.imageUrl).toBeNull();
  expect(await countPictures(product)).toBe(before - 1);
});

test('a picture stays when its post saves its address again or another post with it is deleted', async ({
  product,
  employee,
}) => {
  const { id, imageUrl } = await withPicture(employee);
  const before = await countPictures(product);
  expect((await update(employee, id, { imageUrl })).data.updateBlogPost.imageUrl).toBe(imageUrl);
  const linking = await makePost(employee, { imageUrl });
  await employee.gql(blogOperations.remove, { id: linking.id });
  expect(await countPictures(product)).toBe(before);
  expect((await fetch(product.url + new URL(imageUrl).pathname)).status).toBe(200);
});

test('a refused update keeps the old picture without storing the new one', async ({ product, employee }) => {
  const taken = await makePost(employee);
  const { id, imageUrl } = await withPicture(employee);
  const before = await pictureFiles(product);
  expect((await update(employee, id, { slug: taken.slug }, png)).code).toBe('CONFLICT');
  expect(await pictureFiles(product)).toEqual(before);
  expect((await fetch(product.url + new URL(imageUrl).pathname)).status).toBe(200);
});

test('deleting the post deletes its picture', async ({ product, employee }) => {
  const { id } = await withPicture(employee);
  const before = await countPictures(product);
  await employee.gql(blogOperations.remove, { id });
  expect(await countPictures(product)).toBe(before - 1);
});
