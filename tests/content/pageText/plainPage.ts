/** Attributes with meaning for readers, programs and links. */
const STORED = /\s(id|href|datetime|aria-label|aria-labelledby)="([^"]*)"/gi;

/** @returns texts and links of the main part of a page, one element per line, without drawings and styles */
export function plainPage(html: string): string {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  return main
    .replace(/<svg.*?<\/svg>/gs, '<drawing>')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<form.*?<\/form>/gs, '<form>')
    .replace(/<(\w+)((?:\s[^>]*)?)>/g, (_, tag: string, attributes: string) => {
      const kept = [...attributes.matchAll(STORED)].map(([, name, value]) => ` ${name}="${value}"`).join('');
      return `\n<${tag}${kept}>`;
    })
    .replace(/<\/(\w+)>/g, '</$1>\n')
    .replace(/&#x27;|&#39;/g, "'")
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
