import * as z from 'zod/mini';
import { line } from './common.ts';

/** Lists of the office whose search and filters are in their address. */
export const viewedLists = [
  'MESSAGES',
  'BLOG_POSTS',
  'PORTFOLIO_ITEMS',
  'PAGES',
  'AFFILIATES',
  'REVIEWS',
  'BOOKINGS',
  'MEDIA',
  'AUDIT_ENTRIES',
] as const;
export type ViewedList = (typeof viewedLists)[number];

/** Saved views per user and list. */
export const MAX_VIEWS = 50;

export const savedViewStrings = {
  saved: 'View saved.',
  removed: 'View deleted.',
  saveFailed: 'Failed to save the view.',
  removeFailed: 'Failed to delete the view.',
  taken: 'You have a view of this name.',
  notFound: 'View not found.',
  tooMany: `You have ${MAX_VIEWS} views. Delete one first.`,
  noName: 'Please give it a name.',
  noQuery: 'Please search or filter first: there is nothing to keep.',
} as const;

export const SavedViewInput = z.object({
  list: z.nullish(z.enum(viewedLists)),
  name: line(1, 60, savedViewStrings.noName),
  query: z.string().check(z.minLength(1, savedViewStrings.noQuery), z.maxLength(1000)),
});
