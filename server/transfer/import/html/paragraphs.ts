const BLOCK =
  'address|article|aside|blockquote|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|' +
  'li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|video|audio';
const beginsWithBlock = new RegExp(`^</?(?:${BLOCK})\\b|^<!--`, 'i');
const blockStart = new RegExp(`<(?:${BLOCK})\\b[^>]*>`, 'gi');
const blockEnd = new RegExp(`</(?:${BLOCK})>|<hr\\b[^>]*>`, 'gi');
const verbatim = /(<(?:pre|script|style|textarea)\b[\s\S]*?<\/(?:pre|script|style|textarea)>)/i;

/** WordPress' classic editor stores blank lines instead of `<p>`, and line breaks instead of `<br>`. */
export const withParagraphs = (html: string): string =>
  html
    .replace(/\r\n?/g, '\n')
    .split(verbatim)
    .map((part, index) => (index % 2 ? `\n\n${part}\n\n` : paragraphsOf(part)))
    .join('');

const paragraphsOf = (text: string): string =>
  text
    .replace(blockStart, '\n\n$&')
    .replace(blockEnd, '$&\n\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (beginsWithBlock.test(part) ? part : `<p>${part.replaceAll('\n', '<br>\n')}</p>`))
    .join('\n');
