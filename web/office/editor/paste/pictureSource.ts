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

/** Hosts that show a picture only to the person who copied it, or only for a while: mail, chats, shared folders. */
const borrowedHosts = new RegExp(
  String.raw`^https?:\/\/(?:[\w-]+\.)*(?:${[
    ...['docs.google.com', 'drive.google.com', 'mail.google.com', 'chat.google.com'],
    ...[
      'sharepoint.com',
      'sharepoint.us',
      'onedrive.live.com',
      '1drv.com',
      '1drv.ms',
      'storage.live.com',
      'officeapps.live.com',
    ],
    ...['outlook.live.com', 'outlook.office.com', 'outlook.office365.com', 'attachments.office.net'],
    ...['teams.microsoft.com', 'asm.skype.com', 'asyncgw.teams.microsoft.com', 'svc.ms'],
    ...['mail.yahoo.com', 'mail.yahoo.net', 'mail.zoho.com', 'mail.zoho.in', 'mail.proton.me', 'icloud-content.com'],
    ...['files.slack.com', 'slack-files.com', 'atlassian.net', 'file.notion.so', 'www.notion.so'],
    ...['web.whatsapp.com', 'whatsapp.net', 'fbcdn.net', 'cdninstagram.com', 'discordapp.net'],
    ...['dropboxusercontent.com', 'localhost', 'local', 'internal', 'lan'],
  ]
    .map((host) => host.replaceAll('.', '\\.'))
    .join('|')})(?::\d+)?(?:\/|$)`,
  'i',
);
/** Addresses that work for everybody, but not for long. */
const BRIEF = /^https?:\/\/(?:[\w-]+\.)*googleusercontent\.com\//i;
/** A computer of the network at home or in the office. */
const PRIVATE = /^https?:\/\/(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\]|\[f[cd])/i;
/** A signed address ends after some hours: Notion, and others that store their files at Amazon. */
const SIGNED = /[?&](?:X-Amz-Signature|X-Goog-Signature|Signature|Expires|expirationTimestamp)=/i;

/** The site itself may be in a private network. */
const isOwnSite = (address: string) =>
  globalThis.location !== undefined && URL.canParse(address) && new URL(address).host === location.host;
const isBorrowed = (address: string) => (borrowedHosts.test(address) || PRIVATE.test(address)) && !isOwnSite(address);
const withProtocol = (src: string) => (src.startsWith('//') ? `https:${src}` : src);

/** @returns whether a page cannot show the picture at this address, or not for long */
export function isForeign(src: string): boolean {
  const address = withProtocol(src);
  if (/^https?:\/\//i.test(address)) return isBorrowed(address) || BRIEF.test(address) || SIGNED.test(address);
  return !/^\/(?!\/)/.test(src);
}

/** Types that the media library takes. */
const types = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
/** A drawn picture with more bytes becomes a JPEG. */
const MAX_PNG = 4_000_000;

const reasons = {
  file: 'It is a file on your computer, which the clipboard only names.',
  mail: 'It belongs to a mail, and the clipboard only names it.',
  borrowed: 'Its site shows it only to those who are signed in there.',
  unreadable: 'Its site does not allow it to be copied, or the file is damaged.',
};

/** @returns why the picture at an address cannot come */
export function reasonFor(src: string): string {
  if (/^(?:cid|mid|x-apple-ql-id):/i.test(src)) return reasons.mail;
  if (isBorrowed(withProtocol(src))) return reasons.borrowed;
  return /^(?:https?|blob|data):/i.test(withProtocol(src)) ? reasons.unreadable : reasons.file;
}

/** @returns the picture as a file, or why there is none */
export async function readPicture({ src, file }: PictureSource): Promise<{ file: File } | { reason: string }> {
  const own = file ?? fileOfData(src);
  if (own && types.includes(own.type)) return { file: own };
  const address = own ? URL.createObjectURL(own) : withProtocol(src);
  try {
    if (!/^(?:https?|blob|data):/i.test(address)) return { reason: reasonFor(src) };
    const drawn = await draw(address);
    return drawn ? { file: drawn } : { reason: reasonFor(src) };
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
