import { house } from '#schema/house.ts';
import type { Site } from '#schema/site.ts';
import { pictureKey } from '#server/platform/storage/picture/keys.ts';
import { loadSharp } from '#server/platform/storage/picture/sharp.ts';
import { readFile, type Store } from '#server/platform/storage/store.ts';
import { markPicture } from '#web/shared/app/mark.ts';
import { textHash } from '#web/shared/art/random.ts';

/** How wide the icon is in a browser's tab, and on a home screen of Apple's, in pixels. */
export const TAB_ICON = 192;
export const TOUCH_ICON = 180;
/** The widths that browsers ask of a manifest. */
export const MANIFEST_ICONS = [192, 512] as const;
export const iconSizes = [...new Set<number>([TAB_ICON, TOUCH_ICON, ...MANIFEST_ICONS])];

/** To be counted up when icons are drawn in another way. */
const DRAWING = 1;
/** Dots per inch that draw the mark one pixel wide: it is 24 units wide, of which an inch has 72. */
const MARK_DENSITY = 72 / 24;

export const iconPath = (size: number): string => `/icons/${size}.png`;

/** Its path and version, the only address that keeps. */
export function iconAddress({ icon, colours }: Site, size: number): string {
  const drawn = JSON.stringify([DRAWING, size, icon ? icon.id : colours.signal]);
  return `${iconPath(size)}?v=${textHash(drawn).toString(36)}`;
}

/** @returns the icon that was chosen, as a square PNG; null where none was, or its file is away */
export async function readIcon(store: Store, { icon }: Site): Promise<Buffer | null> {
  const file = icon && (await readFile(store, pictureKey(icon.id)));
  return file ? squared(file, MANIFEST_ICONS[1]) : null;
}

/** @param icon what `readIcon` has read: without one the mark is drawn @returns a PNG */
export const drawIcon = (size: number, icon: Buffer | null, { colours }: Site): Promise<Buffer> =>
  squared(icon ?? Buffer.from(markPicture(colours.signal)), size);

async function squared(picture: Buffer, size: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const options = { fit: 'contain', background: house.paper } as const;
  // Of what is drawn by lines, as many dots as are asked for.
  return sharp(picture, { density: MARK_DENSITY * size })
    .resize(size, size, options)
    .png({ compressionLevel: 9 })
    .toBuffer();
}
