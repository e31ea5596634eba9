import * as z from 'zod/mini';
import { idForm, tooLong } from './common.ts';

/** Accepted formats (contract, Limits). The server checks the bytes of the file. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** Contract, Limits. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
export const MAX_PIXELS = 50_000_000;
export const MAX_SVG_BYTES = 256 * 1024;

const millions = (pixels: number) => Math.ceil(pixels / 1e6).toLocaleString('en');

export const pictureStrings = {
  none: 'Please choose a picture.',
  type: 'Please choose a png, jpeg, gif or webp picture.',
  size: 'Please choose a picture of at most 10 MB.',
  pixels: (count: number) =>
    `This picture has ${millions(count)} million pixels. Please make it smaller: at most ${millions(MAX_PIXELS)} million pixels are possible.`,
  avif: 'This is an AVIF picture, which is not accepted. Please open it and save it as a png, jpeg or webp picture.',
  damaged:
    'This picture is damaged or incomplete. Please export or download it again, as a png, jpeg, gif or webp picture.',
  heic: 'This is a HEIC photo, which browsers do not show. Please export it as JPEG. An iPhone takes JPEG photos with Settings, Camera, Formats, Most Compatible.',
  precision:
    'This JPEG has more than 8 bits per colour, which browsers do not show. Please save it as an ordinary JPEG with 8 bits.',
  svg: 'This SVG cannot be used as it is. Please export it as a plain SVG without entities, pictures and linked files, or choose a png.',
  svgSize: 'This SVG is too large for a logo. Please choose one of at most 256 KB, or a png.',
  oneSource: 'Please provide either a picture of the library, an Image URL or an Image File, only one of them.',
  noChoice: 'Please choose a picture of the library.',
  gone: 'This picture is no longer in the library. Please choose another.',
  oneImage: 'Please provide either an Image URL or an Image File, not both.',
} as const;

export const pictureId = z.nullish(z.string().check(z.regex(idForm, pictureStrings.noChoice)));

const isFile = (value: unknown): value is File => typeof File !== 'undefined' && value instanceof File;

const isSmall = z.refine((value) => !isFile(value) || value.size <= MAX_PICTURE_BYTES, pictureStrings.size);
const isThere = z.refine((value) => value !== null && value !== undefined, pictureStrings.none);

/** The type of a file may be the wrong one of two pictures, or missing. The server judges the bytes. */
const mayBePicture = z.refine(
  (value) => !isFile(value) || value.type === '' || value.type.startsWith('image/'),
  pictureStrings.type,
);

/** A File in the browser, checked before it is sent; an upload on the server, checked when it is read. */
export const picture = z.nullish(z.unknown().check(mayBePicture, isSmall));

export const requiredPicture = z.pipe(z.optional(z.unknown()), z.unknown().check(isThere, mayBePicture, isSmall));

/** Optional; empty means none. @param sentence message for an invalid address */
export const pictureAddress = (sentence: string) =>
  z.nullish(
    z.union(
      [
        z.literal(''),
        z.string().check(z.trim(), z.maxLength(2000, tooLong(2000)), z.url({ protocol: /^https?$/, error: sentence })),
      ],
      sentence,
    ),
  );

/** Runs beside the checks of single fields, so that a form shows all errors at once. */
const together = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };
type Sources = { imageUrl?: unknown; imageFile?: unknown; pictureId?: unknown };

/** A picture is sent either as an address or as a file. */
export const oneImage = z.refine<Sources>(({ imageUrl, imageFile }) => !(imageUrl && imageFile), {
  ...together,
  error: pictureStrings.oneImage,
  path: ['imageUrl'],
});

/** The id of a library picture excludes the other two ways. */
export const oneSource = z.refine<Sources>(
  ({ pictureId, imageUrl, imageFile }) => !(pictureId && (imageUrl || imageFile)),
  { ...together, error: pictureStrings.oneSource, path: ['pictureId'] },
);
