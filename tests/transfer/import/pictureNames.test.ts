import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFolder } from '#server/transfer/import/files/folder.ts';
import { createPictureIndex } from '#server/transfer/import/pictureIndex.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { wordpressExport } from '#tests/kit/content/wordpressExport.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { emptyFolder, placeOf, run } from '#tests/kit/product/backup.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const site = 'https://old.example';
const uploads = `${site}/wp-content/uploads`;
const clean: (() => Promise<void>)[] = [];
let folder: string;
beforeAll(async () => {
  folder = await emptyFolder({ onTestFinished: (one) => void clean.push(one) });
});
afterAll(async () => {
  for (const one of clean) await one();
});

let made = 0;
async function filesOf(...names: string[]) {
  made += 1;
  const root = join(folder, `files${made}`);
  await mkdir(root);
  for (const name of names) {
    await mkdir(join(root, name, '..'), { recursive: true });
    await writeFile(join(root, name), name);
  }
  return [await openFolder(root)];
}
const attachment = (path: string, ...copies: string[]) => ({ url: `${uploads}/${path}`, copies });

describe('the original of a picture', () => {
  test.for([
    ['a banner of which the export has no original', ['2023/01/banner-300x250.png'], '2023/01/banner-300x250.png', ''],
    ['a copy of a picture in the export', ['2023/01/boat.jpg'], '2023/01/boat-300x200.jpg', '2023/01/boat.jpg'],
    ['a scaled copy of a picture in the export', ['2023/01/boat.jpg'], '2023/01/boat-scaled.jpg', '2023/01/boat.jpg'],
    ['a turned copy of a picture in the export', ['2023/01/boat.jpg'], '2023/01/boat-rotated.jpg', '2023/01/boat.jpg'],
    ['an edited copy', ['2023/01/boat.jpg'], '2023/01/boat-e1600000000000.jpg', '2023/01/boat.jpg'],
    ['a size of an edited copy', ['2023/01/boat.jpg'], '2023/01/boat-e1600000000000-90x60.jpg', '2023/01/boat.jpg'],
    ['a size of a scaled picture', ['2023/01/boat-scaled.jpg'], '2023/01/boat-90x60.jpg', '2023/01/boat-scaled.jpg'],
    ['what a scaled picture was', ['2023/01/boat-scaled.jpg'], '2023/01/boat.jpg', '2023/01/boat-scaled.jpg'],
    ['a scaled name without an original', [], '2023/01/boat-scaled.jpg', ''],
    ['an edited name without an original', [], '2023/01/boat-e1600000000000.jpg', ''],
    ['a sized name whose original is in another month', ['2022/01/boat.jpg'], '2023/01/boat-300x200.jpg', ''],
    ['a size of a sized banner', ['2023/01/b-300x250.png'], '2023/01/b-300x250-150x125.png', '2023/01/b-300x250.png'],
    ['a size within a sized name, of another banner', ['2023/01/b.png'], '2023/01/b-300x250-150x125.png', ''],
    ['a picture that is asked for in a width', ['2023/01/boat.jpg'], '2023/01/boat.jpg?w=300', '2023/01/boat.jpg'],
    ['a sized name in the export beside its original', ['2023/01/b.png', '2023/01/b-9x9.png'], '2023/01/b-9x9.png', ''],
  ] as const)('the original of %s is its counterpart in the export or else itself', ([, listed, asked, original]) => {
    const { originalOf } = createPictureIndex(
      listed.map((path) => attachment(path)),
      [],
    );
    expect(originalOf(`${uploads}/${asked}`)).toBe(`${uploads}/${original || asked}`);
  });

  test('the original is the one that the attachment names', () => {
    const { originalOf } = createPictureIndex([attachment('2023/01/a-edited.jpg', 'a-1.jpg', 'a-300x200.jpg')], []);
    for (const name of ['a-1.jpg', 'a-300x200.jpg'])
      expect(originalOf(`${uploads}/2023/01/${name}`)).toBe(`${uploads}/2023/01/a-edited.jpg`);
  });

  test('the original is the same over http, https and www', () => {
    const { originalOf } = createPictureIndex([attachment('a.jpg')], []);
    expect(originalOf('http://www.old.example/wp-content/uploads/a-30x20.jpg')).toBe(`${uploads}/a.jpg`);
  });

  test('a picture on another host has no original', () => {
    const { originalOf } = createPictureIndex([attachment('a.jpg')], []);
    const foreign = 'https://other.example/wp-content/uploads/a-30x20.jpg';
    expect(originalOf(foreign)).toBe(foreign);
  });

  test('the original is in the folder of the resized copy', async () => {
    const files = await filesOf('uploads/2023/01/boat.jpg', 'uploads/2023/01/boat-300x200.jpg', 'uploads/hill.jpg');
    const { originalOf } = createPictureIndex([], files);
    expect(originalOf(`${uploads}/2023/01/boat-300x200.jpg`)).toBe(`${uploads}/2023/01/boat.jpg`);
    const other = `${uploads}/2022/01/boat-300x200.jpg`;
    expect(originalOf(other)).toBe(other);
  });
});

