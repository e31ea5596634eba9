import * as z from 'zod/mini';
import { optionalLine } from './common.ts';
import { contentKinds } from './draft.ts';

/** The possible lifetimes of a preview link in days, and the default. */
export const previewDays = [1, 7, 30] as const;
export const PREVIEW_DAYS = 7;
export const LABEL_MAX = 100;

const badLabel = 'Please say who the link is for';
const badDays = 'Please choose 1, 7 or 30 days';

export const previewStrings = {
  created: 'Preview link created.',
  createFailed: 'Failed to create the preview link.',
  revoked: 'Preview link revoked.',
  revokeFailed: 'Failed to revoke the preview link.',
  listFailed: 'Failed to load the preview links.',
  notFound: 'Preview link not found.',
  dead: 'This preview link is not known, has ended, or was taken back.',
  copied: 'Link copied.',
  copyFailed: 'Could not copy the link. Please copy it by hand.',
  badDays,
} as const;

export const PreviewLinkInput = z.object({
  kind: z.enum(contentKinds),
  itemId: z.string(),
  label: optionalLine(0, LABEL_MAX, badLabel),
  days: z.nullish(z.number(badDays).check(z.refine((days) => previewDays.some((one) => one === days), badDays))),
});
