import { afterAll, beforeAll, expect, test } from 'vitest';
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
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let employee: Person;
let png: Buffer;
beforeAll(async () => {
  product = await startProduct();
  employee = await product.signedIn('Employee');
  png = await canvas().png().toBuffer();
});
afterAll(() => product.stop());

const withPicture = async (fields = {}) => (await pictureByGraphql(employee, png, fields)).data.createBlogPost;
const update = (id: string, fields = {}, file?: Buffer) => {
  const input = { ...blogPost(fields), ...(file && { imageFile: null }) };
  return sendForm(
    employee,
    operationsForm(blogOperations.update, { id, input }, file && blob(file), file ? undefined : {}),
  );
};

test('a refused post leaves no picture', async () => {
  const { slug } = await makePost(employee);
  const before = await countPictures(product);
  expect((await pictureByGraphql(employee, png, { slug })).code).toBe('CONFLICT');
  expect((await pictureByRest(employee, png, { slug })).status).toBe(409);
  expect((await pictureByGraphql(employee, png, { title: 'no' })).code).toBe('BAD_USER_INPUT');
  const nowhere = await update('00000000-0000-4000-8000-000000000000', {}, png);
  expect(nowhere.code).toBe('NOT_FOUND');
  expect(await countPictures(product)).toBe(before);
});

test('an update keeps, replaces or removes the picture, depending on its input', async () => {
  const { id, imageUrl } = await withPicture();
  const before = await countPictures(product);
  expect((await update(id)).data.updateBlogPost.imageUrl).toBe(imageUrl);
  const { data } = await update(id, {}, await canvas().gif().toBuffer());
  expect(data.updateBlogPost.imageUrl).not.toBe(imageUrl);
  expect(await countPictures(product)).toBe(before);
  expect((await fetch(product.url + new URL(imageUrl).pathname)).status).toBe(404);
  const linked = await update(id, { imageUrl: 'https://a.example/a.png' });
  expect(linked.data.updateBlogPost.imageUrl).toBe('https://a.example/a.png');
  expect(await countPictures(product)).toBe(before - 1);
  await update(id, {}, png);
  expect((await update(id, { imageUrl: '' })).data.updateBlogPost.imageUrl).toBeNull();
  expect(await countPictures(product)).toBe(before - 1);
});

test('an update with the same address keeps the picture, and another post that links to it does not own it', async () => {
  const { id, imageUrl } = await withPicture();
  const before = await countPictures(product);
  expect((await update(id, { imageUrl })).data.updateBlogPost.imageUrl).toBe(imageUrl);
  const linking = await makePost(employee, { imageUrl });
  await employee.gql(blogOperations.remove, { id: linking.id });
  expect(await countPictures(product)).toBe(before);
  expect((await fetch(product.url + new URL(imageUrl).pathname)).status).toBe(200);
});

test('a refused update keeps the old picture and stores no new one', async () => {
  const taken = await makePost(employee);
  const { id, imageUrl } = await withPicture();
  const before = await pictureFiles(product);
  expect((await update(id, { slug: taken.slug }, png)).code).toBe('CONFLICT');
  expect(await pictureFiles(product)).toEqual(before);
  expect((await fetch(product.url + new URL(imageUrl).pathname)).status).toBe(200);
});

test('deleting the post deletes its picture', async () => {
  const { id } = await withPicture();
  const before = await countPictures(product);
  await employee.gql(blogOperations.remove, { id });
  expect(await countPictures(product)).toBe(before - 1);
});
