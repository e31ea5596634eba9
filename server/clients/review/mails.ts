import { LINK_DAYS, MAX_RATING } from '#schema/review.ts';
import type { Site } from '#schema/site.ts';
import type { Context } from '#server/platform/context.ts';
import { mailLanguage } from '#server/platform/mail/language.ts';
import { longDay } from '#server/platform/mail/longDay.ts';
import { officeOf } from '#server/platform/mail/office.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { paragraphs } from '#server/platform/mail/paragraphs.ts';
import { paths } from '#web/shared/paths.ts';
import type { ReviewLinkRow, ReviewRow } from './table.ts';

export function linkMail({ name, language }: Site, email: string, link: string): Mail {
  const { t } = mailLanguage(language);
  return {
    to: email,
    subject: t('How was it to work with {name}?', { name }),
    text: paragraphs(
      t('Hello,'),
      t('We have worked together, and would like to know how it was for you. A few sentences are enough:'),
      link,
      t('This link is for you alone. It works once, within {days} days, and needs no account.', { days: LINK_DAYS }),
      t('What you write may be shown on our site, with your name, your position and your company.'),
      name,
    ),
  };
}

/** @param links URLs of the review form, of the opt-out, and of the opt-out for mail programs */
export function reminderMail(
  { name, language, timeZone }: Site,
  { email, expiresAt }: ReviewLinkRow,
  { review, optOut, oneClick }: Record<'review' | 'optOut' | 'oneClick', string>,
): Mail {
  const { t, locale } = mailLanguage(language);
  const day = longDay(expiresAt, timeZone, locale);
  return {
    to: email,
    subject: t('A reminder: how was it to work with {name}?', { name }),
    // RFC 8058: mail programs show an unsubscribe button that posts to this URL.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    text: paragraphs(
      t('Hello,'),
      t('We have asked you how it was to work with us. If you have a moment, a few sentences are enough:'),
      review,
      t('This link is for you alone. It works once, until {day}, and needs no account.', { day }),
      t('You want no more reminders? Say so here: {link}', { link: optOut }),
      name,
    ),
  };
}

/** @param link URL to withdraw the review */
export function thanksMail({ name, language }: Site, email: string, link: string): Mail {
  const { t } = mailLanguage(language);
  return {
    to: email,
    subject: t('Thank you for your review of {name}', { name }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: paragraphs(
      t('Hello,'),
      t('Thank you for your review. We read every one of them.'),
      t('Should you change your mind, you can withdraw it at any time. Nobody sees it any more from then on: {link}', {
        link,
      }),
      t('Keep this mail: the link is for you alone.'),
      name,
    ),
  };
}

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
