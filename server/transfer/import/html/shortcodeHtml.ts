/** Prefix of the address of a picture or file that is named by its id. */
export const ATTACHMENT = 'attachment:';

export type Attributes = (name: string) => string;
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
export const addressParagraph = (address: string): string =>
  address ? `\n\n<p><a class="marquee-address" href="${escaped(address.replaceAll('&amp;', '&'))}">.</a></p>\n\n` : '';
export const pictureOf = (source: string, alt = ''): string =>
  source ? `<img src="${/^\d+$/.test(source) ? ATTACHMENT + source : escaped(source)}" alt="${escaped(alt)}">` : '';
export const galleryOf = (ids: readonly (string | number)[]): string =>
  `\n\n<figure class="gallery">${ids.map((id) => `<p>${pictureOf(String(id))}</p>`).join('')}</figure>\n\n`;
