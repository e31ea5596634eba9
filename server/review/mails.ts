import { LINK_DAYS, MAX_RATING } from '#schema/review.ts';
import type { Site } from '#schema/site.ts';
import type { Context } from '#server/context.ts';
import { officeOf } from '#server/mail/office.ts';
import type { Mail } from '#server/mail/outbox.ts';
import { paragraphs } from '#server/mail/paragraphs.ts';
import { paths } from '#web/paths.ts';
import type { ReviewRow } from './table.ts';

/** The mail that brings a link to the client it is for. */
export const linkMail = (site: Site, email: string, link: string): Mail => ({
  to: email,
  subject: `How was it to work with ${site.name}?`,
  text: paragraphs(
    'Hello,',
    'We have worked together, and would like to know how it was for you. A few sentences are enough:',
    link,
    `This link is for you alone. It works once, within ${LINK_DAYS} days, and needs no account.`,
    'What you write may be shown on our site, with your name, your position and your company.',
    site.name,
  ),
});

/** The mail that tells the office of a review. Its subject holds nothing that strangers wrote. */
export const submittedMail = (
  brand: Pick<Context, 'settings' | 'site'>,
  { name, companyName, position, clientFeedback, rating }: Omit<ReviewRow, 'createdAt' | 'email'>,
  sentTo: string,
): Mail => ({
  to: officeOf(brand),
  subject: `A new review: ${rating} of ${MAX_RATING} stars`,
  text: paragraphs(
    `${name}, ${position} at ${companyName}, gives ${rating} of ${MAX_RATING} stars:`,
    clientFeedback,
    `The link was issued to ${sentTo}.`,
    `It is a draft until you publish it: ${brand.settings.PUBLIC_URL}${paths.manageReviews}`,
  ),
});
