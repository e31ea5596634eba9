import * as z from 'zod/mini';
import { idForm, tooLong } from './common.ts';

/** The kinds of picture that are taken (contract, Limits); what a file really is its bytes decide on the server. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** How large a picture may be (contract, Limits). */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

export const pictureStrings = {
  none: 'Please choose a picture.',
  type: 'Please choose a png, jpeg, gif or webp picture.',
  size: 'Please choose a picture of at most 10 MB.',
  oneSource: 'Please provide either a picture of the library, an Image URL or an Image File, only one of them.',
  noChoice: 'Please choose a picture of the library.',
  gone: 'This picture is no longer in the library. Please choose another.',
  oneImage: 'Please provide either an Image URL or an Image File, not both.',
} as const;

/** A picture of the library, by its id. */
export const pictureId = z.nullish(z.string().check(z.regex(idForm, pictureStrings.noChoice)));

const isFile = (value: unknown): value is File => typeof File !== 'undefined' && value instanceof File;

const isKind = z.refine((value) => !isFile(value) || pictureTypes.includes(value.type), pictureStrings.type);
const isSmall = z.refine((value) => !isFile(value) || value.size <= MAX_PICTURE_BYTES, pictureStrings.size);
const isThere = z.refine((value) => value !== null && value !== undefined, pictureStrings.none);

/** A picture: a File in the browser, judged here before it is sent; an upload on the server, judged when it is read. */
export const picture = z.nullish(z.unknown().check(isKind, isSmall));

/** One that must be there. */
export const requiredPicture = z.pipe(z.optional(z.unknown()), z.unknown().check(isThere, isKind, isSmall));

/** The address of a picture; empty or left out where there is none. @param sentence what is said of anything else */
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

/** A fault of a whole input, judged beside other faults, so that a form can tell everything at once. */
const together = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };
type Sources = { imageUrl?: unknown; imageFile?: unknown; pictureId?: unknown };

/** A picture comes by its address or as a file. */
export const oneImage = z.refine<Sources>(({ imageUrl, imageFile }) => !(imageUrl && imageFile), {
  ...together,
  error: pictureStrings.oneImage,
  path: ['imageUrl'],
});

/** A picture of the library comes alone. */
export const oneSource = z.refine<Sources>(
  ({ pictureId, imageUrl, imageFile }) => !(pictureId && (imageUrl || imageFile)),
  { ...together, error: pictureStrings.oneSource, path: ['pictureId'] },
);
