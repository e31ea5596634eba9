import * as z from 'zod/mini';
import { caseStudyShape } from './caseStudy.ts';
import {
  isReservedSlug,
  line,
  optionalText,
  optionalTruth,
  reservedSlug,
  slugPattern,
  splitTags,
  tagList,
  text,
  tooLong,
} from './common.ts';
import { picture, pictureAddress, pictureId, pictureStrings } from './picture.ts';
import { plannedMoment } from './schedule.ts';
import { itemSlugFrom } from './slug.ts';
import { translationShape } from './translation.ts';

// Public pages import the strings without the validation rules, which load with the forms.
export { portfolioStrings } from './portfolioStrings.ts';

const noSlug = 'Slug generation failed (requires title)';
const badSlug = 'Generated slug is invalid (check title for special characters)';
const noTags = 'At least one tag is required';
const noTagsInput = 'Tags input is required';
const noSource = 'Please select an image source';
const noUrl = 'A valid Image URL is required when URL option is selected';
const noFile = 'Image file is required when File option is selected';

/** Name in the GraphQL enum for each value of the form and of REST. */
export const imageOptions = { url: 'URL', file: 'FILE' } as const;
type ImageWord = keyof typeof imageOptions;
/** Inverse of imageOptions, with the deprecated enum names. */
export const imageWords = { URL: 'url', FILE: 'file', url: 'url', file: 'file' } as const;

/** Characters. */
export const DESCRIPTION_MAX = 5000;

/** A sent slug is checked and never rewritten. Empty means omitted. */
const slug = z.nullish(
  z.union(
    [
      z.literal(''),
      z.string().check(
        z.maxLength(200, tooLong(200)),
        z.regex(slugPattern, badSlug),
        z.refine((value) => !isReservedSlug(value), reservedSlug),
      ),
    ],
    badSlug,
  ),
);

const tags = z.pipe(
  z.pipe(
    z.union([z.string(), z.array(z.string())], noTagsInput).check(z.refine((typed) => typed !== '', noTagsInput)),
    z.transform(splitTags),
  ),
  tagList(noTags),
);

const shape = {
  title: line(1, 200, 'Title is required'),
  slug,
  description: text(1, DESCRIPTION_MAX, 'Description is required'),
  category: line(1, 100, 'Category is required'),
  tags,
  imageOption: z.nullish(z.enum(Object.keys(imageOptions) as [ImageWord, ...ImageWord[]], noSource)),
  imageUrl: pictureAddress(noUrl),
  imageFile: picture,
  pictureId,
  altText: optionalText(300),
  ...caseStudyShape,
  ...translationShape,
  isPublished: optionalTruth,
  publishAt: plannedMoment,
  takeBackAt: plannedMoment,
  publishedAt: plannedMoment,
};

type Sent = { imageOption?: string | null; imageUrl?: string | null; imageFile?: unknown; pictureId?: string | null };
type Named = { title?: unknown; slug?: string | null };
type Fault = [field: 'slug' | 'imageUrl' | 'imageFile' | 'pictureId', sentence: string] | null;

/** A rule over several fields. It runs beside the checks of single fields, so that a form shows all errors at once. */
const together = (fault: (item: Sent & Named) => Fault) =>
  z.superRefine<Sent & Named>(
    (item, { issues }) => {
      const [field, message] = fault(item) ?? [];
      if (field && message) issues.push({ code: 'custom', path: [field], message, input: item, continue: true });
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );

/** The slug made from a title must satisfy the rule of sent slugs. */
function faultOfMadeSlug({ title, slug }: Named): Fault {
  if (slug) return null;
  const made = itemSlugFrom(typeof title === 'string' ? title : '', 'today');
  if (!made) return ['slug', noSlug];
  if (!slugPattern.test(made)) return ['slug', badSlug];
  return isReservedSlug(made) ? ['slug', reservedSlug] : null;
}

/** @param way how the picture must be sent; null when it is optional */
function faultOfPicture({ imageUrl, imageFile, pictureId }: Sent, way: string | null): Fault {
  if (imageUrl && imageFile) return ['imageUrl', pictureStrings.oneImage];
  if (pictureId) return imageUrl || imageFile || way ? ['pictureId', pictureStrings.oneSource] : null;
  if (way === 'url' && !imageUrl) return ['imageUrl', noUrl];
  return way === 'file' && !imageFile ? ['imageFile', noFile] : null;
}

export const PortfolioItemInput = z.object(shape).check(
  together(faultOfMadeSlug),
  together((item) =>
    faultOfPicture(item, item.imageOption ?? (item.imageFile ? 'file' : item.pictureId ? null : 'url')),
  ),
);

/** Without picture fields the item keeps its picture; it cannot be removed. */
const keepsPicture = together((item) =>
  faultOfPicture(item, item.imageOption ?? (item.imageUrl === '' && !item.imageFile && !item.pictureId ? 'url' : null)),
);

/** The whole form of an item that exists. */
export const PortfolioItemForm = z.object({ ...shape, numbersSlug: optionalTruth }).check(keepsPicture);

const { title, description, category } = shape;

export const PortfolioItemChangesInput = z
  .object({
    ...shape,
    title: z.optional(title),
    description: z.optional(description),
    category: z.optional(category),
    tags: z.optional(tags),
    numbersSlug: optionalTruth,
  })
  .check(keepsPicture);
