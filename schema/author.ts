import * as z from 'zod/mini';
import { authorStrings } from './authorStrings.ts';
import { line, newlines, slugPattern, tooLong } from './common.ts';
import { oneImage, picture, pictureAddress } from './picture.ts';

// Pages that are only read say these without the rules, which come with the forms.
export { authorStrings } from './authorStrings.ts';

/** How long an author may write about themselves. */
export const ABOUT_MAX = 300;

const { badSlug, badUrl, noName } = authorStrings;

/** The viewer's author page as the form and every door write it. */
export const AuthorProfileInput = z
  .object({
    slug: z
      .string(badSlug)
      .check(z.trim(), z.minLength(3, badSlug), z.maxLength(120, badSlug), z.regex(slugPattern, badSlug)),
    name: line(2, 120, noName),
    about: z.string().check(newlines, z.trim(), z.maxLength(ABOUT_MAX, tooLong(ABOUT_MAX))),
    isOn: z.boolean('Please say true or false'),
    imageUrl: pictureAddress(badUrl),
    imageFile: picture,
  })
  .check(oneImage);
