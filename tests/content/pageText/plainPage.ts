/** The attributes of a page that matter to readers, programs and links. */
const KEPT = /\s(id|href|datetime|aria-label|aria-labelledby)="([^"]*)"/gi;

/** @returns what the main part of a page says and where it leads, an element a line, without drawings and looks */
export function plainPage(html: string): string {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  return main
    .replace(/<svg.*?<\/svg>/gs, '<drawing>')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<form.*?<\/form>/gs, '<form>')
    .replace(/<(\w+)((?:\s[^>]*)?)>/g, (_, tag: string, attributes: string) => {
      const kept = [...attributes.matchAll(KEPT)].map(([, name, value]) => ` ${name}="${value}"`).join('');
      return `\n<${tag}${kept}>`;
    })
    .replace(/<\/(\w+)>/g, '</$1>\n')
    .replace(/&#x27;|&#39;/g, "'")
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
