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

export const launchStrings = {
  closed: 'This site is not open yet.',
  launched: 'The site is open to everybody.',
  closedAgain: 'The site is closed. Only signed-in staff see it.',
  failed: 'The change could not be saved.',
} as const;

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
