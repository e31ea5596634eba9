/**
 * HTML elements that are allowed in Markdown texts: no scripts, styles, frames, forms or landmarks. `h1` becomes `h2`.
 */
const textElements = new Set(
  `address h1 h2 h3 h4 h5 h6 blockquote dd dl dt figcaption figure hr li menu ol p pre ul a abbr b bdi bdo br cite code data dfn em i
  kbd mark q rb rp rt rtc ruby s samp small span strong sub sup time u var wbr caption col colgroup table tbody td tfoot th thead tr
  img del details summary`.split(/\s+/),
);

export const textElementNames = (): string[] => [...textElements];

const TAG_NAME = /^<\/?([a-z][a-z0-9-]*)/i;
const COMMENT = /^<!--(?:-?>|[\s\S]*?-->)/;

const isAllowedTag = (tag: string) => textElements.has(TAG_NAME.exec(tag)?.[1]?.toLowerCase() ?? '');

/** The part of marked's tokenizer that this module uses. */
type Lexing = { rules: { inline: { tag: RegExp }; block: { html: RegExp } } };

/**
 * An extension of marked that shows tags which are not allowed as text (GFM 6.11): `Dear <name>,` stays readable, and
 * Markdown is still parsed around it. Comments are hidden, as in Markdown; an unterminated one is text. Page and editor
 * use the same extension, so that both parse a text alike.
 * @param tag matches a tag, a comment or the like at the beginning of a text: marked's own rule
 */
export function rawHtml(tag: RegExp) {
  /** @returns HTML without comments in which every `<` is escaped except in allowed tags */
  const withAllowedTags = (html: string): string => {
    let text = '';
    let done = 0;
    const lastEnd = html.lastIndexOf('-->');
    for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', done)) {
      text += html.slice(done, at);
      const isComment = html.startsWith('<!--', at) && lastEnd >= at + 2;
      const match = isComment || !/[a-z/]/i.test(html[at + 1] ?? '') ? '' : (tag.exec(html.slice(at))?.[0] ?? '');
      const isAllowed = isAllowedTag(match);
      if (!isComment) text += isAllowed ? match : '&lt;';
      done = isComment ? html.indexOf('-->', at + 2) + 3 : at + (isAllowed ? match.length : 1);
    }
    return text + html.slice(done);
  };

  return {
    tokenizer: {
      /** A block of HTML. @returns false for marked's own rule, undefined for none: then it is a paragraph */
      html(this: Lexing, src: string): false | undefined {
        const block = this.rules.block.html.exec(src)?.[0].trimStart();
        if (block === undefined) return false;
        return COMMENT.test(block) || isAllowedTag(block) ? false : undefined;
      },
      /** An inline tag. @returns false for marked's own rule */
      tag(this: Lexing, src: string): false {
        const raw = this.rules.inline.tag.exec(src)?.[0];
        if (raw === undefined || COMMENT.test(raw) || isAllowedTag(raw)) return false;
        // The types of marked do not allow text here; its lexer accepts any token.
        return { type: 'text', raw, text: raw, escaped: false } as never;
      },
    },
    renderer: {
      html: ({ text }: { text: string }): string => withAllowedTags(text),
      /** Inside a tag such as `<code>` marked leaves a text unescaped. */
      text: (token: { text: string; escaped?: boolean; tokens?: unknown }): string | false =>
        token.escaped && !token.tokens ? withAllowedTags(token.text) : false,
    },
  };
}
