import * as z from 'zod/mini';
import { newlines, tooLong } from './common.ts';
import { MAX_SECTIONS, MAX_SECTIONS_LENGTH, pageSectionStrings, sectionKey } from './pageSections.ts';
import { serviceIds } from './services.ts';
import { MOST_TRANSLATIONS } from './translationStrings.ts';

/** Kinds of autosaved forms. The names are the same in code, database and GraphQL. */
export const contentKinds = ['BLOG_POST', 'PORTFOLIO_ITEM', 'PAGE'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** An autosave is deleted after this many days without change. */
export const DRAFT_DAYS = 90;

/** The most autosaves of new content of one kind that a user may have. */
export const MOST_BEGUN = 100;

export const draftStrings = {
  notStored: 'Not stored yet.',
  stored: (isPublished: boolean) => (isPublished ? 'Saved and public' : 'Saved as a draft'),
  /** @param time when it goes live, such as 'Monday at 9:00 AM'; null for never */
  draftSaved: (time: string | null) =>
    time ? `Saved as a draft. It goes live ${time}.` : 'Saved as a draft: only staff see it.',
  goesLive: (time: string) => `goes live ${time}`,
  isTakenBack: (time: string) => `taken back ${time}`,
  notStoredButKept: 'Not stored yet, but kept for you.',
  pendingOnly: 'Your changes are kept for you, and not stored.',
  deviceOnly: 'Stored in this browser only.',
  saved: (time: string) => `Saved ${time}.`,
  offline: 'You are offline. Your text is kept on this device.',
  failed: 'Your text could not be saved yet. It is kept on this device.',
  unkept: 'Your text could not be saved. Please stay on this page.',
  pending: (time: string) => `Your changes of ${time} are not published yet.`,
  moved: 'Somebody has saved this since then: you are asked before your changes take the place of theirs.',
  discard: 'Discard changes',
  discardQuestion: 'Discard your changes?',
  discardText: 'What you have written is deleted for good. What is stored stays as it is.',
  discarded: 'Your changes are discarded.',
  discardFailed: 'Failed to discard your changes.',
  pictureNotKept: 'The picture file is sent with the form only.',
  leavePicture: 'Your text is kept. The picture file that you have chosen is not.',
  leaveUnsaved: 'Your text is kept on this device only: the server does not have it yet.',
  ownPending: 'Pending changes',
  othersPending: (names: string, isOne: boolean) => `${names} ${isOne ? 'has' : 'have'} pending changes`,
  isEditing: (names: string, isOne: boolean) => `${names} ${isOne ? 'is' : 'are'} editing this too`,
  loadFailed: 'Failed to load what you have written.',
  notFound: 'What the draft is of has been deleted.',
  tooMany: `You have begun ${MOST_BEGUN} and stored none of them. Please discard some first.`,
  begun: 'Begun, not saved',
  untitled: 'Without a title',
  begunAt: (time: string) => `Kept ${time}`,
  discardBegun: (title: string) => `Discard ${title}`,
  begunFailed: 'Failed to load what you have begun.',
  over: 'This draft has been stored or discarded.',
} as const;

const text = (max: number) => z.string().check(newlines, z.maxLength(max, tooLong(max)));
const optionalText = (max: number) => z.optional(text(max));
const optionalBoolean = z.optional(z.boolean('Please say true or false'));

/** Sections of a page as they are edited: each has a type and a key, and any fields. */
const draftSections = z.optional(
  z.array(z.looseObject({ type: text(50), key: sectionKey })).check(
    z.maxLength(2 * MAX_SECTIONS, pageSectionStrings.tooManySections),
    z.refine(
      (sections) => JSON.stringify(sections).length <= 2 * MAX_SECTIONS_LENGTH,
      pageSectionStrings.tooLongSections,
    ),
  ),
);

/**
 * The fields of the forms of all kinds, complete or not. Limits are higher than for stored content, so that a text which
 * its author still has to shorten is not lost. Picture files are not autosaved.
 */
export const DraftFields = z.strictObject({
  title: optionalText(2000),
  slug: optionalText(2000),
  excerpt: optionalText(5000),
  body: optionalText(200_000),
  author: optionalText(2000),
  tags: optionalText(5000),
  imageUrl: optionalText(5000),
  pictureId: optionalText(50),
  altText: optionalText(2000),
  metaTitle: optionalText(2000),
  metaDescription: optionalText(5000),
  description: optionalText(20_000),
  category: optionalText(2000),
  imageOption: optionalText(20),
  client: optionalText(2000),
  year: optionalText(100),
  services: z.optional(z.array(z.enum(serviceIds)).check(z.maxLength(20))),
  results: z.optional(z.array(z.strictObject({ figure: text(500), label: text(500) })).check(z.maxLength(20))),
  gallery: z.optional(z.array(text(50)).check(z.maxLength(100))),
  reviewId: optionalText(50),
  publishAt: optionalText(50),
  takeBackAt: optionalText(50),
  publishedAt: optionalText(50),
  layout: optionalText(20),
  language: optionalText(20),
  translations: z.optional(
    z
      .array(z.strictObject({ id: text(50), language: text(20), title: text(2000) }))
      .check(z.maxLength(MOST_TRANSLATIONS)),
  ),
  sections: draftSections,
  isPictureRemoved: optionalBoolean,
  isPublished: optionalBoolean,
});
export type DraftFields = z.output<typeof DraftFields>;

export const ContentDraftInput = z.object({
  id: z.string(),
  kind: z.enum(contentKinds),
  itemId: z.nullish(z.string()),
  fields: DraftFields,
  basedOn: z.nullish(z.date()),
  sequence: z.number(),
});
