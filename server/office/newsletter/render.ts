import { convert } from 'html-to-text';
import sanitizeHtml from 'sanitize-html';
import { campaignUrl } from '#schema/campaign.ts';
import type { LanguageTag } from '#schema/contentLanguages.ts';
import { directionOf } from '#schema/languageForm.ts';
import type { LanguageCode } from '#schema/languages.ts';
import { mailLanguage } from '#server/platform/mail/language.ts';
import { xml } from '#server/platform/xml.ts';

const MAX_DEPTH = 50;

const styles: Record<string, string> = {
  a: 'color:inherit;text-decoration:underline',
  blockquote: 'margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #d8d4cc;color:#5c574f',
  figcaption: 'font-size:13px;color:#5c574f',
  figure: 'margin:0 0 16px',
  h2: 'font-size:22px;line-height:1.25;margin:28px 0 12px',
  h3: 'font-size:18px;line-height:1.3;margin:24px 0 10px',
  img: 'max-width:100%;height:auto;border:0',
  p: 'margin:0 0 16px',
  pre: 'background:#f4f1ea;padding:12px;white-space:pre-wrap;font-size:13px',
  table: 'border-collapse:collapse;margin:0 0 16px',
  td: 'border:1px solid #d8d4cc;padding:6px 10px;vertical-align:top',
  th: 'border:1px solid #d8d4cc;padding:6px 10px;text-align:left',
};

type Post = { title: string; excerpt: string; html: string; page: string; language: LanguageTag };
export type Rendered = { html: string; text: string };

/**
 * Turns the HTML of a post into that of a mail: styles on the elements, because mail programs drop style sheets, absolute
 * addresses, and links to the site with the campaign.
 * @param post `html` is the sanitized output of the renderer, `page` the path of the post
 * @param language of the link to the site
 */
export function renderMail(
  { title, excerpt, html, page, language: tag }: Post,
  { campaign, publicUrl, language }: { campaign: string; publicUrl: string; language: LanguageCode },
): Rendered {
  const { code, t } = mailLanguage(language);
  const linkTo = (path: string) =>
    campaignUrl({ page: path, source: 'newsletter', medium: 'email', campaign }, publicUrl);
  const url = linkTo(page);
  const absolute = (address: string): string => {
    const parsed = URL.parse(address, new URL(page, publicUrl));
    if (!parsed) return url;
    return parsed.origin === new URL(publicUrl).origin ? linkTo(parsed.href) : parsed.href;
  };
  const body = sanitizeHtml(html, {
    // Ids and their links lead within a page; a check box and a section are nothing in a mail.
    allowedTags: sanitizeHtml.defaults.allowedTags.concat(['img', 'del', 'ins']).filter((tag) => tag !== 'section'),
    allowedAttributes: {
      '*': ['style', 'dir'],
      a: ['href', 'title'],
      img: ['src', 'alt', 'title', 'width'],
      ol: ['start'],
      td: ['colspan', 'rowspan', 'align'],
      th: ['colspan', 'rowspan', 'align'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    parseStyleAttributes: false,
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: withStyle(tagName, attribs) }),
      a: (tagName, { href = '', title = '' }) => ({
        tagName,
        attribs: withStyle(tagName, { href: href.startsWith('#') ? url : absolute(href), ...(title && { title }) }),
      }),
      img: (tagName, { src = '', alt = '' }) => ({
        tagName,
        attribs: withStyle(tagName, { src: new URL(src, publicUrl).href, alt }),
      }),
    },
  });
  const lead = excerpt ? `<p style="font-size:18px;color:#5c574f;margin:0 0 24px">${xml(excerpt)}</p>` : '';
  const content = `<div lang="${tag}" dir="${directionOf(tag)}"><h1 style="font-size:28px;line-height:1.2;margin:0 0 12px"><a href="${xml(url)}" style="color:inherit;text-decoration:none">${xml(title)}</a></h1>
${lead}
${body}
</div>
<p lang="${code}" style="margin:24px 0 0"><a href="${xml(url)}" style="color:inherit">${xml(t('Read it on the site'))}</a></p>`;
  return {
    html: content,
    text: [title, excerpt, textOf(body), `${t('Read it on the site')}: ${url}`].filter(Boolean).join('\n\n'),
  };
}

const withStyle = (tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes => ({
  ...Object.fromEntries(Object.entries(attribs).filter(([name]) => name !== 'style')),
  ...(styles[tagName] && { style: styles[tagName] }),
});

const textOf = (html: string): string =>
  convert(html, {
    wordwrap: 78,
    limits: { maxDepth: MAX_DEPTH },
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'img', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ],
  });
