import * as z from 'zod/mini';
import { text } from './common.ts';
import { launchStrings } from './launchStrings.ts';

/** The sections of the page of first steps, in their order. */
export const firstSteps = [
  'BRAND',
  'LOOK',
  'CONTACT',
  'HOURS',
  'ACCOUNT',
  'SAMPLES',
  'MAIL',
  'CALLS',
  'LAUNCH',
] as const;
export type FirstStepName = (typeof firstSteps)[number];

const MAX_OPENING_TEXT = 600;

/** Null: the default text. */
export const OpeningTextInput = z.object({
  text: z.nullable(text(1, MAX_OPENING_TEXT, launchStrings.noText)),
});

export const sampleStrings = {
  removed: 'The sample content has been removed.',
  nothingLeft: 'There is no sample content left to remove.',
  failed: 'The sample content could not be removed.',
  changed: 'changed by somebody',
  published: 'published or unpublished by somebody',
  draft: 'somebody is editing it',
  ownAccount: 'your own account',
  lastAdmin: 'the last admin',
  changedAccount: 'has a name, role or password of its own',
  bookings: 'Bookings and slots of the demonstration calendar',
} as const;

export const firstStepStrings = {
  loadFailed: 'The first steps could not be loaded.',
  failed: 'The change could not be saved.',
} as const;
