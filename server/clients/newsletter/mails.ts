import type { LanguageCode } from '#schema/languages.ts';
import { CONFIRM_DAYS } from '#schema/newsletterStrings.ts';
import type { Site } from '#schema/site.ts';
import type { Context } from '#server/platform/context.ts';
import { inLanguage, mailLanguage } from '#server/platform/mail/language.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { paragraphs } from '#server/platform/mail/paragraphs.ts';
import type { MailContent } from '#server/platform/mail/transport.ts';
import { xml } from '#server/platform/xml.ts';
import { paths } from '#web/shared/paths.ts';
import type { IssueRow } from './table.ts';

type Brand = Pick<Context, 'settings' | 'site'>;

/** @param token null for a test, whose link leads to the sign-up */
const linkOf = ({ settings }: Pick<Context, 'settings'>, token: string | null): string =>
  `${settings.PUBLIC_URL}${paths.newsletter}${token === null ? '' : `/${token}`}`;

type SignUp = { id: string; email: string; token: string; language: LanguageCode };

/** Contains no text of the person who signed up: anybody may have entered the address. */
export function confirmMail(brand: Brand, { id, email, token, language }: SignUp): Mail {
  const { t } = mailLanguage(language);
  const { name } = brand.site;
  return {
    about: [id],
    to: email,
    subject: t('Please confirm: the newsletter of {name}', { name }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: paragraphs(
      t('Hello,'),
      t('you, or somebody who knows your address, asked for the newsletter of {name}. Confirm it here:', { name }),
      linkOf(brand, token),
      t('The link is valid for {days} days. If it was not you, there is nothing to do: no further mail comes.', {
        days: CONFIRM_DAYS,
      }),
      name,
    ),
  };
}

export function knownMail(brand: Brand, { id, email, token, language }: SignUp): Mail {
  const { t } = mailLanguage(language);
  const { name } = brand.site;
  return {
    about: [id],
    to: email,
    subject: t('You already get the newsletter of {name}', { name }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: paragraphs(
      t('Hello,'),
      t('you, or somebody who knows your address, asked for the newsletter of {name}. You get it already.', { name }),
      t('You want it no more? Leave here: {link}', { link: linkOf(brand, token) }),
      name,
    ),
  };
}

type Content = Pick<IssueRow, 'subject' | 'html' | 'text'>;

/** RFC 8058: mail programs show an unsubscribe button that posts to the link. */
const headersOf = ({ settings, site }: Brand, link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  'List-ID': `${site.name.replace(/[^\x20-\x7e]|["<>\\]/g, '')} <newsletter.${new URL(settings.PUBLIC_URL).hostname}>`,
  Precedence: 'bulk',
});

/** @param reader with the token of the link where the reader leaves, and the language of the sentences around the post */
export const issueMail = (
  brand: Brand,
  { subject, html, text }: Content,
  { to, token, language }: { to: string; token: string | null; language: LanguageCode },
): Pick<MailContent, 'to' | 'subject' | 'text' | 'html' | 'headers'> => {
  const { name, address } = brand.site;
  const { t, code } = mailLanguage(language);
  const link = linkOf(inLanguage(brand, language), token);
  const reason = t('You get this mail because you subscribed to the newsletter of {name}.', { name });
  return {
    to,
    subject,
    // Mail programs post to it, even when the site no longer offers the language.
    headers: headersOf(brand, linkOf(brand, token)),
    text: paragraphs(text, '--', reason, t('Leave: {link}', { link }), `${name}\n${address}`),
    html: document(
      { site: brand.site, language: code },
      subject,
      `${html}
<hr style="border:0;border-top:1px solid #d8d4cc;margin:32px 0 16px">
<p style="font-size:13px;color:#5c574f;margin:0 0 8px">${xml(reason)}
<a href="${xml(link)}" style="color:#5c574f">${xml(t('Leave the newsletter'))}</a></p>
<p style="font-size:13px;color:#5c574f;margin:0">${xml(name)}, ${xml(address)}</p>`,
    ),
  };
};

const document = (
  { site, language }: { site: Site; language: LanguageCode },
  subject: string,
  body: string,
) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${xml(subject)}</title></head>
<body style="margin:0;padding:0;background:#f4f1ea">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f1ea"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#fff;border-top:4px solid ${xml(site.colours.signal)}"><tr>
<td dir="auto" style="padding:32px 28px;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.55;color:#1d1b18;overflow-wrap:anywhere">
${body}
</td></tr></table></td></tr></table></body></html>
`;
