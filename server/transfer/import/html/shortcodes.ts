import { Remarks } from '../remarks.ts';
import { isForm, isFormField } from './formShortcodes.ts';
import { isBuilder, wordsOfBuilder } from './pageBuilders.ts';
import { ATTACHMENT, type Attributes, addressParagraph, escaped, galleryOf } from './shortcodeHtml.ts';

type Shortcode = {
  name: string;
  attributes: Attributes;
  raw: string;
  content: string | null;
  /** Whether words stand beside it in its line. */
  isInLine: boolean;
};
type Replace = (shortcode: Shortcode, children: readonly number[]) => string;

const tag = /\[(\[?)(\/?)([a-z][\w-]{1,50})((?:[\s=:](?:"[^"]*"|'[^']*'|[^\]"']|["'](?![^\]]*["']))*)?)\](\]?)/gi;
const codeNames =
  'code sourcecode source php js jscript javascript css html xml xhtml sql bash shell python ruby java cpp csharp c crayon highlight cc prism'.split(
    ' ',
  );
const isCode = (name: string) => codeNames.includes(name);

type Token = { start: number; end: number; name: string; isEnd: boolean; raw: string; attributes: string };

/**
 * Replaces WordPress shortcodes by HTML: the built-in ones, those of page builders, and every other one that contains a
 * text, which stays.
 * @param children ids of the pictures uploaded to the post, for a gallery without ids
 */
export function withoutShortcodes(html: string, children: readonly number[], remarks: Remarks): string {
  const tokens = tokensOf(html);
  const footnotes: string[] = [];
  const ends = endsOf(tokens, html);
  const convert = (first: number, last: number, from: number, to: number): string => {
    let text = '';
    let position = from;
    for (let index = first; index < last; index += 1) {
      const { start, end, name, raw, attributes } = tokens[index] as Token;
      if (start < position) continue;
      const close = ends.get(index);
      const closing = close === undefined ? undefined : tokens[close];
      text += html.slice(position, start);
      const content =
        !closing || close === undefined
          ? null
          : isCode(name)
            ? html.slice(end, closing.start)
            : convert(index + 1, close, end, closing.start);
      const after = closing ? closing.end : end;
      const isFootnote = content !== null && footnoteNames.test(name) && content.trim() !== '';
      const isInLine =
        /[^\s>][ \t]*$/.test(html.slice(Math.max(0, start - 200), start)) || /^[ \t]*[^\s<]/.test(html.slice(after));
      text += isFootnote
        ? referenceTo(footnotes.push(content))
        : replaced(
            { name, attributes: attributesOf(attributes), raw: attributes, content, isInLine },
            raw,
            children,
            remarks,
          );
      position = after;
      if (close !== undefined) index = close;
    }
    return text + html.slice(position, to);
  };
  return convert(0, tokens.length, 0, html.length) + footnotesOf(footnotes);
}

/** Footnotes of the plug-ins Easy Footnotes, Modern Footnotes, Footnotes Made Easy and others. */
const footnoteNames = /^(?:footnote|efn_note|efn|mfn|modern_footnote|ref|fn)$/;
const FOOTNOTE = 'marquee-shortcode-footnote-';
const referenceTo = (number: number) => `<sup><a href="#${FOOTNOTE}${number}">${number}</a></sup>`;
const footnotesOf = (texts: string[]) =>
  texts.length
    ? `\n\n<ol>${texts.map((text, index) => `<li id="${FOOTNOTE}${index + 1}">${text.trim()}</li>`).join('')}</ol>\n\n`
    : '';

/** Elements of code, and comments of Word: `<!--[if !supportLists]-->`. */
const codeElement = /<(pre|code)\b[^>]*>[\s\S]*?<\/\1>|<!--\s*\[(?:if\b[^\]]*|endif)\]\s*-->/gi;

/** Brackets in elements of code are code. */
function tokensOf(html: string): Token[] {
  const tokens: Token[] = [];
  const codes = [...html.matchAll(codeElement)].map(({ 0: code, index }) => ({
    start: index,
    end: index + code.length,
  }));
  for (const match of html.matchAll(tag)) {
    const [raw, open = '', slash = '', name = '', attributes = '', close = ''] = match;
    const start = match.index + open.length;
    while (codes[0] && codes[0].end <= start) codes.shift();
    if (codes[0] && codes[0].start < start) continue;
    // A link of Markdown, and a shortcode that is written to be read: [[gallery]].
    if ((open && close) || html[match.index + raw.length] === '(') continue;
    const text = raw.slice(open.length, raw.length - close.length);
    tokens.push({
      start,
      end: start + text.length,
      name: name.toLowerCase(),
      isEnd: slash !== '',
      raw: text,
      attributes,
    });
  }
  return tokens;
}

/** @returns the index of the end for each shortcode with an end; ends without a beginning stay as text */
function endsOf(tokens: Token[], html: string): Map<number, number> {
  const ends = new Map<number, number>();
  const open = new Map<string, number[]>();
  let codeEnd = 0;
  const stack: number[] = [];
  tokens.forEach((token, index) => {
    if (token.start < codeEnd) return;
    if (!token.isEnd) {
      if (isCode(token.name)) codeEnd = html.toLowerCase().indexOf(`[/${token.name}]`, token.end);
      open.set(token.name, [...(open.get(token.name) ?? []), index]);
      stack.push(index);
      return;
    }
    const begin = open.get(token.name)?.pop();
    if (begin === undefined) return;
    ends.set(begin, index);
    // What was opened in between has no end.
    while (stack.length && (stack.at(-1) as number) >= begin) {
      const inner = stack.pop() as number;
      const { name } = tokens[inner] as Token;
      open.set(
        name,
        (open.get(name) ?? []).filter((other) => other < begin),
      );
    }
  });
  return ends;
}

const attributesOf =
  (attributes: string): Attributes =>
  (name) => {
    const [, quoted, single, bare] =
      new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:["”″]([^"”″]*)["”″]|'([^']*)'|([^\\s"'\\]]+))`, 'i').exec(attributes) ??
      [];
    return quoted ?? single ?? bare ?? '';
  };

function replaced(shortcode: Shortcode, raw: string, children: readonly number[], remarks: Remarks): string {
  const { name, attributes, content } = shortcode;
  if (raw.startsWith('[/')) return isBuilder(name) || isForm(name, '') ? '' : raw;
  if (isFormField(name)) return fieldOf(shortcode, remarks);
  if (isForm(name, shortcode.raw)) {
    remarks.lose(`a form was left out: ${raw.slice(0, 300)}`);
    return content === null ? '' : `\n\n${content}\n\n`;
  }
  if (contentsNames.test(name)) {
    remarks.note(`the table of contents [${name}] was left out`);
    return '';
  }
  const replace = builtIn[name] ?? (content !== null && isCode(name) ? code : undefined);
  if (replace) return replace(shortcode, children);
  if (isBuilder(name)) return wordsOfBuilder(name, attributes, content ?? '', remarks);
  if (content !== null) {
    remarks.note(`the shortcode [${name}] was replaced by its text`);
    if (shortcode.isInLine && !blockInside.test(content) && !/\b(?:title|link|url|href)\s*=/i.test(shortcode.raw))
      return content;
    return wordsOfBuilder(name, attributes, content, remarks);
  }
  const looksLikeText = !/^\s*(?:$|[\w-]+\s*=)/.test(shortcode.raw);
  if (looksLikeText) return raw;
  const button = isButton.test(name) ? wordsOfBuilder(name, attributes, '', new Remarks()) : '';
  if (button.includes('<a href=')) {
    remarks.note(`the shortcode [${name}] is a link now`);
    return shortcode.isInLine ? button.replace(/\s*<\/?p>\s*/g, '') : `\n\n${button}\n\n`;
  }
  if (/[-_]|=/.test(name + shortcode.raw)) remarks.lose(`the shortcode [${name}] stayed as text: ${raw.slice(0, 150)}`);
  else remarks.note(`the shortcode [${name}] stayed as text`);
  return raw;
}

function fieldOf({ attributes, content }: Shortcode, remarks: Remarks): string {
  const label = ['label', 'field_title', 'title', 'name'].map(attributes).find(Boolean) ?? content?.trim();
  remarks.lose(`the field of a form was left out${label ? `: ${label.slice(0, 200)}` : ''}`);
  return '';
}

const isButton = /(?:^|[-_])(?:btn|button|cta|link)$/;

const blockInside = /\n|<(?:p|div|h[1-6]|ul|ol|table|blockquote|figure|pre)\b/i;

const code: Replace = ({ name, attributes, content, isInLine }) => {
  const named = attributes('lang(?:uage)?');
  if (isInLine && content !== null && !named && !blockInside.test(content))
    return name === 'highlight' ? `<mark>${content}</mark>` : `<code>${content.replace(/[<>]/g, escaped)}</code>`;
  const isLanguage = !['code', 'sourcecode', 'source', 'crayon', 'highlight', 'cc', 'prism'].includes(name);
  const language = (named || (isLanguage ? name : '')).replace(/[^\w-]/g, '');
  const text = (content ?? '').replace(/<br\s*\/?>\n?|<\/p>\s*<p>/gi, '\n').replace(/[<>]/g, escaped);
  return `\n\n<pre><code class="language-${language}">${text.replace(/^\n/, '')}</code></pre>\n\n`;
};

const player: Replace = ({ attributes, raw, content }) => {
  const names = ['src', 'mp4', 'm4v', 'webm', 'ogv', 'mp3', 'm4a', 'ogg', 'wav', 'flac', 'url'];
  // [audio:https://…|titles=…] of an old plugin, and [audio https://…].
  const bare = /(?:^:|\s|=)((?:https?:)?\/\/[^\s|"\]]+)/.exec(raw)?.[1];
  const address = names.map(attributes).find(Boolean) ?? bare ?? addressesIn(content)[0] ?? '';
  return addressParagraph(address);
};
const addressesIn = (content: string | null) => (content ?? '').match(/https?:\/\/[^\s"<\]]+/g) ?? [];
const inText = (raw: string) => raw.replace(/^[\s=:]+|["']/g, '').trim();

const video =
  (id: RegExp, address: (id: string) => string): Replace =>
  ({ attributes, raw, content }) => {
    const source =
      attributes('url') || attributes('src') || attributes('id') || content?.trim() || inText(raw).split(/\s/)[0] || '';
    return addressParagraph(id.test(source) ? address(source) : source);
  };

/** A picture with caption. Old texts have the caption in an attribute, others after the picture. */
const caption: Replace = ({ attributes, content }) => {
  const html = content ?? '';
  const [picture = ''] = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(html) ?? [];
  const text = attributes('caption') || html.slice(html.indexOf(picture) + picture.length);
  return `\n\n<figure>${picture}<figcaption>${text}</figcaption></figure>\n\n`;
};

const quotation: Replace = ({ attributes, content }) => {
  const source = ['cite', 'author', 'name'].map(attributes).find(Boolean);
  return `\n\n<blockquote>${content ?? ''}${source ? `<footer>${source}</footer>` : ''}</blockquote>\n\n`;
};

/** Plug-ins make them of the headings. */
const contentsNames = /^(?:toc|ez-toc|lwptoc|simpletoc|wptoc|no_toc|table_of_contents|rank_math_toc)$/;

const builtIn: Record<string, Replace> = {
  ...Object.fromEntries(['hr', 'divider', 'separator'].map((name) => [name, () => '\n\n<hr>\n\n'])),
  ...Object.fromEntries(['clear', 'clearfix', 'clearboth', 'spacer', 'gap'].map((name) => [name, () => ''])),
  ...{ caption, wp_caption: caption, audio: player, video: player, soundcloud: player },
  gallery({ attributes }, children) {
    const ids = attributes('ids') || attributes('include');
    const pictureIds = ids ? ids.split(',').map((id) => Number(id.trim())) : children;
    return galleryOf(pictureIds.filter(Number.isInteger));
  },
  playlist: ({ attributes }) =>
    attributes('ids')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean)
      .map((id) => addressParagraph(ATTACHMENT + id))
      .join(''),
  ...{ quote: quotation, blockquote: quotation, pullquote: quotation, su_quote: quotation, su_pullquote: quotation },
  embed: ({ attributes, content }) => addressParagraph(content?.trim() || attributes('src')),
  youtube: video(/^[\w-]{11}$/, (id) => `https://www.youtube.com/watch?v=${id}`),
  vimeo: video(/^\d+$/, (id) => `https://vimeo.com/${id}`),
};
