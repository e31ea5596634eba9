import { MAX_ATTACHMENTS } from './conversation.ts';

export const incomingMailStrings = {
  tooManyBytes: (name: string) => `${name} was left out: more than 20 MB came with this mail.`,
  tooManyToday: (name: string) => `${name} was left out: more than 100 MB came to this enquiry in a day.`,
  tooManyFiles: (name: string) => `${name} was left out: more than ${MAX_ATTACHMENTS} files came with this mail.`,
  moreFiles: (count: number) => (count === 1 ? '1 more file was left out.' : `${count} more files were left out.`),
  cutFile: (name: string) => `${name} was left out: the mail is too large to be read whole.`,
  cutMail: 'This mail is too large: only its beginning was read.',
  cutText: 'The text goes on: only its beginning is kept.',
  cutQuoted: 'What it quotes goes on: only its beginning is kept.',
  encrypted: 'This mail is encrypted: it can be read only by whoever has the key.',
  unknownLetters: 'Some letters of this mail could not be read: its character set is unknown.',
  inTnef: 'The text of this mail is in winmail.dat, which only Outlook opens.',
  filesInTnef: 'Files of this mail are in winmail.dat, which only Outlook opens.',
  partial: 'This mail is one part of a larger one: the other parts are in the mailbox.',
  elsewhere: 'A part of this mail is on another server, and was not fetched.',
  unopened: 'A signed part of this mail could not be read.',
  unreadable: 'This mail could not be read: it can be seen in the mailbox.',
  unnamedFile: 'attachment',
  originalFile: 'original.eml',
  undelivered: 'the mail server gave no reason',
  unreached: 'the mail server could not be used for five days',
} as const;

/** Meaning of the second number of an enhanced status code (RFC 3463), for mail servers that send no text. */
export const deliveryFailures: Record<string, string> = {
  '1': 'the address is wrong',
  '2': 'the mailbox takes no mail',
  '3': 'the mail server takes no mail',
  '4': 'the mail server could not be reached',
  '5': 'the mail servers did not understand each other',
  '6': 'the mail server cannot show such a mail',
  '7': 'the mail server refused it',
};
