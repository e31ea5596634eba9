import { randomBytes } from 'node:crypto';
import { fillTokens } from './html/markdown.ts';
import { readHtml } from './html/readInThread.ts';
import type { Links } from './links.ts';
import type { Taken } from './pictures.ts';
import type { Source, SourcePicture, SourcePost } from './source.ts';

const AT_ONCE = 4;
const isFile = /\.(pdf|docx?|xlsx?|pptx?|zip|mp3|mp4|m4a|mov|webm|ogg|wav|csv|epub)$/i;
const isPictureFile = /\.(jpe?g|png|gif|webp)$/i;

export type Body = {
  markdown: string;
  losses: string[];
  pictures: string[];
};

/** @param take imports a picture; without it nothing is imported */
export async function bodyOf(
  post: SourcePost,
  source: Source,
  links: Links,
  take?: (picture: SourcePicture) => Promise<Taken>,
): Promise<Body> {
  const nonce = randomBytes(8).toString('hex');
  const { text, dialect, children } = post;
  const read = await readHtml(Buffer.from(text), { dialect, nonce, children }).catch((error: Error) => error);
  if (read instanceof Error) {
    return { markdown: '', losses: [`its text could not be read: ${read.message}`], pictures: [] };
  }
  const losses = new Set(read.losses);
  const places = read.addresses.map(() => '');
  const pictures: string[] = [];
  const settle = async ({ url, isPicture }: (typeof read.addresses)[number], index: number) => {
    const shown = isPicture || isLinkedPicture(url, read.addresses, links);
    if (shown) {
      const called = source.pictureOf(url);
      const picture = called ?? { url: links.whole(url), alt: '' };
      pictures.push(picture.url);
      const taken = take ? await take(picture) : null;
      places[index] = taken && 'address' in taken ? taken.address : picture.url;
      if (taken && 'fault' in taken) losses.add(`a picture did not come: ${picture.url.slice(0, 300)}: ${taken.fault}`);
      return;
    }
    const led = links.follow(url);
    places[index] = led?.address ?? '';
    if (!led) losses.add(`a link that leads nowhere was left out: ${url.slice(0, 200)}`);
    else if (isFile.test(led.address)) losses.add(`a file stays where it is: ${led.address.slice(0, 300)}`);
    else if (led.isLost) losses.add(`a link leads to a page that has not come: ${led.address.slice(0, 300)}`);
  };
  for (let at = 0; at < read.addresses.length; at += AT_ONCE) {
    await Promise.all(read.addresses.slice(at, at + AT_ONCE).map((address, index) => settle(address, at + index)));
  }
  const markdown = fillTokens(read.markdown, nonce, (number) => inMarkdown(places[number] ?? ''));
  return { markdown, losses: [...losses], pictures };
}

/** Whether an address is the full size of a picture in the text; the link then leads to the imported picture. */
function isLinkedPicture(url: string, addresses: { url: string; isPicture: boolean }[], links: Links): boolean {
  if (!isPictureFile.test(url.split(/[?#]/, 1)[0] ?? '')) return false;
  const stem = (address: string) => links.whole(address).replace(/(-\d+x\d+)?\.\w+$/, '');
  return addresses.some(({ url: other, isPicture }) => isPicture && stem(other) === stem(url));
}

const inMarkdown = (address: string) =>
  address.replace(/[\s<>()\\]/g, (sign) =>
    encodeURIComponent(sign).replace(/[()]/g, (one) => `%${one.charCodeAt(0).toString(16)}`),
  );
