export type PictureSource = {
  src: string;
  alt: string;
  /** The picture itself, if the clipboard has it. */
  file: File | null;
  /** The words before it in the pasted text. */
  before: string;
  /** The name of a file that came by itself. */
  name?: string;
};

/** Hosts whose addresses work only for a while, or only for the person who copied them. */
const BORROWED = /^https?:\/\/(?:[\w-]+\.)*(?:googleusercontent\.com|docs\.google\.com)\//i;
/** A signed address ends after some hours: Notion, and others that store their files at Amazon. */
const SIGNED = /[?&](?:X-Amz-Signature|X-Goog-Signature|Signature|Expires|expirationTimestamp)=/i;

/** @returns whether a page cannot show the picture at this address, or not for long */
export function isForeign(src: string): boolean {
  if (/^https?:\/\//i.test(src)) return BORROWED.test(src) || SIGNED.test(src);
  return !/^\/(?!\/)/.test(src);
}

/** Types that the media library takes. */
const types = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
/** A drawn picture with more bytes becomes a JPEG. */
const MAX_PNG = 4_000_000;

const reasons = {
  file: 'It is a file on your computer, which the clipboard only names.',
  unreadable: 'Its site does not allow it to be copied, or the file is damaged.',
};

/** @returns the picture as a file, or why there is none */
export async function readPicture({ src, file }: PictureSource): Promise<{ file: File } | { reason: string }> {
  const own = file ?? fileOfData(src);
  if (own && types.includes(own.type)) return { file: own };
  const address = own ? URL.createObjectURL(own) : src;
  try {
    if (!/^(?:https?|blob|data):/i.test(address)) return { reason: reasons.file };
    const drawn = await draw(address);
    return drawn ? { file: drawn } : { reason: reasons.unreadable };
  } finally {
    if (own) URL.revokeObjectURL(address);
  }
}

/** @returns the picture in a `data:` address; null for any other address */
function fileOfData(src: string): File | null {
  const [, type = '', encoding, data = ''] = /^data:([\w/+.-]*)(?:;[\w=-]+)*?(;base64)?,(.*)$/is.exec(src) ?? [];
  if (!type.startsWith('image/')) return null;
  try {
    const bytes = encoding
      ? Uint8Array.from(atob(decodeURIComponent(data).replace(/\s/g, '')), (sign) => sign.charCodeAt(0))
      : decodeURIComponent(data);
    return new File([bytes], `picture.${type.slice('image/'.length).replace(/\W.*$/, '')}`, { type });
  } catch {
    return null;
  }
}

/**
 * Draws a picture anew. That needs the permission of its site, as reading it would, but no other policy of this page.
 * @returns null without the permission, or for no picture
 */
async function draw(address: string): Promise<File | null> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.referrerPolicy = 'no-referrer';
  image.src = address;
  const canvas = document.createElement('canvas');
  try {
    await image.decode();
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const png = await toBlob(canvas, 'image/png');
    if (png && png.size <= MAX_PNG) return new File([png], 'picture.png', { type: 'image/png' });
    const jpeg = await toBlob(canvas, 'image/jpeg');
    return jpeg && new File([jpeg], 'picture.jpg', { type: 'image/jpeg' });
  } catch {
    return null;
  }
}

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
