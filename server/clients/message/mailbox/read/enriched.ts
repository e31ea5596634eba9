/** Converts text/enriched (RFC 1896) and text/richtext (RFC 1341), the ancestors of HTML in mails. */
export function enrichedToText(text: string, type: string): string {
  const lines =
    type === 'text/richtext'
      ? text
          .replace(/<comment>[^<]{0,1000}<\/comment>/gi, '')
          .replace(/\n+/g, ' ')
          .replace(/<(nl|np|\/paragraph)>/gi, '\n')
          .replace(/<lt>/gi, '<<')
      : text
          .replace(/<param>[^<]{0,1000}<\/param>/gi, '')
          // A line end is a space; of several, one is lost.
          .replace(/\n+/g, (ends) => (ends.length === 1 ? ' ' : ends.slice(1)));
  return lines.replace(/<(<|\/?[a-z0-9-]{1,60}>)/gi, (_, rest: string) => (rest === '<' ? '<' : ''));
}
