import * as z from 'zod/mini';
import { authorStrings } from './authorStrings.ts';
import { nameLine, newlines, slugPattern, tooLong } from './common.ts';
import { oneImage, picture, pictureAddress } from './picture.ts';

// Public pages import the strings without the validation rules, which load with the forms.
export { authorStrings } from './authorStrings.ts';

/** Characters of an author's description. */
export const ABOUT_MAX = 300;

const { badSlug, badUrl, noName } = authorStrings;

export const AuthorProfileInput = z
  .object({
    slug: z
      .string(badSlug)
      .check(z.trim(), z.minLength(3, badSlug), z.maxLength(120, badSlug), z.regex(slugPattern, badSlug)),
    name: nameLine(2, 120, noName),
    about: z.string().check(newlines, z.trim(), z.maxLength(ABOUT_MAX, tooLong(ABOUT_MAX))),
    isOn: z.boolean('Please say true or false'),
    imageUrl: pictureAddress(badUrl),
    imageFile: picture,
  })
  .check(oneImage);
