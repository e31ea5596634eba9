import * as z from 'zod/mini';
import { email, line, optionalText, text } from './common.ts';

/** What the contact form and the inbox say (spec sections 5 and 8). */
export const messageSentences = {
  sent: 'Message sent successfully! Our team will contact you soon.',
  sendFailed: 'Failed to send message. Please try again later.',
  sendUnexpected: 'Received an unexpected response from the server.',
  faults: 'Please fix the errors in the form.',
  read: 'Message marked as read.',
  unread: 'Message marked as unread.',
  spam: 'Message moved to spam.',
  notSpam: 'Message moved to the inbox.',
  replied: 'Reply sent.',
  removed: 'Message deleted.',
  notFound: 'Message not found.',
  listFailed: 'Failed to fetch messages.',
  detailsFailed: 'Failed to fetch message details.',
  removeFailed: 'Failed to delete message.',
  replyFailed: 'Failed to send reply.',
  markFailed: 'Failed to update message.',
} as const;

/** What a message may be about, in the order of the form. */
export const services = [
  'PPC Advertising',
  'Affiliate Marketing',
  'Email Marketing',
  'Web Development',
  'Other Inquiry',
] as const;

/** How many digits a phone number has, and what stands in front of it once it is stored (spec section 9). */
export const PHONE_DIGITS = 10;
export const PHONE_PREFIX = '+91';

const badNumber = 'Number must be 10 digits';
const noService = 'Please select a service';
const isService = (service: string) => (services as readonly string[]).includes(service);

/** Ten digits, with the prefix or without; what comes out has it. */
const contactNumber = z.pipe(
  z.string(badNumber).check(z.trim(), z.maxLength(13, badNumber), z.regex(/^(?:\+91)?\d{10}$/, badNumber)),
  z.transform((number) => PHONE_PREFIX + number.slice(-PHONE_DIGITS)),
);

/** A message as the form and every door send it. */
export const SendMessageInput = z.object({
  name: line(2, 120, 'Name must be at least 2 characters'),
  email: email('Please enter a valid email address'),
  contactNumber,
  service: z
    .string(noService)
    .check(z.trim(), z.maxLength(50, noService), z.refine(isService, noService), z.meta({ enum: [...services] })),
  message: optionalText(5000),
});

/** A reply as the form and every door send it. */
export const ReplyInput = z.object({ replyText: text(1, 5000, 'Reply text cannot be empty.') });
