import { randomBytes } from 'node:crypto';
import { fillTokens, tokenOf } from './html/markdown.ts';
import { withSize } from './html/pictureSizes.ts';
import { readHtml } from './html/readInWorker.ts';
import type { Links } from './links.ts';
import type { ImportedPicture } from './pictures.ts';
import { Remarks, type RemarkTexts } from './remarks.ts';
import type { FailedPicture } from './report.ts';
import type { Source, SourcePicture, SourcePost } from './source.ts';

const AT_ONCE = 4;
const isFile = /\.(pdf|docx?|xlsx?|pptx?|zip|mp3|mp4|m4a|mov|webm|ogg|wav|csv|epub)$/i;
const isPictureFile = /\.(jpe?g|png|gif|webp)$/i;

export type Body = RemarkTexts & {
  markdown: string;
  /** The beginning of the text without format, for the excerpt. */
  beginning: string;
  pictures: string[];
  failedPictures: FailedPicture[];
};

/** @param takePicture imports a picture; without it nothing is imported */
export async function bodyOf(
  post: SourcePost,
  source: Source,
  links: Links,
  takePicture?: (picture: SourcePicture) => Promise<ImportedPicture>,
): Promise<Body> {
  const nonce = randomBytes(8).toString('hex');
  const { text, dialect, children, addresses } = post;
  const page = source.base === null ? undefined : { base: source.base, addresses };
  const converted = await readHtml(Buffer.from(text), { dialect, nonce, children, page }).catch(
    (error: Error) => error,
  );
  if (converted instanceof Error) {
    const losses = [`its text could not be read: ${converted.message}`];
    return { markdown: '', beginning: '', losses, notes: [], pictures: [], failedPictures: [] };
  }
  const remarks = new Remarks(converted);
  const targets = converted.addresses.map(() => '');
  const pictures: string[] = [];
  const failedPictures: FailedPicture[] = [];
  let { markdown } = converted;
  const resolveAddress = async ({ url, isPicture }: (typeof converted.addresses)[number], index: number) => {
    const attachment = source.pictureOf(url);
    const isShown = isPicture || isLinkedPicture(url, converted.addresses, links);
    if (isShown) {
      const picture = attachment ?? { url: links.absolute(url), alt: '' };
      pictures.push(picture.url);
      const result = takePicture ? await takePicture(picture) : null;
      targets[index] = result && 'address' in result ? result.address : picture.url;
      if (result && 'fault' in result) {
        remarks.lose(`a picture did not come: ${picture.url.slice(0, 300)}: ${result.fault}`);
        failedPictures.push({ host: hostOf(picture.url), fault: result.fault });
        const token = tokenOf(nonce, index);
        const size = converted.sizes[token];
        if (picture.url.startsWith('data:')) targets[index] = '';
        // The library does not know this size, which keeps the place of the picture on the page.
        else if (size) markdown = withSize(markdown, token, size);
      }
      return;
    }
    const link = links.follow(attachment?.url ?? url);
    targets[index] = link?.address ?? '';
    if (!link) remarks.lose(`a link that leads nowhere was left out: ${url.slice(0, 200)}`);
    else if (isFile.test(link.address)) remarks.lose(`a file stays where it is: ${link.address.slice(0, 300)}`);
    else if (link.isLost) remarks.lose(`a link leads to a page that has not come: ${link.address.slice(0, 300)}`);
  };
  for (let start = 0; start < converted.addresses.length; start += AT_ONCE) {
    await Promise.all(
      converted.addresses.slice(start, start + AT_ONCE).map((address, index) => resolveAddress(address, start + index)),
    );
  }
  markdown = fillTokens(markdown, nonce, (number) => inMarkdown(targets[number] ?? ''));
  return { markdown, beginning: converted.beginning, ...remarks.texts, pictures, failedPictures };
}

export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '') || 'no host';

/** Whether an address is the full size of a picture in the text; the link then leads to the imported picture. */
function isLinkedPicture(url: string, addresses: { url: string; isPicture: boolean }[], links: Links): boolean {
  if (!isPictureFile.test(url.split(/[?#]/, 1)[0] ?? '')) return false;
  const stem = (address: string) => links.absolute(address).replace(/(-\d+x\d+)?\.\w+$/, '');
  return addresses.some(({ url: other, isPicture }) => isPicture && stem(other) === stem(url));
}

const inMarkdown = (address: string) =>
  address.replace(/[\s<>()\\"]/g, (character) =>
    encodeURIComponent(character).replace(/[()]/g, (character) => `%${character.charCodeAt(0).toString(16)}`),
  );
