/** Converts text/enriched (RFC 1896), the ancestor of HTML in mails. */
export function enrichedToText(text: string): string {
  return (
    text
      .replace(/<param>[^<]{0,1000}<\/param>/gi, '')
      // A line end is a space; of several, one is lost.
      .replace(/\n+/g, (ends) => (ends.length === 1 ? ' ' : ends.slice(1)))
      .replace(/<(<|\/?[a-z0-9-]{1,60}>)/gi, (_, rest: string) => (rest === '<' ? '<' : ''))
  );
}
