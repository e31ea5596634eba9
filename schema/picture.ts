import * as z from 'zod/mini';
import { idForm } from './common.ts';

/** The kinds of picture that are taken (contract, Limits); what a file really is its bytes decide on the server. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** How large a picture may be (contract, Limits). */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

export const pictureStrings = {
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

/** A picture: a File in the browser, judged here before it is sent; an upload on the server, judged when it is read. */
export const picture = z.nullish(
  z.unknown().check(
    z.refine((value) => !isFile(value) || pictureTypes.includes(value.type), pictureStrings.type),
    z.refine((value) => !isFile(value) || value.size <= MAX_PICTURE_BYTES, pictureStrings.size),
  ),
);
