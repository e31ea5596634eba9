import { describe, expect } from 'vitest';
import { auditEntries } from '#server/platform/audit/table.ts';
import { blogOperations, blogPost } from '#tests/kit/content/blog.ts';
import { makePicture, sendPicture, sendReplacement } from '#tests/kit/content/media.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

const UPDATE = `mutation ($id: UUID!, $input: UpdatePictureInput!) {
  updatePicture(id: $id, input: $input) { name altText isDecorative focalPoint { x y } image { focalPoint { x y } } }
}`;
const READ = 'query ($id: UUID!) { mediaPicture(id: $id) { altText isDecorative focalPoint { x y } } }';
const update = (person: Person, id: string, input: object) => person.gql(UPDATE, { id, input });
const read = async (person: Person, id: string) => (await person.gql(READ, { id })).data.mediaPicture;

test('an alt text that is sent alone leaves the name that a colleague gave meanwhile', async ({ employee, admin }) => {
  const { id } = await makePicture(employee);
  await update(admin, id, { name: 'Renamed' });
  const { data } = await update(employee, id, { altText: 'Boats.' });
  expect(data.updatePicture).toMatchObject({ name: 'Renamed', altText: 'Boats.' });
});

test('an empty name of a picture is refused', async ({ employee }) => {
  const { id } = await makePicture(employee);
  expect((await update(employee, id, { name: ' ' })).code).toBe('BAD_USER_INPUT');
});

describe('the focal point of a picture', () => {
  test('the focal point is the centre until somebody chooses another', async ({ employee }) => {
    const { id } = await makePicture(employee);
    expect(await read(employee, id)).toEqual({ altText: null, isDecorative: false, focalPoint: { x: 50, y: 50 } });
  });

  test('the focal point stays with the picture when only the words change', async ({ employee }) => {
    const { id } = await makePicture(employee);
    const { data } = await update(employee, id, { name: 'A', focalPoint: { x: 0, y: 100 } });
    expect(data.updatePicture).toMatchObject({ focalPoint: { x: 0, y: 100 }, image: { focalPoint: { x: 0, y: 100 } } });
    for (const input of [{ name: 'B' }, { name: 'C', focalPoint: null }]) await update(employee, id, input);
    expect((await read(employee, id)).focalPoint).toEqual({ x: 0, y: 100 });
  });

  test.for([
    { x: -1, y: 0 },
    { x: 0, y: 101 },
  ])('a focal point outside of the picture is refused: %o', async (focalPoint, { employee }) => {
    const { id } = await makePicture(employee);
    const { code, errors } = await update(employee, id, { name: 'A', focalPoint });
    expect([code, errors?.[0].message]).toEqual(['BAD_USER_INPUT', expect.stringContaining('0 to 100')]);
    expect((await read(employee, id)).focalPoint).toEqual({ x: 50, y: 50 });
  });

  test('the focal point stays only with a replacement of the same proportions', async ({ employee }) => {
    const { id } = await makePicture(employee, {}, [400, 200]);
    await update(employee, id, { name: 'A', focalPoint: { x: 10, y: 90 } });
    await sendReplacement(employee, id, await canvas(800, 400).png().toBuffer());
    expect((await read(employee, id)).focalPoint).toEqual({ x: 10, y: 90 });
    await sendReplacement(employee, id, await canvas(400, 800).png().toBuffer());
    expect((await read(employee, id)).focalPoint).toEqual({ x: 50, y: 50 });
  });

  test('the focal point is in the audit log', async ({ product, employee }) => {
    const { id } = await makePicture(employee, { name: 'Audited' });
    await update(employee, id, { name: 'Audited', focalPoint: { x: 10, y: 50 } });
    const entries = await product.services.db.select().from(auditEntries);
    expect(entries.find(({ action, subjectId }) => action === 'media.update' && subjectId === id)).toMatchObject({
      before: { focalX: 50 },
      after: { focalX: 10 },
    });
  });

  test('public pages and the API use a focal point as soon as it is set', async ({ product, admin }) => {
    const { id, url } = await makePicture(admin, {}, [900, 600]);
    const input = blogPost({ title: 'Cropped', slug: 'cropped', imageUrl: url });
    await admin.gql(blogOperations.create, { input: { ...input, isPublished: true } });
    const coverOf = async (path: string) => {
      const html = await (await fetch(product.url + path)).text();
      return html.match(new RegExp(`<img[^>]*${new URL(url).pathname}[^>]*>`))?.[0] ?? '';
    };
    for (const path of ['/blog/cropped', '/blogs']) expect(await coverOf(path)).not.toContain('object-position');
    await update(admin, id, { name: 'A', focalPoint: { x: 25, y: 75 } });
    for (const path of ['/blog/cropped', '/blogs']) expect(await coverOf(path)).toContain('object-position:25% 75%');
    const { data } = await product.nobody.gql(
      '{ blogPosts(first: 50) { nodes { slug image { focalPoint { x y } } } } }',
    );
    expect(data.blogPosts.nodes.find(({ slug }: { slug: string }) => slug === 'cropped').image.focalPoint).toEqual({
      x: 25,
      y: 75,
    });
  });
});

describe('a decorative picture', () => {
  test('a picture is decorative until it gets an alternative text, which marking it decorative removes', async ({
    employee,
  }) => {
    const { data } = await sendPicture(employee, await canvas().png().toBuffer(), { isDecorative: true });
    const { id } = data.uploadPicture;
    expect(await read(employee, id)).toMatchObject({ altText: null, isDecorative: true });
    await update(employee, id, { name: 'Only renamed' });
    expect(await read(employee, id)).toMatchObject({ isDecorative: true });
    await update(employee, id, { name: 'Described', altText: 'Boats.' });
    expect(await read(employee, id)).toMatchObject({ altText: 'Boats.', isDecorative: false });
    await update(employee, id, { focalPoint: { x: 10, y: 20 } });
    expect(await read(employee, id)).toMatchObject({ altText: 'Boats.', isDecorative: false });
    await update(employee, id, { isDecorative: true });
    expect(await read(employee, id)).toMatchObject({ altText: null, isDecorative: true });
    await update(employee, id, { altText: 'Boats.' });
  });

  test('a decorative picture with an alternative text is refused', async ({ employee }) => {
    const { id } = await makePicture(employee);
    const { code, errors } = await update(employee, id, { name: 'A', altText: 'Boats.', isDecorative: true });
    expect([code, Object.keys(errors?.[0].extensions.fields)]).toEqual(['BAD_USER_INPUT', ['altText']]);
    const fields = { altText: 'Boats.', isDecorative: true };
    expect((await sendPicture(employee, await canvas().png().toBuffer(), fields)).code).toBe('BAD_USER_INPUT');
  });
});
