import type { Remarks } from '../remarks.ts';
import { type Attributes, addressParagraph, galleryOf, pictureOf } from './shortcodeHtml.ts';

/** Names of the elements of WPBakery, Divi, Avada, Enfold, Fusion, Shortcodes Ultimate and Cornerstone. */
const builder =
  /^(?:vc|et_pb|fusion|av|su|cs|x|nectar|mk|ult|tatsu|thb|ux)_|^fusion-|^(?:one|two|three|four|five)_(?:half|third|fourth|fifth|sixth)(?:_last|_first)?$|^(?:row|column|col|section|columns)$/;
export const isBuilder = (name: string): boolean => builder.test(name);

/** Attributes with words, in the order in which builders show them. */
const wordAttributes = [
  'title',
  'heading',
  'h2',
  'h4',
  'label',
  'question',
  'header',
  'subhead',
  'subtitle',
  'text',
  'author',
  'job_title',
  'company_name',
  'author_title',
  'name',
  'position',
];
const isQuestion = /toggle|accordion|tab|section|faq|spoiler|question/;

/** The words, pictures and links of an element of a page builder. @param content its text, as HTML */
export function wordsOfBuilder(name: string, attributes: Attributes, content: string, remarks: Remarks): string {
  if (/raw_html$|raw_js$/.test(name)) return rawHtml(content, remarks);
  if (/_(?:code|fullwidth_code)$/.test(name)) return `\n\n${content}\n\n`;
  const source = ['author', 'name', 'job_title', 'position', 'author_title', 'company_name']
    .map((attribute) => decodedText(attributes(attribute)))
    .filter(Boolean)
    .join(', ');
  if (/testimonial$/.test(name) && content.trim() && source) {
    const portrait = ['portrait_url', 'image', 'photo'].map(attributes).find(isPicture);
    const picture = portrait ? `<p>${pictureOf(portrait, '')}</p>` : '';
    return `\n\n${picture}<blockquote>${content}<footer>${source}</footer></blockquote>\n\n`;
  }
  const pictures = ['image', 'src', 'image_url', 'portrait_url', 'photo']
    .map(attributes)
    .filter((address) => isPicture(address));
  const gallery = (attributes('images') || attributes('gallery_ids'))
    .split(',')
    .map((id) => id.trim())
    .filter((id) => /^\d+$/.test(id));
  const video = /video|youtube|vimeo/.test(name) ? attributes('link') || attributes('src') || attributes('url') : '';
  const caption = decodedText(attributes('caption'));
  const figures = [...figuresOf(name, attributes), ...groupsOf(attributes)];
  const isRow = /(?:^|_)(?:row|column|inner|col|columns|container|tabs|accordion)(?:_inner)?$/.test(name);
  const words = isRow ? [] : wordAttributes.map((attribute) => decodedText(attributes(attribute))).filter(Boolean);
  const [first = '', ...others] = words;
  const button = buttonOf(attributes, name, first, content);
  if (
    !content.trim() &&
    !words.length &&
    !figures.length &&
    !pictures.length &&
    !gallery.length &&
    !video &&
    !button &&
    !isLayout.test(name)
  )
    remarks.note(`the element ${name} of a page builder has no text: it was left out`);
  return [
    ...pictures.map((address) => {
      const picture = pictureOf(address, attributes('alt'));
      return caption ? `<figure>${picture}<figcaption>${caption}</figcaption></figure>` : `<p>${picture}</p>`;
    }),
    ...(first && !button.includes(first) ? [titleOf(name, first)] : []),
    ...[...others, ...figures, ...(caption && !pictures.length ? [caption] : [])].map((text) => `<p>${text}</p>`),
    ...(gallery.length ? [galleryOf(gallery)] : []),
    ...(video ? [addressParagraph(video)] : []),
    ...(button.includes(content.trim()) && content.trim() ? [] : [content]),
    ...(button ? [button] : []),
  ]
    .join('\n\n')
    .replace(/^|$/g, needsBlock(name) ? '\n\n' : '');
}

