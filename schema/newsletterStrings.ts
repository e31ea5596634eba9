/** The states of a subscriber, as shown in lists. */
export const subscriberStates = {
  PENDING: 'Not confirmed',
  CONFIRMED: 'Subscribed',
  LEFT: 'Has left',
  BOUNCED: 'Not reachable',
  COMPLAINED: 'Marked as spam',
} as const;
export type SubscriberState = keyof typeof subscriberStates;

/** The states of an issue. */
export const issueStates = { SENDING: 'Being sent', PAUSED: 'Paused', SENT: 'Sent', STOPPED: 'Stopped' } as const;
export type IssueState = keyof typeof issueStates;

/** Days for which the link in the first mail is valid. */
export const CONFIRM_DAYS = 7;
/** Mails per minute that the setting may have, and its default. */
export const MAX_PER_MINUTE = 6000;
export const DEFAULT_PER_MINUTE = 60;

/** What visitors see. */
export const newsletterTexts = {
  title: 'Newsletter',
  lead: 'New posts by mail. You can leave at any time, with one click.',
  email: 'Email address',
  interest: 'What about',
  everything: 'Everything',
  button: 'Subscribe',
  consent: 'I want to get the newsletter by mail. I can leave at any time.',
  asked: 'Please look into your mailbox: the newsletter begins once you follow the link in our mail.',
  faults: 'Please enter a valid email address.',
  failed: 'The sign-up did not work. Please try again.',
  confirmTitle: 'Subscribe to the newsletter',
  confirmText: 'Press the button and new posts come by mail.',
  confirmButton: 'Confirm',
  confirmed: 'Thank you. You get the newsletter from now on.',
  leaveTitle: 'Leave the newsletter',
  leaveText: 'Press the button and no further mail comes.',
  leaveButton: 'Leave',
  left: 'You have left the newsletter. No further mail comes.',
  deadLink: 'This link is not valid (any more). Please subscribe again.',
  off: 'This site has no newsletter.',
} as const;

export const newsletterStrings = {
  ...newsletterTexts,
  badAnswer: 'Please choose CONFIRM or LEAVE',
  // The office
  listFailed: 'The newsletter could not be loaded.',
  noSubscriber: 'This subscriber no longer exists.',
  noIssue: 'This issue no longer exists.',
  noPost: 'Please choose a published post.',
  noSubject: 'Please enter a subject.',
  alreadySent: 'This post has been sent already.',
  nobody: 'Nobody has subscribed to this yet.',
  isOver: 'This issue is over.',
  isOff: 'The newsletter is off. An admin can switch it on at Site.',
  noInterest: 'This interest is not among those of the site.',
  badCsv: 'The file is no CSV table with a column Email.',
  noConsent: 'Please say how these people have agreed.',
  noFile: 'Please choose a file.',
  tooManyRows: 'Please import at most 20,000 addresses at a time.',
  badInterests: 'Please use at most 12 interests of 40 characters.',
  badPerMinute: `Please give a whole number of mails from 1 to ${MAX_PER_MINUTE}.`,
  pausedByRefusals: 'The mail server refused 20 mails one after another.',
  started: 'The newsletter is being sent.',
  tested: 'A test mail is on its way to you.',
  imported: (added: number) => `${added} ${added === 1 ? 'address' : 'addresses'} added.`,
  sendFailed: 'The newsletter could not be sent.',
  testFailed: 'The test mail could not be sent.',
  changeFailed: 'The issue could not be changed.',
  importFailed: 'The addresses could not be imported.',
  removeFailed: 'The subscriber could not be deleted.',
  removed: 'Subscriber deleted.',
} as const;
