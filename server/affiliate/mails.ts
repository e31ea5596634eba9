import { kindTitles } from '#schema/affiliate.ts';
import type { Context } from '#server/context.ts';
import { officeOf } from '#server/mail/office.ts';
import type { Mail } from '#server/mail/outbox.ts';
import { paragraphs } from '#server/mail/paragraphs.ts';
import { paths } from '#web/paths.ts';
import type { AffiliateRow } from './table.ts';

/** What the office hears of an application. An answer to the mail goes to the applicant. */
export const applicationMail = (context: Context, application: AffiliateRow): Mail => ({
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
