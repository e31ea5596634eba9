/** A WordPress shortcode with an end: `[name key="value"]…[/name]`. */
const pair = (name: string) => new RegExp(`\\[${name}\\b([^\\]]*)\\]([\\s\\S]*?)\\[/${name}\\]`, 'gi');
const single = (name: string) => new RegExp(`\\[${name}\\b([^\\]]*)/?\\]`, 'gi');
const otherShortcodes =
  /(?<!\[)\[\/?([a-z][a-z0-9_-]{2,40})(?:\s+[\w-]+\s*=\s*(?:"[^"\]]*"|'[^'\]]*'|[^\s"'\]]+))*\s*\/?\](?!\()/gi;

export const ATTACHMENT = 'attachment:';

const attribute = (attributes: string, name: string): string => {
  const [, quoted, single, bare] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'\\]]+))`, 'i').exec(attributes) ?? [];
  return quoted ?? single ?? bare ?? '';
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const addressParagraph = (address: string) =>
  address ? `\n\n<p><a class="marquee-address" href="${escaped(address)}">.</a></p>\n\n` : '';

/**
 * Replaces the built-in WordPress shortcodes by HTML.
 * @param children ids of the pictures uploaded to the post, for a gallery without ids
 * @returns the text, and the names of the remaining shortcodes
 */
export function withoutShortcodes(html: string, children: readonly number[]): { html: string; unknownNames: string[] } {
  const replaced = html
    .replace(pair('caption'), (_, attributes: string, content: string) => caption(attributes, content))
    .replace(pair('wp_caption'), (_, attributes: string, content: string) => caption(attributes, content))
    .replace(single('gallery'), (_, attributes: string) => {
      const ids = attribute(attributes, 'ids') || attribute(attributes, 'include');
      const pictureIds = ids ? ids.split(',').map((id) => Number(id.trim())) : children;
      const pictures = pictureIds.filter(Number.isInteger).map((id) => `<p><img src="${ATTACHMENT}${id}"></p>`);
      return `\n\n<figure class="gallery">${pictures.join('')}</figure>\n\n`;
    })
    .replace(pair('embed'), (_, __, content: string) => addressParagraph(content.trim()))
    .replace(single('youtube'), (_, attributes: string) => addressParagraph(attributes.replace(/^[\s=]+/, '').trim()))
    .replace(pair('(?:video|playlist)'), (_, attributes: string) => addressParagraph(addressIn(attributes)))
    .replace(pair('audio'), (_, attributes: string) => addressParagraph(addressIn(attributes)))
    .replace(single('(?:video|audio)'), (_, attributes: string) => addressParagraph(addressIn(attributes)))
    .replace(pair('(?:source)?code'), (_, attributes: string, content: string) => {
      const language = attribute(attributes, 'lang(?:uage)?').replace(/[^\w-]/g, '');
      return `\n\n<pre><code class="language-${language}">${content.replace(/<br\s*\/?>/g, '').replace(/[<>]/g, escaped)}</code></pre>\n\n`;
    });
  return {
    html: replaced,
    unknownNames: [...new Set([...replaced.matchAll(otherShortcodes)].map(([, name = '']) => name.toLowerCase()))],
  };
}

const addressIn = (attributes: string) =>
  ['src', 'mp4', 'm4v', 'webm', 'ogv', 'mp3', 'm4a', 'ogg', 'wav']
    .map((name) => attribute(attributes, name))
    .find(Boolean) ?? '';

/** A picture with caption. Old texts have the caption in an attribute, others after the picture. */
function caption(attributes: string, content: string): string {
  const [picture = ''] = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(content) ?? [];
  const captionText = attribute(attributes, 'caption') || content.slice(content.indexOf(picture) + picture.length);
  return `\n\n<figure>${picture}<figcaption>${captionText}</figcaption></figure>\n\n`;
}
