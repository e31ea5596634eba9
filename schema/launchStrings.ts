import { openingTitle } from './openingTitle.ts';

export const launchStrings = {
  openingTitle,
  openingText: 'Our new site opens soon. Please come back in a few days.',
  textSaved: 'The text has been saved.',
  noText: 'Please write a sentence for the visitors.',
  closed: 'This site is not open yet.',
  launched: 'The site is open to everybody.',
  closedAgain: 'The site is closed. Only signed-in staff see it.',
  failed: 'The change could not be saved.',
} as const;
