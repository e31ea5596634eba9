import * as z from 'zod/mini';
import { email, line, optionalText, text } from './common.ts';
import { services } from './messageStrings.ts';
import { PHONE_DIGITS, PHONE_PREFIX, wholePhoneNumber } from './phoneNumber.ts';

// The form is drawn with these before its rules are there.
export { messageStrings, services } from './messageStrings.ts';

const badNumber = 'Number must be 10 digits';
const noService = 'Please select a service';
const isService = (service: string) => (services as readonly string[]).includes(service);

/** Ten digits, with a prefix or without; what comes out has `+91`. */
const contactNumber = z.pipe(
  z.string(badNumber).check(z.trim(), z.maxLength(14, badNumber), z.regex(wholePhoneNumber, badNumber)),
  z.transform((number) => PHONE_PREFIX + number.slice(-PHONE_DIGITS)),
);

/** What a message is about. */
export const service = z
  .string(noService)
  .check(z.trim(), z.maxLength(50, noService), z.refine(isService, noService), z.meta({ enum: [...services] }));

/** Who sends it, and where they are answered. */
export const sender = {
  name: line(2, 120, 'Name must be at least 2 characters'),
  email: email('Please enter a valid email address'),
};

/** A message as the form and every door send it. */
export const SendMessageInput = z.object({
  ...sender,
  contactNumber,
  service,
  message: optionalText(5000),
});

/** A reply as the form and every door send it. */
export const ReplyInput = z.object({ replyText: text(1, 5000, 'Reply text cannot be empty.') });