/** The price of a table of prices, and the number of a counter. */
function figuresOf(name: string, attributes: Attributes): string[] {
  const [sum, per, number] = [attributes('sum') || attributes('price'), attributes('per'), attributes('number')];
  const percent =
    attributes('percent') ||
    (attributes('percent_sign') !== 'off' && /_counter$/.test(name) && number ? `${number}%` : number);
  return [sum && `${attributes('currency')}${sum}${per && ` / ${per}`}`, percent].filter((text) => /\d/.test(text));
}

const groupNames = ['values', 'list', 'list_items', 'items', 'features', 'faqs', 'testimonials'];
const groupWords =
  /^(?:.*_)?(?:label|title|heading|name|text|value|content|desc(?:ription)?|price|question|answer|date|position)$/i;

/** Lists that WPBakery writes as an attribute: percent-encoded JSON. @returns a text for each entry */
function groupsOf(attributes: Attributes): string[] {
  const raw = groupNames.map(attributes).find((value) => /^%5B%7B/i.test(value));
  if (!raw) return [];
  try {
    const entries = JSON.parse(decodeURIComponent(raw.replaceAll('+', ' '))) as Record<string, unknown>[];
    return entries.flatMap((entry) => {
      const words = Object.entries(entry).flatMap(([key, value]) =>
        groupWords.test(key) && value ? [String(value)] : [],
      );
      return words.length ? [words.map((text) => text.replaceAll('<', '&lt;')).join(': ')] : [];
    });
  } catch {
    return [];
  }
}

const isLayout =
  /(?:row|column|col|section|space|separator|divider|inner|empty_space|clear|columns|container|button|icon)/;
const needsBlock = (name: string) =>
  !/dropcap|highlight|tooltip|abbr|icon|span|label|lightbox|popup|color|fontawesome/.test(name);
const titleOf = (name: string, title: string) =>
  /heading|title$/.test(name)
    ? `<h2>${title}</h2>`
    : isQuestion.test(name)
      ? `<p><strong>${title}</strong></p>`
      : `<p><strong>${title}</strong></p>`;
const isPicture = (address: string) => /^\d+$|\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i.test(address);

/** A link with the text of a button. WPBakery writes `url:https%3A%2F%2Fx|title:Buy`. */
function buttonOf(attributes: Attributes, name: string, title: string, content: string): string {
  const raw = ['button_url', 'link', 'url', 'href', 'link_url'].map(attributes).find(Boolean) ?? '';
  const [, packed] = /(?:^|\|)url:([^|]*)/.exec(raw) ?? [];
  const address = packed === undefined ? raw : decodedText(packed);
  if (!/^(?:https?:\/\/|\/|mailto:|tel:|#)/.test(address)) return '';
  const isButton = /btn|button|cta|link/.test(name);
  const text = decodedText(attributes('button_text')) || (isButton ? content.trim() || title : '') || title;
  if (!text || /<(?:p|div|h\d|ul|img)\b/i.test(text)) return '';
  return `<p><a href="${address.replaceAll('"', '%22')}">${text}</a></p>`;
}

/** Builders encode quotation marks and brackets in attributes. */
function decodedText(value: string): string {
  const text = value
    .replace(/``/g, '"')
    .replace(/`\{`/g, '[')
    .replace(/`\}`/g, ']')
    .replace(/%22/g, '"')
    .replace(/%91/g, '[')
    .replace(/%93/g, ']');
  if (!/^(?:[^\s%]|%[0-9a-f]{2})+$/i.test(text)) return text.trim();
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim();
  }
}

/** WPBakery stores raw HTML percent-encoded in Base64. */
function rawHtml(content: string, remarks: Remarks): string {
  try {
    return `\n\n${decodeURIComponent(Buffer.from(content.replace(/<[^>]*>|\s/g, ''), 'base64').toString('utf8'))}\n\n`;
  } catch {
    remarks.lose('raw HTML of WPBakery cannot be read: it was left out');
    return '';
  }
}
