import * as z from 'zod/mini';
import { optionalTruth, tooLong } from './common.ts';
import { MAX_PATH, normalPath, normalTarget } from './redirectPath.ts';

/** Characters of a redirect's target. */
const MAX_TARGET = 2000;

export const redirectStrings = {
  created: 'Redirect created.',
  createFailed: 'Failed to create redirect.',
  updated: 'Redirect saved.',
  updateFailed: 'Failed to save redirect.',
  removed: 'Redirect deleted.',
  removeFailed: 'Failed to delete redirect.',
  listFailed: 'Failed to load redirects.',
  notFound: 'Redirect not found.',
  faults: 'Please check the fields of the redirect.',
  badFrom: 'Please give a path on this site that begins with one slash, such as /old-page.',
  withQuery: 'Please leave out what follows ? or #. What a visitor asks for behind a ? is taken along.',
  badTo: 'Please give a path on this site, such as /services, or an address that begins with https://.',
  noTo: 'Please say where it leads, or that it is gone for good.',
  goneTo: 'What is gone for good leads nowhere.',
  taken: 'There is a redirect from this path.',
  reserved: 'This is an address of the site itself. It needs no redirect.',
  shadowed: 'There is a page at this address. Only what is not found can lead on.',
  loop: 'This leads back to where it comes from.',
  full: (most: number) => `There are ${most} redirects. Delete one first.`,
  forgotten: 'Forgotten.',
  forgetFailed: 'Failed to forget the address.',
  allForgotten: 'All addresses forgotten.',
  forgetAllFailed: 'Failed to forget the addresses.',
  missesFailed: 'Failed to load the addresses that were not found.',
  missNotFound: 'This address is not in the list.',
} as const;

const { badFrom, withQuery, badTo, noTo, goneTo } = redirectStrings;

const from = z.pipe(
  z.string(badFrom).check(
    z.trim(),
    z.maxLength(MAX_PATH, tooLong(MAX_PATH)),
    z.refine((path) => !/[?#]/.test(path), { error: withQuery, abort: true }),
    z.refine((path) => normalPath(path) !== null, badFrom),
  ),
  z.transform((path) => normalPath(path) as string),
);

const to = z.nullish(
  z.pipe(
    z.string(badTo).check(
      z.trim(),
      z.maxLength(MAX_TARGET, tooLong(MAX_TARGET)),
      z.refine((text) => text === '' || normalTarget(text) !== null, badTo),
    ),
    z.transform((text) => (text ? normalTarget(text) : null)),
  ),
);

/** A redirect has a target, or answers 410 Gone. */
export const RedirectInput = z.object({ from, to, isGone: optionalTruth }).check(
  z.check(({ value, issues }) => {
    const message = value.isGone ? value.to && goneTo : !value.to && noTo;
    if (message) issues.push({ code: 'custom', input: value, path: ['to'], message });
  }),
);
