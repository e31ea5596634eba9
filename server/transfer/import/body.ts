import { randomBytes } from 'node:crypto';
import { fillTokens } from './html/markdown.ts';
import { readHtml } from './html/readInThread.ts';
import type { Links } from './links.ts';
import type { ImportedPicture } from './pictures.ts';
import type { Source, SourcePicture, SourcePost } from './source.ts';

const AT_ONCE = 4;
const isFile = /\.(pdf|docx?|xlsx?|pptx?|zip|mp3|mp4|m4a|mov|webm|ogg|wav|csv|epub)$/i;
const isPictureFile = /\.(jpe?g|png|gif|webp)$/i;

export type Body = {
  markdown: string;
  losses: string[];
  pictures: string[];
};

/** @param takePicture imports a picture; without it nothing is imported */
export async function bodyOf(
  post: SourcePost,
  source: Source,
  links: Links,
  takePicture?: (picture: SourcePicture) => Promise<ImportedPicture>,
): Promise<Body> {
  const nonce = randomBytes(8).toString('hex');
  const { text, dialect, children } = post;
  const converted = await readHtml(Buffer.from(text), { dialect, nonce, children }).catch((error: Error) => error);
  if (converted instanceof Error) {
    return { markdown: '', losses: [`its text could not be read: ${converted.message}`], pictures: [] };
  }
  const losses = new Set(converted.losses);
  const targets = converted.addresses.map(() => '');
  const pictures: string[] = [];
  const resolveAddress = async ({ url, isPicture }: (typeof converted.addresses)[number], index: number) => {
    const isShown = isPicture || isLinkedPicture(url, converted.addresses, links);
    if (isShown) {
      const knownPicture = source.pictureOf(url);
      const picture = knownPicture ?? { url: links.absolute(url), alt: '' };
      pictures.push(picture.url);
      const result = takePicture ? await takePicture(picture) : null;
      targets[index] = result && 'address' in result ? result.address : picture.url;
      if (result && 'fault' in result)
        losses.add(`a picture did not come: ${picture.url.slice(0, 300)}: ${result.fault}`);
      return;
    }
    const link = links.follow(url);
    targets[index] = link?.address ?? '';
    if (!link) losses.add(`a link that leads nowhere was left out: ${url.slice(0, 200)}`);
    else if (isFile.test(link.address)) losses.add(`a file stays where it is: ${link.address.slice(0, 300)}`);
    else if (link.isLost) losses.add(`a link leads to a page that has not come: ${link.address.slice(0, 300)}`);
  };
  for (let start = 0; start < converted.addresses.length; start += AT_ONCE) {
    await Promise.all(
      converted.addresses.slice(start, start + AT_ONCE).map((address, index) => resolveAddress(address, start + index)),
    );
  }
  const markdown = fillTokens(converted.markdown, nonce, (number) => inMarkdown(targets[number] ?? ''));
  return { markdown, losses: [...losses], pictures };
}

/** Whether an address is the full size of a picture in the text; the link then leads to the imported picture. */
function isLinkedPicture(url: string, addresses: { url: string; isPicture: boolean }[], links: Links): boolean {
  if (!isPictureFile.test(url.split(/[?#]/, 1)[0] ?? '')) return false;
  const stem = (address: string) => links.absolute(address).replace(/(-\d+x\d+)?\.\w+$/, '');
  return addresses.some(({ url: other, isPicture }) => isPicture && stem(other) === stem(url));
}

const inMarkdown = (address: string) =>
  address.replace(/[\s<>()\\]/g, (character) =>
    encodeURIComponent(character).replace(/[()]/g, (character) => `%${character.charCodeAt(0).toString(16)}`),
  );
