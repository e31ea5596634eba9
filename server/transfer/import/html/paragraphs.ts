const BLOCK =
  'address|article|aside|blockquote|caption|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|' +
  'iframe|legend|li|main|menu|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|video|audio';
const leadingTags = new RegExp(`^(?:\\s*(?:</?(?:${BLOCK})\\b[^>]*>|<!--[\\s\\S]*?-->))+`, 'i');
const blockStart = new RegExp(`<(?:${BLOCK})\\b[^>]*>`, 'gi');
const blockEnd = new RegExp(`</(?:${BLOCK})>|<hr\\b[^>]*>`, 'gi');
/** A heading has no paragraphs in it. */
const headings = /<(h[1-6])\b[^>]*>[\s\S]{0,2000}?<\/\1>/gi;
const verbatim = /(<(?:pre|script|style|textarea)\b[\s\S]*?<\/(?:pre|script|style|textarea)>)/i;

/** Applies a change outside of code, scripts and styles. */
export const outsideVerbatim = (html: string, change: (part: string) => string, between = ''): string =>
  html
    .split(verbatim)
    .map((part, index) => (index % 2 ? between + part + between : change(part)))
    .join('');

/** WordPress' classic editor stores blank lines instead of `<p>`, and line breaks instead of `<br>`. */
export const withParagraphs = (html: string): string =>
  outsideVerbatim(html.replace(/\r\n?/g, '\n'), paragraphsOf, '\n\n');

const paragraphsOf = (text: string): string =>
  text
    .replace(headings, (heading) => heading.replace(/<br\s*\/?>\s*(?=<br\s*\/?>)/gi, ''))
    .replace(/<br\s*\/?>\s*<br\s*\/?>/gi, '\n\n')
    .replace(blockStart, '\n\n$&')
    .replace(blockEnd, '$&\n\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [tags = ''] = leadingTags.exec(part) ?? [];
      const rest = withBreaks(part.slice(tags.length).trim());
      return tags ? tags + rest : `<p>${rest}</p>`;
    })
    .join('\n');

/** Replaces line breaks by elements, except beside an element and inside a tag. */
const withBreaks = (text: string): string =>
  text
    .split(/(<[^>]*>)/)
    .map((part, index, parts) => {
      if (index % 2) return part;
      const isAfterBreak = /^<br\b/i.test(parts[index - 1] ?? '');
      return part.replace(/[ \t]*\n/g, (_, position: number) => (isAfterBreak && position === 0 ? '\n' : '<br>\n'));
    })
    .join('');
