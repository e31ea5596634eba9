import { CONFIRM_DAYS } from '#schema/newsletterStrings.ts';
import type { Site } from '#schema/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { paragraphs } from '#server/platform/mail/paragraphs.ts';
import type { MailContent } from '#server/platform/mail/transport.ts';
import { xml } from '#server/platform/xml.ts';
import { paths } from '#web/shared/paths.ts';
import type { IssueRow } from './table.ts';

type Brand = Pick<Context, 'settings' | 'site'>;

export const linkOf = ({ settings }: Pick<Context, 'settings'>, token: string): string =>
  `${settings.PUBLIC_URL}${paths.newsletter}/${token}`;

/** Contains no text of the person who signed up: anybody may have entered the address. */
export const confirmMail = (brand: Brand, { id, email }: { id: string; email: string }, token: string): Mail => ({
  about: [id],
  to: email,
  subject: `Please confirm: the newsletter of ${brand.site.name}`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  text: paragraphs(
    'Hello,',
    `you, or somebody who knows your address, asked for the newsletter of ${brand.site.name}. Confirm it here:`,
    linkOf(brand, token),
    `The link is valid for ${CONFIRM_DAYS} days. If it was not you, there is nothing to do: no further mail comes.`,
    brand.site.name,
  ),
});

export const knownMail = (brand: Brand, { id, email }: { id: string; email: string }, token: string): Mail => ({
  about: [id],
  to: email,
  subject: `You already get the newsletter of ${brand.site.name}`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  text: paragraphs(
    'Hello,',
    `you, or somebody who knows your address, asked for the newsletter of ${brand.site.name}. You get it already.`,
    `You want it no more? Leave here: ${linkOf(brand, token)}`,
    brand.site.name,
  ),
});

type Content = Pick<IssueRow, 'subject' | 'html' | 'text'>;

/** RFC 8058: mail programs show an unsubscribe button that posts to the link. */
const headersOf = ({ settings, site }: Brand, link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  'List-ID': `${site.name.replace(/[^\x20-\x7e]|["<>\\]/g, '')} <newsletter.${new URL(settings.PUBLIC_URL).hostname}>`,
  Precedence: 'bulk',
});

/** @param link where the reader leaves */
export const issueMail = (
  brand: Brand,
  { subject, html, text }: Content,
  { to, link }: { to: string; link: string },
): Pick<MailContent, 'to' | 'subject' | 'text' | 'html' | 'headers'> => {
  const { name, address } = brand.site;
  const reason = `You get this mail because you subscribed to the newsletter of ${name}.`;
  return {
    to,
    subject,
    headers: headersOf(brand, link),
    text: paragraphs(text, '--', reason, `Leave: ${link}`, `${name}\n${address}`),
    html: document(
      brand.site,
      subject,
      `${html}
<hr style="border:0;border-top:1px solid #d8d4cc;margin:32px 0 16px">
<p style="font-size:13px;color:#5c574f;margin:0 0 8px">${xml(reason)}
<a href="${xml(link)}" style="color:#5c574f">Leave the newsletter</a></p>
<p style="font-size:13px;color:#5c574f;margin:0">${xml(name)}, ${xml(address)}</p>`,
    ),
  };
};

const document = (site: Site, subject: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${xml(subject)}</title></head>
<body style="margin:0;padding:0;background:#f4f1ea">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f1ea"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#fff;border-top:4px solid ${xml(site.colours.signal)}"><tr>
<td dir="auto" style="padding:32px 28px;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.55;color:#1d1b18;overflow-wrap:anywhere">
${body}
</td></tr></table></td></tr></table></body></html>
`;
