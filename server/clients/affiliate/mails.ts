import { kindTitles } from '#schema/affiliate.ts';
import { referralLinkOf, referralStrings } from '#schema/referralStrings.ts';
import type { Context } from '#server/platform/context.ts';
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

/** Contains no text of the applicant: anybody may have entered the address. */
const applicantMail = (context: Context, { id, email }: AffiliateRow, subject: string, ...texts: string[]): Mail => ({
  about: [id],
  to: email,
  subject: `${subject}: ${context.site.name} affiliate programme`,
  headers: { 'Reply-To': officeOf(context), 'Auto-Submitted': 'auto-generated' },
  text: paragraphs('Hello,', ...texts, signatureOf(context.site)),
});

const privatePage = (context: Context, token: string) =>
  [
    `Your private page: ${context.settings.PUBLIC_URL}${paths.affiliatePage(token)}`,
    'Whoever has this address sees the page. If somebody has it who should not, tell us, and you get another one.',
  ].join('\n');

export const acceptedMail = (context: Context, affiliate: AffiliateRow, code: string, token: string): Mail =>
  applicantMail(
    context,
    affiliate,
    'You are accepted',
    `your application to the affiliate programme of ${context.site.name} has been accepted.`,
    [
      `Your referral link: ${referralLinkOf(context.settings.PUBLIC_URL, code)}`,
      `You can also put ?ref=${code} behind the address of any other page of ours.`,
    ].join('\n'),
    `What comes by your link is on a page of your own: visits, enquiries, and which of them were won. ${referralStrings.noBill}`,
    privatePage(context, token),
  );

export const newPageMail = (context: Context, affiliate: AffiliateRow, token: string): Mail =>
  applicantMail(
    context,
    affiliate,
    'Your private page has a new address',
    'your private page has a new address. The one before it shows nothing any more. Your referral link stays as it is.',
    privatePage(context, token),
  );

export const declinedMail = (context: Context, affiliate: AffiliateRow, reason: string): Mail =>
  applicantMail(
    context,
    affiliate,
    'About your application',
    `thank you for your application to the affiliate programme of ${context.site.name}. We have decided not to accept it:`,
    reason,
  );

export const endedMail = (context: Context, affiliate: AffiliateRow, reason: string): Mail =>
  applicantMail(
    context,
    affiliate,
    'Our partnership has ended',
    'our partnership has ended. Your referral link counts nothing any more, and your private page is closed. The reason:',
    reason,
  );
