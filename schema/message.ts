import * as z from 'zod/mini';
import { email, nameLine, optionalText, text } from './common.ts';
import { services } from './messageStrings.ts';
import { PHONE_DIGITS, PHONE_PREFIX, wholePhoneNumber } from './phoneNumber.ts';

// The form is rendered with these before its validation rules are loaded.
export { messageStrings, services } from './messageStrings.ts';

const badNumber = 'Number must be 10 digits';
const noService = 'Please select a service';
const isService = (service: string) => (services as readonly string[]).includes(service);

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

export const service = z
  .string(noService)
  .check(z.trim(), z.maxLength(50, noService), z.refine(isService, noService), z.meta({ enum: [...services] }));

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
