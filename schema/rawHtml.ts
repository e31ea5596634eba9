/**
 * The elements of HTML that a text in Markdown may hold. No scripts, styles, frames or forms, and none of the landmarks of the page,
 * which are its own; `h1` becomes `h2`.
 */
const textElements = new Set(
  `address h1 h2 h3 h4 h5 h6 blockquote dd dl dt figcaption figure hr li menu ol p pre ul a abbr b bdi bdo br cite code data dfn em i
  kbd mark q rb rp rt rtc ruby s samp small span strong sub sup time u var wbr caption col colgroup table tbody td tfoot th thead tr
  img del`.split(/\s+/),
);

/** @returns the names of the elements that a text may hold */
export const textElementNames = (): string[] => [...textElements];

const TAG_NAME = /^<\/?([a-z][a-z0-9-]*)/i;
const COMMENT = /^<!--(?:-?>|[\s\S]*?-->)/;

const isAllowedTag = (tag: string) => textElements.has(TAG_NAME.exec(tag)?.[1]?.toLowerCase() ?? '');

/** What this module needs of a tokenizer of marked. */
type Lexing = { rules: { inline: { tag: RegExp }; block: { html: RegExp } } };

/**
 * Makes a part of marked that shows a tag that a text may not hold as the text it is (GFM 6.11): `Dear <name>,` is a sentence, and
 * `<script>` a word. Markdown goes on around it and behind it. A comment is not shown, as everywhere in Markdown; one that nobody
 * ends is text. Page and editor use the same part, so that both read a text alike.
 * @param tag matches a tag, a comment or the like at the beginning of a text: marked's own rule
 */
export function rawHtml(tag: RegExp) {
  /** @returns HTML in which every `<` is text but those of allowed tags, and that has no comments */
  const withAllowedTags = (html: string): string => {
    let shown = '';
    let done = 0;
    const lastEnd = html.lastIndexOf('-->');
    for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', done)) {
      shown += html.slice(done, at);
      const isComment = html.startsWith('<!--', at) && lastEnd >= at + 2;
      const found = isComment || !/[a-z/]/i.test(html[at + 1] ?? '') ? '' : (tag.exec(html.slice(at))?.[0] ?? '');
      const isAllowed = isAllowedTag(found);
      if (!isComment) shown += isAllowed ? found : '&lt;';
      done = isComment ? html.indexOf('-->', at + 2) + 3 : at + (isAllowed ? found.length : 1);
    }
    return shown + html.slice(done);
  };

  return {
    tokenizer: {
      /** A block of HTML. @returns false for marked's own rule, undefined for none: then it is a paragraph */
      html(this: Lexing, src: string): false | undefined {
        const block = this.rules.block.html.exec(src)?.[0].trimStart();
        if (block === undefined) return false;
        return COMMENT.test(block) || isAllowedTag(block) ? false : undefined;
      },
      /** A tag in a line. @returns false for marked's own rule */
      tag(this: Lexing, src: string): false {
        const raw = this.rules.inline.tag.exec(src)?.[0];
        if (raw === undefined || COMMENT.test(raw) || isAllowedTag(raw)) return false;
        // The types of marked know no text here; its lexer takes any token.
        return { type: 'text', raw, text: raw, escaped: false } as never;
      },
    },
    renderer: {
      html: ({ text }: { text: string }): string => withAllowedTags(text),
      /** Within a tag such as `<code>` marked leaves a text as it is. */
      text: (token: { text: string; escaped?: boolean; tokens?: unknown }): string | false =>
        token.escaped && !token.tokens ? withAllowedTags(token.text) : false,
    },
  };
}
