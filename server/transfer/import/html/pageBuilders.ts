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
  const code = codeOf(name, content, remarks);
  if (code !== null) return code;
  // Avada has the address of a picture between the tags.
  if (/imageframe$|image$/.test(name) && loneAddress.test(content))
    return wordsOfBuilder(name, withAttribute(attributes, 'src', content.trim()), '', remarks);
  const source = ['author', 'name', 'job_title', 'position', 'author_title', 'company_name']
    .map((attribute) => decodedText(attributes(attribute)))
    .filter(Boolean)
    .join(', ');
  if (/testimonial$/.test(name) && content.trim() && source) {
    const portrait = ['portrait_url', 'image', 'photo'].map(attributes).find(isPicture);
    const picture = portrait ? `<p>${pictureOf(portrait, '')}</p>` : '';
    return `\n\n${picture}<blockquote>${content}<footer>${source}</footer></blockquote>\n\n`;
  }
  const pictures = ['image', 'src', 'image_url', 'portrait_url', 'photo', 'picture']
    .map(attributes)
    .filter((address) => isPicture(address));
  const gallery = (attributes('images') || attributes('gallery_ids'))
    .split(',')
    .map((id) => id.trim())
    .filter((id) => /^\d+$/.test(id));
  const video = videoIn(name, attributes);
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
      const picture = linkedPicture(name, attributes, pictureOf(address, attributes('alt')));
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

/** @returns the HTML of an element of code; null for another */
function codeOf(name: string, content: string, remarks: Remarks): string | null {
  if (/raw_html$|raw_js$/.test(name)) return rawHtml(content, remarks);
  if (name === 'fusion_code' && base64.test(content.trim())) return `\n\n${fromBase64(content)}\n\n`;
  return /_(?:code|fullwidth_code)$/.test(name) ? `\n\n${content}\n\n` : null;
}

const base64 = /^(?:[A-Za-z\d+/]{4})+(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;
const loneAddress = /^\s*(?:https?:)?\/\/\S+\s*$/;

const withAttribute =
  (attributes: Attributes, name: string, value: string): Attributes =>
  (other) =>
    other === name ? value : attributes(other);

/** The address of a video. Avada has its id alone, too. */
function videoIn(name: string, attributes: Attributes): string {
  const [, host] = /(youtube|vimeo)|video/.exec(name) ?? [];
  if (!/video|youtube|vimeo/.test(name)) return '';
  const source = ['link', 'src', 'url', 'video_url', 'id'].map(attributes).find(Boolean) ?? '';
  if (/^(?:https?:)?\/\//.test(source) || !host) return /^\w+$/.test(source) ? '' : source;
  return host === 'vimeo' ? `https://vimeo.com/${source}` : `https://www.youtube.com/watch?v=${source}`;
}

/** The price of a table of prices, and the number of a counter or a chart. */
function figuresOf(name: string, attributes: Attributes): string[] {
  const sum = attributes('sum') || attributes('price');
  const per = attributes('per');
  const isChart = /counter|(?:^|_)pie$|chart|progress/.test(name);
  const number = attributes('number') || (isChart ? chartNumber(attributes) : '');
  const percent =
    attributes('percent') ||
    (attributes('percent_sign') !== 'off' && /_counter$/.test(name) && number ? `${number}%` : number);
  return [sum && `${attributes('currency')}${sum}${per && ` / ${per}`}`, percent].filter((text) => /\d/.test(text));
}

/** The label of a chart, or its value with its unit. */
function chartNumber(attributes: Attributes): string {
  const value = ['value', 'percentage'].map(attributes).find((text) => /^\d[\d.,]*$/.test(text)) ?? '';
  const unit = decodedText(attributes('unit') || attributes('units') || (attributes('percentage') && '%'));
  return attributes('label_value') || (value && `${attributes('unit_pos') === 'prefix' ? unit + value : value + unit}`);
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
      // The unit of a row of bars stands once.
      const unit = 'value' in entry ? decodedText(attributes('units')) : '';
      const words = Object.entries(entry).flatMap(([key, value]) =>
        groupWords.test(key) && value ? [key === 'value' ? `${value}${unit}` : String(value)] : [],
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

/** The address of a button or picture. WPBakery writes `url:https%3A%2F%2Fx|title:Buy`. */
function linkOf(attributes: Attributes): string {
  const raw = ['button_url', 'btn_link', 'link', 'url', 'href', 'link_url'].map(attributes).find(Boolean) ?? '';
  const [, packed] = /(?:^|\|)url:([^|]*)/.exec(raw) ?? [];
  const address = packed === undefined ? raw : decodedText(packed);
  return /^(?:https?:\/\/|\/|mailto:|tel:|#)/.test(address) ? address.replaceAll('"', '%22') : '';
}

/** A picture with its link. Other elements have the link at their button. */
function linkedPicture(name: string, attributes: Attributes, picture: string): string {
  const link = /image|imageframe$/.test(name) ? linkOf(attributes) : '';
  return link ? `<a href="${link}">${picture}</a>` : picture;
}

/** A link with the text of a button. */
function buttonOf(attributes: Attributes, name: string, title: string, content: string): string {
  const address = linkOf(attributes);
  if (!address) return '';
  const isButton = /btn|button|cta|link/.test(name);
  const text =
    ['button_text', 'btn_title', 'button_label', 'button']
      .map((label) => decodedText(attributes(label)))
      .find(Boolean) ||
    (isButton ? content.trim() || title : '') ||
    title;
  if (!text || /<(?:p|div|h\d|ul|img)\b/i.test(text)) return '';
  return `<p><a href="${address}">${text}</a></p>`;
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

const fromBase64 = (content: string) => Buffer.from(content.replace(/<[^>]*>|\s/g, ''), 'base64').toString('utf8');

/** WPBakery stores raw HTML percent-encoded in Base64, Avada only in Base64. */
function rawHtml(content: string, remarks: Remarks): string {
  try {
    return `\n\n${decodeURIComponent(fromBase64(content))}\n\n`;
  } catch {
    remarks.lose('raw HTML of WPBakery cannot be read: it was left out');
    return '';
  }
}
