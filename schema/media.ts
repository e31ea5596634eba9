import * as z from 'zod/mini';
import { line, optionalLine, optionalText, optionalTruth } from './common.ts';
import { requiredPicture } from './picture.ts';

export const mediaStrings = {
  uploaded: 'Picture uploaded.',
  uploadFailed: 'Failed to upload picture.',
  updated: 'Picture saved.',
  updateFailed: 'Failed to save picture.',
  altTextsSaved: (count: number) => `${count} alt text${count === 1 ? '' : 's'} saved.`,
  altTextsFailed: (failed: number, count: number) => `${failed} of ${count} alt texts could not be saved.`,
  replaced: 'Picture replaced.',
  replaceFailed: 'Failed to replace picture.',
  removed: 'Picture deleted.',
  removeFailed: 'Failed to delete picture.',
  listFailed: 'Failed to load pictures.',
  notFound: 'Picture not found.',
  inUse: (titles: string[], count: number) =>
    `This picture is still shown by ${titles.map((title) => `“${title}”`).join(', ')}${
      count > titles.length ? ` and ${count - titles.length} more` : ''
    }. Please take it out there first.`,
  tooManyIds: 'Please ask for at most 200 pictures.',
  noName: 'Please give it a name.',
  decorativeWords: 'A decorative picture has no alt text. Please leave out one of the two.',
  badFocalPoint: 'Please give the focal point in percent, from 0 to 100.',
} as const;

export type MediaUseKind = 'BLOG_POST' | 'PORTFOLIO_ITEM' | 'PAGE' | 'AUTHOR_PAGE' | 'SITE' | 'PAGE_TEXT';

/** Characters of the name and the alternative text of a picture. */
export const [NAME_MAX, ALT_MAX] = [200, 300];

/** Either an alternative text, or none on purpose. */
const oneMeaning = z.refine<{ isDecorative?: unknown; altText?: unknown }>(
  ({ isDecorative, altText }) => !(isDecorative && altText),
  { error: mediaStrings.decorativeWords, path: ['altText'] },
);

/** Without a name, the picture is named after its file. */
export const UploadPictureInput = z
  .object({
    file: requiredPicture,
    altText: optionalText(ALT_MAX),
    isDecorative: optionalTruth,
    name: optionalLine(1, NAME_MAX, mediaStrings.noName),
  })
  .check(oneMeaning);

const percent = z
  .int(mediaStrings.badFocalPoint)
  .check(z.gte(0, mediaStrings.badFocalPoint), z.lte(100, mediaStrings.badFocalPoint));

/** In percent from the left and from the top. */
export const FocalPointInput = z.object({ x: percent, y: percent });
export type FocalPoint = z.output<typeof FocalPointInput>;
export const CENTRE: FocalPoint = { x: 50, y: 50 };

export const ReplacePictureInput = z.object({ file: requiredPicture });

export const UpdatePictureInput = z
  .object({
    name: z.nullish(line(1, NAME_MAX, mediaStrings.noName)),
    altText: optionalText(ALT_MAX),
    isDecorative: optionalTruth,
    focalPoint: z.nullish(FocalPointInput),
  })
  .check(oneMeaning);