describe('the file of an address', () => {
  const found = async (names: string[], path: string, ...listed: string[]) =>
    createPictureIndex(
      listed.map((one) => attachment(one)),
      await filesOf(...names),
    ).findFile(`${uploads}/${path}`)?.name ?? null;

  test('the file of an address is the one in the same folder', async () => {
    const names = ['uploads/2022/05/cover.jpg', 'uploads/2023/05/cover.jpg'];
    expect(await found(names, '2023/05/cover.jpg')).toBe('uploads/2023/05/cover.jpg');
  });
  test('a file of another month is not used', async () => {
    expect(await found(['uploads/2022/05/cover.jpg'], '2023/05/cover.jpg')).toBeNull();
  });
  test('no file is used when two match', async () => {
    expect(await found(['anna/cover.jpg', 'ben/cover.jpg'], '2023/05/cover.jpg')).toBeNull();
  });
  test('a file in a flat folder is used', async () => {
    expect(await found(['pictures/Cover.JPG'], '2023/05/cover.jpg')).toBe('pictures/Cover.JPG');
  });
  test('no file in a flat folder is used when two pictures have its name', async () => {
    const listed = ['2022/05/cover.jpg', '2023/05/cover.jpg'];
    expect(await found(['pictures/cover.jpg'], '2023/05/cover.jpg', ...listed)).toBeNull();
  });
});

describe('an import', () => {
  let product: Product;
  let admin: Person;
  beforeAll(async () => {
    product = await startProduct();
    admin = await product.signedIn('admin');
  });
  afterAll(() => product.stop());

  test('two banners in two sizes are imported as two pictures without their copies', async () => {
    const names = ['2023/01/banner-300x250.png', '2023/01/banner-728x90.png', '2023/01/boat.png'];
    const root = join(folder, 'site');
    await mkdir(join(root, 'uploads/2023/01'), { recursive: true });
    for (const [index, name] of names.entries()) {
      const picture = canvas(300 + index, 250).png();
      await writeFile(join(root, 'uploads', name), await picture.toBuffer());
    }
    const picture = (name: string) => `<img src="${uploads}/${name}" alt="">`;
    const items = [
      ...names.map((name, index) => ({
        ...{ id: 900 + index, type: 'attachment', status: 'inherit', title: name },
        attachment: `${uploads}/${name}`,
      })),
      {
        ...{ id: 1, title: 'Two banners', meta: { _thumbnail_id: '901' } },
        content: [...names, '2023/01/boat-150x125.png'].map(picture).join('\n\n'),
      },
      { id: 2, title: 'Another client', meta: { _thumbnail_id: '900' } },
    ];
    await writeFile(join(root, 'export.xml'), wordpressExport(site, items));
    const { code, out } = await run('import', [root], {
      ...placeOf(product),
      PUBLIC_URL: product.services.settings.PUBLIC_URL,
    });
    expect([code, out]).toEqual([0, expect.stringContaining('3 pictures')]);
    const { data } = await admin.gql('{ allBlogPosts(first: 9) { nodes { slug body imageUrl } } }');
    const postOf = (slug: string) => data.allBlogPosts.nodes.find((post: { slug: string }) => post.slug === slug);
    const shown = [...postOf('two-banners').body.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address);
    expect([shown.length, new Set(shown).size, shown[3]]).toEqual([4, 3, shown[2]]);
    expect([postOf('two-banners').imageUrl, postOf('another-client').imageUrl]).toEqual([shown[1], shown[0]]);
  });
});
