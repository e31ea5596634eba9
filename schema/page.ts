import * as z from 'zod/mini';
import { line, optionalText, optionalTruth, slugPattern, tooLong } from './common.ts';
import { sectionList } from './pageSections.ts';
import { oneImage, oneSource, picture, pictureAddress, pictureId } from './picture.ts';
import { plannedMoment } from './schedule.ts';
import { translationShape } from './translation.ts';

// Public pages import the strings without the validation rules, which load with the forms.
export { pageStrings } from './pageStrings.ts';

export const pageLayouts = ['PAGE', 'LANDING'] as const;
export type PageLayout = (typeof pageLayouts)[number];

const badSlug = 'Slug must be lowercase letters and numbers joined by single hyphens';

/** The server refuses the addresses of the site. Empty or omitted: made from the title. */
const slug = z.nullish(
  z.union([z.literal(''), z.string().check(z.maxLength(120, tooLong(120)), z.regex(slugPattern, badSlug))], badSlug),
);

const shape = {
  title: line(1, 200, 'Please enter a title'),
  slug,
  layout: z.nullish(z.enum(pageLayouts, 'Please choose a layout')),
  sections: z.nullish(sectionList),
  imageUrl: pictureAddress('Please enter a valid URL'),
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

export const PageInput = z.object(shape).check(oneImage, oneSource);

export const PageChangesInput = z
  .object({ ...shape, title: z.optional(shape.title), numbersSlug: optionalTruth })
  .check(oneImage, oneSource);

export const PreviewSectionsInput = z.object({ sections: sectionList });
