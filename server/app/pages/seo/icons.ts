import { themesOf } from '#schema/palette.ts';
import type { Site } from '#schema/site.ts';
import { pictureKey } from '#server/platform/storage/picture/keys.ts';
import { loadSharp } from '#server/platform/storage/picture/sharp.ts';
import { readFile, type Store } from '#server/platform/storage/store.ts';
import { markPicture } from '#web/shared/app/mark.ts';
import { textHash } from '#web/shared/art/random.ts';

export const TAB_ICON = 192;
export const TOUCH_ICON = 180;
export const MANIFEST_ICONS = [192, 512] as const;
export const iconSizes = [...new Set<number>([TAB_ICON, TOUCH_ICON, ...MANIFEST_ICONS])];

const DRAWING = 1;
/** DPI at which the mark is one pixel wide: it is 24 units wide, and an inch has 72. */
const MARK_DENSITY = 72 / 24;

export const iconPath = (size: number): string => `/icons/${size}.png`;

/** Path with version; only this address is stored. */
export function iconAddress({ icon, colours }: Site, size: number): string {
  const drawn = JSON.stringify([
    DRAWING,
    size,
    ...(icon ? [icon.id] : [colours.signal]),
    ...(colours.paper === 'WARM' ? [] : [colours.paper]),
  ]);
  return `${iconPath(size)}?v=${textHash(drawn).toString(36)}`;
}

/** @returns the icon of the site as a square PNG; null when there is none or its file is missing */
export async function readIcon(store: Store, { icon, colours }: Site): Promise<Buffer | null> {
  const file = icon && (await readFile(store, pictureKey(icon.id)));
  return file ? squared(file, MANIFEST_ICONS[1], colours) : null;
}

export const drawIcon = (size: number, icon: Buffer | null, { colours }: Site): Promise<Buffer> =>
  squared(icon ?? Buffer.from(markPicture(themesOf(colours).light)), size, colours);

async function squared(picture: Buffer, size: number, colours: Site['colours']): Promise<Buffer> {
  const sharp = await loadSharp();
  const options = { fit: 'contain', background: themesOf(colours).light.paper } as const;
  // Render vector graphics at the target size.
  return sharp(picture, { density: MARK_DENSITY * size })
    .resize(size, size, options)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Path that browsers and programs ask for without a page. */
export const FAVICON = '/favicon.ico';
const FAVICON_SIZES = [16, 32, 48];
const [HEADER_BYTES, ENTRY_BYTES] = [6, 16];

/** Puts PNG files of several sizes into one ICO file, which has their table at its beginning. */
export async function drawFavicon(icon: Buffer | null, site: Site): Promise<Buffer> {
  const files = await Promise.all(FAVICON_SIZES.map((size) => drawIcon(size, icon, site)));
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * files.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(files.length, 4);
  let offset = head.length;
  for (const [index, file] of files.entries()) {
    const at = HEADER_BYTES + ENTRY_BYTES * index;
    const size = FAVICON_SIZES[index] as number;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    // One colour plane of 32 bits.
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(file.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += file.length;
  }
  return Buffer.concat([head, ...files]);
}
