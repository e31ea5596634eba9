import * as z from 'zod/mini';
import {
  isReservedSlug,
  optionalText,
  optionalTruth,
  reservedSlug,
  slugPattern,
  splitTags,
  tagList,
  text,
  tooLong,
} from './common.ts';
import { markdown } from './markdown.ts';
import { oneImage, oneSource, picture, pictureAddress, pictureId } from './picture.ts';
import { plannedMoment } from './schedule.ts';
import { translationShape } from './translation.ts';

// Public pages import the strings without the validation rules, which load with the forms.
export { blogStrings } from './blogStrings.ts';

const badUrl = 'Please enter a valid URL';
const badSlug = 'Slug must be lowercase letters and numbers joined by single hyphens';
const noTags = 'Please enter at least one tag';

/** A slug that the author types. Empty or omitted: made from the title. */
const slug = z.nullish(
  z.union(
    [
      z.literal(''),
      z.string().check(
        z.minLength(3, 'Slug must be at least 3 characters'),
        z.maxLength(120, tooLong(120)),
        z.regex(slugPattern, badSlug),
        z.refine((value) => !isReservedSlug(value), reservedSlug),
      ),
    ],
    badSlug,
  ),
);

const tags = z.pipe(
  z.pipe(z.union([z.string(), z.array(z.string())], noTags), z.transform(splitTags)),
  tagList(noTags),
);

export const EXCERPT_MAX = 500;

const shape = {
  title: text(5, 200, 'Title must be at least 5 characters'),
  slug,
  excerpt: text(10, EXCERPT_MAX, 'Excerpt must be at least 10 characters'),
  body: markdown,
  author: text(2, 120, 'Author must be at least 2 characters'),
  tags,
  imageUrl: pictureAddress(badUrl),
  imageFile: picture,
  pictureId,
  altText: optionalText(300),
  metaTitle: optionalText(200),
  metaDescription: optionalText(500),
  ...translationShape,
  isPublished: optionalTruth,
  publishAt: plannedMoment,
  takeBackAt: plannedMoment,
  publishedAt: plannedMoment,
};

/** A new post, and the whole form of one that exists. */
export const BlogPostInput = z.object(shape).check(oneImage, oneSource);

const { title, excerpt, author } = shape;

export const BlogPostChanges = z
  .object({
    ...shape,
    title: z.optional(title),
    excerpt: z.optional(excerpt),
    author: z.optional(author),
    tags: z.optional(tags),
  })
  .check(oneImage, oneSource);
