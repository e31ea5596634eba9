import * as z from 'zod/mini';
import { choicesOf, type WithCatalogue } from './catalogue.ts';
import { email, nameLine, optionalText, text } from './common.ts';
import { PHONE_DIGITS, PHONE_PREFIX, wholePhoneNumber } from './phoneNumber.ts';

// The form is rendered with these before its validation rules are loaded.
export { messageStrings } from './messageStrings.ts';
export { services } from './serviceChoices.ts';

const badNumber = 'Number must be 10 digits';
export const noService = 'Please select a service';
/** Characters of a choice. */
export const MAX_SERVICE = 50;

/** Characters of a number, including invisible ones of pasted text. */
const MAX_NUMBER = 24;
/** Ten digits with an optional prefix. The output has `+91`. */
const contactNumber = z.pipe(
  z.string(badNumber).check(
    z.trim(),
    z.maxLength(MAX_NUMBER, badNumber),
    z.overwrite((number) => number.normalize('NFKC').replace(/\p{Cf}/gu, '')),
    z.regex(wholePhoneNumber, badNumber),
  ),
  z.transform((number) => PHONE_PREFIX + number.slice(-PHONE_DIGITS)),
);

/** The choices are those of the site and are checked where it is known (`choiceFault`). */
export const service = z
  .string(noService)
  .check(z.trim(), z.minLength(1, noService), z.maxLength(MAX_SERVICE, noService));

/** Rules whose field `service` is a choice of the site's forms. */
export const rulesWithChoice: readonly string[] = ['SendMessageInput', 'BookCallInput', 'AddBookingInput'];

/** @returns what is wrong with the service of a form's input; null when nothing is, or the rule has none */
export function choiceFault(rule: string, input: unknown, site: WithCatalogue): string | null {
  if (!rulesWithChoice.includes(rule)) return null;
  const { service: sent } = Object(input) as { service?: unknown };
  return typeof sent === 'string' && choicesOf(site).includes(sent.trim()) ? null : noService;
}

export const sender = {
  name: nameLine(2, 120, 'Name must be at least 2 characters'),
  email: email('Please enter a valid email address'),
};

export const SendMessageInput = z.object({
  ...sender,
  contactNumber,
  service,
  message: optionalText(5000),
});

export const ReplyInput = z.object({ replyText: text(1, 5000, 'Reply text cannot be empty.') });
