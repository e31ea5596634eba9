import { kindTitles } from '#schema/affiliate.ts';
import type { Context } from '#server/context.ts';
import type { Mail } from '#server/mail/outbox.ts';
import { paragraphs } from '#server/mail/paragraphs.ts';
import type { AffiliateRow } from './table.ts';

/** What the office hears of an application. An answer to the mail goes to the applicant. */
export const applicationMail = ({ settings, site }: Context, application: AffiliateRow): Mail => ({
  to: settings.OFFICE_EMAIL ?? site.email,
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
    `All applications: ${settings.PUBLIC_URL}/admin/affiliate-manage`,
    site.name,
  ),
});
