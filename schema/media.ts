import * as z from 'zod/mini';
import { line, optionalLine, optionalText } from './common.ts';
import { requiredPicture } from './picture.ts';

/** What the library says. */
export const mediaStrings = {
  uploaded: 'Picture uploaded.',
  uploadFailed: 'Failed to upload picture.',
  updated: 'Picture saved.',
  updateFailed: 'Failed to save picture.',
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
} as const;

/** What may show a picture, as GraphQL names it. */
export type MediaUseKind = 'BLOG_POST' | 'PORTFOLIO_ITEM' | 'AUTHOR_PAGE' | 'SITE' | 'PAGE_TEXT';

/** How long the name and the alt text of a picture may be. */
export const [NAME_MAX, ALT_MAX] = [200, 300];

/** A picture as it is uploaded to the library; without a name it is called as its file was. */
export const UploadPictureInput = z.object({
  file: requiredPicture,
  altText: optionalText(ALT_MAX),
  name: optionalLine(1, NAME_MAX, mediaStrings.noName),
});

/** What takes the place of a picture. */
export const ReplacePictureInput = z.object({ file: requiredPicture });

/** What is said of a picture. */
export const UpdatePictureInput = z.object({
  name: line(1, NAME_MAX, mediaStrings.noName),
  altText: optionalText(ALT_MAX),
});
