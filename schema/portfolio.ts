import * as z from 'zod/mini';
import { caseStudyShape } from './caseStudy.ts';
import {
  isReservedSlug,
  line,
  optionalText,
  optionalTruth,
  reservedSlug,
  slugFrom,
  slugPattern,
  splitTags,
  tagList,
  text,
  tooLong,
} from './common.ts';
import { picture, pictureAddress, pictureId, pictureStrings } from './picture.ts';
import { plannedMoment } from './schedule.ts';

// Pages that are only read say these without the rules, which come with the forms.
export { portfolioStrings } from './portfolioStrings.ts';

const noSlug = 'Slug generation failed (requires title)';
const badSlug = 'Generated slug is invalid (check title for special characters)';
const noTags = 'At least one tag is required';
const noTagsInput = 'Tags input is required';
const noSource = 'Please select an image source';
const noUrl = 'A valid Image URL is required when URL option is selected';
const noFile = 'Image file is required when File option is selected';

/** What GraphQL calls the two ways of a picture, which the form and REST call by these words. */
export const imageOptions = { url: 'URL', file: 'FILE' } as const;
type ImageWord = keyof typeof imageOptions;
/** The word for each name in GraphQL, the deprecated names included. */
export const imageWords = { URL: 'url', FILE: 'file', url: 'url', file: 'file' } as const;

/** How long a description may be. */
export const DESCRIPTION_MAX = 5000;

/** A slug that is sent is judged and never rewritten; empty counts as left out. */
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
  isPublished: optionalTruth,
  publishAt: plannedMoment,
  takeBackAt: plannedMoment,
};

type Sent = { imageOption?: string | null; imageUrl?: string | null; imageFile?: unknown; pictureId?: string | null };
type Named = { title?: unknown; slug?: string | null };
type Fault = [field: 'slug' | 'imageUrl' | 'imageFile' | 'pictureId', sentence: string] | null;

/** A rule over several fields, judged beside the faults of single ones, so that a form can tell everything at once. */
const together = (fault: (item: Sent & Named) => Fault) =>
  z.superRefine<Sent & Named>(
    (item, { issues }) => {
      const [field, message] = fault(item) ?? [];
      if (field && message) issues.push({ code: 'custom', path: [field], message, input: item, continue: true });
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );

/** What a title leaves as the slug obeys the rule of slugs that are sent. */
function faultOfMadeSlug({ title, slug }: Named): Fault {
  if (slug) return null;
  const made = slugFrom(typeof title === 'string' ? title : '');
  if (!made) return ['slug', noSlug];
  if (!slugPattern.test(made)) return ['slug', badSlug];
  return isReservedSlug(made) ? ['slug', reservedSlug] : null;
}

/** @param way how the picture has to come; null where it need not come at all */
function faultOfPicture({ imageUrl, imageFile, pictureId }: Sent, way: string | null): Fault {
  if (imageUrl && imageFile) return ['imageUrl', pictureStrings.oneImage];
  if (pictureId) return imageUrl || imageFile || way ? ['pictureId', pictureStrings.oneSource] : null;
  if (way === 'url' && !imageUrl) return ['imageUrl', noUrl];
  return way === 'file' && !imageFile ? ['imageFile', noFile] : null;
}

/** A new portfolio item as the form and every door send it. */
export const PortfolioItemInput = z.object(shape).check(
  together(faultOfMadeSlug),
  together((item) =>
    faultOfPicture(item, item.imageOption ?? (item.imageFile ? 'file' : item.pictureId ? null : 'url')),
  ),
);

/** A portfolio item as it shall be from now on. Without a word of a picture it keeps its own; none it cannot have. */
export const PortfolioItemChangesInput = z
  .object(shape)
  .check(
    together((item) =>
      faultOfPicture(
        item,
        item.imageOption ?? (item.imageUrl === '' && !item.imageFile && !item.pictureId ? 'url' : null),
      ),
    ),
  );
