import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { pictureStrings } from '#schema/picture.ts';
import { sendPicture } from '#tests/kit/content/media.ts';
import {
  heic,
  photo,
  restartingJpeg,
  turnedPhoto,
  withFaultyScanHeader,
  withFilm,
  withSegment,
  withStrayBytes,
  withTwelveBits,
  withWrongRestartMarker,
} from '#tests/kit/content/photo.ts';
import { canvas, countPictures, flatPng, pngChunk } from '#tests/kit/content/picture.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

const jpeg = (options = {}) => photo().jpeg(options).toBuffer();
const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.round(bytes.length * share));

async function stored(person: Person, bytes: Buffer) {
  const { data, errors } = await sendPicture(person, bytes);
  expect(errors).toBeUndefined();
  const { url, width, height } = data.uploadPicture;
  const file = Buffer.from(await (await fetch(person.url + new URL(url).pathname)).arrayBuffer());
  return { width, height, file };
}

/** The mean difference of the colours of two pictures, of 255, in their upper part. */
async function difference(one: Buffer, other: Buffer, share = 1): Promise<number> {
  const raw = async (bytes: Buffer) =>
    sharp(bytes, { failOn: 'none' })
      .resize(64, 48, { fit: 'fill' })
      .extract({ left: 0, top: 0, width: 64, height: Math.round(48 * share) })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer();
  const [a, b] = [await raw(one), await raw(other)];
  return a.reduce((sum, sample, index) => sum + Math.abs(sample - (b[index] ?? 0)), 0) / a.length;
}

describe('photos that browsers show', () => {
  const damaged: [what: string, make: () => Promise<Buffer>][] = [
    ['a JPEG with a faulty scan header, as Samsung phones write it', async () => withFaultyScanHeader(await jpeg())],
    ['a JPEG with stray bytes before its tables', async () => withStrayBytes(await jpeg())],
    ['a JPEG with stray bytes before its scan', async () => withStrayBytes(await jpeg(), 0xda)],
    ['a JPEG without its end marker', async () => (await jpeg()).subarray(0, -2)],
    ['a JPEG with half an end marker', async () => (await jpeg()).subarray(0, -1)],
    ['a progressive JPEG', () => jpeg({ progressive: true })],
    ['a progressive JPEG without its end marker', async () => (await jpeg({ progressive: true })).subarray(0, -2)],
    ['a JPEG with a film behind it', async () => withFilm(await jpeg())],
    ['a JPEG with stray bytes and a film', async () => withFilm(withStrayBytes(await jpeg()))],
    [
      'a JPEG with a second picture behind it',
      async () => Buffer.concat([await jpeg(), await canvas().jpeg().toBuffer()]),
    ],
    ['a grey JPEG', () => photo().toColourspace('b-w').jpeg().toBuffer()],
    ['a PNG of 16 bits', () => photo().toColourspace('rgb16').png().toBuffer()],
  ];
  test.for(damaged)('%s is accepted', async ([, make], { employee }) => {
    const bytes = await make();
    const { width, height, file } = await stored(employee, bytes);
    expect([width, height]).toEqual([320, 240]);
    const original = /grey/.test(expect.getState().currentTestName ?? '') ? photo().toColourspace('b-w') : photo();
    expect(await difference(file, await original.png().toBuffer())).toBeLessThan(12);
  });

  test('a picture of one colour without its end marker is accepted', async ({ employee }) => {
    const { file } = await stored(employee, (await canvas(400, 300).jpeg().toBuffer()).subarray(0, -2));
    expect(await difference(file, await canvas(400, 300).png().toBuffer())).toBeLessThan(6);
  });

  test.for([0.97, 0.9, 0.7])('a JPEG of which the share %d is there shows that part', async (share, { employee }) => {
    const { width, height, file } = await stored(employee, cut(await jpeg(), share));
    expect([width, height]).toEqual([320, 240]);
    expect(await difference(file, await photo().png().toBuffer(), share - 0.2)).toBeLessThan(12);
  });

  test('a JPEG with a wrong restart marker is accepted', async ({ employee }) => {
    const { width, file } = await stored(employee, withWrongRestartMarker(restartingJpeg()));
    expect(width).toBe(64);
    expect(await difference(file, restartingJpeg())).toBeLessThan(60);
  });

  test('a progressive JPEG without its last passes is accepted', async ({ employee }) => {
    const { file } = await stored(employee, cut(await jpeg({ progressive: true }), 0.7));
    expect(await difference(file, await photo().png().toBuffer())).toBeLessThan(12);
  });

  test('a CMYK JPEG gets the colours that browsers show', async ({ employee }) => {
    const bytes = await photo().toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).space).toBe('cmyk');
    const { file } = await stored(employee, bytes);
    expect((await sharp(file).metadata()).space).toBe('srgb');
    expect(await difference(file, await photo().png().toBuffer())).toBeLessThan(30);
  });

  test.for([1, 2, 3, 4, 5, 6, 7, 8])('a JPEG with orientation %d stands upright', async (orientation, { employee }) => {
    const { width, height, file } = await stored(employee, await turnedPhoto(orientation));
    expect([width, height]).toEqual([80, 40]);
    expect(await difference(file, await photo(80, 40).png().toBuffer())).toBeLessThan(12);
  });

  test('the first picture of an animated PNG is accepted', async ({ employee }) => {
    const animation = Buffer.alloc(8);
    animation.writeUInt32BE(2, 0);
    const bytes = flatPng(30, 20, pngChunk('acTL', animation));
    expect(await stored(employee, bytes)).toMatchObject({ width: 30, height: 20 });
  });

  test('a PNG with a wrong checksum of a part that is not its picture is accepted', async ({ employee }) => {
    const chunk = pngChunk('tEXt', Buffer.from('Comment\0Paint'));
    chunk[chunk.length - 1] = (chunk.at(-1) as number) ^ 1;
    expect(await stored(employee, flatPng(30, 20, chunk))).toMatchObject({ width: 30, height: 20 });
  });

  test('a PNG with a faulty colour profile is accepted', async ({ employee }) => {
    const bytes = flatPng(30, 20, pngChunk('iCCP', Buffer.from('bad\0\0nothing')));
    expect(await stored(employee, bytes)).toMatchObject({ width: 30, height: 20 });
  });

  test('the place where a photo was taken is not stored', async ({ employee }) => {
    const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 33/1' }, IFD0: { Copyright: 'Somebody' } };
    const bytes = await photo().withExif(exif).jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).exif?.length).toBeGreaterThan(100);
    const { file } = await stored(employee, bytes);
    const { exif: kept, xmp, iptc } = await sharp(file).metadata();
    expect([kept, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    expect(file.includes('Somebody')).toBe(false);
  });
});

