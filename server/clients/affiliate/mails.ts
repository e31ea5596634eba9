import { kindTitles } from '#schema/affiliate.ts';
import { referralLinkOf, referralStrings } from '#schema/referralStrings.ts';
import type { Context } from '#server/platform/context.ts';
import { inLanguage, mailLanguage } from '#server/platform/mail/language.ts';
import { officeOf } from '#server/platform/mail/office.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { paragraphs } from '#server/platform/mail/paragraphs.ts';
import { signatureOf } from '#server/platform/mail/signature.ts';
import { paths } from '#web/shared/paths.ts';
import type { AffiliateRow } from './table.ts';

/** Reply-To is the applicant. */
export const applicationMail = (context: Context, application: AffiliateRow): Mail => ({
  about: [application.id],
  to: officeOf(context),
  subject: `${kindTitles[application.service]} application from ${application.companyName}`,
  headers: { 'Reply-To': application.email },
  text: paragraphs(
    `Somebody has applied to the affiliate programme as ${kindTitles[application.service]}.`,
    [
      `Name: ${application.name}`,
      `Company: ${application.companyName}`,
      `Email: ${application.email}`,
      `Phone: ${application.phone}`,
    ].join('\n'),
    `All applications: ${context.settings.PUBLIC_URL}${paths.manageAffiliates}`,
    context.site.name,
  ),
});

type Letter = { subject: string; texts: string[] };

/** Contains no text of the applicant: anybody may have entered the address. */
const applicantMail = (context: Context, affiliate: AffiliateRow, { subject, texts }: Letter): Mail => ({
  about: [affiliate.id],
  to: affiliate.email,
  subject,
  headers: { 'Reply-To': officeOf(context), 'Auto-Submitted': 'auto-generated' },
  text: paragraphs(translateFor(context, affiliate)('Hello,'), ...texts, signatureOf(context.site)),
});

const translateFor = (context: Context, { language }: AffiliateRow) =>
  mailLanguage(inLanguage(context, language).site.language).t;

/** @returns the URL of the private page, in the language of the application */
export const privatePageOf = (context: Context, { language }: AffiliateRow, token: string): string =>
  inLanguage(context, language).settings.PUBLIC_URL + paths.affiliatePage(token);

function privatePage(context: Context, affiliate: AffiliateRow, token: string): string {
  const t = translateFor(context, affiliate);
  const link = privatePageOf(context, affiliate, token);
  return [
    t('Your private page: {link}', { link }),
    t('Everybody with this address sees the page. Tell us if you need another address.'),
  ].join('\n');
}

export function acceptedMail(context: Context, affiliate: AffiliateRow, code: string, token: string): Mail {
  const t = translateFor(context, affiliate);
  const { name } = context.site;
  const link = referralLinkOf(context.settings.PUBLIC_URL, code);
  return applicantMail(context, affiliate, {
    subject: t('You are accepted: {name} affiliate programme', { name }),
    texts: [
      t('your application to the affiliate programme of {name} has been accepted.', { name }),
      [
        t('Your referral link: {link}', { link }),
        t('You can also put {code} behind the address of any other page of ours.', { code: `?ref=${code}` }),
      ].join('\n'),
      [
        t('What comes by your link is on a page of your own: visits, enquiries, and which of them were won.'),
        t(referralStrings.noBill),
      ].join(' '),
      privatePage(context, affiliate, token),
    ],
  });
}

export function newPageMail(context: Context, affiliate: AffiliateRow, token: string): Mail {
  const t = translateFor(context, affiliate);
  return applicantMail(context, affiliate, {
    subject: t('Your private page has a new address: {name} affiliate programme', { name: context.site.name }),
    texts: [
      t(
        'your private page has a new address. The one before it shows nothing any more. Your referral link stays as it is.',
      ),
      privatePage(context, affiliate, token),
    ],
  });
}

export function declinedMail(context: Context, affiliate: AffiliateRow, reason: string): Mail {
  const t = translateFor(context, affiliate);
  const { name } = context.site;
  return applicantMail(context, affiliate, {
    subject: t('About your application: {name} affiliate programme', { name }),
    texts: [
      t('thank you for your application to the affiliate programme of {name}. We have decided not to accept it:', {
        name,
      }),
      reason,
    ],
  });
}

export function endedMail(context: Context, affiliate: AffiliateRow, reason: string): Mail {
  const t = translateFor(context, affiliate);
  return applicantMail(context, affiliate, {
    subject: t('Our partnership has ended: {name} affiliate programme', { name: context.site.name }),
    texts: [
      t(
        'our partnership has ended. Your referral link counts nothing any more, and your private page is closed. The reason:',
      ),
      reason,
    ],
  });
}
