import * as z from 'zod/mini';
import { line, optionalLine, optionalText } from './common.ts';
import { requiredPicture } from './picture.ts';

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

export type MediaUseKind = 'BLOG_POST' | 'PORTFOLIO_ITEM' | 'AUTHOR_PAGE' | 'SITE' | 'PAGE_TEXT';

/** Characters of the name and the alternative text of a picture. */
export const [NAME_MAX, ALT_MAX] = [200, 300];

/** Without a name, the picture is named after its file. */
export const UploadPictureInput = z.object({
  file: requiredPicture,
  altText: optionalText(ALT_MAX),
  name: optionalLine(1, NAME_MAX, mediaStrings.noName),
});

export const ReplacePictureInput = z.object({ file: requiredPicture });

export const UpdatePictureInput = z.object({
  name: line(1, NAME_MAX, mediaStrings.noName),
  altText: optionalText(ALT_MAX),
});