test('an upload is judged by its bytes, whatever type and name it has', async ({ employee }) => {
  for (const make of [photo().png(), photo().jpeg(), photo().webp(), photo().gif()]) {
    const bytes = await make.toBuffer();
    // The file of the form is called a.png and says that it is a PNG.
    expect(await stored(employee, bytes)).toMatchObject({ width: 320, height: 240 });
  }
});

const refused: [what: string, make: () => Promise<Buffer> | Buffer, sentence: string | RegExp][] = [
  ['a photo of an iPhone', () => heic(), pictureStrings.heic],
  ['a photo of an iPhone of another brand', () => heic('heix'), /export it as JPEG/],
  ['an AVIF whose first brand is that of HEIC', () => heic('mif1', 'avif'), pictureStrings.avif],
  ['an AVIF', () => photo().avif().toBuffer(), /AVIF picture.* save it as a png, jpeg or webp picture/],
  ['an animated AVIF', () => heic('avis', 'msf1'), pictureStrings.avif],
  ['a TIFF', () => photo().tiff().toBuffer(), pictureStrings.type],
  ['a JPEG of 12 bits', async () => withTwelveBits(await jpeg()), pictureStrings.precision],
  ['a picture of too many pixels', () => flatPng(10_000, 5_001), /^This picture has 51 million pixels\..* 50 million/],
  ['a file of another kind', () => Buffer.from('%PDF-1.7'), pictureStrings.type],
  ['a JPEG of which a quarter is there', async () => cut(await jpeg(), 0.25), pictureStrings.damaged],
  [
    'a JPEG of which little is there, with an end',
    async () => Buffer.concat([cut(await jpeg(), 0.25), Buffer.from([0xff, 0xd9])]),
    pictureStrings.damaged,
  ],
  [
    'a progressive JPEG cut in its first pass',
    async () => cut(await photo(1200, 900).jpeg({ progressive: true }).toBuffer(), 0.05),
    pictureStrings.damaged,
  ],
  [
    'the head of a JPEG whose preview is complete',
    async () => {
      const preview = await canvas(160, 120).jpeg().toBuffer();
      return cut(withSegment(await jpeg(), 0xe1, preview), 0.35);
    },
    pictureStrings.damaged,
  ],
  ['a PNG of which half is there', async () => cut(await photo().png().toBuffer(), 0.5), pictureStrings.damaged],
  ['a GIF of which half is there', async () => cut(await photo().gif().toBuffer(), 0.5), pictureStrings.damaged],
];
test.for(refused)('%s is refused with its reason', async ([, make, sentence], { product, employee }) => {
  const before = await countPictures(product);
  const { code, errors } = await sendPicture(employee, await make());
  expect([code, errors?.[0].message]).toEqual(['UNSUPPORTED_MEDIA', expect.stringMatching(sentence)]);
  expect(errors?.[0].extensions.fields).toEqual({ file: errors?.[0].message });
  expect(await countPictures(product)).toBe(before);
});

test('a file of too many bytes is refused with the limit', async ({ employee }) => {
  const { code, errors } = await sendPicture(employee, Buffer.concat([await jpeg(), Buffer.alloc(10 * 1024 * 1024)]));
  expect([code, errors?.[0].message]).toEqual(['PAYLOAD_TOO_LARGE', pictureStrings.size]);
  expect(pictureStrings.size).toContain('10 MB');
});
