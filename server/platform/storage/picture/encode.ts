import type { OutputInfo, Sharp } from 'sharp';
import { MAX_PIXELS, pictureStrings } from '#schema/picture.ts';
import { fail } from '#server/platform/errors.ts';
import { formatOf } from './format.ts';
import { jpegShare } from './jpegShare.ts';
import { PictureRefusal } from './pictureRefusal.ts';
import { loadSharp } from './sharp.ts';
import { readSvg } from './svg/readSvg.ts';

const MAX_EDGE = 2400;
const SECONDS = 20;
/** A damaged photo is accepted as browsers show it, unless more than this share of it is missing. */
const MOST_MISSING = 0.5;
const PRECISION = /data precision/;

const DRAWN_EDGE = 1200;

export type EncodedPicture = {
  data: Buffer;
  info: Pick<OutputInfo, 'width' | 'height' | 'size'>;
  vector?: string;
};

/**
 * Decodes a picture, judged by its bytes, and encodes it as a still WebP without metadata, upright and at most 2400 pixels
 * long. A JPEG is read as browsers read it: with faulty headers, stray bytes, wrong markers or a missing end.
 * @param field the input field, for errors
 * @param isVectorAllowed whether it may be an SVG, which is sanitized and drawn
 * @throws UNSUPPORTED_MEDIA with a sentence that names the reason
 */
export async function encodePicture(bytes: Buffer, field: string, isVectorAllowed: boolean): Promise<EncodedPicture> {
  try {
    return await encode(bytes, isVectorAllowed);
  } catch (error) {
    const sentence = sentenceOf(error as Error);
    throw fail('UNSUPPORTED_MEDIA', sentence, { fields: { [field]: sentence } });
  }
}

function sentenceOf(error: Error): string {
  if (error instanceof PictureRefusal) return error.message;
  return PRECISION.test(error.message) ? pictureStrings.precision : pictureStrings.damaged;
}

async function encode(bytes: Buffer, isVectorAllowed: boolean): Promise<EncodedPicture> {
  const format = formatOf(bytes);
  if (format === 'heic' || format === 'avif') throw new PictureRefusal(pictureStrings[format]);
  if (format === 'svg' && isVectorAllowed) return draw(await readSvg(bytes));
  if (!format || format === 'svg') throw new PictureRefusal(pictureStrings.type);
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes, { limitInputPixels: false, failOn: 'none' }).metadata();
  if (width * height > MAX_PIXELS) throw new PictureRefusal(pictureStrings.pixels(width * height));
  const options = { limitInputPixels: MAX_PIXELS };
  const strict = webp(sharp(bytes, { ...options, failOn: format === 'jpeg' ? 'warning' : 'truncated' }));
  if (format !== 'jpeg') return await strict;
  return await strict.catch(async () => {
    if ((await jpegShare(bytes, options, bound)) < MOST_MISSING) throw new PictureRefusal(pictureStrings.damaged);
    return webp(sharp(bytes, { ...options, failOn: 'none' }));
  });
}

/** @throws PictureRefusal when the SVG cannot be drawn, or draws nothing */
async function draw(vector: string): Promise<EncodedPicture> {
  const sharp = await loadSharp();
  const drawing = await bound(sharp(Buffer.from(withSize(vector)), { limitInputPixels: MAX_PIXELS }))
    .resize({ width: DRAWN_EDGE, height: DRAWN_EDGE, fit: 'inside' })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new PictureRefusal(pictureStrings.svg);
    });
  const { channels } = await sharp(drawing.data).stats();
  if (channels[3]?.max === 0) throw new PictureRefusal(pictureStrings.svg);
  return { ...drawing, vector };
}

const VIEW_BOX = /^(<svg[^>]*? viewBox="\s*[-+\d.e]+[\s,]+[-+\d.e]+[\s,]+([\d.e+]+)[\s,]+([\d.e+]+)\s*")/;

/** The SVG in the size of its drawing, whatever units its view box has. */
const withSize = (vector: string): string =>
  vector.replace(VIEW_BOX, (root, _, width: string, height: string) => {
    const scale = DRAWN_EDGE / Math.max(Number(width), Number(height));
    const edges = [width, height].map((edge) => Math.max(1, Math.round(Number(edge) * scale)));
    return edges.every(Number.isFinite) ? `${root} width="${edges[0]}" height="${edges[1]}"` : root;
  });

const bound = (image: Sharp) => image.timeout({ seconds: SECONDS });

const webp = (image: Sharp): Promise<EncodedPicture> =>
  bound(image)
    .rotate()
    .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
