export const escapedHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

type CardPicture = { src: string; alt: string; href: string };

/** @param caption HTML */
export function figureHtml(pictures: readonly CardPicture[], caption: string, className = 'kg-image-card'): string {
  const images = pictures.map(({ src, alt, href }) => {
    const image = `<img src="${escapedHtml(src)}" alt="${escapedHtml(alt)}">`;
    return href ? `<a href="${escapedHtml(href)}">${image}</a>` : image;
  });
  return `<figure class="${className}">${images.join('')}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
}
