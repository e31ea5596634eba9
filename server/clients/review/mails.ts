import { LINK_DAYS, MAX_RATING } from '#schema/review.ts';
import type { Site } from '#schema/site.ts';
import type { Context } from '#server/platform/context.ts';
import { longDay } from '#server/platform/mail/longDay.ts';
import { officeOf } from '#server/platform/mail/office.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { paragraphs } from '#server/platform/mail/paragraphs.ts';
import { paths } from '#web/shared/paths.ts';
import type { ReviewLinkRow, ReviewRow } from './table.ts';

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

/** @param links URLs of the review form and of the opt-out */
export const reminderMail = (
  site: Site,
  { email, expiresAt }: ReviewLinkRow,
  { review, optOut }: { review: string; optOut: string },
): Mail => ({
  to: email,
  subject: `A reminder: how was it to work with ${site.name}?`,
  // RFC 8058: mail programs show an unsubscribe button that posts to this URL.
  headers: {
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': `<${optOut}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
  text: paragraphs(
    'Hello,',
    'We have asked you how it was to work with us. If you have a moment, a few sentences are enough:',
    review,
    `This link is for you alone. It works once, until ${longDay(expiresAt, site.timeZone)}, and needs no account.`,
    `You want no more reminders? Say so here: ${optOut}`,
    site.name,
  ),
});

/** @param link URL to withdraw the review */
export const thanksMail = (site: Site, email: string, link: string): Mail => ({
  to: email,
  subject: `Thank you for your review of ${site.name}`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  text: paragraphs(
    'Hello,',
    'Thank you for your review. We read every one of them.',
    `Should you change your mind, you can withdraw it at any time. Nobody sees it any more from then on: ${link}`,
    'Keep this mail: the link is for you alone.',
    site.name,
  ),
});

/** Its subject contains no text of strangers. */
export const submittedMail = (
  brand: Pick<Context, 'settings' | 'site'>,
  {
    name,
    companyName,
    position,
    clientFeedback,
    rating,
    consentWords,
  }: Pick<ReviewRow, 'name' | 'companyName' | 'position' | 'clientFeedback' | 'rating' | 'consentWords'>,
  sentTo: string,
): Mail => ({
  to: officeOf(brand),
  subject: `A new review: ${rating} of ${MAX_RATING} stars`,
  text: paragraphs(
    `${name}, ${position} at ${companyName}, gives ${rating} of ${MAX_RATING} stars:`,
    clientFeedback,
    `The link was issued to ${sentTo}.`,
    consentWords ? 'They agree that it is published.' : 'They have not said that they agree that it is published.',
    `It is a draft until you publish it: ${brand.settings.PUBLIC_URL}${paths.manageReviews}`,
  ),
});
