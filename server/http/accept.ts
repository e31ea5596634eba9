/** How much each kind of content is wanted, 0 to 1, by its name (RFC 9110, 12.5.1). */
function wishes(accept: string): Map<string, number> {
  return new Map(
    accept.split(',').map((part) => {
      const [kind = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
      const quality = parameters.find((one) => one.startsWith('q='))?.slice(2);
      return [kind, quality === undefined ? 1 : Number(quality) || 0];
    }),
  );
}

/** What the doors of programs answer with. */
const programKinds = ['application/graphql-response+json', 'application/json', 'text/event-stream', 'multipart/mixed'];

/** @returns whether a page is what this Accept asks for: named, and wanted more than any answer for programs */
export function prefersHtml(accept = ''): boolean {
  const wanted = wishes(accept);
  const html = wanted.get('text/html') ?? 0;
  const anything = Math.max(wanted.get('*/*') ?? 0, wanted.get('application/*') ?? 0);
  return html > 0 && html >= anything && programKinds.every((kind) => html > (wanted.get(kind) ?? 0));
}
