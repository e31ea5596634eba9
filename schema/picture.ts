import * as z from 'zod/mini';
import { tooLong } from './common.ts';

/** The kinds of picture that are taken (contract, Limits); what a file really is its bytes decide on the server. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** How large a picture may be (contract, Limits). */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

export const pictureStrings = {
  type: 'Please choose a png, jpeg, gif or webp picture.',
  size: 'Please choose a picture of at most 10 MB.',
  oneImage: 'Please provide either an Image URL or an Image File, not both.',
} as const;

const isFile = (value: unknown): value is File => typeof File !== 'undefined' && value instanceof File;

/** A picture: a File in the browser, judged here before it is sent; an upload on the server, judged when it is read. */
export const picture = z.nullish(
  z.unknown().check(
    z.refine((value) => !isFile(value) || pictureTypes.includes(value.type), pictureStrings.type),
    z.refine((value) => !isFile(value) || value.size <= MAX_PICTURE_BYTES, pictureStrings.size),
  ),
);

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

/** A picture comes by its address or as a file. Also judged beside other faults, so that a form can tell everything at once. */
export const oneImage = z.refine<{ imageUrl?: unknown; imageFile?: unknown }>(
  ({ imageUrl, imageFile }) => !(imageUrl && imageFile),
  {
    error: pictureStrings.oneImage,
    path: ['imageUrl'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
);
